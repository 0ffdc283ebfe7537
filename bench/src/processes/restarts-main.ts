import { randomBytes } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { withChildren } from '../../../scripts/cluster/cluster-part.ts'
import { openBench, type BenchShop } from '../bench-shop.ts'
import { printTable } from '../report.ts'

/**
 * `npm run bench:restarts [-- --requests 100000 --processes 2]`: that many requests on kept connections, while the processes
 * of a port are restarted one after the other, again and again. Not one may fail (CLU-04).
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    processes: { type: 'string', default: '2' },
    every: { type: 'string', default: '20' },
  },
})
const [requests, everyS] = [Number(values.requests), Number(values.every)]
if (![requests, everyS, Number(values.processes)].every((value) => Number.isInteger(value) && value > 0))
  throw new Error('--requests, --processes and --every (seconds) are whole numbers above 0')

const CONNECTIONS = 16
const PATHS = ['/', '/sofaer', '/sofaer/nordlo-3-green', '/healthz', '/lamper', '/api/openapi.json']
const progress = createProgressLine(process.stdout)

function ask(address: string, agent: Agent): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const request = get(address, { agent }, (response) => {
    const isRight = response.statusCode === 200
    response
      .resume()
      .on('end', () => resolve(isRight ? undefined : String(response.statusCode)))
      .on('error', (error) => resolve(error.message))
  })
  request.on('error', (error) => resolve(error.message))
  return promise
}

/** Until all were asked. */
async function askAll(origin: string): Promise<readonly string[]> {
  const failed: string[] = []
  let asked = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (asked < requests) {
        asked += 1
        progress.count(asked, requests)
        const failure = await ask(origin + (PATHS[asked % PATHS.length] ?? '/'), agent)
        if (failure !== undefined) failed.push(failure)
      }
      agent.destroy()
    }),
  )
  return failed
}

const processesOf = ({ child }: BenchShop) =>
  withChildren(child.pid === undefined ? [] : [child.pid]).filter((pid) => pid !== child.pid)

/** How many processes served, and how often they were asked to give way. */
function restartAgain(shop: BenchShop) {
  const seen = new Set(processesOf(shop))
  const ending = new AbortController()
  let signals = 0
  const running = (async () => {
    while (!ending.signal.aborted) {
      shop.child.kill('SIGHUP')
      signals += 1
      for (let second = 0; second < everyS && !ending.signal.aborted; second += 1) {
        await pause(1000)
        for (const pid of processesOf(shop)) seen.add(pid)
      }
    }
  })()
  return {
    async stop() {
      ending.abort()
      await running
      return { signals, processes: seen.size }
    },
  }
}

const bench = await openBench()
try {
  const env = { SHOP_SECRET: randomBytes(32).toString('hex'), OVERLOAD_MS: '20000' }
  const shop = await bench.startShop(env, { args: ['--processes', values.processes] })
  progress.step(`${requests} requests`)
  const startedAt = performance.now()
  const restarts = restartAgain(shop)
  const failed = await askAll(shop.origin)
  const { signals, processes } = await restarts.stop()
  progress.done(`${Math.round(requests / ((performance.now() - startedAt) / 1000))} a second`)
  const kinds = [...Map.groupBy(failed, (each) => each)].map(([what, all]) => `${all.length} × ${what}`)
  printTable('Requests during rolling restarts', [
    { name: 'restarts; processes that served', value: `${signals}; ${processes}` },
    {
      name: `failed of ${requests} requests`,
      value: kinds.length === 0 ? 'none' : kinds.join(', '),
      budget: 'none',
      isMet: failed.length === 0,
    },
  ])
  if (failed.length > 0 || processes <= Number(values.processes)) process.exitCode = 1
  await shop.stop()
} finally {
  await bench.close()
}
