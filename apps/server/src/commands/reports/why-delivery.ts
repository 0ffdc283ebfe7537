import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import {
  deliveryTierOf,
  getRate,
  ratesOf,
  servedName,
  windowText,
  zoneOf,
  type MarketDelivery,
} from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromiseReason } from '@firkant/domain/delivery/delivery-promise.ts'
import { scorePercent, MIN_SCORED, SCORE_DAYS, type DeliveryScore } from '@firkant/domain/delivery/delivery-score.ts'
import { promiseDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import { createCatalogCache } from '../../features/catalog/catalog-cache.ts'
import { loadCardFacts } from '../../features/catalog/product-cards.ts'
import { loadSizes } from '../../features/catalog/promises/arrivals.ts'
import { readDeliveryScores } from '../../features/delivery/delivery-scores.ts'
import { findTown } from '../../features/delivery/find-town.ts'
import { readDeliveryPlans } from '../../features/delivery/load-delivery.ts'
import type { Drizzle } from '../../platform/database/database.ts'

interface AskedDelivery {
  readonly sku: string
  /** As written. */
  readonly postcode: string
  readonly brand: BrandDefinition
  readonly now: Date
}

const REASONS: {
  readonly [Kind in PromiseReason['kind']]: (reason: Extract<PromiseReason, { kind: Kind }>) => string
} = {
  stock: ({ days }) => `it is ordered: in stock in ${days} days`,
  cutOff: ({ hour }) => `placed after ${hour}.00: it is packed the next day`,
  carrier: ({ carrier, workingDays }) => `${carrier} takes ${workingDays} working days`,
  holiday: ({ days }) => `holidays: ${days.join(', ')}`,
  weekday: ({ weekdays }) => `the zone is served on weekdays ${weekdays.join(', ')} (1 is Monday)`,
  full: ({ days }) => `no place is left on ${days.join(', ')}`,
  moved: ({ from, by }) => `moved from ${from} by the ${by}`,
}

const reasonText = (reason: PromiseReason) => (REASONS[reason.kind] as (given: PromiseReason) => string)(reason)

function scoreText(score: DeliveryScore | undefined): string {
  const { delivered = 0, kept = 0 } = score ?? {}
  const percent = scorePercent(score)
  const claim = percent === undefined ? `nothing is claimed before ${MIN_SCORED}` : `shown as ${percent} %`
  return `  Score: ${kept} of ${delivered} deliveries of ${SCORE_DAYS} days came on their day: ${claim}`
}

interface Place {
  readonly market: MarketKey
  readonly digits: string
  readonly town: string
}

/** In each market of the brand that has the postcode: 9008 is Aalborg in Denmark and Tromsø in Norway. */
async function findPlaces({ brand, postcode }: AskedDelivery): Promise<readonly Place[]> {
  const places: Place[] = []
  for (const market of brand.markets) {
    const digits = postcodeDigits(market, postcode)
    const town = digits === undefined ? undefined : await findTown(market, digits)
    if (digits !== undefined && town !== undefined) places.push({ market, digits, town })
  }
  if (places.length === 0) throw new Error(`"${postcode}" is no postcode of ${brand.markets.join(', ')}.`)
  return places
}

async function findVariant(db: Drizzle, { sku, brand, now }: AskedDelivery, market: MarketKey) {
  const [size] = await loadSizes(db, brand.key, [sku])
  if (!size) throw new Error(`${brand.name} does not sell a sku "${sku}". Skus are written in capitals.`)
  const context = { brand: brand.key, market: MARKETS[market], now, address: (path: string) => path }
  const [facts] = await loadCardFacts(createCatalogCache(db), context, [size.productKey])
  const variant = facts?.variants.find(({ row }) => row.sku === sku)
  return variant && { size, variant }
}

function wayLines(
  delivery: MarketDelivery,
  place: { zone: string; tier: Parameters<typeof ratesOf>[2] },
): readonly string[] {
  return ratesOf(delivery, place.zone, place.tier).map((rate) => {
    const { service, carrier, priceMinor, leadDays, windows = [], usualHours } = rate
    const hours = windows.length > 0 && `windows ${windows.map(windowText).join(', ')}`
    const usually = usualHours && `usually between ${usualHours.from} and ${usualHours.to}`
    const price = (priceMinor / 100).toFixed(2)
    return `    ${service}: ${[carrier, price, `${leadDays} working days`, hours, usually].filter(Boolean).join(', ')}`
  })
}

type FoundVariant = NonNullable<Awaited<ReturnType<typeof findVariant>>>

async function explainPlace(db: Drizzle, asked: AskedDelivery, found: FoundVariant & Place): Promise<string> {
  const { sku, brand, now } = asked
  const { market, digits, town, size, variant } = found
  const delivery = (await readDeliveryPlans(db))[market]
  const [zone, tier] = [zoneOf(delivery, digits), deliveryTierOf(size, delivery)]
  const backOrderDays = variant.status === 'orderable' ? variant.stock.backOrderDays : undefined
  const promised = variant.isBuyable ? promiseDay({ tier, backOrderDays, zone }, delivery, now) : undefined
  const scores = await readDeliveryScores(db, now)
  const { service } = getRate(delivery, { zone, tier })
  const lines = [
    `${sku} of ${brand.key} to ${digits} ${town} (zone ${zone} of ${market}), ${size.weightKg} kg, ${size.longestCm} cm: ${tier}`,
    promised
      ? `  Comes on ${promised.day}, because`
      : '  Comes on no day: it can not be bought now, or no day is left.',
    ...(promised?.reasons ?? []).map((reason) => `    ${reasonText(reason)}`),
    scoreText(scores.get(servedName(zone, service))),
    '  Ways:',
    ...wayLines(delivery, { zone, tier }),
  ]
  return `${lines.join('\n')}\n`
}

/** Why a SKU comes to a postcode on its day, from the records alone. */
export async function explainDelivery(db: Drizzle, asked: AskedDelivery): Promise<string> {
  const places = await findPlaces(asked)
  const texts: string[] = []
  for (const place of places) {
    const found = await findVariant(db, asked, place.market)
    if (found) texts.push(await explainPlace(db, asked, { ...place, ...found }))
  }
  if (texts.length === 0)
    throw new Error(`${asked.sku} has no price in ${places.map(({ market }) => market).join(', ')}.`)
  return texts.join('')
}
