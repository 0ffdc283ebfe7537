import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DEMO_FOLDER } from '../../src/commands/demo/import-demo.ts'
import { readContentFiles } from '../../src/features/content/importing/content-files.ts'
import { importContent } from '../../src/features/content/importing/import-content.ts'
import { importDemoAccounts } from '../../src/features/demo/accounts/demo-accounts.ts'
import { readDemoCatalogue } from '../../src/features/demo/demo-files.ts'
import { importDemoCatalogue } from '../../src/features/demo/import-demo-catalogue.ts'
import { ensureDatabase, openDatabase } from '../../src/platform/database/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { TEST_CONTENT, TEST_NOW } from './global-setup.ts'
import type { Ground } from './ground.ts'

/** What this process says to its parent, once. It runs the server until the parent lets go of it. */
export type GroundMessage = Ground | { readonly failure: string }

const BUILD = resolve(import.meta.dirname, '../../../../scripts/build.ts')
const TEMPLATES = { shop: 'template_shop', tables: 'template_tables', nothing: 'template1' } as const

async function buildShop(): Promise<void> {
  const { promise, resolve: ended } = Promise.withResolvers<number | null>()
  const child = spawn(process.execPath, [...process.execArgv, BUILD, '--brand', 'hjemly'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('exit', ended)
  if ((await promise) !== 0) throw new Error('the shop of hjemly does not build')
}

/** What every test finds: the demo's catalogue, the tests' own pages, accounts. */
async function fillShop(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, onError: () => undefined })
  await importDemoCatalogue(database.main, readDemoCatalogue(DEMO_FOLDER), {
    now: TEST_NOW,
    onProduct: () => undefined,
  })
  await importContent(database.main, readContentFiles(TEST_CONTENT))
  await importDemoAccounts(database.main)
  await database.close()
}

async function fillTemplates({ url }: EmbeddedPostgres): Promise<void> {
  const server = openDatabase({ url: url('postgres'), poolSize: 1, onError: () => undefined })
  await ensureDatabase(url('postgres'), TEMPLATES.tables)
  await migrateDatabase(url(TEMPLATES.tables))
  await server.pool.query(`create database ${TEMPLATES.shop} template ${TEMPLATES.tables}`)
  await server.close()
  await fillShop(url(TEMPLATES.shop))
}

async function layGround(folder: string): Promise<{ readonly ground: Ground; readonly server: EmbeddedPostgres }> {
  const options = { folder: join(folder, 'postgres'), durable: false }
  const filling = await startEmbeddedPostgres(options)
  await fillTemplates(filling).finally(filling.stop)
  // A stopped server's folder is a backup, owners and rights included.
  const filledFolder = join(folder, 'filled')
  for (const suffix of ['', '.password'])
    spawnSync('cp', ['-a', options.folder + suffix, filledFolder + suffix], { stdio: 'inherit' })
  const server = await startEmbeddedPostgres(options)
  return { ground: { postgresUrl: server.url('postgres'), templates: TEMPLATES, filledFolder }, server }
}

/** A database is a thousand files: where there is room for them in memory, a copy takes a quarter of the time. */
function placeForFiles(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4e9 ? memory : tmpdir()
}

const folder = mkdtempSync(join(placeForFiles(), 'firkant-test-'))
chmodSync(folder, 0o755)
const [laying, building] = [layGround(folder), buildShop()]
const say = (message: GroundMessage) => process.connected && process.send?.(message)
process.once('disconnect', async () => {
  // Nothing stays behind of a run that was cut short, whatever of this has failed.
  const [laid] = await Promise.allSettled([laying, building])
  if (laid.status === 'fulfilled') await laid.value.server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
Promise.all([laying, building]).then(
  ([{ ground }]) => say(ground),
  (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
)
