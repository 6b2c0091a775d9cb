// Both languages say the same things: `node scripts/messages.ts` prints what is missing, empty or cannot be read.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a check found; `messages` tells that it looked at something. */
export type MessageReport = { messages: number; problems: string[] }

type Entry = { text: string; placeholders: string }

/** Bulgarian is the default language; neither may know a message that the other does not. */
const languages = ['bg', 'en'] as const

/**
 * Compares the two languages under `folder` (`bg/*.json`, `en/*.json`): the same files, keys and placeholders, no blank
 * texts, ICU that can be read.
 */
export function checkMessages(folder: string): MessageReport {
  const problems: string[] = []
  const [bg, en] = languages.map((language) => readLanguage(folder, language, problems))
  for (const key of new Set([...(bg?.keys() ?? []), ...(en?.keys() ?? [])])) {
    const [ours, theirs] = [bg?.get(key), en?.get(key)]
    if (!ours || !theirs) problems.push(`${key}: missing in ${ours ? 'en' : 'bg'}`)
    else if (ours.placeholders !== theirs.placeholders) {
      problems.push(`${key}: bg uses {${ours.placeholders}}, en uses {${theirs.placeholders}}`)
    }
  }
  const messages = (bg?.size ?? 0) + (en?.size ?? 0)
  if (messages === 0) problems.push('not one message was found: the check is broken')
  return { messages, problems }
}

function readLanguage(folder: string, language: string, problems: string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const file of readdirSync(`${folder}/${language}`).sort()) {
    if (!file.endsWith('.json')) continue
    const tree: unknown = JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'))
    for (const [key, text] of flatten(tree, file.slice(0, -'.json'.length))) {
      if (text.trim() === '') problems.push(`${key}: blank in ${language}`)
      entries.set(key, { text, placeholders: readPlaceholders(text, `${key} (${language})`, problems) })
    }
  }
  return entries
}

function flatten(value: unknown, path: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return [[path, '']]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`))
}

/** Names of arguments and tags, sorted; plural and select branches count once however often they use one. */
function readPlaceholders(text: string, where: string, problems: string[]): string {
  try {
    return [...new Set(collectNames(parse(text)))].sort().join(', ')
  } catch (error) {
    problems.push(`${where}: ${error instanceof Error ? error.message : error}`)
    return ''
  }
}

function collectNames(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...collectNames(element.children)]
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => collectNames(option.value))]
    }
    return [element.value]
  })
}

if (import.meta.main) {
  const { messages, problems } = checkMessages(fileURLToPath(new URL('../src/messages', import.meta.url)))
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(`${messages} messages, ${problems.length} problems\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
