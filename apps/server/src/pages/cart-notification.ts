import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Block } from '@firkant/domain/content/block.ts'
import { CART_NOTIFICATION_KEY } from '@firkant/domain/content/cart-notification.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { buildBlocks } from '../features/content/block-service.ts'
import { findPageByKey, listWellKnownPages } from '../features/content/content-store.ts'
import { blockScopeOf } from './content-page.ts'
import type { PageWorld } from './page-request.ts'

interface NotificationScope {
  readonly brand: BrandDefinition
  readonly market: Market
  readonly now: Date
}

/** What editors say to whoever looks into the cart; often nothing. */
export async function loadCartNotification(
  world: PageWorld,
  { brand, market, now }: NotificationScope,
): Promise<{ content: readonly Block[] }> {
  const db = world.database.replica
  const scope = { brand: brand.key, language: market.language, now }
  const stored = await findPageByKey(db, scope, CART_NOTIFICATION_KEY)
  if (!stored) return { content: [] }
  const { roomsPageLink } = await listWellKnownPages(db, scope)
  const address = (path: string) => localizePath(brand, market.language, path)
  const { blocks } = await buildBlocks(
    db,
    blockScopeOf(world, { brand, market, now, address }, roomsPageLink),
    stored.blocks,
  )
  return { content: blocks }
}
