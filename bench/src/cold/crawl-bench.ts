import { Agent, get } from 'node:http'
import type { BenchShop } from '../bench-shop.ts'
import { openLoadConnection } from '../load/load-connection.ts'
import { quantile } from '../load/load.ts'
import type { Row } from '../report.ts'

const CRAWLER_CONNECTIONS = 16
const LOOK_EVERY_MS = 100
const MIN_PER_SECOND = 150
const MAX_P99_MS = 100
const MAX_MEMORY_MB = 350

interface Seen {
  readonly times: Record<string, number[]>
  memoryMb: number
  failures: number
}

/** What other visitors ask for meanwhile: a page that is kept, data of a page, a search. */
const OTHERS: readonly (readonly [name: string, path: (turn: number) => string])[] = [
  ['a kept page', () => '/'],
  ['data of a page', () => '/api/content/lamper'],
  ['a page rendered anew', (turn) => `/soeg?q=lampe&page=${turn}`],
]

/** Others are at another address: the crawler's pages wait in a queue of its own. */
const othersAgent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: othersAgent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)

/** Each of them in turn, on connections of their own, until the crawl ends. */
async function watch(shop: BenchShop, seen: Seen, isRunning: () => boolean): Promise<void> {
  for (let turn = 0; isRunning(); turn += 1) {
    const [name, path] = OTHERS[turn % OTHERS.length] ?? ['', () => '/']
    const startedAt = performance.now()
    const status = await ask(shop.origin + path(turn))
    ;(seen.times[name] ??= []).push(performance.now() - startedAt)
    // A page number past the end is drawn, too.
    if (status >= 500) seen.failures += 1
    seen.memoryMb = Math.max(seen.memoryMb, shop.residentMb())
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Every address once, as fast as the shop answers; nothing is kept of them before. */
export async function benchCrawl(shop: BenchShop, paths: readonly string[]): Promise<Row[]> {
  const url = new URL(shop.origin)
  const seen: Seen = { times: {}, memoryMb: shop.residentMb(), failures: 0 }
  const times: number[] = []
  let [next, isRunning] = [0, true]
  const startedAt = performance.now()
  const watching = watch(shop, seen, () => isRunning)
  const request = () => {
    const path = paths[next]
    next += 1
    return path === undefined ? undefined : `GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\n\r\n`
  }
  const onAnswer = (status: number, ms: number) => {
    times.push(ms)
    if (status !== 200) seen.failures += 1
  }
  await Promise.all(
    Array.from({ length: CRAWLER_CONNECTIONS }, () => openLoadConnection({ url, next: request, onAnswer })),
  )
  const perSecond = times.length / ((performance.now() - startedAt) / 1000)
  isRunning = false
  await watching
  return [
    {
      name: `${times.length} product pages, once each`,
      value: `${perSecond.toFixed(1)}/s, p50 ${quantile(sorted(times), 0.5)} ms, p99 ${quantile(sorted(times), 0.99)} ms; ${seen.failures} refused`,
      budget: `≥ ${MIN_PER_SECOND}/s`,
      isMet: perSecond >= MIN_PER_SECOND && seen.failures === 0,
    },
    ...Object.entries(seen.times).map(([name, theirs]) => {
      const p99 = quantile(sorted(theirs), 0.99)
      return {
        name: `  meanwhile ${name}`,
        value: `p50 ${quantile(sorted(theirs), 0.5)} ms, p99 ${p99} ms (${theirs.length} asked)`,
        budget: `≤ ${MAX_P99_MS} ms`,
        isMet: p99 <= MAX_P99_MS,
      }
    }),
    {
      name: '  memory at most',
      value: `${seen.memoryMb} MB`,
      budget: `≤ ${MAX_MEMORY_MB} MB`,
      isMet: seen.memoryMb <= MAX_MEMORY_MB,
    },
  ]
}
