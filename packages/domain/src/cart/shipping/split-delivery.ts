import {
  deliveryTierOf,
  getRate,
  ratePriceMinor,
  type DeliveryRate,
  type MarketDelivery,
} from '../../delivery/delivery-plan.ts'
import type { DeliveryTier, PromisedDay } from '../../delivery/delivery-promise.ts'
import { promiseDay } from '../../delivery/promise-delivery.ts'
import type { Day } from '../../delivery/working-days.ts'
import { withoutSamples } from '../../samples/samples.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import { demandOf } from '../cart-stock.ts'
import { waitsOf } from './cart-arrival.ts'
import { shipmentOf } from './cart-shipping.ts'

/** One of several deliveries of a cart. */
export interface DeliveryPart {
  readonly lineIds: readonly string[]
  readonly tier: DeliveryTier
  readonly priceMinor: number
  readonly promised: PromisedDay
}

export interface SplitContext {
  readonly delivery: MarketDelivery
  readonly zone: string
  /** Of the whole cart: deliveries that are free from an amount are free in each part. */
  readonly goodsMinor: number
  readonly now: Date
}

interface Group {
  readonly lines: readonly CartLine[]
  readonly rate: DeliveryRate
  readonly promised: PromisedDay
}

/** In the usual way of their size, when the slowest is there: `all` compete for what is on the shelf. */
function promiseTogether(
  lines: readonly CartLine[],
  facts: CartFacts,
  { delivery, zone, now, all = lines }: SplitContext & { readonly all?: readonly CartLine[] },
): Group | undefined {
  const tier = deliveryTierOf(shipmentOf(lines, facts), delivery)
  const waits = waitsOf(all, facts)
  const backOrderDays = Math.max(0, ...[...demandOf(lines, facts).keys()].map((sku) => waits.get(sku) ?? 0))
  const promised = promiseDay({ tier, zone, backOrderDays }, delivery, now)
  return promised && { lines, rate: getRate(delivery, { zone, tier }), promised }
}

/** Each line on its own day; what comes on one day comes together. */
function groupsOf(lines: readonly CartLine[], facts: CartFacts, context: SplitContext): readonly Group[] | undefined {
  const promiseOf = (own: readonly CartLine[]) => promiseTogether(own, facts, { ...context, all: lines })
  let groups = lines.map((line) => promiseOf([line]))
  for (;;) {
    const byDay = new Map<Day, CartLine[]>()
    for (const group of groups) {
      if (!group) return undefined
      const { day } = group.promised
      byDay.set(day, [...(byDay.get(day) ?? []), ...group.lines])
    }
    // Together they may be heavier than any of them, and come later.
    if (byDay.size === groups.length) return groups.flatMap((group) => group ?? [])
    groups = [...byDay.values()].map(promiseOf)
  }
}

/**
 * The deliveries of a cart whose buyer wants each thing as soon as it can come, the first first. Empty where that brings
 * nothing earlier, or the last thing later than all of it together.
 */
export function splitDelivery(
  lines: readonly CartLine[],
  facts: CartFacts,
  context: SplitContext,
): readonly DeliveryPart[] {
  if (lines.length < 2) return []
  const together = promiseTogether(lines, facts, context)?.promised.day
  const groups = groupsOf(lines, facts, context)?.toSorted((a, b) => (a.promised.day < b.promised.day ? -1 : 1)) ?? []
  const last = groups.at(-1)
  if (groups.length < 2 || together === undefined || !last || last.promised.day > together) return []
  const { goodsMinor } = context
  return groups.map(({ lines: own, rate, promised }) => ({
    lineIds: own.map(({ id }) => id),
    tier: rate.tier,
    priceMinor: withoutSamples(own, facts).length === 0 ? 0 : ratePriceMinor(rate, goodsMinor),
    promised,
  }))
}

export const splitMinor = (parts: readonly DeliveryPart[]): number =>
  parts.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
