/** The questions by their group, in order; each names the messages `items.<id>` of `help`. */
export const helpGroups = [
  { id: 'booking', items: ['how', 'noAccount', 'hold', 'find', 'request', 'left'] },
  { id: 'payment', items: ['when', 'local', 'currency', 'struck', 'receipt'] },
  { id: 'cancellation', items: ['cancel', 'cost', 'clock', 'withdraw', 'change'] },
  { id: 'children', items: ['ages', 'rooms', 'fit'] },
  { id: 'account', items: ['code', 'forgot', 'mail', 'devices', 'language', 'cookies'] },
] as const

/**
 * Whether a text answers to what was typed: every word of it, or its beginning as far as an ending may differ (Bulgarian nouns
 * and verbs change theirs), stands somewhere in the text.
 */
export function answersTo(text: string, typed: string): boolean {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return (fold(typed).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => {
    const stem = word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))
    return words.some((other) => other.startsWith(stem))
  })
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFC')
}
