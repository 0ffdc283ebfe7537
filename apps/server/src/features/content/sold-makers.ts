import { PRODUCT_BRAND_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { listProductBrands, type NamedGroup } from '../catalog/catalog-store.ts'
import type { BlockNeeds } from './block-needs.ts'
import type { BlockSources } from './block-sources.ts'
import type { ListKeys } from './listed-products.ts'

interface MakerContext {
  readonly market: { readonly language: MarketLanguage }
  readonly listKeys: ListKeys
}

/** Product brands that the page's blocks need. One without products in this storefront has no page to link to. */
export async function loadMakers(
  db: Drizzle,
  { makers }: BlockNeeds,
  { market, listKeys }: MakerContext,
): Promise<readonly NamedGroup[]> {
  if (makers.size === 0) return []
  const all = await listProductBrands(db, market.language)
  const wanted = new Set([...makers].flatMap(({ productBrandKeys }) => productBrandKeys ?? all.map(({ key }) => key)))
  const needed = all.filter(({ key }) => wanted.has(key))
  const isSold = await Promise.all(
    needed.map(async ({ key }) => (await listKeys({ productBrandKey: key }, 1)).length > 0),
  )
  const inOrder = new Intl.Collator(market.language)
  return needed.filter((_maker, index) => isSold[index]).toSorted((one, other) => inOrder.compare(one.name, other.name))
}

interface MakerTools extends Pick<BlockSources, 'address' | 'image'> {
  readonly language: MarketLanguage
}

/** The named ones in their order; else all, by name. */
export function makersOf(makers: readonly NamedGroup[], tools: MakerTools): BlockSources['makers'] {
  const tileOf = ({ key, name, slug, description, file }: NamedGroup) => ({
    key,
    name,
    url: tools.address(`${PRODUCT_BRAND_PREFIX[tools.language]}/${slug}`),
    ...(description && { description }),
    image: file === null ? undefined : tools.image(file, name),
  })
  return (keys) =>
    keys ? keys.flatMap((key) => makers.find((maker) => maker.key === key) ?? []).map(tileOf) : makers.map(tileOf)
}
