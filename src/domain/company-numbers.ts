/**
 * Whether a number is a Bulgarian company number (ЕИК/БУЛСТАТ): 9 digits, or 13 for a branch, the last of each part a check digit
 * (Ordinance on the BULSTAT register: weights 1 to 8, on a remainder of 10 weights 3 to 10; for branches 2 7 3 5 and 4 9 5 7).
 */
export function isCompanyNumber(value: string): boolean {
  if (!/^(\d{9}|\d{13})$/.test(value)) return false
  const digits = [...value].map(Number)
  const main = digits.slice(0, 8)
  if (checkDigit(main, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) !== digits[8]) return false
  return digits.length === 9 || checkDigit(digits.slice(8, 12), [2, 7, 3, 5], [4, 9, 5, 7]) === digits[12]
}

function checkDigit(digits: readonly number[], first: readonly number[], second: readonly number[]): number {
  const remainder = (weights: readonly number[]) =>
    digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11
  const once = remainder(first)
  if (once < 10) return once
  return remainder(second) % 10
}

/** Whether a text can be a VAT number of the European Union: the country and 2 to 12 signs; Bulgarian ones have 9 or 10 digits. */
export function isVatNumber(value: string): boolean {
  return value.startsWith('BG') ? /^BG\d{9,10}$/.test(value) : /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(value)
}
