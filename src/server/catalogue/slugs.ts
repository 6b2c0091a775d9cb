import { normalizePlaceName, transliterateBulgarian } from '../../domain/place-names.ts'

const longest = 80

/** A name as part of an address: lower-case Latin words joined by hyphens; empty when nothing Latin is left. */
export function toSlug(name: string): string {
  return normalizePlaceName(transliterateBulgarian(name))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}

/**
 * Gives out slugs that nobody else in `taken` has; the second "hotel-rila" of a scope becomes "hotel-rila-2".
 * What it gives out counts as taken from then on.
 */
export function createSlugGiver(taken: Set<string>): (name: string, fallback: string) => string {
  return (name, fallback) => {
    const wanted = toSlug(name) || toSlug(fallback) || 'place'
    let slug = wanted
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    taken.add(slug)
    return slug
  }
}
