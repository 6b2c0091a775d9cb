import { createHash } from 'node:crypto'
import type { Language } from '../../contract/values.ts'
import { formatImagePath } from './image-address.ts'

/** What the picture of a shared link shows. */
export type ShareFacts = {
  kind: 'hotel' | 'place' | 'site'
  id: number
  language: Language
  title: string
  /** Where it is: one short line. */
  line: string
  stars: number | null
  /** Key of the picture behind; null: a plain ground. */
  picture: string | null
}

/** Raised when the same facts are drawn differently. */
const DRAWING_REVISION = 2

const PATH = /^\/og\/(hotel|place|site)\/(\d{1,10})\/(bg|en)(?:-([0-9a-f]{12}))?\.jpg$/

/** The address of the picture for shared links: other facts have another address, so it may be kept for ever. */
export function formatSharePath(facts: ShareFacts): string {
  return `/og/${facts.kind}/${facts.id}/${facts.language}-${shareHash(facts)}.jpg`
}

/** Twelve digits that change with everything the picture shows. */
export function shareHash(facts: ShareFacts): string {
  const behind = facts.picture && formatImagePath({ key: facts.picture, width: 1280, format: 'jpg' })
  const told = [DRAWING_REVISION, facts.title, facts.line, facts.stars, behind]
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12)
}

/** Reads the path of a request; undefined when it is not the address of such a picture. */
export function parseSharePath(
  path: string,
): (Pick<ShareFacts, 'kind' | 'id' | 'language'> & { hash: string | undefined }) | undefined {
  const [, kind, id, language, hash] = PATH.exec(path) ?? []
  if ((kind !== 'hotel' && kind !== 'place' && kind !== 'site') || (language !== 'bg' && language !== 'en'))
    return undefined
  return { kind, id: Number(id), language, hash }
}
