import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Dice } from './generator-dice.ts'
import { GENERATED_PREFIX, type GeneratedProduct, type Templates } from './generator-templates.ts'

const EARLIER_SHARE = 0.15
const REDUCED_SHARE = 0.2
const VARIANT_STEP = 0.15

/** The same for every run of a day. */
export function dayOf(now: Date, days: number): string {
  return new Date(new Date(now).setUTCHours(0, 0, 0, 0) + days * DAY_MS).toISOString()
}

/** Shop prices end in 9. */
function charm(amount: number): number {
  const step = [10, 50, 100].find((each) => amount < each * 20) ?? 100
  return Math.max(step, Math.round(amount / step) * step) - 1
}

/** A list price, for some an older one, and for one product in five a running campaign. */
export function* makePrices(
  product: GeneratedProduct,
  dice: Dice,
  { template, templates, now }: { template: GeneratedProduct; templates: Templates; now: Date },
): Generator<CatalogRecord> {
  const factor = 0.7 + dice.next() * 0.8
  const [hadAnother, isReduced] = [dice.chance(EARLIER_SHARE), dice.chance(REDUCED_SHARE)]
  const percent = dice.pick([10, 15, 20, 25, 30, 40])
  for (const [index, { sku }] of product.variants.entries()) {
    const base = template.variants[0]?.sku ?? ''
    for (const brand of product.brands) {
      for (const market of BRANDS[brand].markets) {
        const list = charm(templates.amountOf(base, market) * factor * (1 + index * VARIANT_STEP))
        const campaign = charm((list * (100 - percent)) / 100)
        const price = { type: 'price', sku, brand, market, audience: 'all' } as const
        if (hadAnother) yield { ...price, amount: charm(list * 1.1), reason: 'regular', from: dayOf(now, -400) }
        yield { ...price, amount: list, reason: 'regular', from: dayOf(now, -150) }
        if (isReduced && campaign < list)
          yield { ...price, amount: campaign, reason: 'campaign', from: dayOf(now, -6), to: dayOf(now, 21) }
      }
    }
  }
}

/** Every stock status; some stock in a store, some recent sales. */
export function* makeStock(
  { variants, brands: [brand] }: GeneratedProduct,
  dice: Dice,
  { templates, now }: { templates: Templates; now: Date },
): Generator<CatalogRecord> {
  for (const { sku } of variants) {
    const state = dice.next()
    const some = state < 0.22 ? dice.whole(1, 5) : dice.whole(6, 120)
    yield { type: 'stock', sku, location: 'central', onHand: state < 0.08 ? 0 : some }
    if (templates.storeKeys.length > 0 && dice.chance(0.3))
      yield { type: 'stock', sku, location: dice.pick(templates.storeKeys), onHand: dice.whole(0, 4) }
    if (!brand || !dice.chance(0.05)) continue
    const { homeMarket: market } = BRANDS[brand]
    const soldAt = dayOf(now, -dice.whole(1, 13))
    yield {
      type: 'sale',
      sku,
      brand,
      market,
      quantity: dice.whole(1, 12),
      soldAt,
      reference: `${GENERATED_PREFIX}${sku}`,
    }
  }
}

export function* makeReviews(
  designKey: string,
  dice: Dice,
  { templates, now }: { templates: Templates; now: Date },
): Generator<CatalogRecord> {
  if (templates.reviews.length === 0 || dice.chance(0.4)) return
  const count = dice.whole(1, 6)
  for (let index = 0; index < count; index += 1) {
    const writtenAt = dayOf(now, -dice.whole(2, 700))
    yield { ...dice.pick(templates.reviews), key: `${designKey}-${index}`, designKey, writtenAt }
  }
}
