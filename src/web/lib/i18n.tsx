import { createContext, type ReactNode, use } from 'react'
import { type _createIntlFormatters, createTranslator } from 'use-intl/core'
import type { Language } from '../../contract/values.ts'
import { type Format, getFormat } from './format.ts'
import type { MessageKey } from './message-types.ts'

/** Every date and hour is shown as the clocks in Sofia show it (specification, section 9). */
export const timeZone = 'Europe/Sofia'

/** Messages of one namespace in one language, as ICU texts or compiled from them. */
export type Messages = Record<string, unknown>

/** What stands in a message's places. */
export type MessageValues = Record<string, string | number | Date>
type RichValues = Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>

/** Texts of one namespace: `t('found', { count })`, `t.rich('terms', { link: (chunks) => <a>{chunks}</a> })`. */
export type Translator<N extends string> = {
  (key: MessageKey<N>, values?: MessageValues): string
  rich: (key: MessageKey<N>, values?: RichValues) => ReactNode
  has: (key: MessageKey<N>) => boolean
}

/** `t('hotel')('title')`: the translator of a namespace. */
export type GetTranslator = <N extends string>(namespace: N) => Translator<N>

type AnyTranslator = ReturnType<typeof createTranslator<Record<string, string>>>
type Rich = (key: string, values?: RichValues) => ReactNode
type Entry = { messages: Messages; translator: AnyTranslator | undefined }

const registry = new Map<string, Entry>()
const rules = new Map<string, Intl.PluralRules>()

/**
 * What texts ask for; the library's own write their arguments as JSON each time to find a formatter again. Rules of plurals are
 * kept by their language's name, a number is written as everywhere on the site, and without Intl (see format.ts). No text
 * writes a date: they are given written.
 */
const formatters = {
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) =>
    keepIn(rules, `${locale}/${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getNumberFormat: (locale: string) => ({ format: getFormat(String(locale) === 'bg' ? 'bg' : 'en').number }),
} as ReturnType<typeof _createIntlFormatters>

function keepIn<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  return made
}

/** Makes messages known to `useT` and `getT`. On the server all are at start; in the browser those of the visited pages. */
export function registerMessages(language: Language, namespace: string, messages: Messages): void {
  registry.set(`${language}/${namespace}`, { messages, translator: undefined })
}

/** The registered messages of a namespace, or undefined. */
export function findMessages(language: Language, namespace: string): Messages | undefined {
  return registry.get(`${language}/${namespace}`)?.messages
}

/** Translator outside components; made once for each language and namespace. Unknown keys give the key, silently. */
export function getT<N extends string>(language: Language, namespace: N): Translator<N>
export function getT(language: Language, namespace: string): AnyTranslator {
  const entry = registry.get(`${language}/${namespace}`)
  if (entry?.translator) return entry.translator
  const made = createTranslator({
    locale: language,
    timeZone,
    messages: entry?.messages ?? {},
    onError: ignore,
    getMessageFallback: (missing) => missing.key,
    _formatters: formatters,
  })
  const translator = Object.assign(import.meta.env.SSR ? rememberPlain(made) : made, {
    rich: keepApart(made.rich as Rich),
  })
  if (entry) entry.translator = translator
  return translator
}

/** A text with elements in it is shown piece by piece: each piece of words gets an element of its own (decision 48). */
function keepApart(rich: Rich): Rich {
  return (key, values) => {
    const given = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode) => value(inElements(chunks)) : value,
    ])
    return inElements(rich(key, Object.fromEntries(given)))
  }
}

function inElements(chunks: ReactNode): ReactNode {
  if (!Array.isArray(chunks)) return chunks
  if (chunks.length === 1) return chunks[0]
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
  return chunks.map((chunk, index) => (typeof chunk === 'string' ? <span key={index}>{chunk}</span> : chunk))
}

/** A text without values is the same each time. A server says the same ones on every page, so each is put together once. */
function rememberPlain(translate: AnyTranslator): AnyTranslator {
  const known = new Map<string, string>()
  const remembering = (key: string, values?: MessageValues) => {
    if (values) return translate(key, values)
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const text = translate(key, undefined)
    // Keys may come out of addresses: only those that have a text are kept.
    if (translate.has(key)) known.set(key, text)
    return text
  }
  return Object.assign(remembering, translate)
}

const LanguageContext = createContext<Language>('bg')

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** Language of the page on screen. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/**
 * Translator of one namespace: `const t = useT('results')`, then `t('found', { count })`, `t.rich('terms', { link: ... })`.
 * The namespace must be in the page's `handle.messages` (or be `shell`).
 */
export function useT<N extends string>(namespace: N): Translator<N> {
  return getT(useLanguage(), namespace)
}

/** Numbers, money and dates in the page's language. */
export function useFormat(): Format {
  return getFormat(useLanguage())
}

function ignore(): void {}
