import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { importDemo } from '@firkant/server/commands/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { buildBrands } from '../../scripts/build.ts'
import { startShop } from './start-shop.ts'

/** `--project skygge` wants one shop: then the other three need not be built and started. The journeys run on hjemly. */
function brandsAsked(): readonly BrandKey[] {
  const { argv } = process
  const projects = argv.flatMap((word, at) =>
    word === '--project' ? [argv[at + 1]] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
  )
  const brands = new Set(projects.map((project) => (project === 'shop' ? 'hjemly' : project)))
  return brands.size === 0 ? BRAND_KEYS : BRAND_KEYS.filter((brand) => brands.has(brand))
}

/** Real shops on one real database, built and filled as `npm start` does it. */
export default async function startShops(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-e2e-'))
  chmodSync(folder, 0o755)
  const brands = brandsAsked()
  await buildBrands(brands)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await ensureDatabase(postgres.url('postgres'), 'shop')
  const url = postgres.url('shop')
  await migrateDatabase(url)
  const database = openDatabase({ url, poolSize: 2, onError: () => undefined })
  await importDemo(database, { progress: createProgressLine(process.stdout), withLogins: true })
  await database.close()
  const settings = { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), SHOP_MODE: 'demo' } as const
  const shops = await Promise.all(brands.map((BRAND) => startShop({ BRAND, ...settings })))
  process.env.FIRKANT_E2E_ORIGINS = JSON.stringify(
    Object.fromEntries(brands.map((brand, index) => [brand, shops[index]?.origin])),
  )
  process.env.FIRKANT_E2E_DATABASE = url
  process.env.FIRKANT_E2E_DATA = settings.DATA_DIR
  return async () => {
    await Promise.all(shops.map(({ child }) => stopChild(child)))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
