import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readContentFiles } from '../src/features/content/content-files.ts'
import { importContent } from '../src/features/content/import-content.ts'
import { importDemoAccounts } from '../src/features/demo/demo-accounts.ts'
import { readDemoCatalogue } from '../src/features/demo/demo-files.ts'
import { importDemoCatalogue } from '../src/features/demo/import-demo-catalogue.ts'
import { DEMO_FOLDER } from '../src/commands/import-demo.ts'
import { ensureDatabase, openDatabase } from '../src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { buildBrand } from '../../../scripts/build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    templateName: string
  }
}

export const TEST_CONTENT = join(import.meta.dirname, 'content')
/** The moment at which the tests' demo prices were made; their campaigns run then. */
export const TEST_NOW = new Date('2026-11-15T12:00:00Z')

/** What every test finds: the demo's catalogue, the tests' own pages, accounts. */
export async function fillDatabase(url: string): Promise<void> {
  await migrateDatabase(url)
  const database = openDatabase({ url, poolSize: 2, onError: () => undefined })
  await importDemoCatalogue(database.main, readDemoCatalogue(DEMO_FOLDER), {
    now: TEST_NOW,
    onProduct: () => undefined,
  })
  await importContent(database.main, readContentFiles(TEST_CONTENT))
  await importDemoAccounts(database.main)
  await database.close()
}

/** One PostgreSQL for all tests, with a filled template that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-test-'))
  chmodSync(folder, 0o755)
  const starting = startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  // A shop that does not build leaves no server behind.
  await buildBrand('hjemly').catch(async (error: unknown) => {
    await (await starting).stop()
    throw error
  })
  const server = await starting
  const templateName = 'template_shop'
  await ensureDatabase(server.url('postgres'), templateName)
  await fillDatabase(server.url(templateName))
  project.provide('postgresUrl', server.url('postgres'))
  project.provide('templateName', templateName)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
