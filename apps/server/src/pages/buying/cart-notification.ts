import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { CART_NOTIFICATION_KEY } from '@firkant/domain/content/pages-of-one-key.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { findNewestByKey, findPageByKey } from '../../features/content/content-store.ts'
import { buildPageBlocks } from '../content/content-page.ts'
import type { PageDependencies } from '../page-request.ts'

interface NotificationContext {
  readonly brand: BrandDefinition
  readonly market: Market
  readonly now: Date
  readonly isPreview?: boolean
}

/** The editors' notification in the cart; often there is none. */
export async function loadCartNotification(
  deps: PageDependencies,
  { brand, market, now, isPreview = false }: NotificationContext,
): Promise<{ content: readonly Block[] }> {
  const find = isPreview ? findNewestByKey : findPageByKey
  const context = { brand: brand.key, language: market.language, now }
  const stored = await find(deps.database.replica, context, CART_NOTIFICATION_KEY)
  if (!stored) return { content: [] }
  const address = (path: string) => localizePath(brand, market.language, path)
  const { blocks } = await buildPageBlocks(deps, { brand, market, now, address }, stored)
  return { content: blocks }
}
