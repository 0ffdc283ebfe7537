import { join } from 'node:path'
import { DEMO_FOLDER, importDemo } from '../../commands/demo/import-demo.ts'
import { createProgressLine } from '../../commands/progress-line.ts'
import { ContentError } from '../../features/content/importing/content-problems.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { openDatabaseServer } from '../../platform/database/open-server.ts'
import { listenForEvents } from '../../platform/events/shop-events.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { buildApp } from '../app.ts'
import { startBackgroundJobs } from '../background-jobs.ts'
import { parseConfig } from '../config.ts'
import { refuseProduction } from '../production-mark.ts'
import { openDevBuild } from './dev-build.ts'
import { watchContent } from './watch-content.ts'

/** `npm run dev`: everything from its sources, with hot reload. */
const config = parseConfig(process.env)
process.env.BRAND = config.brand
const log = createLogger({ level: config.logLevel, brand: config.brand })
const server = await openDatabaseServer(config)
await refuseProduction(config, server.url)
await migrateDatabase(server.url)
const onError = (error: Error) => log.error({ err: error }, 'connection to PostgreSQL failed; it is opened again')
const database = openDatabase({
  url: server.url,
  poolSize: config.databasePool,
  waitMs: config.databaseWaitMs,
  onError,
})
const reportInvalidContent = (text: string) =>
  void process.stdout.write(`\n  Content is as it was, for this is wrong:\n${text}\n`)
try {
  await importDemo(database, { progress: createProgressLine(process.stdout), withLogins: true })
} catch (error) {
  // Content errors are fixed while the shop runs, so they do not stop it.
  if (!(error instanceof ContentError)) throw error
  reportInvalidContent(error.message)
}
const events = listenForEvents(server.url, onError)
const jobs = startBackgroundJobs({ config, database, log })
const kitDir = join(config.buildDir, 'kit')
const dev = await openDevBuild({ own: config.brand, kitDir })
const { build, addMiddleware } = dev
const app = await buildApp({ config, database, events, log, build, addMiddleware, kitDir })
const content = watchContent({
  db: database.main,
  folder: config.contentDir,
  mediaDir: config.mediaDir,
  onImported: (changed) => process.stdout.write(`  Content: ${changed} pages changed\n`),
  onProblem(text) {
    reportInvalidContent(text)
    dev.showProblem(text)
  },
})
if (config.contentDir !== join(DEMO_FOLDER, 'content')) await content.load()
// Subscribed after the shop's own listener, so the cached documents are gone by now.
events.subscribe(({ type, brand }) => {
  if (type === 'content-changed' && (brand ?? config.brand) === config.brand) dev.reload()
})
await app.listen({ port: config.port, host: config.host })
process.stdout.write(`\n  ${config.brand} in development: http://localhost:${config.port}\n`)

async function stop(): Promise<void> {
  await content.close()
  await dev.close()
  await app.close()
  await jobs.stop()
  await events.close()
  await database.close()
  await server.stop()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
