import type { Bench, BenchShop } from '../bench-shop.ts'
import { untilIdle } from '../cold/cold-bench.ts'

export interface StartFigures {
  readonly readyMs: number
  readonly readyCpuMs: number
  /** The first ones after the start, asked for at the same time. */
  readonly listingMs: number
  readonly searchMs: number
  /** Of the start and everything that all markets need. */
  readonly cpuMs: number
  readonly residentMb: number
}

const LANGUAGES = ['da', 'nb', 'sv']

async function timed(address: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - startedAt
}

const searchAddress = (origin: string, language: string) => `${origin}/api/autocomplete?language=${language}&q=sofa`

/** Everything that a start makes, in all markets, and in the data folder. */
export async function makeAll(shop: BenchShop): Promise<void> {
  for (const language of LANGUAGES) await timed(searchAddress(shop.origin, language))
  await untilIdle(shop)
}

/** A start of the shop with what the start before it stored in the data folder. */
export async function benchStart(bench: Bench): Promise<StartFigures> {
  const shop = await bench.startShop()
  const readyCpuMs = shop.cpuMs()
  const [listingMs, searchMs] = await Promise.all([
    timed(`${shop.origin}/api/content/sofaer`),
    timed(searchAddress(shop.origin, 'da')),
  ])
  await makeAll(shop)
  const figures = { readyMs: shop.readyMs, readyCpuMs, listingMs, searchMs }
  const after = { cpuMs: shop.cpuMs(), residentMb: shop.residentMb() }
  await shop.stop()
  return { ...figures, ...after }
}
