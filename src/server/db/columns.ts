/**
 * The names of every column of a table, from an object that has them all, for statements that are prepared: with `*` their answer
 * would change when a newer program adds a column, and PostgreSQL refuses that to a connection that has prepared them before.
 */
export function columnsOf<Row>(columns: Record<keyof Row & string, true>): (keyof Row & string)[] {
  const names: string[] = Object.keys(columns)
  return names.filter((name): name is keyof Row & string => name in columns)
}
