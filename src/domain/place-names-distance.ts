/**
 * Distances between a query and many names at once. One matrix row belongs to each letter of a name, so names that begin
 * alike share their first rows, and a beginning that is hopeless ends all names that have it.
 */
export type TypoRows = {
  query: ArrayLike<number>
  /** Errors of interest; everything beyond counts as `limit + 1`. */
  limit: number
  /** Row r, column c: errors between the first r letters of the name and the first c of the query. */
  cells: Uint8Array
  /** Per row: the fewest errors between the whole query and a beginning of the name up to here. */
  beginnings: Uint8Array
}

/** The matrix with its first row: the query against the empty name. */
export function openTypoRows(query: ArrayLike<number>, limit: number): TypoRows {
  const width = query.length + 1
  const deepest = query.length + limit + 2
  const rows = {
    query,
    limit,
    cells: new Uint8Array(width * deepest).fill(limit + 1),
    beginnings: new Uint8Array(deepest),
  }
  for (let column = 0; column < width && column <= limit; column++) rows.cells[column] = column
  rows.beginnings[0] = rows.cells[width - 1] ?? limit + 1
  return rows
}

/**
 * Fills row `row` (1 for the first letter of the name) from the rows before it. An error is a letter missing, added or
 * replaced, or two neighbours swapped. False when no longer name that begins like this can come within the limit.
 */
export function fillTypoRow(rows: TypoRows, row: number, letter: number, letterBefore: number): boolean {
  const { query, limit, cells } = rows
  const last = query.length
  const width = last + 1
  const here = row * width
  const above = here - width
  let hopeful = row <= limit
  cells[here] = Math.min(row, limit + 1)
  // Only cells within `limit` of the diagonal can be within the limit.
  const left = Math.max(1, row - limit)
  const right = Math.min(last, row + limit)
  if (left > 1) cells[here + left - 1] = limit + 1
  for (let column = left; column <= right; column++) {
    const same = query[column - 1] === letter
    let errors = at(cells, above + column - 1) + (same ? 0 : 1)
    if (!same) {
      errors = Math.min(errors, at(cells, above + column) + 1, at(cells, here + column - 1) + 1)
      if (row > 1 && column > 1 && query[column - 2] === letter && query[column - 1] === letterBefore)
        errors = Math.min(errors, at(cells, above - width + column - 2) + 1)
    }
    if (errors > limit) errors = limit + 1
    else hopeful = true
    cells[here + column] = errors
  }
  if (right < last) cells[here + right + 1] = limit + 1
  const complete = right === last && left <= last ? at(cells, here + last) : limit + 1
  rows.beginnings[row] = Math.min(at(rows.beginnings, row - 1), complete)
  return hopeful
}

/** Errors between the whole query and the name of `length` letters whose rows are filled. */
export function typosOfWhole(rows: TypoRows, length: number): number {
  return at(rows.cells, length * (rows.query.length + 1) + rows.query.length)
}

function at(cells: Uint8Array, index: number): number {
  return cells[index] ?? 255
}
