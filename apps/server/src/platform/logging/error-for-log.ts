import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import { maskText } from './mask-text.ts'

const MOST_OF_QUERY = 160

/**
 * A failed query calls itself by all that it was to write: thousands of rows, and what visitors typed. What helps is its
 * first words, and what the database said to it.
 */
export function shortMessage(error: Error): string {
  if (!(error instanceof DrizzleQueryError)) return error.message
  const query = error.query.replaceAll(/\s+/g, ' ').trim()
  const start = query.length > MOST_OF_QUERY ? `${query.slice(0, MOST_OF_QUERY)} …` : query
  return `The database did not do »${start}«: ${error.cause?.message ?? 'it did not say why'}`
}

/** Of what an error says of itself, nothing of visitors: a message may quote what was sent. */
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
