import { readStored, useStored, writeStored } from '../lib/stored.ts'

/** Storage key of the appearance; `public/start.js` reads the same one before the first paint. */
export const themeKey = 'settings'

export const themeModes = ['light', 'dark', 'system'] as const
export const themeDirections = ['ltr', 'rtl'] as const
export const themePresets = ['default', 'pinkCyan', 'cyanYellow', 'purpleTeal', 'blueOrange', 'greenOrange'] as const

/** The visitor's appearance, in the words of the specification (section 3); `system` follows the device for who chooses it. */
export type Theme = {
  themeMode: (typeof themeModes)[number]
  themeDirection: (typeof themeDirections)[number]
  themeColorPresets: (typeof themePresets)[number]
}

export const defaultTheme: Theme = { themeMode: 'light', themeDirection: 'ltr', themeColorPresets: 'blueOrange' }

/** Reads a stored appearance; whatever is missing or unknown takes its default. */
export function parseTheme(text: string): Theme {
  const given = parseObject(text)
  return {
    themeMode: pick(themeModes, given.themeMode) ?? defaultTheme.themeMode,
    themeDirection: pick(themeDirections, given.themeDirection) ?? defaultTheme.themeDirection,
    themeColorPresets: pick(themePresets, given.themeColorPresets) ?? defaultTheme.themeColorPresets,
  }
}

/** The appearance and a setter that remembers it and shows it at once. */
export function useTheme(): [Theme, (change: Partial<Theme>) => void] {
  const [stored] = useStored(themeKey, '')
  return [parseTheme(stored), changeTheme]
}

/** Remembers a change and puts it on the document. */
export function changeTheme(change: Partial<Theme>): void {
  const theme = { ...parseTheme(readStored(themeKey) ?? ''), ...change }
  writeStored(themeKey, JSON.stringify(theme))
  applyTheme(document.documentElement, theme)
}

/** Writes the appearance to the root element, as `public/start.js` does before the first paint. */
export function applyTheme(root: { dataset: DOMStringMap; dir: string }, theme: Theme): void {
  root.dataset.mode = theme.themeMode
  root.dataset.preset = theme.themeColorPresets
  root.dir = theme.themeDirection
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function pick<Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((candidate) => candidate === value)
}
