/** The database cannot be used; `message` is one sentence for the person at the terminal. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
