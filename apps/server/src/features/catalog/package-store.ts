import { sql } from 'drizzle-orm'
import { amountOf } from '@firkant/domain/money/money.ts'
import type { PackageChoice, PackagePart, ProductPackage } from '@firkant/domain/page/models/product-model.ts'
import { currentPrice } from '@firkant/domain/pricing/price-log.ts'
import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { priceLogOf } from '../pricing/price-log-sql.ts'
import { readPriceLog, type PriceLogRow } from '../pricing/read-price-log.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import type { PictureRow } from './card-rows.ts'
import { pictureRef, productPath, type CardContext } from './product-cards.ts'

interface ChoiceRow extends Record<string, unknown> {
  readonly part_key: string
  readonly part_title: string
  readonly quantity: number
  readonly sku: string
  readonly key: string
  readonly category_slug: string
  readonly name: string
  readonly subtitle: string
  readonly back: number | null
  readonly hand: number
  readonly reserved: number
  readonly picture: Omit<PictureRow, 'sku'> | null
  readonly prices: readonly PriceLogRow[]
}

interface PricedChoice {
  readonly row: ChoiceRow
  readonly minor: number
}

async function loadChoices(db: Drizzle, { brand, market }: CardContext, packageKey: string) {
  const { language } = market
  const { rows } = await db.execute<ChoiceRow>(sql`
    select pp.part_key, pp.titles ->> ${language} as part_title, pp.quantity, c.sku, p.key, ct.slug as category_slug, t.name,
      coalesce(v.names ->> ${language} || ', ', '') || t.subtitle as subtitle, v.back_order_days as back,
      coalesce(k.on_hand, 0) as hand, coalesce(k.reserved, 0) as reserved,
      (select json_build_object('file', i.file, 'alt', '', 'width', m.width, 'height', m.height, 'colour', m.dominant_colour,
          'hash', m.content_hash)
        from product_images i join media_files m on m.file = i.file where i.product_key = p.key and i.position = 1) as picture,
      ${priceLogOf({ brand, market: market.key }, sql`c.sku`)} as prices
    from package_parts pp
    join package_choices c on c.package_key = pp.package_key and c.part_key = pp.part_key
    join variants v on v.sku = c.sku
    join products p on p.key = v.product_key
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${language}
    left join stock_levels k on k.sku = c.sku and k.location = ${CENTRAL_WAREHOUSE}
    where pp.package_key = ${packageKey} order by pp.position, c.position`)
  return rows
}

function choiceModel({ row, minor }: PricedChoice, first: PricedChoice, context: CardContext): PackageChoice {
  const available = Math.floor(availableOf({ onHand: row.hand, reserved: row.reserved }) / row.quantity)
  return {
    sku: row.sku,
    productKey: row.key,
    title: row.name,
    subtitle: row.subtitle,
    url: context.address(productPath(row)),
    ...(row.picture && { image: pictureRef(row.picture) }),
    difference: amountOf((minor - first.minor) * row.quantity, context.market.vatPercent),
    available,
    ...(row.back !== null && { backOrderDays: row.back }),
  }
}

/** The parts of a package with the price difference of each choice, from the price log of the parts. */
export async function loadPackage(
  db: Drizzle,
  context: CardContext,
  packageKey: string,
): Promise<{ package: ProductPackage; validUntil: Date | undefined } | undefined> {
  const rows = await loadChoices(db, context, packageKey)
  const priced = rows.flatMap((row) => {
    const price = currentPrice(readPriceLog(row.prices), context.now)
    return price ? [{ row, minor: price.currentMinor, changesAt: price.validUntil?.getTime() }] : []
  })
  const byPart = Map.groupBy(priced, ({ row }) => row.part_key)
  let separateMinor = 0
  const parts = [...byPart].flatMap(([partKey, choices]): PackagePart[] => {
    const [first] = choices
    if (!first) return []
    const { quantity, part_title: title } = first.row
    separateMinor += first.minor * quantity
    return [{ partKey, title, quantity, choices: choices.map((choice) => choiceModel(choice, first, context)) }]
  })
  if (parts.length === 0) return undefined
  const changes = priced.flatMap(({ changesAt }) => changesAt ?? [])
  return {
    package: { packageKey, parts, separatePrice: amountOf(separateMinor, context.market.vatPercent) },
    validUntil: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
  }
}
