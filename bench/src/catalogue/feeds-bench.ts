import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { openDatabase } from '@firkant/server/platform/database/database.ts'
import type { BenchShop } from '../bench-shop.ts'
import { fetchPage, LISTINGS } from './catalogue-bench.ts'

type Drizzle = ReturnType<typeof openDatabase>['main']

const COMMANDS = resolve(import.meta.dirname, '../../../apps/server/src/commands/main.ts')
const MAX_ROWS = 100_000
/** Pages are asked for so long before, and so long after a feed: the shop then reads what changed. */
const AROUND_MS = 10_000
const BETWEEN_REQUESTS_MS = 20
const VISITORS = 4

export interface FeedFigures {
  readonly name: string
  readonly rows: number
  readonly seconds: number
  /** 99 of 100 answers to visitors came within this: before, during the feed, and while it is read in. */
  readonly p99Ms: { readonly before: number; readonly during: number; readonly after: number }
  /** Answers other than 200, such as 503 of a shop that is too busy. */
  readonly refused: number
}

/** New prices from now on, and one piece more of everything. */
const FEEDS = {
  prices: {
    header: 'sku,brand,market,amount,reason,from',
    rows: (now: Date) => sql`
      select sku || ',hjemly,DK,' || (200 + row_number() over (order by sku)) || ',regular,' || ${now.toISOString()}::text as line
      from (select distinct sku from price_entries where brand = 'hjemly' and market = 'DK') as sold order by sku limit ${MAX_ROWS}`,
  },
  stock: {
    header: 'sku,location,onHand',
    rows: () => sql`
      select sku || ',' || location || ',' || on_hand + 1 as line from stock_levels order by sku, location limit ${MAX_ROWS}`,
  },
} as const

function importFile(path: string, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [COMMANDS, 'import', path], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((done, fail) =>
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`The import of ${path} ended with ${code}`)))),
  )
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** Some visitors, each of whom asks for the next page soon after the last. */
async function visit(shop: BenchShop, until: Promise<unknown>): Promise<{ p99: number; refused: number }> {
  const times: number[] = []
  let refused = 0
  const end = new AbortController()
  const visitor = async (first: number) => {
    for (let page = first; !end.signal.aborted; page += 1) {
      const ms = await fetchPage(shop, LISTINGS[page % LISTINGS.length] ?? '/').catch(() => undefined)
      if (ms === undefined) refused += 1
      else times.push(ms)
      await pause(BETWEEN_REQUESTS_MS)
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)))
  await Promise.all([until.finally(() => end.abort()), visits])
  return { p99: p99(times), refused }
}

/** Feeds that come while visitors look at listings. */
export async function benchFeeds(shop: BenchShop, db: Drizzle, databaseUrl: string): Promise<readonly FeedFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-feeds-'))
  const figures: FeedFigures[] = []
  try {
    for (const [name, { header, rows }] of Object.entries(FEEDS)) {
      const lines = (await db.execute<{ line: string }>(rows(new Date()))).rows.map(({ line }) => line)
      const path = join(folder, `${name}.csv`)
      writeFileSync(path, [header, ...lines, ''].join('\n'))
      const before = await visit(shop, pause(AROUND_MS))
      const startedAt = performance.now()
      const feed = importFile(path, databaseUrl)
      const during = await visit(shop, feed)
      await feed
      const seconds = (performance.now() - startedAt) / 1000
      const after = await visit(shop, pause(AROUND_MS))
      figures.push({
        name,
        rows: lines.length,
        seconds,
        p99Ms: { before: before.p99, during: during.p99, after: after.p99 },
        refused: before.refused + during.refused + after.refused,
      })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return figures
}
