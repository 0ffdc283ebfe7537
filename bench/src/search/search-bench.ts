import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listenForRebuilds, type RebuildAnswer } from '@firkant/server/features/search/rebuild-answers.ts'
import type { Database } from '@firkant/server/platform/database/database.ts'
import { publishEvent } from '@firkant/server/platform/events/shop-events.ts'
import type { BenchShop } from '../bench-shop.ts'
import { timesOf, type Times } from '../catalogue/catalogue-bench.ts'
import { SEARCHED, TYPED } from './search-queries.ts'

export interface SearchFigures {
  /** The first search after a start loads the assortment and its index. */
  readonly firstMs: number
  readonly typing: Times
  readonly page: Times
  /** The slowest queries, each with its own p95. */
  readonly slowest: readonly string[]
  /** Rebuilding one language's index while the shop runs. */
  readonly indexMs: number
  /** Latency of a trivial request during the rebuild. */
  readonly meanwhile: Times & { readonly most: number }
  readonly residentMb: number
}

const ROUNDS = 6
const OTHER_LANGUAGES = ['nb', 'sv'] as const
const WARM_UP = 2
const ASK_EVERY_MS = 5
const SHOWN_SLOW = 5

async function timed(address: string): Promise<number> {
  const startedAt = performance.now()
  // Without compression.
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  await response.json()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - startedAt
}

/** All queries in turn, several times. */
async function measure(addresses: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
  const samples = new Map<string, number[]>(addresses.map((address) => [address, []]))
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [address, times] of samples) {
      const ms = await timed(address)
      if (round >= 0) times.push(ms)
    }
  return samples
}

const allOf = (samples: ReadonlyMap<string, readonly number[]>) => timesOf([...samples.values()].flat())

function slowestOf(samples: ReadonlyMap<string, readonly number[]>): readonly string[] {
  return [...samples]
    .map(([address, times]) => ({ address, p95: timesOf(times).p95 }))
    .toSorted((a, b) => b.p95 - a.p95)
    .slice(0, SHOWN_SLOW)
    .map(({ address, p95 }) => `${p95.toFixed(1)} ms ${decodeURIComponent(address).replace(/^https?:..[^/]+/, '')}`)
}

/** Rebuilds the index, and sends a small request all the while. */
async function measureRebuild(shop: BenchShop, database: Database) {
  const rebuildId = randomUUID()
  const answers: RebuildAnswer['report'][] = []
  const subscription = await listenForRebuilds(database, rebuildId, ({ report }) => void answers.push(report))
  const waits: number[] = []
  try {
    await publishEvent(database.main, { type: 'catalog-changed', rebuildId })
    while (!answers.some(({ state }) => state === 'done' || state === 'failed')) {
      waits.push(await timed(`${shop.origin}/healthz`))
      await pause(ASK_EVERY_MS)
    }
  } finally {
    await subscription.stop()
  }
  const made = answers.flatMap((report) => (report.state === 'made' ? [report.ms] : []))
  return { indexMs: Math.max(0, ...made), meanwhile: { ...timesOf(waits), most: Math.max(0, ...waits) } }
}

export async function benchSearch(shop: BenchShop, database: Database): Promise<SearchFigures> {
  const typed = TYPED.map((q) => `${shop.origin}/api/autocomplete?language=da&q=${encodeURIComponent(q)}`)
  const searched = SEARCHED.map((query) => `${shop.origin}/api/content/soeg?${query}`)
  const firstMs = await timed(typed[0] ?? '')
  // The shop loads the indexes of its other languages after a start: only then is it in its normal state.
  for (const language of OTHER_LANGUAGES) await timed(`${shop.origin}/api/autocomplete?language=${language}&q=so`)
  const typing = await measure(typed)
  const page = await measure(searched)
  return {
    firstMs,
    typing: allOf(typing),
    page: allOf(page),
    slowest: [...slowestOf(typing), ...slowestOf(page)],
    residentMb: shop.residentMb(),
    ...(await measureRebuild(shop, database)),
  }
}
