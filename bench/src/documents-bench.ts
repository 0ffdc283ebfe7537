import { fetchRaw, startBare } from './bare/bare-share.ts'
import type { BenchShop } from './bench-shop.ts'
import { benchExperiences } from './experience-bench.ts'
import { loadAddress, median, type Load } from './load/load.ts'
import type { Row } from './report.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32
const MIN_SHARE_OF_BARE = 0.4

/** Shop and baseline alternate, so that other load on the machine affects both. */
async function compare(shop: BenchShop, encoding: string): Promise<Row[]> {
  const url = `${shop.origin}/`
  await fetchRaw(url, encoding)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const sent = await fetchRaw(url, encoding)
  const bare = await startBare(sent)
  const rounds: { shop: Load; bare: Load }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = { seconds: SECONDS, connections: CONNECTIONS, headers: { 'accept-encoding': encoding } }
    rounds.push({ shop: await loadAddress({ ...load, url }), bare: await loadAddress({ ...load, url: bare.url }) })
  }
  await bare.stop()
  const ratio = median(rounds.map((round) => round.shop.perSecond / round.bare.perSecond))
  const name = `kept start page, ${sent.encoding ?? 'not packed'} (${sent.body.length} bytes)`
  return [
    {
      name,
      value: `${Math.round(median(rounds.map((round) => round.shop.perSecond)))}/s, p99 ${median(rounds.map((round) => round.shop.p99Ms))} ms`,
    },
    {
      name: '  a bare node:http server with the same bytes',
      value: `${Math.round(median(rounds.map((round) => round.bare.perSecond)))}/s`,
    },
    {
      name: '  share of the bare server',
      value: ratio.toFixed(2),
      budget: `≥ ${MIN_SHARE_OF_BARE}`,
      isMet: ratio >= MIN_SHARE_OF_BARE,
    },
    {
      name: '  failures',
      value: String(rounds.reduce((sum, round) => sum + round.shop.failures, 0)),
      budget: '0',
      isMet: rounds.every((round) => round.shop.failures === 0),
    },
  ]
}

async function uncached(shop: BenchShop): Promise<Row[]> {
  const load = await loadAddress({
    url: shop.origin,
    seconds: SECONDS,
    connections: 4,
    headers: { 'accept-encoding': 'br' },
    paths: (index) => `/?q=${index}`,
  })
  return [
    {
      name: 'start page rendered anew for every request',
      value: `${Math.round(load.perSecond)}/s, p50 ${load.p50Ms} ms, p99 ${load.p99Ms} ms (4 at once)`,
    },
    { name: '  failures', value: String(load.failures), budget: '0', isMet: load.failures === 0 },
  ]
}

export async function benchDocuments(shop: BenchShop): Promise<Row[]> {
  return [
    ...(await compare(shop, 'br')),
    ...(await compare(shop, 'identity')),
    ...(await benchExperiences(shop)),
    ...(await uncached(shop)),
  ]
}
