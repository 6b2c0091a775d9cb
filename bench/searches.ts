/**
 * Searches one after another, as a visitor sees them: towns, a whole country, the whole catalogue, families, filters, a
 * page without dates. Arguments: origin, how many rounds. Answers the times in milliseconds by query.
 */
const [origin = '', rounds = '15'] = process.argv.slice(2)
const queries = [
  'q=Созопол&checkin=2027-06-11&checkout=2027-06-15',
  'q=Bansko&checkin=2027-02-11&checkout=2027-02-14&rooms=2-5,9',
  'q=София&checkin=2027-03-12&checkout=2027-03-14&rooms=1',
  'q=България&checkin=2027-07-11&checkout=2027-07-18&rooms=2-5',
  'q=Гърция&checkin=2027-06-20&checkout=2027-06-27',
  'q=United%20States&checkin=2027-05-03&checkout=2027-05-07',
  'q=London&checkin=2027-05-03&checkout=2027-05-05',
  'q=България&checkin=2027-08-01&checkout=2027-08-05&rooms=2;2-3&stars=4,5&board=BB,HB&sort=price',
  'checkin=2027-09-03&checkout=2027-09-05',
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
