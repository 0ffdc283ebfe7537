import { goodsOf, runsFor } from './promotion-conditions.ts'
import { isPerLine, takenOff, touchesPrices, type OpenLine } from './promotion-effects.ts'
import type { DiscountableLine, Promotion, PromotionRequester } from './promotion.ts'

export interface LineDiscount {
  readonly promotion: Promotion
  readonly lineId: string
  readonly minor: number
}

/** An active promotion, and the lines it applies to. */
interface Candidate {
  readonly promotion: Promotion
  readonly goods: readonly DiscountableLine[]
}

export interface ChosenPromotions {
  /** In the order of application. */
  readonly discounts: readonly LineDiscount[]
  readonly gifts: readonly { readonly promotion: Promotion; readonly sku: string; readonly quantity: number }[]
  readonly freeDelivery?: Promotion | undefined
  /** Keys of active promotions with matching lines, chosen or not. */
  readonly fitting: ReadonlySet<string>
}

/** All 2⁶ combinations are tried; no shop runs more promotions of this kind on the same products. */
const MAX_COMPETING_GROUPS = 6

const savedBy = (discounts: readonly LineDiscount[]) => discounts.reduce((sum, { minor }) => sum + minor, 0)

/** Applies promotions to lines one after the other, each on what the ones before it left. */
function createDiscountLedger(lines: readonly DiscountableLine[], market: PromotionRequester['market']) {
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

interface DiscountContext {
  readonly lines: readonly DiscountableLine[]
  readonly market: PromotionRequester['market']
  readonly perLine: readonly Candidate[]
  readonly combinable: readonly Candidate[]
}

/**
 * `groups` claim whole groups of lines; each remaining line gets the best of the others; combinable ones apply to all.
 */
function applyPromotions(
  groups: readonly Candidate[],
  { lines, market, perLine, combinable }: DiscountContext,
): readonly LineDiscount[] {
  const ledger = createDiscountLedger(lines, market)
  for (const { promotion, goods } of groups) {
    const free = ledger.unclaimed(goods)
    ledger.take(promotion, free)
    ledger.claim(free)
  }
  for (const line of ledger.unclaimed(lines)) {
    const fitting = perLine.filter(({ goods }) => goods.includes(line))
    const worth = fitting.map((candidate) => ({ candidate, minor: ledger.wouldTake(candidate.promotion, line) }))
    const best = worth.reduce<(typeof worth)[number] | undefined>(
      (top, each) => (each.minor > (top?.minor ?? 0) ? each : top),
      undefined,
    )
    if (best) ledger.take(best.candidate.promotion, [line])
  }
  for (const { promotion, goods } of combinable) ledger.take(promotion, goods)
  return ledger.discounts
}

/** All subsets, the empty one first. */
function subsetsOf<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  return values.reduce<readonly (readonly Value[])[]>(
    (sets, value) => [...sets, ...sets.map((set) => [...set, value])],
    [[]],
  )
}

/** Percentages first, amounts last: an amount is then taken off the reduced price. */
const amountsLast = (a: Candidate, b: Candidate) =>
  Number(a.promotion.effect.type === 'amount') - Number(b.promotion.effect.type === 'amount')

function chooseDiscounts(candidates: readonly Candidate[], context: Pick<DiscountContext, 'lines' | 'market'>) {
  const priced = candidates.filter(({ promotion }) => touchesPrices(promotion.effect))
  const competing = priced.filter(({ promotion }) => !promotion.isCombinable)
  const perLine = competing.filter(({ promotion }) => isPerLine(promotion.effect))
  const combinable = priced.filter(({ promotion }) => promotion.isCombinable).toSorted(amountsLast)
  const groups = competing.filter(({ promotion }) => !isPerLine(promotion.effect)).slice(0, MAX_COMPETING_GROUPS)
  const ways = subsetsOf(groups).map((set) => applyPromotions(set, { ...context, perLine, combinable }))
  return ways.reduce((best, way) => (savedBy(way) > savedBy(best) ? way : best))
}

const NOTHING: ChosenPromotions = { discounts: [], gifts: [], fitting: new Set() }

/**
 * Chooses the promotions for these lines. Those not combinable compete: a line gets at most one of them, and the
 * combination that saves the customer most wins. Combinable ones come on top. Gifts and free delivery change no line
 * price and always apply.
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
