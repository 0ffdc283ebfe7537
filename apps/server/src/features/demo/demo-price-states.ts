import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { isInAssortment } from './demo-assortment.ts'
import type { DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'

/** Scenarios of a price history. */
export const DEMO_PRICE_STATES = [
  'regular',
  'campaign',
  'endingSoon',
  'openEnded',
  'automated',
  'progressive',
  'again',
  'minorUnits',
  'future',
  'ended',
  'raised',
  'club',
] as const
export type DemoPriceState = (typeof DEMO_PRICE_STATES)[number]

/** How many designs of each round are in each state; the others only have their list price. */
const SHARES: Readonly<Partial<Record<DemoPriceState, number>>> = {
  campaign: 4,
  endingSoon: 2,
  openEnded: 2,
  automated: 2,
  progressive: 2,
  again: 1,
  minorUnits: 1,
  future: 2,
  ended: 2,
  raised: 2,
  club: 3,
}
const ROUND = 60
const DEALT = Object.entries(SHARES).flatMap(([state, count]) => Array<string>(count).fill(state))

/** Featured designs of each brand. */
const SHOWN: Readonly<Record<BrandKey, Readonly<Record<string, DemoPriceState>>>> = {
  hjemly: { 'nordlo-3': 'endingSoon', hvilan: 'campaign' },
  skygge: { skaerlo: 'campaign', svampelo: 'automated' },
  fjellbo: { 'ellerim-dining': 'campaign', 'nordlo-3': 'club' },
  ljuvhem: { svampelo: 'endingSoon', skaerlo: 'campaign' },
}

/** The state of each design in a brand's shop, distributed in turn so that every brand has every state. */
export function demoPriceStates(
  products: readonly DemoProduct[],
  brand: BrandKey,
): ReadonlyMap<string, DemoPriceState> {
  const sold = products.filter((product) => isInAssortment(brand, product))
  const designs = [...new Set(sold.map(({ designKey }) => designKey))]
  const places = new Map(designs.map((design) => [design, demoShare(`price:${brand}:${design}`, 1_000_000)]))
  const dealt = designs.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  return new Map(
    dealt.map((design, index) => {
      const state = DEMO_PRICE_STATES.find((each) => each === DEALT[index % ROUND])
      return [design, SHOWN[brand][design] ?? state ?? 'regular']
    }),
  )
}
