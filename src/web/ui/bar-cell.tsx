import type { ComponentProps, ReactNode } from 'react'
import type { Elements } from '../lib/elements.ts'
import styles from './bar-cell.module.css'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Class names of one field in a search bar, for controls that bring their own element. */
export const barCell = {
  cell: styles.cell,
  label: styles.label,
  value: styles.value,
  empty: styles.empty,
} as const

/** A button in a search bar that shows what was chosen and opens where it is chosen. `empty` marks a value as a mere invitation. */
export function BarButton({
  icon,
  parts,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  icon: string
  parts: { label: ReactNode; value: ReactNode; empty?: boolean }[]
}) {
  return (
    <button {...rest} type="button" className={joinClasses(styles.cell, className)}>
      <Icon shape={icon} />
      <span className={styles.parts}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a cell are fixed
          <span key={index} className={styles.part}>
            <span className={styles.label}>{part.label}</span>
            <span className={joinClasses(styles.value, part.empty && styles.empty)}>{part.value}</span>
          </span>
        ))}
      </span>
    </button>
  )
}

/**
 * The same field made of the browser's own controls, for pages whose JavaScript has not run. A press before it gives way to its
 * button is kept for that by `start.js`.
 */
export function BarControls(props: { icon: string; ref?: ComponentProps<'div'>['ref']; children: ReactNode }) {
  return (
    <div className={styles.cell} ref={props.ref} data-late="field">
      <Icon shape={props.icon} />
      <span className={styles.parts}>{props.children}</span>
    </div>
  )
}

/** One labelled native control inside `BarControls`; the child is the input or select. */
export function BarControl(props: { label: ReactNode; children: Elements }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.part}>
      <span className={styles.label}>{props.label}</span>
      {props.children}
    </label>
  )
}
