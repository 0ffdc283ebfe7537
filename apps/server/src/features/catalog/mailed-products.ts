import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { loadCardRows, type StoredCardRow } from './card-rows.ts'
import { priceModel, pricedVariants, type PricedVariant } from './priced-variant.ts'
import { pictureRef, productPath } from './product-cards.ts'

/** What a mail says of the variant. */
export interface MailedProduct {
  readonly name: string
  readonly subtitle: string
  /** With the language's prefix. */
  readonly path: string
  readonly image: ImageRef | undefined
  readonly price: string
  /** The reference price, if the present one is reduced. */
  readonly reference?: string | undefined
  readonly energy?: EnergyMark | undefined
  /** As it is shown, of what is sold by measure. */
  readonly unitPrice?: string | undefined
  readonly isBuyable: boolean
}

function productOf(
  { brand, language }: Omit<MailedProductsOptions, 'now'>,
  row: StoredCardRow,
  variant: PricedVariant,
) {
  const market = marketOf(brand, language)
  const { currency } = market
  const address = (path: string) => localizePath(brand, language, path)
  const { energy, unitPrice } = priceModel(
    { price: variant.price, row, content: variant.row.content },
    { market, address },
  )
  const { sku, name } = variant.row
  const image = row.images.find((each) => each.sku === null || each.sku === sku)
  const query = row.variants.length > 1 ? `?${SKU_PARAM}=${encodeURIComponent(sku)}` : ''
  const { currentMinor, reference } = variant.price
  return {
    name: row.name,
    subtitle: [row.subtitle, name].filter(Boolean).join(', '),
    path: address(productPath(row)) + query,
    image: image && pictureRef(image),
    price: formatPrice({ minor: currentMinor, currency }),
    ...(reference && { reference: formatPrice({ minor: reference.minor, currency }) }),
    ...(energy && { energy }),
    ...(unitPrice && { unitPrice: unitPrice.text }),
    isBuyable: variant.isBuyable,
  }
}

export interface MailedProductsOptions {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly now: Date
}

/** By SKU, as the database has them now: a mail is read later than any cache lives. */
export async function loadMailedProducts(
  db: Drizzle,
  { brand, language, now }: MailedProductsOptions,
  productKeys: readonly string[],
): Promise<ReadonlyMap<string, MailedProduct>> {
  const context = { brand: brand.key, market: marketOf(brand, language).key, language }
  const rows = await loadCardRows(db, context, productKeys)
  return new Map(
    rows.flatMap((row) =>
      pricedVariants(row, now).map((each) => [each.row.sku, productOf({ brand, language }, row, each)] as const),
    ),
  )
}
