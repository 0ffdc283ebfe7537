import { DrizzleQueryError } from 'drizzle-orm/errors'
import { shortMessage } from '../platform/logging/error-for-log.ts'

const DATABASE_HINT =
  'Is DATABASE_URL (or the folder DATA_DIR) the database of this shop, whole and no newer than this version? See docs/operations.md.'

/** Why the shop did not start and what to do next, as text for the terminal. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof DrizzleQueryError ? `${shortMessage(error)}\n${DATABASE_HINT}` : error.message
}
