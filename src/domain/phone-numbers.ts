/** Calling codes of one and of two digits; all others have three. None begins with another. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * "+359888417263" as people read it: "+359 888 417 263". Anything that is no such number stays as it is. Countries group
 * their numbers in their own ways; threes are read easily in all of them.
 */
export function spacePhone(number: string): string {
  const digits = /^\+(\d{7,15})$/.exec(number)?.[1]
  if (digits === undefined) return number
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
  // No digit is left alone at the end.
  const groups = digits.slice(code.length).match(/\d{4}$|\d{3}(?=\d{2})|\d{1,3}/g) ?? []
  return [`+${code}`, ...groups].join(' ')
}
