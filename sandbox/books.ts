import { DatabaseSync } from 'node:sqlite'

/** The provider's own books: one SQLite file that outlives the process, also a kill -9 of it. */
export type Books = {
  db: DatabaseSync
  /**
   * Runs `work` in a transaction and resolves once it is on the disk; what it throws undoes it alone. Works that come
   * while others wait share one commit, so that a synced write does not cost a millisecond for each.
   */
  write<Result>(work: () => Result): Promise<Result>
  close(): void
}

const schema = `
CREATE TABLE IF NOT EXISTS payment (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  order_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'processing', 'authorized', 'captured', 'canceled')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  captured INTEGER NOT NULL DEFAULT 0 CHECK (captured BETWEEN 0 AND amount),
  refunded INTEGER NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND captured),
  fee INTEGER,
  last_error TEXT,
  card TEXT,
  -- 1 while the card's bank waits for its own step
  challenge INTEGER NOT NULL DEFAULT 0,
  -- when a slow bank will answer
  answer_at INTEGER,
  description TEXT NOT NULL,
  language TEXT NOT NULL,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS payment_created ON payment (created_at);
CREATE INDEX IF NOT EXISTS payment_answer ON payment (answer_at) WHERE answer_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS payment_open ON payment (expires_at) WHERE status = 'open';
CREATE TABLE IF NOT EXISTS refund (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'succeeded'
) STRICT;
CREATE TABLE IF NOT EXISTS dispute (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS payout (
  id TEXT PRIMARY KEY,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS answer (
  key TEXT PRIMARY KEY,
  request TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS message (
  number INTEGER PRIMARY KEY,
  body TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL
) STRICT;
`

/** Opens the books in `file`, or makes them; `:memory:` for books that nobody needs afterwards. */
export function openBooks(file: string): Books {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  db.exec(schema)
  // Books of before refunds could fail.
  if (
    !db
      .prepare('PRAGMA table_info(refund)')
      .all()
      .some(({ name }) => name === 'status')
  )
    db.exec(`ALTER TABLE refund ADD COLUMN status TEXT NOT NULL DEFAULT 'succeeded'`)
  db.exec(
    'CREATE INDEX IF NOT EXISTS refund_payment ON refund (payment_id); CREATE INDEX IF NOT EXISTS refund_created ON refund (created_at)',
  )
  const waiting: { run: () => void; settle: () => void; fail: (error: unknown) => void }[] = []

  function commitWaiting() {
    const group = waiting.splice(0)
    try {
      db.exec('BEGIN IMMEDIATE')
      for (const { run } of group) run()
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      for (const { fail } of group) fail(error)
      return
    }
    for (const { settle } of group) settle()
  }

  function write<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      let settle = () => {}
      if (waiting.length === 0) setImmediate(commitWaiting)
      waiting.push({
        run() {
          db.exec('SAVEPOINT work')
          try {
            const result = work()
            settle = () => resolve(result)
          } catch (error) {
            db.exec('ROLLBACK TO work')
            settle = () => reject(error)
          }
          db.exec('RELEASE work')
        },
        settle: () => settle(),
        fail: reject,
      })
    })
  }

  return {
    db,
    write,
    close() {
      if (waiting.length > 0) commitWaiting()
      db.close()
    },
  }
}
