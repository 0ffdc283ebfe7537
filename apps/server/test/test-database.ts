import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../src/platform/database/database.ts'

export interface TestDatabase extends Database {
  readonly url: string
  readonly drop: () => Promise<void>
}

let made = 0

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of this test file alone, copied from the template in milliseconds. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  made += 1
  const name = `test_${process.pid}_${made}_${Date.now()}`
  await onServer(
    options.empty ? `create database ${name}` : `create database ${name} template ${inject('templateName')}`,
  )
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  const database = openDatabase({ url, poolSize: 5, onError: () => undefined })
  const drop = async () => {
    await database.close()
    await onServer(`drop database ${name} with (force)`)
  }
  return { ...database, url, drop }
}
