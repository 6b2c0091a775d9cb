import type { Company, Draft } from './draft.ts'

/** What was typed outlives a reload and a hold that ran out, in this tab alone, until the stay is ordered. */
const key = 'checkoutDraft'

export function keepDraft(draft: Draft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage only the comfort is lost.
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

/** Fills the gaps of a form with what was typed before in this tab; anything odd counts as nothing. */
export function fillFromKept(draft: Draft): Draft {
  const kept = readKept()
  if (!kept) return draft
  const holder = { ...draft.holder }
  for (const name of ['first_name', 'last_name', 'email', 'phone', 'country'] as const) {
    holder[name] ||= text(kept.holder?.[name])
  }
  const guests = draft.guests.map((room, index) =>
    room.map((guest, place) => ({
      first_name: guest.first_name || text(kept.guests?.[index]?.[place]?.first_name),
      last_name: guest.last_name || text(kept.guests?.[index]?.[place]?.last_name),
    })),
  )
  return {
    holder,
    guests,
    arrival_time: draft.arrival_time || text(kept.arrival_time),
    special_requests: draft.special_requests || text(kept.special_requests),
    company: draft.company ?? (kept.company ? readCompany(kept.company) : null),
  }
}

function readCompany(kept: Partially<Company>): Company {
  const { name, eik, vat, address, mol } = kept
  return { name: text(name), eik: text(eik), vat: text(vat), address: text(address), mol: text(mol) }
}

/** Whether something typed is kept in this tab. */
export function hasKeptDraft(): boolean {
  return readKept() !== null
}

type Partially<T> = { [K in keyof T]?: T[K] extends object ? Partially<T[K]> : unknown }

function readKept(): Partially<Draft> | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 1000) : ''
}
