/** Texts that the database cannot keep: with U+0000, or with half of a pair of UTF-16. */
function isUnfit(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** Whether a value that came in holds such a text anywhere, in keys too. */
export function holdsUnfitText(value: unknown): boolean {
  if (typeof value === 'string') return isUnfit(value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsUnfitText)
  return Object.entries(value).some(([key, inner]) => isUnfit(key) || holdsUnfitText(inner))
}
