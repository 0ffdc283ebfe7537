import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDemoCatalogue } from './apps/server/src/features/demo/demo-files.ts'
import { importDemoCatalogue } from './apps/server/src/features/demo/import-demo-catalogue.ts'
import { ensureDatabase, openDatabase } from './apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from './apps/server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from './apps/server/src/platform/database/migrate.ts'
export async function setup(project: any) {
  const folder = mkdtempSync(join(tmpdir(), 's3-test-')); chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const t = 'template_shop'
  await ensureDatabase(server.url('postgres'), t); await migrateDatabase(server.url(t))
  const database = openDatabase({ url: server.url(t), poolSize: 2, onError: () => undefined })
  await importDemoCatalogue(database.main, readDemoCatalogue('/work/main/demo'), { now: new Date('2026-11-15T12:00:00Z'), onProduct: () => undefined })
  await database.close()
  project.provide('postgresUrl', server.url('postgres')); project.provide('templateName', t)
  return async () => { await server.stop(); rmSync(folder, { recursive: true, force: true }) }
}
