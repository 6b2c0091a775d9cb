/**
 * Opens a dialog over the page. The page stops scrolling and its scroll bar goes, so that the dialog covers all of the window;
 * the bar's width is measured before, and the page keeps it free (`base.css`): nothing behind moves.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement
  // Over another dialog the bar is gone already, and its width known.
  if (!document.querySelector(':modal')) {
    // Not `clientWidth`: that knows nothing of a gutter that is kept free without a bar.
    const bar = Math.round(window.innerWidth - page.getBoundingClientRect().width)
    // Nothing is set where bars float: a new value on the root has every style of a large page worked out anew.
    if (bar > 0) page.style.setProperty('--scroll-bar', `${bar}px`)
    else page.style.removeProperty('--scroll-bar')
  }
  dialog.showModal()
}
