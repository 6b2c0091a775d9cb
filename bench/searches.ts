import { askStay } from './days.ts'

/**
 * Searches one after another, as a visitor sees them: towns, a whole country, the whole catalogue, families, filters, a
 * page without dates. Arguments: origin, how many rounds. Answers the times in milliseconds by query.
 */
const [origin = '', rounds = '15'] = process.argv.slice(2)
const queries = [
  `q=Созопол&${askStay('06-11', 4)}`,
  `q=Bansko&${askStay('02-11', 3)}&rooms=2-5,9`,
  `q=София&${askStay('03-12', 2)}&rooms=1`,
  `q=България&${askStay('07-11', 7)}&rooms=2-5`,
  `q=Гърция&${askStay('06-20', 7)}`,
  `q=United%20States&${askStay('05-03', 4)}`,
  `q=London&${askStay('05-03', 2)}`,
  `q=България&${askStay('08-01', 4)}&rooms=2;2-3&stars=4,5&board=BB,HB&sort=price`,
  `${askStay('09-03', 2)}`,
  'q=Велинград',
]
const times: { query: string; ms: number }[] = []
for (let round = 0; round <= Number(rounds); round += 1) {
  for (const query of queries) {
    const started = performance.now()
    // Another currency and language each round: no cache on the way may answer for us.
    const response = await fetch(`${origin}/api/v1/search/?${query}&lang=${round % 2 === 0 ? 'bg' : 'en'}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${query} answered ${response.status}`)
    if (round > 0) times.push({ query, ms: performance.now() - started })
  }
}
process.send?.({ times })
process.disconnect?.()
