import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Block } from '@firkant/domain/content/block.ts'
import { CART_NOTIFICATION_KEY } from '@firkant/domain/content/pages-of-one-key.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { findNewestByKey, findPageByKey } from '../features/content/content-store.ts'
import { buildPageBlocks } from './content-page.ts'
import type { PageWorld } from './page-request.ts'

interface NotificationScope {
  readonly brand: BrandDefinition
  readonly market: Market
  readonly now: Date
  readonly isPreview?: boolean
}

/** What editors say to whoever looks into the cart; often nothing. */
export async function loadCartNotification(
  world: PageWorld,
  { brand, market, now, isPreview = false }: NotificationScope,
): Promise<{ content: readonly Block[] }> {
  const find = isPreview ? findNewestByKey : findPageByKey
  const scope = { brand: brand.key, language: market.language, now }
  const stored = await find(world.database.replica, scope, CART_NOTIFICATION_KEY)
  if (!stored) return { content: [] }
  const address = (path: string) => localizePath(brand, market.language, path)
  const { blocks } = await buildPageBlocks(world, { brand, market, now, address }, stored)
  return { content: blocks }
}
