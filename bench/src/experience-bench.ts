import { CONSENT_COOKIE, CONSENT_VERSION, FULL_CONSENT, writeConsent } from '@firkant/domain/consent/consent.ts'
import { newTraits, TRAITS_COOKIE, writeTraits } from '@firkant/domain/experiences/visitor-traits.ts'
import type { BenchShop } from './bench-shop.ts'
import { loadAddress, median, type Load } from './load/load.ts'
import type { Row } from './report.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32
const MIN_SHARE = 0.8

/** Somebody who takes part in everything. */
function cookiesOfVisitor(): string {
  const consent = writeConsent({ consent: FULL_CONSENT, version: CONSENT_VERSION, id: 'A'.repeat(22) })
  const traits = { ...newTraits('a'.repeat(32), new Date()), isReturning: true, categories: ['sofas', 'lamps'] }
  return `${CONSENT_COOKIE}=${consent}; ${TRAITS_COOKIE}=${writeTraits(traits)}`
}

/** What choosing costs: a cached start page with experiences, asked for without and with a visitor's cookies. */
export async function benchExperiences(shop: BenchShop): Promise<Row[]> {
  const url = `${shop.origin}/`
  const plain = { 'accept-encoding': 'br' }
  const known = { ...plain, cookie: cookiesOfVisitor() }
  const load = { url, seconds: SECONDS, connections: CONNECTIONS }
  // Both documents are rendered, compressed and cached before anything is measured.
  await loadAddress({ ...load, seconds: 1, headers: known })
  const rounds: { plain: Load; known: Load }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      plain: await loadAddress({ ...load, headers: plain }),
      known: await loadAddress({ ...load, headers: known }),
    })
  const share = median(rounds.map((round) => round.known.perSecond / round.plain.perSecond))
  const perSecond = (of: 'plain' | 'known') => `${Math.round(median(rounds.map((round) => round[of].perSecond)))}/s`
  return [
    { name: 'kept start page for whoever takes part in nothing', value: perSecond('plain') },
    {
      name: '  for a visitor with two experiences',
      value: `${perSecond('known')}, p99 ${median(rounds.map((round) => round.known.p99Ms))} ms`,
    },
    { name: '  share of that', value: share.toFixed(2), budget: `≥ ${MIN_SHARE}`, isMet: share >= MIN_SHARE },
  ]
}
