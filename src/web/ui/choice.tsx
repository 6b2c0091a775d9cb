import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Elements } from '../lib/elements.ts'
import styles from './choice.module.css'
import { joinClasses } from './class-names.ts'
import { FieldError } from './field.tsx'

type ChoiceText = {
  children: ReactNode
  /** A figure at the end of the line: how many results the choice leaves. */
  count?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** 36 px high, for filter rails. */
  dense?: boolean
}

/** A checkbox and its words; the whole line is the target. */
export function Checkbox(props: ChoiceText & Omit<ComponentProps<'input'>, 'type'>) {
  return <Choice {...props} type="checkbox" />
}

/** One of several; put them in a `RadioGroup` or a fieldset with a legend. */
export function Radio(props: ChoiceText & Omit<ComponentProps<'input'>, 'type'>) {
  return <Choice {...props} type="radio" />
}

/** Takes effect at once: on or off. For something that is sent with a form use `Checkbox`. */
export function Switch(props: ChoiceText & Omit<ComponentProps<'input'>, 'type'>) {
  return <Choice {...props} type="checkbox" role="switch" />
}

function Choice({ children, count, hint, error, dense, className, ...input }: ChoiceText & ComponentProps<'input'>) {
  const id = useId()
  const described = joinClasses(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined)
  return (
    <div className={joinClasses(styles.choice, dense && styles.dense, className)}>
      <label>
        <input {...input} aria-describedby={described || undefined} aria-invalid={error ? true : undefined} />
        <span className={styles.words}>{children}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A fieldset with its legend; `inline` lets the choices share a line. */
export function ChoiceGroup(props: { legend: ReactNode; inline?: boolean; className?: string; children: Elements }) {
  return (
    <fieldset className={joinClasses(styles.group, props.inline && styles.inline, props.className)}>
      <legend>{props.legend}</legend>
      {props.children}
    </fieldset>
  )
}
