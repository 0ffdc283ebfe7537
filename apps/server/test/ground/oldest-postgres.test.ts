import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_FOLDER } from '../../src/commands/demo/import-demo.ts'
import { readContentFiles } from '../../src/features/content/importing/content-files.ts'
import { importContent } from '../../src/features/content/importing/import-content.ts'
import { readDemoCatalogue } from '../../src/features/demo/demo-files.ts'
import { importDemoCatalogue } from '../../src/features/demo/import-demo-catalogue.ts'
import { ensureDatabase, openDatabase } from '../../src/platform/database/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { hasOldestPostgres, OLDEST_POSTGRES } from '../processes/system-postgres.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { buy } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { TEST_CONTENT, TEST_NOW } from './global-setup.ts'
import type { TestDatabase } from './test-database.ts'

describe.runIf(hasOldestPostgres)('the oldest PostgreSQL that is supported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-oldest-'))
  let server: EmbeddedPostgres
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    server = await startEmbeddedPostgres({
      folder: join(folder, 'postgres'),
      durable: false,
      programs: OLDEST_POSTGRES,
    })
    await ensureDatabase(server.url('postgres'), 'shop')
    const url = server.url('shop')
    await migrateDatabase(url)
    database = { ...openDatabase({ url, poolSize: 5, onError: () => undefined }), url, drop: async () => undefined }
    const quietly = { now: TEST_NOW, onProduct: () => undefined }
    await importDemoCatalogue(database.main, readDemoCatalogue(DEMO_FOLDER), quietly)
    await importContent(database.main, readContentFiles(TEST_CONTENT))
    await addTestGoods(database.main, [{ sku: 'X-OLDEST', onHand: 5 }])
    shop = await startTestShop({ database })
  })
  afterAll(async () => {
    await shop.close()
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('OPS-01 has every table, the catalogue and the pages', async () => {
    const { rows } = await database.pool.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    )
    expect(rows[0]?.version).toMatch(/^15\./)
    for (const path of ['/', '/laenestole', '/soeg?q=lampe', '/sitemap.xml', '/metrics', '/readyz'])
      expect((await fetch(shop.origin + path)).status, path).toBe(200)
  })

  it('OPS-01 takes carts and orders, and does their work', async () => {
    const bought = await buy(shop, { goods: { 'X-OLDEST': 2 } })
    const { rows } = await database.pool.query<{ state: string }>('select state from orders where id = $1', [
      bought.orderId,
    ])
    expect(rows[0]?.state).toBe('paid')
    const visitor = createVisitor(shop)
    expect(
      (await visitor.apply({ $type: 'AddLineItemCommand', sku: 'X-OLDEST', quantity: 3 })).cartResponse.items,
    ).toHaveLength(1)
    const waiting = await database.pool.query('select queue from jobs')
    expect(waiting.rowCount).toBeGreaterThan(0)
  })
})
