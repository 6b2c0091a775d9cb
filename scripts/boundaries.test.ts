import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.ts'

/** A small program that keeps every rule. */
const lawful = {
  'src/domain/money.ts': 'export const cents = 1',
  'src/domain/pricing.ts': `import { cents } from './money.ts'\nexport const price = cents`,
  'src/contract/offers.ts': `import { z } from 'zod'\nimport { cents } from '../domain/money.ts'\nexport const offer = z.literal(cents)`,
  'src/server/offers/offers.service.ts': `import type { Kysely } from 'kysely'\nexport const makeOffer = (db: Kysely<unknown>) => db`,
  'src/server/offers/offers.repository.ts': `import { sql } from 'kysely'\nexport const query = sql`,
  'src/server/bookings/bookings.service.ts': `import { makeOffer } from '../offers/offers.service.ts'\nexport const book = makeOffer`,
  'src/web/features/price/price.tsx': `import { price } from '../../../domain/pricing.ts'\nexport const Price = () => <b>{price}</b>`,
  'src/web/features/map/map.tsx': 'export const HotelMap = () => <i />',
  'demo/load.ts': 'export const loadDemo = () => undefined',
  'sandbox/books.ts': `import { cents } from '../src/domain/money.ts'\nexport const x = cents`,
  'src/web/pages/home.tsx': `import { Price } from '../features/price/price.tsx'\nexport const Home = Price`,
}

const planted: [rule: string, file: string, text: string][] = [
  ['domain imports nothing', 'src/domain/clock.ts', `import { hrtime } from 'node:process'\nexport const now = hrtime`],
  ['domain imports nothing', 'src/domain/wide.ts', `export type { Kysely } from 'kysely'`],
  [
    'contract imports domain and Zod only',
    'src/contract/bad.ts',
    `import type { X } from '../server/offers/offers.service.ts'\nexport type Y = X`,
  ],
  [
    'never the server or Node',
    'src/web/pages/bad.tsx',
    `export const load = () => import('../../server/offers/offers.service.ts')`,
  ],
  ['never the server or Node', 'src/web/pages/bad.tsx', `import { join } from 'node:path'\nexport const x = join`],
  ['never web', 'src/server/pages/bad.ts', `import { Home } from '../../web/pages/home.tsx'\nexport const x = Home`],
  [
    'the demo only by its two doors',
    'src/server/offers/bad.ts',
    `export const load = () => import('../../../demo/load.ts')`,
  ],
  [
    'meet only at *.service.ts',
    'src/server/bookings/bad.ts',
    `import { query } from '../offers/offers.repository.ts'\nexport const x = query`,
  ],
  [
    'imports none of them',
    'src/server/db/bad.ts',
    `import { makeOffer } from '../offers/offers.service.ts'\nexport const x = makeOffer`,
  ],
  [
    'never import each other',
    'src/web/features/map/bad.tsx',
    `import type { Price } from '../price/price.tsx'\nexport type X = Price`,
  ],
  [
    'run only in *.repository.ts',
    'src/server/offers/offers.routes.ts',
    `import { sql } from 'kysely'\nexport const x = sql`,
  ],
  ['run only in *.repository.ts', 'src/server/offers/offers.jobs.ts', `import pg from 'pg'\nexport const x = pg`],
  [
    'the sandbox is somebody else',
    'sandbox/bad.ts',
    `import { offer } from '../src/contract/offers.ts'\nexport const x = offer`,
  ],
  ['the sandbox is somebody else', 'demo/bad.ts', `import { x } from '../sandbox/books.ts'\nexport const y = x`],
  [
    'messages import nothing',
    'src/messages/load.ts',
    `import { cents } from '../domain/money.ts'\nexport const x = cents`,
  ],
  [
    'in a circle: bookings -> offers -> bookings',
    'src/server/offers/bad.ts',
    `import { book } from '../bookings/bookings.service.ts'\nexport const x = book`,
  ],
  ['there is no such file', 'src/server/offers/bad.ts', `import { x } from './gone.ts'\nexport const y = x`],
  ['cannot be parsed', 'src/server/offers/bad.ts', 'export const = 1'],
]

const folders: string[] = []

function plant(files: Record<string, string>): string {
  const top = mkdtempSync(join(tmpdir(), 'zefir-boundaries-'))
  folders.push(top)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  return top
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('the rules of the house', () => {
  test('a program that keeps them passes, and was looked at', () => {
    expect(checkBoundaries(plant(lawful))).toEqual({ files: 11, imports: 9, violations: [] })
  })

  test.each(planted)('refused: %s (%s)', (rule, file, text) => {
    const { violations } = checkBoundaries(plant({ ...lawful, [file]: text }))
    expect(violations).toHaveLength(1)
    expect(violations[0]).toContain(rule)
  })

  test('a check that found nothing to check fails', () => {
    expect(checkBoundaries(plant({})).violations).toContain('src/domain: nothing was checked here')
    expect(checkBoundaries(plant({})).violations).toContain('not one import was found: the check is broken')
  })
})
