/** PostgreSQL's codes and the system's for a server that is not there, or stops before it has answered. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  // It stops, crashed or starts; the database was dropped.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  // Too many connections.
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTCONN',
  'ETIMEDOUT',
  'EPIPE',
  // Its name is not known at the moment.
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'ENOTFOUND',
])

/** For a server that is there, but has no time or no room, or takes no writes while another one takes over. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([
  // A statement that took longer than it may, and locks that were not given.
  '57014',
  '55P03',
  '40P01',
  // Two transactions at the same time, or rows that a replica needed to clean up.
  '40001',
  '25006',
  // Out of memory, disk full, other limits.
  '53000',
  '53100',
  '53200',
  '53400',
  // A failing disk.
  '58000',
  '58030',
])

/** Every code of a connection exception. */
const CONNECTION_CODE = /^08[0-9A-Z]{3}$/
const NO_ANSWER = 'Query read timeout'
/** What the client says in words alone. */
const AWAY_MESSAGES =
  /^(?:Query read timeout|Connection terminated|Client has encountered a connection error|timeout expired|Client was closed)/
/** No connection was free in time. */
const POOL_MESSAGE = 'timeout exceeded when trying to connect'

function isSome(error: unknown, test: (error: Error & { readonly code?: unknown }) => boolean): boolean {
  if (!(error instanceof Error)) return false
  if (test(error) || isSome(error.cause, test)) return true
  // Several addresses of one name, none of which answered.
  return error instanceof AggregateError && error.errors.some((each) => isSome(each, test))
}

/** The server could not be reached, or broke the connection off. */
export function isDatabaseAway(error: unknown): boolean {
  return isSome(
    error,
    ({ code, message }) =>
      AWAY_CODES.has(code) || (typeof code === 'string' && CONNECTION_CODE.test(code)) || AWAY_MESSAGES.test(message),
  )
}

/** The client gave up waiting: on this connection nothing can be asked any more. */
export function hasNoAnswer(error: unknown): boolean {
  return isSome(error, ({ message }) => message === NO_ANSWER)
}

/** A failure that the same request may not have a moment later: no fault of the request, and none of our code. */
export function isDatabaseBusy(error: unknown): boolean {
  if (isDatabaseAway(error)) return true
  return isSome(error, ({ code, message }) => BUSY_CODES.has(code) || message === POOL_MESSAGE)
}
