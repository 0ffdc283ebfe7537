import type { openDatabase } from '@firkant/server/platform/database/database.ts'
import type { BenchShop } from '../bench-shop.ts'
import { untilIdle } from '../cold/cold-bench.ts'
import { sampleProducts } from './sample-products.ts'

type Drizzle = ReturnType<typeof openDatabase>['main']

export interface Times {
  readonly p50: number
  readonly p95: number
}

export interface CatalogueFigures {
  readonly size: number
  readonly importSeconds: number
  /** The first listing after a start loads the whole assortment. */
  readonly firstListingMs: number
  readonly listing: Times
  readonly filtered: Times
  readonly product: Times
  readonly residentMb: number
}

const ROUNDS = 200
const WARM_UP = 30
/** From the widest listing to the narrow ones that visitors choose. */
export const LISTINGS = ['/produkter', '/sofaer', '/opbevaring', '/rum/stue', '/lamper', '/produkter?page=3']
const FILTERS = [
  '/produkter?f.color=green,beige&sort=priceUp',
  '/produkter?f.price=1000-5000&f.stock=inStock',
  '/produkter?f.material=wood&f.rating=4&sort=rating',
  '/sofaer?f.color=grey&f.discount=10&sort=discount',
  '/opbevaring?sort=newest&page=2',
  '/produkter?f.color=green&f.material=velvet&f.price=500-20000&f.rating=3&sort=priceDown',
]

export function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

/** Time of the whole page data: search, cards, JSON and HTTP. Nothing of it is cached. */
export async function fetchPage(shop: BenchShop, address: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${shop.origin}/api/content${address}`, {
    // Without compression.
    headers: { 'x-original-url': `${shop.origin}${address}`, 'accept-encoding': 'identity' },
  })
  const page = (await response.json()) as { httpStatus?: number }
  const ms = performance.now() - startedAt
  // A problem has no status of a page.
  const status = page.httpStatus ?? response.status
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return ms
}

async function measure(shop: BenchShop, addresses: readonly string[]): Promise<Times> {
  const samples: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const ms = await fetchPage(shop, addresses[(round + WARM_UP) % addresses.length] ?? '/')
    if (round >= 0) samples.push(ms)
  }
  return timesOf(samples)
}

export async function benchCatalogue(
  shop: BenchShop,
  db: Drizzle,
): Promise<Omit<CatalogueFigures, 'size' | 'importSeconds'>> {
  const firstListingMs = await fetchPage(shop, '/sofaer')
  // The index of the search and the other markets are made beside it.
  await untilIdle(shop)
  const listing = await measure(shop, LISTINGS)
  const filtered = await measure(shop, FILTERS)
  const product = await measure(shop, await sampleProducts(db, ROUNDS + WARM_UP))
  return { firstListingMs, listing, filtered, product, residentMb: shop.residentMb() }
}
