import pg from 'pg'

/** PostgreSQL's own error, also when a query builder has wrapped it. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  const { cause } = error instanceof Error ? error : {}
  return [error, cause].find((each) => each instanceof pg.DatabaseError)
}
