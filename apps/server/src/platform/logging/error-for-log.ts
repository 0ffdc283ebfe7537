import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import { maskText } from './mask-text.ts'

const MAX_OF_QUERY = 160

/**
 * The message of a failed query holds all its parameters: thousands of rows, and what visitors typed. Only the start of
 * the query and the database's own error are logged.
 */
export function shortMessage(error: Error): string {
  if (!(error instanceof DrizzleQueryError)) return error.message
  const query = error.query.replaceAll(/\s+/g, ' ').trim()
  const start = query.length > MAX_OF_QUERY ? `${query.slice(0, MAX_OF_QUERY)} …` : query
  return `The database did not do »${start}«: ${error.cause?.message ?? 'it did not say why'}`
}

/** An error's own fields may quote what visitors sent, so they are masked. */
function masked(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? maskText(value) : value]),
  )
}

export function errorForLog(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return masked(pino.stdSerializers.err(error))
  const code = error.cause && 'code' in error.cause ? error.cause.code : undefined
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { ...masked({ message: shortMessage(error), stack: places?.join('\n') }), type: error.constructor.name, code }
}
