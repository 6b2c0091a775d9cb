/** How far outside the screen counts as near, in heights of the screen. */
const ahead = '50%'

/**
 * Resolves once an element that matches comes near the screen or is used (a screen reader presses without scrolling); at once
 * where there is none.
 */
export function comesNear(selector: string): Promise<void> {
  const elements = document.querySelectorAll(selector)
  if (elements.length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const used = ['click', 'focusin', 'input'] as const
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish()
      },
      { rootMargin: `${ahead} 0px` },
    )
    function finish() {
      observer.disconnect()
      for (const element of elements) {
        for (const event of used) element.removeEventListener(event, finish, true)
      }
      resolve()
    }
    for (const element of elements) {
      observer.observe(element)
      for (const event of used) element.addEventListener(event, finish, true)
    }
  })
}
