import { PRODUCT_BRAND_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { listProductBrands, type NamedGroup } from '../../catalog/catalog-store.ts'
import type { BlockNeeds } from './block-needs.ts'
import type { BlockSources } from './block-sources.ts'
import type { ListKeys } from './listed-products.ts'

interface ProductBrandContext {
  readonly market: { readonly language: MarketLanguage }
  readonly listKeys: ListKeys
}

/** Product brands that the page's blocks need. One without products in this storefront has no page to link to. */
export async function loadProductBrands(
  db: Drizzle,
  { productBrands }: BlockNeeds,
  { market, listKeys }: ProductBrandContext,
): Promise<readonly NamedGroup[]> {
  if (productBrands.size === 0) return []
  const all = await listProductBrands(db, market.language)
  const wanted = new Set(
    [...productBrands].flatMap(({ productBrandKeys }) => productBrandKeys ?? all.map(({ key }) => key)),
  )
  const needed = all.filter(({ key }) => wanted.has(key))
  const isSold = await Promise.all(
    needed.map(async ({ key }) => (await listKeys({ productBrandKey: key }, 1)).length > 0),
  )
  const inOrder = new Intl.Collator(market.language)
  return needed.filter((_brand, index) => isSold[index]).toSorted((one, other) => inOrder.compare(one.name, other.name))
}

interface ProductBrandTools extends Pick<BlockSources, 'address' | 'image'> {
  readonly language: MarketLanguage
}

/** The named ones in their order; else all, by name. */
export function productBrandTiles(
  productBrands: readonly NamedGroup[],
  tools: ProductBrandTools,
): BlockSources['productBrands'] {
  const tileOf = ({ key, name, slug, description, file }: NamedGroup) => ({
    key,
    name,
    url: tools.address(`${PRODUCT_BRAND_PREFIX[tools.language]}/${slug}`),
    ...(description && { description }),
    image: file === null ? undefined : tools.image(file, name),
  })
  return (keys) =>
    keys
      ? keys.flatMap((key) => productBrands.find((brand) => brand.key === key) ?? []).map(tileOf)
      : productBrands.map(tileOf)
}
