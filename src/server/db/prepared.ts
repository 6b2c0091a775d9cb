import type pg from 'pg'

const mark = /^\s*\/\* prepared: ([a-z-]+) \*\//

/** What the query builder makes of reading or changing one row by its key, and of adding rows: there is one way to do it. */
const oneWay = /^(?:select|update) .* where "id" = \$\d+(?: for update)?$|^insert into .* values \(/

/** Longer ones add many rows at once and hardly come again with as many. */
const longest = 1500

/** A connection keeps each for as long as it lives. */
const most = 300

/**
 * Lets hot statements be parsed and planned once for each connection, by sending them as named ones: those whose text begins with
 * `/* prepared: open-holding *\/` and those that can be planned in one way only. Others are planned for their parameters each time.
 * A marked text must not vary, only its parameters, and must name the columns of its answer (`columnsOf`). Needs connections that
 * stay with their session, as this program's pool keeps them.
 */
export function prepareHotStatements(pool: pg.Pool): void {
  const names = new Map<string, string>()
  function nameOf(text: string): string | undefined {
    const known = mark.exec(text)?.[1] ?? names.get(text)
    if (known !== undefined || text.length > longest || names.size >= most) return known
    // A new column would change the answer, which PostgreSQL refuses to whoever has prepared it before.
    if (!oneWay.test(text) || text.includes('*')) return undefined
    const name = `one-way-${names.size}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const send = client.query
    const query = (...args: unknown[]): unknown => {
      const [text, values] = args
      const name = typeof text === 'string' ? nameOf(text) : undefined
      return Reflect.apply(send, client, name ? [{ name, text, values }, ...args.slice(2)] : args)
    }
    Object.assign(client, { query })
  })
}
