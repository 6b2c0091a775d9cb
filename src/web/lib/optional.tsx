import { type ComponentType, lazy } from 'react'

/**
 * A part that is pleasant to have and fetched after the page. Where its code does not come, nothing stands in its place:
 * the page around it goes on.
 */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing(): null {
  return null
}
