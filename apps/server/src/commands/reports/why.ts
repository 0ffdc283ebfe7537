import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { REFERENCE_PERIOD_DAYS } from '@firkant/domain/pricing/price-log.ts'
import { ALL_STRESS_ON, STRESS_TYPES, type StressFactor } from '@firkant/domain/stock/stress-factor.ts'
import { proveSku, type SkuProof } from '../../features/catalog/sku-proof.ts'
import { loadUrgency } from '../../features/content/site-frame.ts'
import type { Drizzle } from '../../platform/database/database.ts'

const day = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ')

function priceLines(proof: SkuProof, money: (minor: number) => string): string[] {
  const { price, reference } = proof
  if (!price) return ['  No price runs now: it is not shown and can not be bought.']
  const lines = [`  Price now ${money(price.currentMinor)} (regular ${money(price.regularMinor)})`]
  if (price.clubMinor !== undefined) lines.push(`  Members pay ${money(price.clubMinor)}`)
  if (!reference || !price.reference) {
    lines.push(
      reference
        ? `  Below the regular price, but not below the lowest of the ${REFERENCE_PERIOD_DAYS} days before: no reference is shown.`
        : '  Not reduced: no reference is shown.',
    )
    return lines
  }
  lines.push(
    `  Reference ${money(price.reference.minor)}: the lowest price from ${day(reference.periodFrom)} until the reduction began ${day(reference.periodTo)} (saving shown: ${proof.savedPercent} %)`,
    ...reference.applied.map(
      ({ from, minor, audience }) =>
        `    from ${day(from)}  ${money(minor)}${audience === 'club' ? '  (members)' : ''}`,
    ),
  )
  if (price.reductionEndsAt) lines.push(`  The reduction ends by itself ${day(price.reductionEndsAt)}`)
  return lines
}

function logLines(proof: SkuProof, money: (minor: number) => string): string[] {
  return proof.log.map((entry) => {
    const end = entry.ended_early ?? entry.to
    const members = entry.audience === 'club' ? ', members' : ''
    return `    #${entry.id}  ${money(Number(entry.minor))}  ${entry.reason}${members}  ${day(entry.from)} – ${end ? day(end) : 'open'}${entry.ended_early ? ' (ended early)' : ''}  recorded ${day(entry.recorded_at)}`
  })
}

const CLAIMS: Readonly<Record<StressFactor['type'], (proof: SkuProof) => string>> = {
  EstimatedStockOut: ({ forecast }) =>
    forecast
      ? `runs out ${forecast.stock_out_at ? day(forecast.stock_out_at) : '–'}: forecast of ${day(forecast.computed_at)} from ${forecast.available} in stock and ${forecast.sold_in_14_days} sold in 14 days`
      : 'no forecast',
  DiscountPeriodEnds: ({ price }) =>
    `the price entry ends ${price?.reductionEndsAt ? day(price.reductionEndsAt) : '–'}`,
  SellingFast: ({ soldIn48Hours }) => `${soldIn48Hours} sold in 48 hours, from the sales log`,
  RiskStockOut: ({ stock }) => `${stock.onHand - stock.reserved} left`,
}

function claimLines(proof: SkuProof): string[] {
  const claims = proof.claims.map((claim) => `    ${claim.type}: ${CLAIMS[claim.type](proof)}`)
  return [
    `  Stock: ${proof.stock.onHand} on hand, ${proof.stock.reserved} reserved: ${proof.stock.status}`,
    `  Looked at by ${proof.pageViews} visitors in the last 30 minutes; ${proof.soldIn48Hours} sold in 48 hours`,
    ...(claims.length > 0
      ? ['  Urgency claims that are true now, most important first:', ...claims]
      : ['  No urgency claim is true now.']),
  ]
}

async function switchesOf(
  db: Drizzle,
  { brand, market, now }: { brand: BrandDefinition; market: MarketKey; now: Date },
) {
  const { showStressFactor, off } = await loadUrgency(db, { brand, market: MARKETS[market], now })
  const on = STRESS_TYPES.map((type) => [type, showStressFactor && !off.includes(type)] as const)
  return { ...ALL_STRESS_ON, ...Object.fromEntries(on) }
}

async function proveEverywhere(db: Drizzle, sku: string, now: Date): Promise<readonly SkuProof[]> {
  const places = Object.values(BRANDS).flatMap((brand) => brand.markets.map((market) => ({ brand, market })))
  const proofs = await Promise.all(
    places.map(async ({ brand, market }) =>
      proveSku(db, { sku, brand: brand.key, market, now, switches: await switchesOf(db, { brand, market, now }) }),
    ),
  )
  return proofs.filter((proof) => proof !== undefined).filter((proof) => proof.log.length > 0)
}

/** Why a SKU has its price and claims, by brand and market, from the records alone. */
export async function explainSku(
  db: Drizzle,
  { sku, now, asJson }: { sku: string; now: Date; asJson: boolean },
): Promise<string> {
  const proofs = await proveEverywhere(db, sku, now)
  if (proofs.length === 0)
    throw new Error(`No brand sells a sku "${sku}". Skus are written in capitals, such as NORDLO-3-GREEN.`)
  if (asJson) return `${JSON.stringify(proofs, null, 2)}\n`
  const texts = proofs.map((proof) => {
    const { currency } = MARKETS[proof.market as MarketKey]
    const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
    return [
      `${proof.sku} (${proof.productKey}) at ${proof.brand} in ${proof.market}, ${day(proof.at)} UTC`,
      ...priceLines(proof, money),
      '  The price log:',
      ...logLines(proof, money),
      ...claimLines(proof),
    ].join('\n')
  })
  return `${texts.join('\n\n')}\n`
}
