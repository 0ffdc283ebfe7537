/** PostgreSQL's codes and the system's for a database that has no time, no room or is not there. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([
  // A statement that took longer than it may, and locks that were not given.
  '57014',
  '55P03',
  '40P01',
  // Too many connections, out of memory.
  '53300',
  '53200',
  // It stops, crashed or starts.
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
])

/** What the pool says in words alone: no connection was free in time, or the one in use broke. */
const BUSY_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** A failure that the same request may not have a moment later: no fault of the request, and none of our code. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && BUSY_CODES.has(error.code)) return true
  return BUSY_MESSAGES.test(error.message) || isDatabaseBusy(error.cause)
}
