import { parseArgs } from 'node:util'
import { readContentFiles } from '../features/content/content-files.ts'
import { importContent } from '../features/content/import-content.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openDatabaseServer } from '../platform/database/open-server.ts'
import { PREVIEW_PARAM, previewToken } from '../render/preview-link.ts'
import { parseConfig, type Config } from '../start/config.ts'
import { DEMO_FOLDER, importDemo } from './import-demo.ts'
import { createProgressLine } from './progress-line.ts'

const HELP = `npm run shop -- COMMAND

  migrate                    brings the database up to date
  import-demo                loads the demo shop (not in production)
  import-content [FOLDER]    loads content files; wrong ones are named with file and line, nothing is half-loaded
  preview-link PATH          prints the address at which an editor sees a page before it is published
`

async function withDatabase(
  config: Config,
  work: (database: ReturnType<typeof openDatabase>) => Promise<void>,
): Promise<void> {
  const server = await openDatabaseServer(config)
  try {
    await migrateDatabase(server.url)
    const database = openDatabase({
      url: server.url,
      poolSize: config.databasePool,
      onError: (error) => process.stderr.write(`${error.message}\n`),
    })
    try {
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  const config = parseConfig(process.env)
  const progress = createProgressLine(process.stdout)
  switch (command) {
    case 'migrate':
      return withDatabase(config, async () => void process.stdout.write('The database is up to date.\n'))
    case 'import-demo':
      if (config.isProduction)
        throw new Error('The demo shop has logins that everyone knows. It is not loaded in production mode.')
      return withDatabase(config, (database) => importDemo(database.main, { progress, withLogins: config.demoLogins }))
    case 'import-content':
      return withDatabase(config, async (database) => {
        progress.step('Content')
        const { changed, unchanged } = await importContent(
          database.main,
          readContentFiles(argument ?? `${DEMO_FOLDER}/content`),
          progress.count,
        )
        progress.done(`${changed} pages new or changed, ${unchanged} as before`)
      })
    case 'preview-link': {
      if (!argument?.startsWith('/')) throw new Error('Give the path of the page, such as /om-os.')
      const token = previewToken(config.secret, { brand: config.brand, path: argument })
      process.stdout.write(`${config.publicUrl}${argument}?${PREVIEW_PARAM}=${token}\n`)
      return
    }
    default:
      process.stdout.write(HELP)
      if (command !== undefined) throw new Error(`There is no command "${command}".`)
  }
}

const { positionals } = parseArgs({ allowPositionals: true })
run(positionals[0], positionals[1]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
