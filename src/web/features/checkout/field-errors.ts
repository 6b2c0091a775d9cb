import type { FieldErrors } from '../../lib/api.ts'
import { type Draft, listGuests } from './draft.ts'

/**
 * The API's sentences by field of the form. Guests are numbered on the wire as they were sent, in the form by room and
 * place; what belongs to no field comes under `form`.
 */
export function readFieldErrors(fields: FieldErrors, draft: Draft): Record<string, string> {
  const guests = listGuests(draft)
  const found: Record<string, string> = {}
  for (const [path, sentence] of flatten(fields, [])) {
    const [group = '', index = '', name = ''] = path
    const guest = group === 'guests' ? guests[Number(index)] : undefined
    if (guest && name !== '') found[`guests.${guest.room}.${guest.place}.${name}`] = sentence
    else if ((group === 'holder' || group === 'company') && index !== '') found[`${group}.${index}`] = sentence
    else if (group === 'special_requests' || group === 'promo_code' || group === 'accepted_terms')
      found[group] = sentence
    else found.form = sentence
  }
  return found
}

function flatten(value: FieldErrors | string[], path: string[]): [path: string[], sentence: string][] {
  if (Array.isArray(value)) return typeof value[0] === 'string' ? [[path, value[0]]] : []
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]))
}
