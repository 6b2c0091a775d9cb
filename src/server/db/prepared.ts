import type pg from 'pg'

const mark = /^\s*\/\* prepared: ([a-z-]+) \*\//

/**
 * Lets hot statements be parsed and planned once for each connection: a statement whose text begins with
 * `/* prepared: open-holding *\/` is sent as a named one. The text must not vary, only its parameters. Needs connections
 * that stay with their session, as this program's pool keeps them.
 */
export function prepareMarkedStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query
    const query = (...args: unknown[]): unknown => {
      const [text, values] = args
      const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined
      return Reflect.apply(send, client, name ? [{ name, text, values }, ...args.slice(2)] : args)
    }
    Object.assign(client, { query })
  })
}
