import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { keyAsRead } from '../lib/key-as-read.ts'
import styles from './tabs.module.css'

/** One panel at a time. Arrow keys, Home and End move between the tabs and show them. */
export function Tabs<Id extends string>(props: {
  label: string
  tabs: { id: Id; label: ReactNode }[]
  current: Id
  onChange: (id: Id) => void
  children: ReactNode
}) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const target = findTarget(
      event,
      props.tabs.length,
      props.tabs.findIndex((tab) => tab.id === props.current),
    )
    const tab = target === undefined ? undefined : props.tabs[target]
    if (!tab) return
    event.preventDefault()
    props.onChange(tab.id)
    list.current?.querySelectorAll('button')[target ?? 0]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={props.label} className={styles.tabs} onKeyDown={move}>
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === props.current}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === props.current ? 0 : -1}
            onClick={() => props.onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${props.current}`}>
        {props.children}
      </div>
    </>
  )
}

function findTarget(event: KeyboardEvent, count: number, current: number): number | undefined {
  switch (keyAsRead(event.key)) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
  return undefined
}
