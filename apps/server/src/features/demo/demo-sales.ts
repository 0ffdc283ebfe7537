import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { SALES_SPEED_DAYS } from '@firkant/domain/stock/stress-factor.ts'
import { brandsThatSell } from './demo-assortment.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'
import { demoStock } from './demo-stock.ts'
import { demoVariants } from './demo-variants.ts'

/** Recent enough to stay within the last two days for a while. */
const LATELY_HOURS = 20
const ORDER_MINUTES = 6 * 60

/** Best-sellers at the moment. */
const FAST = new Set([
  'NORDLO-3-GREEN',
  'ELLERIM-DINING-OAK',
  'SKAERLO-RUST',
  'SKAERLO-FOREST',
  'GNISTLO-BRASS',
  'DUNLO-RUST',
  'LERLO-VASE-SAND',
])

interface SaleLines {
  readonly count: number
  readonly withinHours: number
}

function isBestseller({ texts }: DemoCatalogue, { designKey }: DemoProduct): boolean {
  return texts.labels.some(({ key, designs }) => key === 'bestseller' && designs.includes(designKey))
}

/** Number of order lines and their period. Most sell a little; some run out within the week. */
function linesOf(demo: DemoCatalogue, product: DemoProduct, sku: string): readonly SaleLines[] {
  const { onHand } = demoStock(sku)
  const fortnight = SALES_SPEED_DAYS * 24 - 1
  const runsOut = onHand >= 6 && onHand <= 40 && demoShare(`runs-out:${sku}`, 9) === 0
  const usual = isBestseller(demo, product) ? 12 + demoShare(`sold:${sku}`, 8) : demoShare(`sold:${sku}`, 4)
  return [
    { count: runsOut ? Math.ceil((onHand * 2.4) / product.soldInGroupsOf) : usual, withinHours: fortnight },
    { count: FAST.has(sku) ? 12 + demoShare(`fast:${sku}`, 6) : 0, withinHours: LATELY_HOURS },
  ]
}

/** Products for the same room sold within a few hours form one order. */
function orderOf({ roomKeys }: DemoProduct, place: { brand: string; market: string }, minutesAgo: number): string {
  return ['demo', place.brand, place.market, roomKeys[0] ?? '', Math.floor(minutesAgo / ORDER_MINUTES)].join(':')
}

/** Order lines of the last fortnight, spread over the brands and markets that sell it. */
export function demoSales(demo: DemoCatalogue, product: DemoProduct, now: Date): RecordOf<'sale'>[] {
  if (demo.parts[product.productKey]) return []
  const places = brandsThatSell(product).flatMap((brand) => BRANDS[brand].markets.map((market) => ({ brand, market })))
  return demoVariants(demo, product).flatMap(({ sku }) =>
    linesOf(demo, product, sku).flatMap(({ count, withinHours }) =>
      Array.from({ length: count }, (_, index): RecordOf<'sale'> => {
        const reference = `demo:${sku}:${withinHours}:${index}`
        const place = places[demoShare(`where:${reference}`, places.length)] ?? { brand: 'hjemly', market: 'DK' }
        const minutesAgo = 1 + demoShare(`when:${reference}`, withinHours * 60)
        const soldAt = new Date(now.getTime() - (minutesAgo / 60) * HOUR_MS).toISOString()
        const orderKey = orderOf(product, place, minutesAgo)
        return { type: 'sale', sku, ...place, quantity: product.soldInGroupsOf, soldAt, reference, orderKey }
      }),
    ),
  )
}
