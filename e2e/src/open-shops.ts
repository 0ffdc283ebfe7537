import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { importDemo } from '@firkant/server/commands/demo/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { buildBrands } from '../../scripts/build.ts'
import { startShop, type ShopSettings } from './start-shop.ts'

export interface OpenShops {
  readonly origins: Readonly<Partial<Record<BrandKey, string>>>
  readonly databaseUrl: string
  readonly dataFolder: string
  readonly stop: () => Promise<void>
}

interface ShopChoices {
  readonly brands: readonly BrandKey[]
  /** Development mode, with the component gallery. */
  readonly withKit?: boolean
  readonly settings?: Partial<ShopSettings>
}

async function fillDatabase(folder: string) {
  const postgres = await startEmbeddedPostgres({ folder, durable: false })
  await ensureDatabase(postgres.url('postgres'), 'shop')
  await migrateDatabase(postgres.url('shop'))
  const database = openDatabase({ url: postgres.url('shop'), poolSize: 2, onError: () => undefined })
  await importDemo(database, { progress: createProgressLine(process.stdout), withLogins: true })
  await database.close()
  return postgres
}

/** Real shops on one real database, built and filled as by `npm start`. */
export async function openShops({ brands, withKit = false, settings = {} }: ShopChoices): Promise<OpenShops> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-e2e-'))
  chmodSync(folder, 0o755)
  const [postgres] = await Promise.all([fillDatabase(join(folder, 'postgres')), buildBrands(brands, { withKit })])
  const databaseUrl = postgres.url('shop')
  const dataFolder = settings.DATA_DIR ?? join(folder, 'data')
  const shops = await Promise.all(
    brands.map((BRAND) =>
      startShop({ BRAND, DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, SHOP_MODE: 'demo', ...settings }),
    ),
  )
  return {
    origins: Object.fromEntries(brands.map((brand, index) => [brand, shops[index]?.origin])),
    databaseUrl,
    dataFolder,
    stop: async () => {
      await Promise.all(shops.map(({ child }) => stopChild(child)))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
