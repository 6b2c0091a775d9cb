import { type ComponentType, lazy, memo, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { comesNear } from './comes-near.ts'
import type { Elements } from './elements.ts'
import { onceOnline } from './once-online.ts'
import { tellTypedEarly } from './typed-early.ts'

/** A part of the page whose code comes after the page's own; `ready` resolves once it is there. */
export type Late<Props extends object> = {
  lazily: ComponentType<Props>
  loaded: ComponentType<Props> | undefined
  ready: () => Promise<void>
}

let wake: () => void = () => undefined
const everythingWanted = new Promise<void>((resolve) => {
  wake = resolve
})

/**
 * Parts far from the screen are woken by the first press, wherever it is: it may lead to another address, and React does not
 * show that while a part that may read it has no code. So does an address with a place in the page.
 */
export function wakeByPresses(): void {
  const wakeSoon = () => afterPaint(wake)
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, wakeSoon, { capture: true, once: true })
  if (location.hash) wake()
}

/**
 * A part that the server renders with the page and whose code browsers fetch after it: fewer bytes stand between a visitor
 * and the first press. The styles it needs must be imported by the page, since its own arrive too late for the first
 * picture.
 * @param near finds the server's markup of the part, if a first page need not wake it up before it comes near the screen. Links
 *   and forms in it work before that.
 */
export function createLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  near?: string,
): Late<Props> {
  const late: Late<Props> = {
    lazily: lazy(async () => {
      if (!import.meta.env.SSR) {
        if (near) await Promise.race([comesNear(near), everythingWanted])
        await onceOnline()
      }
      return { default: await load() }
    }),
    loaded: undefined,
    ready: async () => {
      late.loaded ??= await load()
    },
  }
  return late
}

/**
 * Shows a late part. The server and whoever comes from another page of ours have it by then (the loader waits for `ready`); a
 * first page wakes it up when its code is there. What it is given meanwhile waits for that: an update of a part without code would
 * hold up the waking of all others.
 */
export function LatePart<Props extends object>(props: LatePartProps<Props>) {
  const [awake, setAwake] = useState(false)
  const [rendered] = useState(props)
  return <Remembered {...(awake || props.part.loaded ? props : rendered)} onAwake={setAwake} />
}

type LatePartProps<Props extends object> = { part: Late<Props>; given: Props; fallback?: Elements }
type Told = { onAwake: (awake: true) => void }

function Boundary<Props extends object>({ part, given, fallback, onAwake }: LatePartProps<Props> & Told) {
  return (
    <Suspense fallback={<Waiting>{fallback}</Waiting>}>
      <Awakened part={part} given={given} onAwake={onAwake} />
    </Suspense>
  )
}

/** By each value it is given: React takes even a new object with the same ones for a change. */
const Remembered = memo(Boundary, haveSameValues) as typeof Boundary

function Awakened<Props extends object>({ part, given, onAwake }: LatePartProps<Props> & Told) {
  const Part = useMemo(() => part.loaded ?? part.lazily, [part])
  useLayoutEffect(tellTypedEarly, [])
  useEffect(() => onAwake(true), [onAwake])
  return <Part {...given} />
}

/** In the place of the part there is nothing of it that could come near. */
function Waiting({ children }: { children: Elements }) {
  useEffect(() => wake(), [])
  return children
}

function haveSameValues<Props extends object>(before: LatePartProps<Props>, now: LatePartProps<Props>): boolean {
  const values = Object.entries(now.given)
  return (
    before.part === now.part &&
    Object.keys(before.given).length === values.length &&
    values.every(([name, value]) => Reflect.get(before.given, name) === value)
  )
}
