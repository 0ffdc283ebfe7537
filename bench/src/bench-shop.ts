import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importDemo } from '@firkant/server/commands/demo/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { buildBrands } from '../../scripts/build.ts'
import { readTrouble, startShopChild, type BenchShop, type ShopChildOptions } from './shop-child.ts'

export type { BenchShop }

export interface Bench {
  /** For preparing data and explaining queries. */
  readonly databaseUrl: string
  readonly startShop: (
    env?: ShopChildOptions['env'],
    options?: Pick<ShopChildOptions, 'profile' | 'preload' | 'args'>,
  ) => Promise<BenchShop>
  /** What the shops logged as a warning or worse. */
  readonly trouble: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Lines of the shop's log that are shown at the end. */
const TROUBLE_SHOWN = 20
const MAX_CHARACTERS = 600

function showTrouble(folder: string): void {
  const lines = readTrouble(folder)
  if (lines.length === 0) return
  console.log(`\nThe shop logged ${lines.length} warnings and errors, the last of them:`)
  for (const line of lines.slice(-TROUBLE_SHOWN)) console.log(line.slice(0, MAX_CHARACTERS))
}

/** A filled database and a built shop, as in the demo. */
export async function openBench({ withLogins = false } = {}): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-bench-'))
  chmodSync(folder, 0o755)
  await buildBrands(['hjemly'])
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: true })
  await ensureDatabase(postgres.url('postgres'), 'shop')
  await migrateDatabase(postgres.url('shop'))
  const database = openDatabase({ url: postgres.url('shop'), poolSize: 2, onError: () => undefined })
  await importDemo(database, { progress: createProgressLine(process.stdout), withLogins })
  await database.close()
  return {
    databaseUrl: postgres.url('shop'),
    startShop: (env = {}, { profile, preload, args } = {}) =>
      startShopChild({ databaseUrl: postgres.url('shop'), folder, env, profile, preload, args }),
    trouble: () => readTrouble(folder),
    async close() {
      showTrouble(folder)
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
