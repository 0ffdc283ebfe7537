import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { fork, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { importDemo } from '@firkant/server/commands/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { SERVER_ENV, SERVER_NODE_FLAGS, stopChild, whenReady } from '@firkant/server/platform/process/child-server.ts'
import { freePort } from '@firkant/server/platform/process/free-port.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { buildBrands } from '../../scripts/build.ts'

const MAIN = resolve(import.meta.dirname, '../../apps/server/src/start/main.ts')

async function startShop(
  brand: string,
  databaseUrl: string,
  dataDir: string,
): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort()
  const env = {
    ...process.env,
    SHOP_MODE: 'demo',
    BRAND: brand,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...SERVER_ENV,
  }
  const child = fork(MAIN, { env, execArgv: [...SERVER_NODE_FLAGS] })
  const origin = `http://localhost:${port}`
  await whenReady(origin, child)
  return { child, origin }
}

/** Four real shops on one real database, built and filled as `npm start` does it. */
export default async function startShops(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-e2e-'))
  chmodSync(folder, 0o755)
  await buildBrands(BRAND_KEYS)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await ensureDatabase(postgres.url('postgres'), 'shop')
  const url = postgres.url('shop')
  await migrateDatabase(url)
  const database = openDatabase({ url, poolSize: 2, onError: () => undefined })
  await importDemo(database.main, { progress: createProgressLine(process.stdout), withLogins: true })
  await database.close()
  const shops = await Promise.all(BRAND_KEYS.map((brand) => startShop(brand, url, join(folder, 'data'))))
  process.env.FIRKANT_E2E_ORIGINS = JSON.stringify(
    Object.fromEntries(BRAND_KEYS.map((brand, index) => [brand, shops[index]?.origin])),
  )
  process.env.FIRKANT_E2E_DATABASE = url
  return async () => {
    await Promise.all(shops.map(({ child }) => stopChild(child)))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
