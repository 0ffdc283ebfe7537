import { parseArgs } from 'node:util'
import type pg from 'pg'
import { CONSENT_VERSION, FULL_CONSENT, writeConsent } from '@firkant/domain/consent/consent.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { generateCatalogue } from '@firkant/server/features/demo/generated/generate-catalogue.ts'
import { learnTastes } from '@firkant/server/features/personalisation/learn-tastes.ts'
import { listForVisitor } from '@firkant/server/features/personalisation/learned-products.ts'
import { writeSignals, type Signal } from '@firkant/server/features/personalisation/signal-store.ts'
import { openDatabase, type Database } from '@firkant/server/platform/database/database.ts'
import { openBench, type BenchShop } from './bench-shop.ts'
import { generateJourneys, type Journey, type Product } from './generated-tastes.ts'
import { openCallClient } from './load/call-client.ts'
import { loadAddress } from './load/load.ts'
import { printTable, type Row } from './report.ts'

/** `npm run bench:recommendations`: what is learned from generated visits, and what notifications cost the others. */
const { values } = parseArgs({
  options: { visitors: { type: 'string', default: '6000' }, products: { type: 'string', default: '1000' } },
})
const productCount = Number(values.products)
const BRAND = 'hjemly'
const AT_MOST = 10
const BATCH = 2000
const NOTIFICATIONS_PER_SECOND = 1000
const SECONDS = 8
const CLIENTS = 16

async function readProducts(pool: pg.Pool): Promise<readonly Product[]> {
  const { rows } = await pool.query<Product>(
    `select v.sku, p.key as "productKey", p.design_key as "designKey", p.room_keys as "roomKeys", p.series_key as "seriesKey"
     from assortments a join products p on p.key = a.product_key
     join lateral (select sku from variants where product_key = p.key order by position, sku limit 1) v on true
     where a.brand = $1 order by p.position, p.key`,
    [BRAND],
  )
  return rows
}

/** The last product of each visit is held back: it is what has to be guessed. */
const learnedOf = ({ looked }: Journey) => looked.slice(0, -1)

function signalsOf(journeys: readonly Journey[], now: Date): readonly Signal[] {
  return journeys.flatMap((journey) =>
    learnedOf(journey).map(({ product, kind }, index) => ({
      visitorHash: journey.visitorHash,
      sku: product.sku,
      kind,
      isUndone: false,
      at: new Date(now.getTime() - (journey.looked.length - index) * MINUTE_MS),
    })),
  )
}

/** The best that knows no visitor: what most looked at, without what this one has seen. */
function popularFor(journeys: readonly Journey[]) {
  const counts = new Map<string, number>()
  for (const { product } of journeys.flatMap(learnedOf))
    counts.set(product.designKey, (counts.get(product.designKey) ?? 0) + 1)
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]).map(([key]) => key)
  return (seen: ReadonlySet<string>) => ranked.filter((key) => !seen.has(key)).slice(0, AT_MOST)
}

async function measureGuesses(database: Database, journeys: readonly Journey[]): Promise<readonly Row[]> {
  const now = new Date()
  const signals = signalsOf(journeys, now)
  for (let first = 0; first < signals.length; first += BATCH)
    await writeSignals(database.main, BRAND, signals.slice(first, first + BATCH))
  await database.pool.query('analyze product_signals')
  const startedAt = performance.now()
  await learnTastes(database.main, BRAND, now)
  const learnedMs = performance.now() - startedAt
  const designs = new Map(
    journeys.flatMap(({ looked }) => looked.map(({ product }) => [product.productKey, product.designKey])),
  )
  const popular = popularFor(journeys)
  const asked = journeys.filter((_, index) => index % 6 === 0)
  const hits = { learned: 0, popular: 0 }
  for (const journey of asked) {
    const wanted = journey.looked.at(-1)?.product.designKey ?? ''
    const seen = new Set(learnedOf(journey).map(({ product }) => product.designKey))
    const guessed = await listForVisitor(database.main, {
      brand: BRAND,
      visitorHash: journey.visitorHash,
      limit: AT_MOST,
    })
    if (guessed.some((key) => designs.get(key) === wanted)) hits.learned += 1
    if (popular(seen).includes(wanted)) hits.popular += 1
  }
  const share = (count: number) => `${((100 * count) / asked.length).toFixed(1)} %`
  const times = hits.learned / hits.popular
  return [
    { name: `learning from ${signals.length} signals`, value: `${Math.round(learnedMs)} ms` },
    { name: `hit rate@${AT_MOST} by popularity`, value: share(hits.popular) },
    { name: `hit rate@${AT_MOST} learned`, value: share(hits.learned) },
    { name: 'learned in times popularity', value: times.toFixed(2), budget: '≥ 1.1', isMet: times >= 1.1 },
  ]
}

