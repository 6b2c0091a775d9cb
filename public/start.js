// Runs before the first paint, on every page; written into it (src/server/pages/assets.ts).
;(() => {
  const root = document.documentElement

  // The remembered appearance, so that a reload does not flash. The page itself does the same in src/web/shell/theme.ts;
  // both read the key "settings".
  try {
    const settings = JSON.parse(localStorage.getItem('settings')) || {}
    if (/^(light|dark|system)$/.test(settings.themeMode)) root.dataset.mode = settings.themeMode
    if (/^(default|[a-z]+[A-Z][a-z]+)$/.test(settings.themeColorPresets))
      root.dataset.preset = settings.themeColorPresets
    if (/^(ltr|rtl)$/.test(settings.themeDirection)) root.dir = settings.themeDirection
  } catch {
    // Storage is forbidden or holds something else: the defaults stand.
  }

  // The page's code (entry first) is fetched once the page has been painted, the picture at its top included: on a slow line
  // it would hold both up, and the page can be read and its links followed without it.
  const code = document.currentScript?.dataset.code?.split(' ')
  if (!code) return
  /** Milliseconds: from a picture that can be drawn to one that is, where the browser does not tell; and for any picture. */
  const [drawing, longestWait] = [200, 1000]

  function fetchCode() {
    const elements = document.createDocumentFragment()
    for (const [index, address] of code.entries()) {
      const element = document.createElement(index === 0 ? 'script' : 'link')
      if (index === 0) Object.assign(element, { type: 'module', src: address, onerror: () => (lost = true) })
      else Object.assign(element, { rel: 'modulepreload', href: address })
      elements.append(element)
    }
    document.head.append(elements)
  }

  function awaitPaint() {
    const picture = document.querySelector('img[fetchpriority="high"]')
    let waits = true
    const goOn = () => {
      if (waits) fetchCode()
      waits = false
    }
    new PerformanceObserver((painted) => {
      if (painted.getEntries().some(({ element }) => !picture || element === picture)) goOn()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    // Older browsers do not tell, nor does any of a picture that something larger was painted before.
    const ready = picture ? picture.decode() : Promise.resolve()
    ready.catch(() => {}).then(() => setTimeout(goOn, drawing))
    setTimeout(goOn, longestWait)
  }

  // A press before the code is there is kept and done once its element has woken up (React then knows it). Links go their own
  // way but for those that only open something, boxes theirs but for those that do nothing by themselves (`data-late`). Whoever
  // presses again meanwhile wants it the more, not back.
  const waits = (element) => !Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const longestKept = 20_000
  const kept = new Set()

  // A form's own dates and guests (`data-late="field"`) give way to buttons: pressed early, those open instead of what browsers
  // have for them. Whoever is in one already keeps it, and so does everybody where the code does not come.
  const givesWay = (element) => element.dataset.late === 'field'
  const fieldsOf = (form) => [...form.querySelectorAll('[data-late="field"], button[popovertarget]')]
  const longestWithoutField = 8_000
  let lost = false

  function keep(event) {
    let element =
      event.target instanceof Element && event.target.closest('button[type="button"], a[aria-haspopup], [data-late]')
    if (!element) return
    const form = givesWay(element) && element.closest('form')
    const pressing = event.type === 'click'
    if (form ? lost || element.contains(document.activeElement) : !pressing || !waits(element)) return
    // Of a field the focus too: it would open it on some phones, and keeps it from giving way.
    event.preventDefault()
    if (!pressing || kept.has(element)) return
    kept.add(element)
    const pressed = element
    const place = form && fieldsOf(form).indexOf(element)
    const { tagName, textContent, ariaLabel } = element
    const { pathname } = location
    const until = Date.now() + (form ? longestWithoutField : longestKept)
    const tryAgain = () => {
      // Code that comes late may put another element in the place of the one that was pressed.
      if (form) element = fieldsOf(form)[place] ?? pressed
      else if (!element.isConnected)
        element =
          [...document.getElementsByTagName(tagName)].find(
            (twin) => twin.textContent === textContent && twin.ariaLabel === ariaLabel,
          ) ?? element
      const awake = element.isConnected && !waits(element) && !givesWay(element)
      if (!awake && location.pathname === pathname && Date.now() < until && !lost) {
        setTimeout(tryAgain, 50)
        return
      }
      kept.delete(pressed)
      if (awake) {
        // Focus comes back to the field's button when what it opens is closed.
        if (form) element.focus({ preventScroll: true })
        element.click()
      } else if (form) lost = true
    }
    // Where the code is there but not yet at work, React wakes the element up for this very press and answers it; what the
    // browser does by itself, to open a panel, was held back above.
    setTimeout(() => {
      if (form || waits(element)) {
        tryAgain()
        return
      }
      kept.delete(pressed)
      if (element.popoverTargetElement) element.click()
    })
  }
  for (const type of ['mousedown', 'click']) addEventListener(type, keep, true)

  // A form that the browser cannot send by itself has no `action`: sent early it waits for the code, and what was typed stays.
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (form.hasAttribute('action') || !waits(form)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (kept.has(form)) return
      kept.add(form)
      const until = Date.now() + longestKept
      const send = () => {
        if (form.isConnected && waits(form) && Date.now() < until) {
          setTimeout(send, 50)
          return
        }
        kept.delete(form)
        if (form.isConnected && !waits(form)) form.requestSubmit(submitter)
      }
      send()
    },
    true,
  )

  // A page in the background is not painted until somebody looks.
  addEventListener('DOMContentLoaded', () => (document.visibilityState === 'hidden' ? fetchCode() : awaitPaint()))
})()
