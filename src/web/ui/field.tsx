import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Elements } from '../lib/elements.ts'
import { useT } from '../lib/i18n.tsx'
import { joinClasses } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { circleExclamationPointIcon } from './icons.ts'

type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** One sentence; its presence marks the control invalid and is announced when it appears. */
  error?: ReactNode
  /** Adds a quiet "optional" behind the label. */
  optional?: boolean
  /** 36 px high, for rails and tables. */
  small?: boolean
}

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

/**
 * Label, hint and error around any control: the child gets the ids and classes that tie them together.
 * Use `TextField`, `SelectField`, `TextAreaField` unless the control is your own.
 */
export function Field(props: FieldText & { id?: string; className?: string; children: (wiring: Wiring) => Elements }) {
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = joinClasses(props.error ? errorId : undefined, props.hint ? hintId : undefined)
  return (
    <div className={joinClasses(styles.field, props.className)}>
      <label htmlFor={id}>
        <span>{props.label}</span>
        {props.optional && <OptionalMark />}
      </label>
      {props.children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': props.error ? true : undefined,
        className: joinClasses(styles.input, props.small && styles.small),
      })}
      {props.hint && (
        <p className={styles.hint} id={hintId}>
          {props.hint}
        </p>
      )}
      {props.error && <FieldError id={errorId}>{props.error}</FieldError>}
    </div>
  )
}

function OptionalMark() {
  const t = useT('shell')
  return <span className={styles.optional}>{` ${t('field.optional')}`}</span>
}

/** The sentence under a control that is wrong; give its `id` to the control's `aria-describedby`. */
export function FieldError(props: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={props.id} role="alert">
      <Icon shape={circleExclamationPointIcon} size="s" />
      <span>{props.children}</span>
    </p>
  )
}

/** A one-line input with its label. */
export function TextField({
  label,
  hint,
  error,
  optional,
  small,
  className,
  ...input
}: FieldText & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, small, className, id: input.id }}>
      {(wiring) => <input {...input} {...wiring} />}
    </Field>
  )
}

/**
 * A native select with its label; children are `<option>`s.
 * @param standIn the words of the chosen option, drawn in the control's place as long as they are given
 */
export function SelectField({
  label,
  hint,
  error,
  optional,
  small,
  className,
  standIn,
  ...select
}: FieldText & ComponentProps<'select'> & { standIn?: string | undefined }) {
  return (
    <Field {...{ label, hint, error, optional, small, className, id: select.id }}>
      {(wiring) => {
        const look = joinClasses(wiring.className, styles.select)
        if (standIn !== undefined) return <ControlStandIn className={look}>{standIn}</ControlStandIn>
        return <select {...select} {...wiring} className={look} />
      }}
    </Field>
  )
}

/**
 * In the place of a control far down the page until its code is there. Browsers that offer to fill in forms lay out all that a
 * page has put off (`drawn-late`) as soon as there is a single control in it: before the first paint.
 */
export function ControlStandIn(props: { className: string | undefined; children: ReactNode }) {
  return <span className={joinClasses(props.className, styles.standIn)}>{props.children}</span>
}

/** A text area with its label; it grows with its text where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  small,
  className,
  ...area
}: FieldText & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, small, className, id: area.id }}>
      {(wiring) => <textarea {...area} {...wiring} className={joinClasses(wiring.className, styles.area)} />}
    </Field>
  )
}

/** First and last day a date control accepts (specification, section 5). */
export const dateLimits = { min: '1900-01-01', max: '2099-12-31' } as const

/** The browser's own date input, for birthdays and the like; stays are chosen in the range calendar. Values are `YYYY-MM-DD`. */
export function DateField({
  min,
  max,
  ...rest
}: FieldText & Omit<ComponentProps<'input'>, 'type'> & { min?: string; max?: string }) {
  return (
    <TextField
      {...rest}
      type="date"
      min={min && min > dateLimits.min ? min : dateLimits.min}
      max={max && max < dateLimits.max ? max : dateLimits.max}
    />
  )
}
