import { fetchRaw, startBare } from '../bare/bare-share.ts'
import type { BenchShop } from '../bench-shop.ts'
import { loadAddress, type Load } from '../load/load.ts'
import type { Row } from '../report.ts'
import type { ColdAddresses, ColdKind } from './cold-addresses.ts'
import { ownCookies } from './own-cookies.ts'

const CONNECTIONS = 16
const WARM_UP_SECONDS = 6
const MIN_PER_SECOND = 200
const MAX_P50_MS = 12
const MIN_SHARE_OF_BARE = 0.05
const HEADERS = { 'accept-encoding': 'br' }
const OWN: ReadonlySet<ColdKind> = new Set(['cart', 'checkout', 'my-pages'])

interface ColdOptions {
  readonly addresses: ColdAddresses
  readonly kinds: readonly string[]
  readonly seconds: number
}

function isColdKind(addresses: ColdAddresses, kind: string): kind is ColdKind {
  return Object.hasOwn(addresses, kind)
}

const LOOK_AGAIN_MS = 1000

/** Until the process rests: a fresh one makes its listings and its index first. */
export async function untilIdle(shop: BenchShop): Promise<void> {
  for (let before = -LOOK_AGAIN_MS, now = 0; now - before > LOOK_AGAIN_MS / 10; now = shop.cpuMs()) {
    before = shop.cpuMs()
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

async function headersOf(shop: BenchShop, kind: ColdKind): Promise<Readonly<Record<string, string>>> {
  return OWN.has(kind) ? { ...HEADERS, cookie: await ownCookies(shop.origin) } : HEADERS
}

/** Each kind first: no figure contains what a fresh process does once, like compiling its code. */
async function warmUp(shop: BenchShop, kind: ColdKind, { addresses }: ColdOptions): Promise<void> {
  const [headers, paths] = [await headersOf(shop, kind), addresses[kind]]
  await loadAddress({ url: shop.origin, seconds: WARM_UP_SECONDS, connections: CONNECTIONS, headers, paths })
}

async function measureKind(shop: BenchShop, kind: ColdKind, { addresses, seconds }: ColdOptions): Promise<Row[]> {
  const headers = await headersOf(shop, kind)
  const load = (connections: number, time: number): Promise<Load> =>
    loadAddress({ url: shop.origin, seconds: time, connections, headers, paths: addresses[kind] })
  const [cpuBefore, startedAt] = [shop.cpuMs(), performance.now()]
  const many = await load(CONNECTIONS, seconds)
  const pages = (many.perSecond * (performance.now() - startedAt)) / 1000
  const cpu = (shop.cpuMs() - cpuBefore) / pages
  const alone = await load(1, Math.max(2, seconds / 2))
  const bare = await startBare(await fetchRaw(`${shop.origin}${addresses[kind](0)}`, 'br', headers))
  const bareLoad = await loadAddress({ url: bare.url, seconds: 2, connections: CONNECTIONS, headers: HEADERS })
  await bare.stop()
  const share = many.perSecond / bareLoad.perSecond
  return [
    {
      name: kind,
      value: `${many.perSecond.toFixed(1)}/s, p50 ${many.p50Ms} ms, p99 ${many.p99Ms} ms; ${cpu.toFixed(1)} ms of processor each; ${many.failures} refused`,
      budget: `≥ ${MIN_PER_SECOND}/s`,
      isMet: many.perSecond >= MIN_PER_SECOND && many.failures === 0,
    },
    {
      name: '  one alone',
      value: `p50 ${alone.p50Ms} ms, p99 ${alone.p99Ms} ms`,
      budget: `≤ ${MAX_P50_MS} ms`,
      isMet: alone.p50Ms <= MAX_P50_MS,
    },
    {
      name: '  share of a bare server',
      value: `${share.toFixed(3)} of ${Math.round(bareLoad.perSecond)}/s`,
      budget: `≥ ${MIN_SHARE_OF_BARE}`,
      isMet: share >= MIN_SHARE_OF_BARE,
    },
  ]
}

export async function benchColdPages(shop: BenchShop, options: ColdOptions): Promise<Row[]> {
  const kinds = options.kinds.map((kind) => {
    if (isColdKind(options.addresses, kind)) return kind
    throw new Error(`${kind} is no kind of page that is measured here`)
  })
  await untilIdle(shop)
  for (const kind of kinds) await warmUp(shop, kind, options)
  const rows: Row[] = []
  for (const kind of kinds) rows.push(...(await measureKind(shop, kind, options)))
  return rows
}
