import type { ComponentProps, ReactNode } from 'react'
import { LocalLink } from '../lib/local-link.tsx'
import styles from './button.module.css'
import { joinClasses } from './class-names.ts'

/**
 * `accent` moves the visitor on: one in a view. `solid` is the chosen row, `soft` everything repeated, `outline` and
 * `plain` the quiet ones, `onPicture` lies on a photograph, `raised` on a map.
 */
export type ButtonVariant = 'accent' | 'solid' | 'soft' | 'outline' | 'plain' | 'danger' | 'onPicture' | 'raised'

type ButtonLook = {
  variant?: ButtonVariant
  /** 36 px high; its target stays 44 px. */
  small?: boolean
  wide?: boolean
  /** A round 44 px button; give it an `aria-label`. */
  iconOnly?: boolean
}

/** The class names of a button, for the rare element that is neither a button nor a link (a `<summary>`, a label). */
export function buttonClass(look: ButtonLook, extra?: string): string {
  return joinClasses(
    styles.button,
    styles[look.variant ?? 'soft'],
    look.small && styles.small,
    look.wide && styles.wide,
    look.iconOnly && styles.iconOnly,
    extra,
  )
}

/** A button; `busy` keeps its width, shows a ring and ignores further presses. */
export function Button({
  variant,
  small,
  wide,
  iconOnly,
  busy,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, small, wide, iconOnly }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? preventAction : rest.onClick}
    />
  )
}

function preventAction(event: { preventDefault(): void }) {
  event.preventDefault()
}

/** A link that looks like a button. `to` is a path without language; `LocalLink` adds it. */
export function LinkButton({
  variant,
  small,
  wide,
  iconOnly,
  className,
  ...rest
}: ComponentProps<typeof LocalLink> & ButtonLook) {
  return <LocalLink {...rest} className={buttonClass({ variant, small, wide, iconOnly }, className)} />
}

/** A link inside a sentence or under a block of text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof LocalLink>) {
  return <LocalLink {...rest} className={joinClasses(styles.link, className)} />
}

/** A button that reads like a link: "Show all", "Remove". */
export function TextButton({
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { children: ReactNode }) {
  return <button {...rest} type={type} className={joinClasses(styles.link, className)} />
}
