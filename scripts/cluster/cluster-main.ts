import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isBrandKey } from '@firkant/domain/brand/brand-key.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { isProcessAlive } from '@firkant/server/platform/process/process-alive.ts'
import { buildBrands } from '../build.ts'
import { whenParentEnds } from '../parent-watch.mjs'
import { HOST, SPAN } from './cluster-ports.ts'
import { findPrograms } from './cluster-programs.ts'
import { prepareCluster, type Cluster } from './open-cluster.ts'

const HELP = `npm run cluster -- [--brand hjemly] [--shops 3] [--standbys 2] [--port 4400] [--data FOLDER]
Raises a shop of several processes with everything around it on this machine; it takes the ${SPAN} ports from --port on.
npm run cluster -- stop [--data FOLDER] ends it, and so does Ctrl-C.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'hjemly' },
    shops: { type: 'string', default: '3' },
    standbys: { type: 'string', default: '2' },
    port: { type: 'string', default: '4400' },
    data: { type: 'string', default: resolve(import.meta.dirname, '../../.data/cluster') },
    help: { type: 'boolean', short: 'h' },
  },
})
/** Beside the folder, which is removed. */
const pidFile = `${resolve(values.data)}.pid`

const runningPid = () => {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  return pid > 0 && isProcessAlive(pid) ? pid : undefined
}

async function endRunning(): Promise<void> {
  const pid = runningPid()
  if (pid === undefined) return console.log('No cluster runs.')
  process.kill(pid, 'SIGTERM')
  while (isProcessAlive(pid)) await pause(200)
  console.log('The cluster has ended.')
}

function readCount(name: 'shops' | 'standbys' | 'port', most: number): number {
  const count = Number(values[name])
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`--${name} is "${values[name]}", but must be a whole number from 1 to ${most}.\n${HELP}`)
  return count
}

function describe({ origin, ports, databaseUrl, addresses }: Cluster): string {
  return [
    '',
    `Shop: ${origin} (with TLS and HTTP/2: https://localhost:${ports.https})`,
    `Prometheus: http://${HOST}:${ports.prometheus}`,
    `PostgreSQL: ${databaseUrl}`,
    `Who leads: patronictl -c ${resolve(values.data)}/patroni-0.yml list`,
    `Redis: ${addresses.redis}`,
    `Logs: ${resolve(values.data)}/*.log`,
    'Ctrl-C ends it all.',
  ].join('\n')
}

async function raise(): Promise<void> {
  if (!isBrandKey(values.brand)) throw new Error(`--brand is "${values.brand}", which is no brand.\n${HELP}`)
  const [shops, standbys] = [readCount('shops', 10), readCount('standbys', 5)]
  const basePort = readCount('port', 65_535 - SPAN)
  if (runningPid() !== undefined)
    throw new Error(`A cluster runs already in ${values.data}. End it: npm run cluster -- stop`)
  findPrograms()
  mkdirSync(dirname(pidFile), { recursive: true })
  writeFileSync(pidFile, String(process.pid))
  await buildBrands([values.brand])
  const cluster = prepareCluster({
    folder: resolve(values.data),
    basePort,
    brand: values.brand,
    shops,
    standbys,
    env: { LOG_LEVEL: 'info' },
    progress: createProgressLine(process.stdout),
    onEnd: (name) => console.log(`${name} ended by itself and is started again`),
  })
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    console.log('\nEnding …')
    await cluster.stop()
    rmSync(pidFile, { force: true })
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  whenParentEnds(() => void end(0))
  try {
    await cluster.start()
    console.log(describe(cluster))
  } catch (error) {
    if (!isEnding) console.error(error instanceof Error ? error.message : error)
    await end(1)
  }
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP)
  if (positionals[0] === 'stop') return endRunning()
  return raise()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
