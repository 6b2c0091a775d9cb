/** Bounds of a password in characters as people count them; there are no rules about kinds of characters (NIST SP 800-63B). */
export const shortestPassword = 8
export const longestPassword = 128

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'own_data'

/** Pieces of a name shorter than this stand in too many good passwords by chance. */
const shortestPiece = 4

/** The form in which passwords are compared with lists and names, and hashed: one spelling for what looks alike (NFKC). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/**
 * What speaks against a password, or undefined.
 * @param isCommon whether a password, in lower case, is among the commonest.
 * @param ownData what is known of the person: address, names, telephone. A password that is little more than one of them is
 * the first that an acquaintance tries.
 */
export function findPasswordFault(
  password: string,
  isCommon: (lowerCase: string) => boolean,
  ownData: readonly (string | null | undefined)[],
): PasswordFault | undefined {
  const text = normalisePassword(password)
  const length = [...text].length
  if (length < shortestPassword) return 'too_short'
  if (length > longestPassword) return 'too_long'
  const lower = text.toLowerCase()
  if (isCommon(lower) || isMonotonous(lower)) return 'too_common'
  return ownData.some((datum) => isLittleMoreThan(lower, datum)) ? 'own_data' : undefined
}

/** One or two characters over and over are common in any length. */
function isMonotonous(password: string): boolean {
  return new Set(password).size <= 2
}

function isLittleMoreThan(password: string, datum: string | null | undefined): boolean {
  const whole = (datum ?? '').normalize('NFKC').toLowerCase()
  return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)].some(
    (piece) =>
      [...piece].length >= shortestPiece &&
      (piece.includes(password) || (password.includes(piece) && password.length - piece.length < shortestPiece)),
  )
}
