import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContentFiles } from '../../src/features/content/importing/content-files.ts'
import { importContent } from '../../src/features/content/importing/import-content.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { TEST_CONTENT } from '../ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { runCommand, spawnShop, type ShopProcess } from './shop-process.ts'

const folders: string[] = []
const shops: ShopProcess[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-process-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(env: Record<string, string>): Promise<ShopProcess> {
  const shop = await spawnShop(env)
  shops.push(shop)
  return shop
}

async function stop(shop: ShopProcess): Promise<number | null> {
  shop.child.kill('SIGTERM')
  return shop.exited
}

// A test that failed leaves no shop behind that would be in the way of its next try.
afterEach(async () => {
  const running = shops.splice(0).filter(({ child }) => child.exitCode === null && child.signalCode === null)
  await Promise.all(running.map(stop))
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  const dataDir = newFolder()

  it('OPS-01 one program runs the shop on a database that it brings along, in a folder, and commands beside it', async () => {
    const shop = await start({ DATA_DIR: dataDir })
    await whenReady(shop.origin, shop.child)
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)

    const file = join(newFolder(), 'makers.jsonl')
    // Another at each try: what is there already changes no row.
    const name = `Lund ${randomUUID()}`
    writeFileSync(file, `{"type":"supplier","key":"lund","name":"${name}"}\n`)
    const second = await start({ DATA_DIR: dataDir })
    const [taken, unknown, secondCode] = await Promise.all([
      runCommand(['import', file], { DATA_DIR: dataDir }),
      runCommand(['emport'], {}),
      second.exited,
    ])
    expect(taken).toMatchObject({ code: 0, output: expect.stringContaining('1 suppliers; 1 rows changed') as string })
    expect(unknown).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no command "emport"') as string,
    })
    expect(secondCode).toBe(1)
    expect(second.output()).toContain(
      `The data folder ${dataDir} is in use by a running shop (process ${shop.child.pid})`,
    )
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
    expect(await stop(shop)).toBe(0)
    const written = await runCommand(['export', '--type', 'supplier', `${file}.out.jsonl`], { DATA_DIR: dataDir })
    expect(written).toMatchObject({ code: 0 })
    expect(readFileSync(`${file}.out.jsonl`, 'utf8')).toContain(`"name":"${name}"`)
  })

  it('OPS-01 starts again after kill -9, on the database that was left running', async () => {
    const first = await start({ DATA_DIR: dataDir })
    await whenReady(first.origin, first.child)
    const postgresPid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
    first.child.kill('SIGKILL')
    await first.exited
    const second = await start({ DATA_DIR: dataDir })
    await whenReady(second.origin, second.child)
    expect(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]).toBe(postgresPid)

    process.kill(Number(postgresPid), 'SIGKILL')
    second.child.kill('SIGKILL')
    await second.exited
    const third = await start({ DATA_DIR: dataDir })
    await whenReady(third.origin, third.child)
    expect(await stop(third)).toBe(0)
    expect(() => process.kill(Number(postgresPid), 0)).toThrow()
  })

  it('says so when the data folder is a file', async () => {
    const file = join(newFolder(), 'data')
    writeFileSync(file, '')
    const shop = await start({ DATA_DIR: file })
    expect(await shop.exited).toBe(1)
    expect(shop.output()).toContain(`${file} is a file`)
  })
})

describe('an external database', () => {
  let database: TestDatabase
  let databaseUrl: string
  beforeEach(async () => {
    database = await createTestDatabase()
    databaseUrl = database.url
    return database.drop
  })

  it('says so when the port is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const shop = await start({ DATABASE_URL: databaseUrl, DATA_DIR: newFolder(), PORT: String(port) })
    expect(await shop.exited).toBe(1)
    expect(shop.output()).toContain(`Port ${port} is taken by another program`)
    other.close()
  })

  it('says in a few lines why it did not start, however much there was to do', async () => {
    await database.pool.query(
      `insert into sales_log (sku, brand, market, quantity, sold_at, reference)
        select distinct sku, 'hjemly', 'DK', 1, now(), sku from stock_levels`,
    )
    const noBuild = await start({ DATABASE_URL: database.url, DATA_DIR: newFolder(), BUILD_DIR: newFolder() })
    expect(await noBuild.exited).toBe(1)
    expect(noBuild.output()).toMatch(
      /^The shop did not start\.\nThere is no build of hjemly in .+ npm run build -- --brand hjemly\n$/,
    )
    await database.pool.query('drop schema drizzle cascade')
    const otherDatabase = await start({ DATABASE_URL: database.url, DATA_DIR: newFolder() })
    expect(await otherDatabase.exited).toBe(1)
    expect(otherDatabase.output()).toContain('Is DATABASE_URL (or the folder DATA_DIR) the database of this shop')
    expect(otherDatabase.output().length).toBeLessThan(700)
  })

  it('refuses to start with a setting that is wrong, in a sentence', async () => {
    const shop = await start({ DATABASE_URL: 'mysql://x', BRAND: 'ikea' })
    expect(await shop.exited).toBe(1)
    expect(shop.output()).toContain('BRAND is "ikea", but must be one of hjemly, skygge, fjellbo, ljuvhem.')
    expect(shop.output()).toContain('DATABASE_URL must be an address such as postgres://')
  })

  it('refuses production without a secret', async () => {
    const shop = await start({ SHOP_MODE: 'production', DATABASE_URL: databaseUrl })
    expect(await shop.exited).toBe(1)
    expect(shop.output()).toContain('SHOP_SECRET is not set')
  })

  /** On one database, and both have heard of a change. */
  async function startBoth() {
    const both = [
      await start({ DATABASE_URL: databaseUrl, DATA_DIR: newFolder() }),
      await start({ DATABASE_URL: databaseUrl, DATA_DIR: newFolder() }),
    ] as const
    await Promise.all(both.map((shop) => whenReady(shop.origin, shop.child)))
    for (const shop of both) {
      expect(await (await fetch(`${shop.origin}/om-hjemly`)).text()).toContain('<title>Om os</title>')
    }
    const writer = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined })
    const changed = readContentFiles(TEST_CONTENT).map((folder) => ({
      ...folder,
      pages: folder.pages.map((page) => ({
        ...page,
        content: { ...page.content, title: `${page.content.title} igen` },
      })),
    }))
    await importContent(writer.main, changed)
    await writer.close()
    for (const shop of both)
      await expect
        .poll(async () => (await fetch(`${shop.origin}/om-hjemly`)).text())
        .toContain('<title>Om os igen</title>')
    return both
  }

  it('OPS-01 OPS-02 two processes side by side both see what changes, and stop without losing a request that has begun', async () => {
    const [shop, other] = await startBoth()
    const begun = Array.from({ length: 24 }, (_, index) =>
      fetch(
        `${shop.origin}/images/hero/dining-days.webp?w=${[360, 480, 680, 960][index % 4]}&q=${[50, 60, 70][index % 3]}`,
        { headers: { connection: 'close' } },
      ),
    )
    const first = await Promise.race(begun)
    expect(first.status).toBe(200)
    const stopped = Promise.all([stop(shop), stop(other)])
    const answers = await Promise.all(begun.map(async (answer) => (await (await answer).arrayBuffer()).byteLength))
    expect(Math.min(...answers)).toBeGreaterThan(1000)
    expect(await stopped).toEqual([0, 0])
    await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow()
  })
})
