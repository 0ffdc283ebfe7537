import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whenReady } from '../src/platform/process/child-server.ts'
import { runCommand, spawnShop } from './shop-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'firkant-modes-'))
chmodSync(folder, 0o755)
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function newDatabase(options?: { empty: boolean }) {
  const database = await createTestDatabase(options)
  databases.push(database)
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  return { database, env }
}

const failure = (output: string) => ({ code: 1, output: expect.stringContaining(output) as string })

describe('a command on a database of another version', () => {
  it('OPS-01 says that it is behind, and changes nothing; migrate alone brings it up to date', async () => {
    const { database, env } = await newDatabase({ empty: true })
    expect(await runCommand(['jobs'], env)).toEqual(
      failure('migrations behind this version of the shop. Bring it up to date: npm run shop -- migrate'),
    )
    const tables = await database.pool.query(`select 1 from pg_tables where schemaname in ('public', 'drizzle')`)
    expect(tables.rowCount).toBe(0)
    expect(await runCommand(['migrate'], env)).toEqual({ code: 0, output: 'The database is up to date.\n' })
    expect(await runCommand(['jobs'], env)).toMatchObject({ code: 0 })
  })

  it('OPS-01 says that it is ahead', async () => {
    const { database, env } = await newDatabase()
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', ${Date.now() + 86_400_000})`,
    )
    expect(await runCommand(['jobs'], env)).toEqual(failure('The database is 1 migrations ahead of this version'))
    expect(await runCommand(['migrate'], env)).toEqual(failure('The database is 1 migrations ahead of this version'))
  })
})

describe("a command on production's database", () => {
  const production = { SHOP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://shop.test' }
  /** As an operator types it, without a mode. */
  let env: Record<string, string>
  beforeAll(async () => {
    const made = await newDatabase()
    env = { ...made.env, SHOP_MODE: '' }
    expect(await runCommand(['jobs'], env)).toMatchObject({ code: 0 })
    expect(await runCommand(['remove-demo-accounts'], env)).toMatchObject({ code: 0 })
    const shop = await spawnShop({ ...env, ...production, SHOP_MODE: 'production' })
    await whenReady(shop.origin, shop.child)
    shop.child.kill('SIGTERM')
    expect(await shop.exited).toBe(0)
  })

  it("OPS-01 SEC-01 needs production's settings, without being told", async () => {
    const { code, output } = await runCommand(['jobs'], env)
    expect(code).toBe(1)
    expect(output).toContain('SHOP_SECRET is not set. Production needs')
    expect(output).toContain('PUBLIC_URL is not set. Production needs')
    expect(await runCommand(['jobs'], { ...env, ...production })).toMatchObject({ code: 0 })
  })

  it("OPS-01 SEC-01 is in production's mode: nothing invented is loaded", async () => {
    expect(await runCommand(['import-demo'], { ...env, ...production })).toEqual(
      failure('It is not loaded in production mode.'),
    )
  })

  it.each(['demo', 'development', 'test'])('OPS-01 SEC-01 is refused in mode %s, and so is a server', async (mode) => {
    const said = `DATABASE_URL is the database of a shop in production, but SHOP_MODE is "${mode}"`
    expect(await runCommand(['jobs'], { ...env, SHOP_MODE: mode })).toEqual(failure(said))
    const shop = await spawnShop({ ...env, SHOP_MODE: mode })
    expect(await shop.exited).toBe(1)
    expect(shop.output()).toContain(said)
  })
})
