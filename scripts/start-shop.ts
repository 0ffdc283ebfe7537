import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { importDemo } from '@firkant/server/commands/demo/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { openDatabaseServer } from '@firkant/server/platform/database/open-server.ts'
import { SERVER_ENV, SERVER_NODE_FLAGS, stopChild, whenReady } from '@firkant/server/platform/process/child-server.ts'
import { parseConfig } from '@firkant/server/start/config.ts'
import { refuseProduction } from '@firkant/server/start/production-mark.ts'
import { buildBrands } from './build.ts'
import { whenParentEnds } from './parent-watch.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const progress = createProgressLine(process.stdout)

const HELP = `npm start -- [--brand ${BRAND_KEYS.join('|')}|all] [--port 4000] [--data FOLDER]
With --brand all the four shops take four ports, from --port on.`

function readOptions() {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      port: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(`${HELP}\n`)
    process.exit(0)
  }
  const brand = values.brand ?? process.env.BRAND ?? 'hjemly'
  if (brand !== 'all' && !isBrandKey(brand))
    throw new Error(`--brand is "${brand}", but must be all or one of ${BRAND_KEYS.join(', ')}.\n${HELP}`)
  const brands: readonly BrandKey[] = brand === 'all' ? BRAND_KEYS : [brand as BrandKey]
  const config = parseConfig({
    ...process.env,
    SHOP_MODE: 'demo',
    BRAND: brands[0],
    ...(values.port !== undefined && { PORT: values.port }),
    ...(values.data !== undefined && { DATA_DIR: values.data }),
  })
  return { brands, config }
}

async function checkPort(port: number, host: string): Promise<void> {
  const { promise, resolve: free, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', () =>
    reject(
      new Error(
        `Port ${port} is taken by another program. Stop it, or choose another: npm start -- --port ${port + 100}`,
      ),
    ),
  )
  probe.listen(port, host, () => probe.close(() => free()))
  return promise
}

function startServer(
  brand: BrandKey,
  port: number,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): ChildProcess {
  return fork(resolve(ROOT, 'apps/server/src/start/main.ts'), {
    execArgv: [...SERVER_NODE_FLAGS, '--import', import.meta.resolve('./quick-imports.mjs')],
    env: {
      ...process.env,
      SHOP_MODE: 'demo',
      BRAND: brand,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...SERVER_ENV,
    },
  })
}

async function startShops(): Promise<void> {
  const startedAt = performance.now()
  const { brands, config } = readOptions()
  const ports = brands.map((_, index) => config.port + index)
  for (const port of ports) await checkPort(port, config.host)

  progress.step('Database')
  const server = await openDatabaseServer(config)
  const children: ChildProcess[] = []
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    await Promise.all(children.map(stopChild))
    await server.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  whenParentEnds(() => void stop(0))
  try {
    await refuseProduction(config, server.url)
    await migrateDatabase(server.url)
    progress.done(config.databaseUrl ? 'connected' : `PostgreSQL in ${config.dataDir}`)
    const database = openDatabase({
      url: server.url,
      poolSize: 4,
      onError: (error) => process.stderr.write(`${error.message}\n`),
    })
    await importDemo(database, { progress, withLogins: config.demoLogins, dataDir: config.dataDir })
    await database.close()
    await buildBrands(brands)
    progress.step('Servers')
    children.push(
      ...brands.map((brand, index) =>
        startServer(brand, ports[index] ?? config.port, { databaseUrl: server.url, dataDir: config.dataDir }),
      ),
    )
    await Promise.all(
      children.map((child, index) => whenReady(`http://127.0.0.1:${ports[index] ?? config.port}`, child)),
    )
    progress.done('ready')
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    return stop(1)
  }
  for (const child of children) child.once('exit', () => void stop(1))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    `\n  The ${brands.length === 1 ? 'shop is' : 'shops are'} open (${seconds} s). Ctrl-C closes ${brands.length === 1 ? 'it' : 'them'}.\n\n`,
  )
  brands.forEach((brand, index) => {
    const { customer, employee, manager, ...studio } = demoLogins(brand)
    process.stdout.write(`  ${brand.padEnd(8)} http://localhost:${ports[index]}\n`)
    if (config.demoLogins)
      process.stdout.write(
        `           customer ${customer}, employee ${employee}, manager ${manager}, password ${DEMO_PASSWORD}\n` +
          `           studio at /studio: ${Object.values(studio).join(', ')}, the same password\n`,
      )
  })
}

startShops().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
