import type { ComponentProps, ReactNode } from 'react'
import { LocalLink } from '../lib/local-link.tsx'
import styles from './chip.module.css'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import { xIcon } from './icons.ts'

/** A filter or an answer that is on or off. */
export function Chip({
  pressed,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button {...rest} type={type} aria-pressed={pressed} className={joinClasses(styles.chip, className)} />
}

/** A chip that leads somewhere; `current` marks the place one is at. */
export function ChipLink({ current, className, ...rest }: ComponentProps<typeof LocalLink> & { current?: boolean }) {
  return <LocalLink {...rest} aria-current={current || undefined} className={joinClasses(styles.chip, className)} />
}

/** An active filter; pressing it takes the filter away. `label` says so in words: "Remove filter: Pool". */
export function RemovableChip(props: { children: ReactNode; label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      className={`${styles.chip} ${styles.removable}`}
      onClick={props.onRemove}
    >
      <span>{props.children}</span>
      <Icon shape={xIcon} size="s" />
    </button>
  )
}

/** Chips in a line that wraps; `scrolls` makes it one swiping line on phones and tablets. */
export function Chips(props: { children: ReactNode; scrolls?: boolean; className?: string }) {
  return (
    <div className={joinClasses(styles.chips, props.scrolls && styles.scrolls, props.className)}>{props.children}</div>
  )
}

/** A few views of the same thing, one of them shown: list or map, upcoming or past. */
export function Segments<Value extends string>(props: {
  label: string
  value: Value
  options: { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div className={styles.segments} role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === props.value}
          onClick={() => props.onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
