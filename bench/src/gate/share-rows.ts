import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { fetchRaw, startBare } from '../bare/bare-share.ts'
import type { Bench, BenchShop } from '../bench-shop.ts'
import { benchCart } from '../cart/cart-bench.ts'
import { coldAddresses, type ColdKind } from '../cold/cold-addresses.ts'
import { loadAddress, median } from '../load/load.ts'
import { SHARE_ROWS } from './budgets.ts'
import type { Figure } from './compare-rows.ts'

const ROUNDS = 3
const SECONDS = 3
const WARM_UP_SECONDS = 5
const CONNECTIONS = 16

interface Compared {
  readonly paths: (index: number) => string
  readonly encoding: string
}

/** Shop and bare server with the same bytes take turns, so that other load on the machine affects both. */
async function shareOfBare({ origin }: BenchShop, { paths, encoding }: Compared): Promise<number> {
  const load = { connections: CONNECTIONS, headers: { 'accept-encoding': encoding } }
  await loadAddress({ ...load, url: origin, paths, seconds: WARM_UP_SECONDS })
  const bare = await startBare(await fetchRaw(origin + paths(0), encoding))
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await loadAddress({ ...load, url: origin, paths, seconds: SECONDS })
    const { perSecond } = await loadAddress({ ...load, url: bare.url, paths, seconds: SECONDS })
    shares.push(ours.failures > 0 ? Number.NaN : ours.perSecond / perSecond)
  }
  await bare.stop()
  return shares.some(Number.isNaN) ? Number.NaN : median(shares)
}

async function shareKept(shop: BenchShop): Promise<readonly Figure[]> {
  const paths = () => '/'
  return [
    { name: SHARE_ROWS.keptBrotli, value: await shareOfBare(shop, { paths, encoding: 'br' }) },
    { name: SHARE_ROWS.keptPlain, value: await shareOfBare(shop, { paths, encoding: 'identity' }) },
  ]
}

async function shareCart(shop: BenchShop, databaseUrl: string): Promise<readonly Figure[]> {
  const found = await benchCart(shop.origin, {
    databaseUrl,
    shopMs: shop.cpuMs,
    rounds: ROUNDS,
    secondsEach: SECONDS,
  })
  return [
    { name: SHARE_ROWS.cartAlone, value: found.bareAlone.p50 / found.alone.p50 },
    { name: SHARE_ROWS.cartTogether, value: found.together.perSecond / found.bareTogether.perSecond },
  ]
}

const RENDERED_ANEW = ['start', 'category', 'product', 'search'] as const satisfies readonly ColdKind[]

async function shareCold(shop: BenchShop, databaseUrl: string): Promise<readonly Figure[]> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined })
  const addresses = await coldAddresses(database.main)
  await database.close()
  const figures: Figure[] = []
  for (const kind of RENDERED_ANEW)
    figures.push({ name: SHARE_ROWS[kind], value: await shareOfBare(shop, { paths: addresses[kind], encoding: 'br' }) })
  return figures
}

/** The figures of `SHARE_BUDGETS`. A share with an answer other than 200 in it is no number. */
export async function measureShares(bench: Bench): Promise<readonly Figure[]> {
  const shop = await bench.startShop()
  const kept = [...(await shareKept(shop)), ...(await shareCart(shop, bench.databaseUrl))]
  await shop.stop()
  const uncached = await bench.startShop({ HTML_CACHE_MB: '0' })
  const cold = await shareCold(uncached, bench.databaseUrl)
  await uncached.stop()
  return [...kept, ...cold]
}
