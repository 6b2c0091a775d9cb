import type { MouseEvent } from 'react'

/** Place in the page of the dates and guests of the stay. */
export const stayFormId = 'stay'
/** The panel with the price of the stay, beside it on wide screens. */
export const stayPanelId = 'stay-panel'

/** Opens the calendar of the form; false before that is awake, while the browser's own dates stand there. */
export function openCalendar(): boolean {
  const form = document.getElementById(stayFormId)
  const field = form?.querySelector<HTMLElement>('[popovertarget]')
  if (!field || form?.querySelector('input[type="date"]')) return false
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Focus comes back to the field when the calendar closes: the dates are in it.
  field.focus({ preventScroll: true })
  field.click()
  return true
}

/** How long a press waits for the form to wake up, in milliseconds. */
const patience = 4000

/**
 * Follows a press on a link to the form by opening its calendar. Before that is awake the link leads there, which wakes it up, and
 * the calendar follows. (A press before the link itself is awake is kept by `start.js`, if it says `aria-haspopup`.)
 */
export function openStayCalendar(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (openCalendar()) {
    event.preventDefault()
    return
  }
  const until = Date.now() + patience
  const tryAgain = () => {
    if (!openCalendar() && Date.now() < until) setTimeout(tryAgain, 100)
  }
  tryAgain()
}
