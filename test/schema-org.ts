import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

type Data = Record<string, unknown>

/** The vocabulary of schema.org, read from the types of schema-dts: every type with its parents and properties. */
function readVocabulary(): { '@graph': Data[] } {
  const declarations = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8')
  const parents = new Map<string, Set<string>>()
  const owners = new Map<string, Set<string>>()
  const note = (map: Map<string, Set<string>>, key: string, value?: string) => {
    const known = map.get(key) ?? new Set()
    if (value) known.add(value)
    map.set(key, known)
  }
  const typeOf = (name: string) => name.replace(/(Base|Leaf)$/, '')
  for (const [, name = '', above = '', body = ''] of declarations.matchAll(
    /^(?:export )?interface (\w+(?:Base|Leaf))(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const type = typeOf(name)
    note(parents, type)
    for (const parent of above.split(',').map((part) => typeOf(part.trim().replace(/^Partial<|>$/g, '')))) {
      if (/^[A-Z]\w*$/.test(parent) && parent !== type) note(parents, type, parent)
    }
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) note(owners, property, type)
  }
  if (parents.size < 500 || owners.size < 1000) throw new Error('The vocabulary of schema.org cannot be read')
  const refer = (names: Iterable<string>) => [...names].map((name) => ({ '@id': `schema:${name}` }))
  return {
    '@graph': [
      ...[...parents].map(([name, above]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': refer(above),
      })),
      ...[...owners].map(([name, types]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': refer(types),
      })),
    ],
  }
}

const vocabulary = readVocabulary()

/** The structured data of a page, as its JSON-LD scripts hold it. */
export function readStructuredData(html: string): Data[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.map(([, text = '']): Data => JSON.parse(text))
}

/** What a validator finds wrong: types and properties unknown to schema.org, and what Google needs and does not find. */
export async function findFaults(items: readonly Data[]): Promise<string[]> {
  const jsonld: Record<string, Data[]> = {}
  for (const item of items) {
    const type = String(item['@type'])
    jsonld[type] = [...(jsonld[type] ?? []), item]
  }
  const issues = await new Validator(vocabulary).validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
  return issues
    .filter((issue) => issue.severity === 'ERROR' || issue.issueMessage.includes('not supported'))
    .map((issue) => `${issue.rootType}: ${issue.issueMessage} (${JSON.stringify(issue.path)})`)
}
