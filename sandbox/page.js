// What makes the pages pleasanter; without it everything works all the same.

// A second press changes nothing, and does not look as if it could.
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.getAttribute('aria-busy') === 'true') event.preventDefault()
    form.setAttribute('aria-busy', 'true')
  })
}
addEventListener('pageshow', () => {
  for (const form of document.forms) form.removeAttribute('aria-busy')
})

const left = document.querySelector('[data-left]')
if (left) {
  const end = Number(left.dataset.left)
  const count = () => {
    const seconds = Math.ceil((end - Date.now()) / 1000)
    if (seconds < 0) location.reload()
    else left.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    return seconds >= 0
  }
  if (count()) setInterval(count, 1000)
}

const wait = document.querySelector('[data-wait]')
if (wait) {
  setInterval(async () => {
    const answer = await fetch(`${wait.dataset.wait}/state`).catch(() => undefined)
    if (answer?.ok && !(await answer.json()).waiting) location.replace(`${wait.dataset.wait}/wait`)
  }, 1000)
}
