import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { runCommand, spawnShop, type CommandEnd, type ShopProcess } from './shop-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'firkant-modes-'))
chmodSync(folder, 0o755)
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function newDatabase(holds: 'shop' | 'nothing') {
  const database = await createTestDatabase({ holds })
  databases.push(database)
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  return { database, env }
}

const failure = (output: string) => ({ code: 1, output: expect.stringContaining(output) as string })

describe('a command on a database of another version', () => {
  it('OPS-01 says that it is behind, and changes nothing; migrate alone brings it up to date', async () => {
    const { database, env } = await newDatabase('nothing')
    expect(await runCommand(['jobs'], env)).toEqual(
      failure('migrations behind this version of the shop. Bring it up to date: npm run shop -- migrate'),
    )
    const tables = await database.pool.query(`select 1 from pg_tables where schemaname in ('public', 'drizzle')`)
    expect(tables.rowCount).toBe(0)
    expect(await runCommand(['migrate'], env)).toEqual({ code: 0, output: 'The database is up to date.\n' })
    expect(await runCommand(['jobs'], env)).toMatchObject({ code: 0 })
  })

  it('OPS-01 says that it is ahead', async () => {
    const { database, env } = await newDatabase('shop')
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', ${Date.now() + 86_400_000})`,
    )
    const said = failure('The database is 1 migrations ahead of this version')
    expect(await Promise.all([runCommand(['jobs'], env), runCommand(['migrate'], env)])).toEqual([said, said])
  })
})

describe("a command on production's database", () => {
  const production = { SHOP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://shop.test' }
  /** As an operator types it, without a mode. */
  let env: Record<string, string>
  let refused: ShopProcess
  let refusedCode: number | null
  let toJobs: CommandEnd
  let removed: CommandEnd
  let left: readonly unknown[]
  beforeAll(async () => {
    const { database, ...made } = await newDatabase('shop')
    env = { ...made.env, SHOP_MODE: '' }
    const asProduction = { ...env, ...production, SHOP_MODE: 'production' }
    refused = await spawnShop(asProduction)
    ;[toJobs, refusedCode] = await Promise.all([runCommand(['jobs'], env), refused.exited])
    // Whoever registers an address of the demo has a password of their own, and keeps nobody from starting.
    await database.pool.query(`update customers set password_hash = null where brand = 'fjellbo'`)
    removed = await runCommand(['remove-demo-accounts'], asProduction)
    left = (await database.pool.query('select email from customers union select email from employees')).rows
    const started = await spawnShop(asProduction)
    await whenReady(started.origin, started.child)
    started.child.kill('SIGTERM')
    expect(await started.exited).toBe(0)
  })

  it('SEC-02 a shop refuses production while accounts of the demo are there, and starts when they are removed', () => {
    expect(refusedCode).toBe(1)
    for (const email of ['demo@hjemly.example', 'butik@fjellbo.example', 'chef@hjemly.example'])
      expect(refused.output()).toContain(email)
    expect(refused.output()).toContain('Remove them: npm run shop -- remove-demo-accounts')
    expect(removed).toMatchObject({ code: 0, output: expect.stringContaining('27 deleted') as string })
    expect(left).toEqual([{ email: 'demo@fjellbo.example' }])
  })

  it('OPS-01 needs no settings before a shop has been in production on it', () => {
    expect(toJobs).toMatchObject({ code: 0 })
  })

  it("OPS-01 SEC-01 needs production's settings, without being told", async () => {
    const [{ code, output }, withSettings] = await Promise.all([
      runCommand(['jobs'], env),
      runCommand(['jobs'], { ...env, ...production }),
    ])
    expect(code).toBe(1)
    expect(output).toContain('SHOP_SECRET is not set. Production needs')
    expect(output).toContain('PUBLIC_URL is not set. Production needs')
    expect(withSettings).toMatchObject({ code: 0 })
  })

  it("OPS-01 SEC-01 is in production's mode: nothing invented is loaded", async () => {
    expect(await runCommand(['import-demo'], { ...env, ...production })).toEqual(
      failure('It is not loaded in production mode.'),
    )
  })

  it.each(['demo', 'development', 'test'])('OPS-01 SEC-01 is refused in mode %s, and so is a server', async (mode) => {
    const said = `DATABASE_URL is the database of a shop in production, but SHOP_MODE is "${mode}"`
    const shop = await spawnShop({ ...env, SHOP_MODE: mode })
    const [command, shopCode] = await Promise.all([runCommand(['jobs'], { ...env, SHOP_MODE: mode }), shop.exited])
    expect(command).toEqual(failure(said))
    expect(shopCode).toBe(1)
    expect(shop.output()).toContain(said)
  })
})
