import { goodsOf, runsFor } from './promotion-conditions.ts'
import { isPerLine, takenOff, touchesPrices, type OpenLine } from './promotion-effects.ts'
import type { DiscountableLine, Promotion, PromotionRequester } from './promotion.ts'

/** What one promotion takes off one line. */
export interface LineDiscount {
  readonly promotion: Promotion
  readonly lineId: string
  readonly minor: number
}

/** A promotion that runs, and the lines that it is for. */
interface Candidate {
  readonly promotion: Promotion
  readonly goods: readonly DiscountableLine[]
}

export interface ChosenPromotions {
  /** In the order in which they are taken off. */
  readonly discounts: readonly LineDiscount[]
  readonly gifts: readonly { readonly promotion: Promotion; readonly sku: string; readonly quantity: number }[]
  readonly freeDelivery?: Promotion | undefined
  /** Keys of those that run and whose goods are there, chosen or not. */
  readonly fitting: ReadonlySet<string>
}

/** Each of them may be taken or left; 2⁶ ways are tried, and no shop runs more of this kind on the same goods. */
const MOST_WEIGHED = 6

const savedBy = (discounts: readonly LineDiscount[]) => discounts.reduce((sum, { minor }) => sum + minor, 0)

/** Takes promotions off lines, one after the other; each finds what the ones before it left. */
function openTill(lines: readonly DiscountableLine[], market: PromotionRequester['market']) {
  const discounts: LineDiscount[] = []
  const left = new Map(lines.map(({ id, minor }) => [id, minor]))
  const claimed = new Set<string>()
  const open = (some: readonly DiscountableLine[]): readonly OpenLine[] =>
    some.map(({ id, quantity }) => ({ id, quantity, leftMinor: left.get(id) ?? 0 }))
  return {
    discounts,
    unclaimed: (some: readonly DiscountableLine[]) => some.filter(({ id }) => !claimed.has(id)),
    claim: (some: readonly DiscountableLine[]) => some.forEach(({ id }) => claimed.add(id)),
    wouldTake: ({ effect }: Promotion, line: DiscountableLine) =>
      takenOff(effect, open([line]), market).get(line.id) ?? 0,
    take(promotion: Promotion, some: readonly DiscountableLine[]) {
      for (const [lineId, minor] of takenOff(promotion.effect, open(some), market)) {
        if (minor <= 0) continue
        left.set(lineId, (left.get(lineId) ?? 0) - minor)
        discounts.push({ promotion, lineId, minor })
      }
    },
  }
}

interface Field {
  readonly lines: readonly DiscountableLine[]
  readonly market: PromotionRequester['market']
  readonly perLine: readonly Candidate[]
  readonly combinable: readonly Candidate[]
}

/** These compete for whole groups of lines; the lines that they leave take the best of the others, and all the combinable ones. */
function ringUp(groups: readonly Candidate[], { lines, market, perLine, combinable }: Field): readonly LineDiscount[] {
  const till = openTill(lines, market)
  for (const { promotion, goods } of groups) {
    const free = till.unclaimed(goods)
    till.take(promotion, free)
    till.claim(free)
  }
  for (const line of till.unclaimed(lines)) {
    const fitting = perLine.filter(({ goods }) => goods.includes(line))
    const worth = fitting.map((candidate) => ({ candidate, minor: till.wouldTake(candidate.promotion, line) }))
    const best = worth.reduce<(typeof worth)[number] | undefined>(
      (top, each) => (each.minor > (top?.minor ?? 0) ? each : top),
      undefined,
    )
    if (best) till.take(best.candidate.promotion, [line])
  }
  for (const { promotion, goods } of combinable) till.take(promotion, goods)
  return till.discounts
}

/** Every way of taking or leaving them, the way that takes none first. */
function subsetsOf<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  return values.reduce<readonly (readonly Value[])[]>(
    (sets, value) => [...sets, ...sets.map((set) => [...set, value])],
    [[]],
  )
}

/** Shares of a price first, sums of money last: an amount is then taken off what is really paid. */
const lastAmounts = (a: Candidate, b: Candidate) =>
  Number(a.promotion.effect.type === 'amount') - Number(b.promotion.effect.type === 'amount')

function chooseDiscounts(candidates: readonly Candidate[], field: Pick<Field, 'lines' | 'market'>) {
  const priced = candidates.filter(({ promotion }) => touchesPrices(promotion.effect))
  const competing = priced.filter(({ promotion }) => !promotion.isCombinable)
  const perLine = competing.filter(({ promotion }) => isPerLine(promotion.effect))
  const combinable = priced.filter(({ promotion }) => promotion.isCombinable).toSorted(lastAmounts)
  const groups = competing.filter(({ promotion }) => !isPerLine(promotion.effect)).slice(0, MOST_WEIGHED)
  const ways = subsetsOf(groups).map((set) => ringUp(set, { ...field, perLine, combinable }))
  return ways.reduce((best, way) => (savedBy(way) > savedBy(best) ? way : best))
}

const NOTHING: ChosenPromotions = { discounts: [], gifts: [], fitting: new Set() }

/**
 * What the promotions come to for these lines. Those that are not combinable compete: a line has at most one of them,
 * and of all ways to hand them out the one that saves the customer most is taken. Combinable ones come on top.
 * Gifts and free delivery touch no price and stand beside all.
 */
export function choosePromotions(
  promotions: readonly Promotion[],
  lines: readonly DiscountableLine[],
  requester: PromotionRequester,
): ChosenPromotions {
  const running = promotions.filter((promotion) => runsFor(promotion, requester))
  const candidates = running.flatMap((promotion): Candidate[] => {
    const goods = goodsOf(promotion, lines, requester)
    return goods.length > 0 ? [{ promotion, goods }] : []
  })
  if (candidates.length === 0) return NOTHING
  const gifts = candidates.flatMap(({ promotion }) => {
    const { effect } = promotion
    return effect.type === 'gift' ? [{ promotion, sku: effect.sku, quantity: effect.quantity }] : []
  })
  return {
    discounts: chooseDiscounts(candidates, { lines, market: requester.market }),
    gifts,
    freeDelivery: candidates.find(({ promotion }) => promotion.effect.type === 'freeDelivery')?.promotion,
    fitting: new Set(candidates.map(({ promotion }) => promotion.key)),
  }
}
