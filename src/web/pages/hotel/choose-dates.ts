import type { MouseEvent } from 'react'

/** Place in the page of the dates and guests of the stay. */
export const stayFormId = 'stay'

/** Opens the calendar of the form; false before that is awake, while the browser's own dates stand there. */
export function openCalendar(): boolean {
  const field = document.querySelector<HTMLElement>(`#${stayFormId} [aria-haspopup="dialog"]`)
  if (!field) return false
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Focus comes back to the field when the calendar closes: the dates are in it.
  field.focus({ preventScroll: true })
  field.click()
  return true
}

/** Follows a press on a link to the form by opening its calendar; before that is awake, the link leads to the native dates. */
export function openStayCalendar(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (openCalendar()) event.preventDefault()
}
