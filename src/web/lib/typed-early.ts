type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = 'input:not([type=hidden]), select, textarea'

/** Controls that the server sent and React has not taken over yet. */
let asleep: Control[] = []

/** Before anything wakes up: remembers the controls of the page, which may be filled in already. */
export function watchControls(): void {
  asleep = [...document.querySelectorAll<Control>(controls)]
}

/**
 * Tells the components that have just woken up what was typed, ticked or chosen in their fields before, by a person or a browser
 * that fills in forms: they hear it like anything typed later. Call it from a layout effect, before they can be rendered again
 * without it.
 */
export function tellTypedEarly(): void {
  const told: { control: Control; twin: () => Control | undefined; typed: Typed }[] = []
  asleep = asleep.filter((control, index, all) => {
    if (control.isConnected && !isAwake(control)) return true
    const typed = readTyped(control)
    // Where markup had to be made anew another element stands in the place.
    const nth = all.filter((other) => other.name === control.name).indexOf(control)
    const twin = () =>
      [...document.querySelectorAll<Control>(controls)].filter(({ name }) => name === control.name)[nth]
    if (typed) told.push({ control, twin, typed })
    return false
  })
  // React has finished by then, and nothing can be typed in between.
  if (told.length > 0) {
    queueMicrotask(() => {
      for (const { control, twin, typed } of told) {
        const target = control.isConnected ? control : twin()
        if (target) retype(target, typed)
      }
    })
  }
}

type Typed = { value: string; checked: boolean }

function isAwake(control: Control): boolean {
  return Object.keys(control).some((key) => key.startsWith('__reactProps'))
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** What differs from the markup; undefined where nothing was typed. */
function readTyped(control: Control): Typed | undefined {
  const { value } = control
  const checked = isBox(control) && control.checked
  if (isBox(control)) {
    // Of several radios the chosen one tells.
    const touched = control.type === 'radio' ? checked && !control.defaultChecked : checked !== control.defaultChecked
    return touched ? { value, checked } : undefined
  }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return value === first?.value ? undefined : { value, checked }
  }
  return value === sentValue(control) ? undefined : { value, checked }
}

/** What the markup says a control holds, as a browser reads it: a slider rounds to its step and stays within its bounds. */
function sentValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control.type !== 'range') return control.defaultValue
  const untouched = document.createElement('input')
  for (const name of ['type', 'min', 'max', 'step', 'value'])
    untouched.setAttribute(name, control.getAttribute(name) ?? '')
  return untouched.value
}

/** React takes for typed what did not go through its own property of the element, and differs from what it saw last. */
function retype(control: Control, { value, checked }: Typed): void {
  if (isBox(control)) {
    control.checked = !checked
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    if (control.type !== 'file') control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const caret = control === document.activeElement ? readCaret(control) : null
  control.value = control.defaultValue
  if (control.value === value) control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret !== null) control.setSelectionRange(caret, caret)
}

/** Null for kinds of inputs that tell nothing of their caret, like those for addresses. */
function readCaret(control: HTMLInputElement | HTMLTextAreaElement): number | null {
  return control.selectionStart
}
