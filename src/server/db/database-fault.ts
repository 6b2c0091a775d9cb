/** What an error of the database means to whoever asked: come again later, or send something else. Undefined: a fault of ours. */
export type DatabaseFault = 'away' | 'unfit_value'

/** Node's own codes of a connection that could not be made or broke. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/** `connect`, `read`, `write`, `getaddrinfo`: a file that is missing has another. */
const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** What the driver says without a code of its own. */
const saidByDriver =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/

/** Classes 08 (connection), 53 (disk, memory, connections), 58 (system); shutdowns, and a standby that takes no writes. */
const awayState = /^(?:08|53|58)...$|^57P0[1-5]$|^25006$/

/** A value that no column could hold: NUL in a text, a number out of range, no date, no JSON. */
const unfitState = /^(?:22021|22003|22007|22008|22P02|22P03|22P05|22001)$/

/** States after which a write has to succeed before the database counts as usable. */
const noWriteState = /^(?:53100|25006|58...)$/

export function readDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (error instanceof AggregateError) return readDatabaseFault(error.errors[0])
  if (!(error instanceof Error)) return undefined
  const code = readCode(error)
  if (code === undefined) return saidByDriver.test(error.message) ? 'away' : undefined
  if (broken.has(code)) return 'syscall' in error && networkCalls.has(String(error.syscall)) ? 'away' : undefined
  if (awayState.test(code)) return 'away'
  return unfitState.test(code) ? 'unfit_value' : undefined
}

/** Whether the database could be read but refused to write: its disk is full, or it is a standby. */
export function refusedWrite(error: unknown): boolean {
  const code = error instanceof Error ? readCode(error) : undefined
  return code !== undefined && noWriteState.test(code)
}

function readCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
