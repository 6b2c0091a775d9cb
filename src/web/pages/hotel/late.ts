import { type ComponentType, createElement, lazy, type ReactNode } from 'react'

/** `ready` resolves once the server can render the part; in a browser at once, since `Suspense` waits there. */
export type Late<Props extends object> = { Part: ComponentType<Props>; ready: () => Promise<void> }

/**
 * A part that the server renders with the page and whose code browsers fetch after the page itself: fewer bytes stand
 * between a visitor and the first press. Put it in a `Suspense`. The styles it needs must be imported by the page, since
 * its own arrive too late for the first picture.
 */
export function createLate<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  if (!import.meta.env.SSR) return { Part: lazy(async () => ({ default: await load() })), ready: async () => {} }
  let loaded: ComponentType<Props> | undefined
  const loading = load().then((part) => {
    loaded = part
  })
  function render(props: Props): ReactNode {
    return loaded ? createElement(loaded, props) : null
  }
  return { Part: render, ready: () => loading }
}
