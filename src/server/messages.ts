import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { type Language, languages } from '../contract/values.ts'

type Translate = (key: string, params?: Record<string, string | number>) => string

const translators = new Map<string, Translate>()
const folder = new URL('../messages/', import.meta.url)

/**
 * A message of `src/messages/{language}/{namespace}.json` for texts that the server writes: offers, errors, documents.
 * `key` is a path with dots. A message that is missing answers its key, as the specification has translation errors silent.
 */
export function messageOf(
  language: Language,
  namespace: string,
  key: string,
  params?: Record<string, string | number>,
): string {
  if (translators.size === 0) loadTranslators()
  return translators.get(`${language}/${namespace}`)?.(key, params) ?? key
}

function loadTranslators(): void {
  for (const language of languages) {
    for (const file of readdirSync(new URL(`${language}/`, folder))) {
      if (!file.endsWith('.json')) continue
      const messages: Record<string, string> = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
      const translate = createTranslator({
        locale: language,
        messages,
        timeZone: 'Europe/Sofia',
        onError: () => undefined,
        getMessageFallback: ({ key }) => key,
      })
      const plain = new Map<string, string>()
      translators.set(`${language}/${file.slice(0, -'.json'.length)}`, (key, params) => {
        if (params) return translate(key, params)
        // A message without values is the same each time; an offer says a dozen of them.
        const known = plain.get(key)
        if (known !== undefined) return known
        const text = translate(key)
        if (translate.has(key)) plain.set(key, text)
        return text
      })
    }
  }
}