/** Sends at a fixed rate; a slow answer delays only its own connection. */
async function notifyFor(
  shop: BenchShop,
  products: readonly Product[],
  seconds: number,
): Promise<{ sent: number; failed: number }> {
  const consent = `consent=${writeConsent({ consent: FULL_CONSENT, version: CONSENT_VERSION, id: 'b'.repeat(22) })}`
  const count = { sent: 0, failed: 0 }
  const until = performance.now() + seconds * 1000
  const everyMs = (1000 * CLIENTS) / NOTIFICATIONS_PER_SECOND
  async function run(number: number): Promise<void> {
    const first = openCallClient<unknown>(shop.origin)
    await first.post('wishlist/additem', { sku: products[0]?.sku })
    const client = openCallClient<unknown>(shop.origin, `${first.cookie()}; ${consent}`)
    first.close()
    let next = performance.now()
    for (let turn = number; performance.now() < until; turn += 1) {
      const ticket = `p.${products[(turn * 7) % products.length]?.sku}`
      const { status } = await client.post('/api/storefront/v3/notifications/click?market=DK', { ticket })
      if (status === 204) count.sent += 1
      else count.failed += 1
      next += everyMs
      const wait = next - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    }
    client.close()
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => run(number)))
  return count
}

async function measurePages(shop: BenchShop, products: readonly Product[]): Promise<readonly Row[]> {
  const pages = (seconds: number) =>
    loadAddress({ url: `${shop.origin}/sofaer`, seconds, connections: 2, headers: { 'accept-encoding': 'br' } })
  await pages(3)
  const alone = await pages(SECONDS)
  const [beside, { sent, failed }] = await Promise.all([pages(SECONDS), notifyFor(shop, products, SECONDS)])
  const rate = sent / SECONDS
  return [
    {
      name: 'notifications taken in per second',
      value: rate.toFixed(0),
      budget: `≥ ${NOTIFICATIONS_PER_SECOND * 0.95}, none refused`,
      isMet: rate >= NOTIFICATIONS_PER_SECOND * 0.95 && failed === 0,
    },
    { name: 'cached page, p50 and p99, alone', value: `${alone.p50Ms} ms, ${alone.p99Ms} ms` },
    {
      name: 'cached page, p50 and p99, beside them',
      value: `${beside.p50Ms} ms, ${beside.p99Ms} ms`,
      budget: 'p50 at most 1 ms more',
      isMet: beside.p50Ms <= alone.p50Ms + 1,
    },
  ]
}

const bench = await openBench()
const rows: Row[] = []
try {
  const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
  console.log(`Generating products up to ${productCount} …`)
  await generateCatalogue(database.main, { count: productCount, seed: 1, now: new Date() })
  const products = await readProducts(database.pool)
  const journeys = generateJourneys(products, { count: Number(values.visitors), seed: 1 })
  rows.push(...(await measureGuesses(database, journeys)))
  await database.close()
  const shop = await bench.startShop()
  rows.push(...(await measurePages(shop, products)))
  await shop.stop()
} finally {
  await bench.close()
}
printTable('Recommendations', rows)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
