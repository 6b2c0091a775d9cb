/**
 * How what people type or paste is read, in the browser and on the server alike: signs that cannot be seen, spaces, dashes and
 * digits of other kinds must not make a right value wrong. What is meant is kept: letters, accents and scripts stay as written.
 */

/** What has no shape of its own: zero-width spaces, soft hyphens, byte order marks, marks of direction, variation selectors. */
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu

/** Joiners shape letters in Persian and in scripts of India, and pictures: they stay between signs and go elsewhere. */
const looseJoiner = /(?<![^\s\u200C\u200D])[\u200C\u200D]|[\u200C\u200D](?![^\s\u200C\u200D])/gu

/** Control characters but line ends; U+0000 stays, to be refused by the schema that reads the value. */
const control = /(?![\0\n])\p{Cc}/gu

const dash = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g

function clean(value: string): string {
  return value.replace(invisible, '').replace(control, ' ').replace(looseJoiner, '').normalize('NFC')
}

/** One line, such as a name: composed letters, plain single spaces, nothing invisible. */
export function readLine(value: string): string {
  return clean(value).replace(/\s+/g, ' ').trim()
}

/** Text of several lines: its line ends stay, as `\n`. */
export function readParagraphs(value: string): string {
  return clean(value.replace(/\r\n?|\u2028|\u2029/g, '\n'))
    .replace(/[^\S\n]/g, ' ')
    .trim()
}

/** One line in plain signs, such as a promo code: digits of any script as 0 to 9, full-width signs as plain ones, every dash as `-`. */
export function readPhrase(value: string): string {
  return readLine(value.normalize('NFKC'))
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(dash, '-')
}

/** The digits of a script stand in order, and each script's zero is the first of its ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** A code, number or reference that holds no spaces: `ab12 cd34` is `ab12cd34`; dashes stay, as `-`. */
export function readCode(value: string): string {
  return readPhrase(value).replace(/\s/g, '')
}

/** The digits of a value, such as a one-time code written `123 456` or `１２３-４５６`. */
export function readDigits(value: string): string {
  return readPhrase(value).replace(/\D/g, '')
}

/** A phone number in plain signs: `tel:+359\u00a0888‑123‑456` is `+359 888-123-456`. */
export function readPhoneText(value: string): string {
  return readPhrase(value).replace(/^tel:\s*/i, '')
}

/**
 * An e-mail address as it can be sent to: `Анна <anna@пример.бг>` and `mailto:anna@пример.бг` are `anna@xn--e1afmkfd.xn--90ae`. What is
 * no address stays readable, for the schema to refuse it.
 */
export function readEmail(value: string): string {
  const line = readLine(value).replace(/[＠﹫]/g, '@')
  const inBrackets = /<([^<>]*)>[\s,;.]*$/.exec(line)?.[1] ?? line
  const address = inBrackets
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/\s*@\s*/, '@')
    .replace(/[\s,;.]+$/, '')
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  return `${address.slice(0, at)}@${toAsciiDomain(address.slice(at + 1))}`
}

/** An internationalised domain in the form that mail servers know; anything else as it is. */
function toAsciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain)) return domain
  const url = `http://${domain.replaceAll('。', '.')}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

/** What an e-mail address looks like once it was read; Zod's own pattern knows no internationalised endings (`.бг`). */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/
