import pg from 'pg'
import { openDatabase, type Database } from '../src/platform/database/database.ts'
import { ground, type Ground } from './ground.ts'

export interface TestDatabase extends Database {
  readonly url: string
  readonly drop: () => Promise<void>
}

let made = 0

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of this test file alone, copied from a template in milliseconds. */
export async function createTestDatabase({
  holds = 'shop',
}: { holds?: keyof Ground['templates'] } = {}): Promise<TestDatabase> {
  const { postgresUrl, templates } = await ground()
  made += 1
  const name = `test_${process.pid}_${made}_${Date.now()}`
  await onServer(postgresUrl, `create database ${name} template ${templates[holds]}`)
  const url = postgresUrl.replace(/\/postgres$/, `/${name}`)
  const database = openDatabase({ url, poolSize: 5, onError: () => undefined })
  const drop = async () => {
    await database.close()
    await onServer(postgresUrl, `drop database ${name} with (force)`)
  }
  return { ...database, url, drop }
}
