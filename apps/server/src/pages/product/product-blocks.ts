import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { DisplaySubject } from '@firkant/domain/content/experiences/display-conditions.ts'
import {
  DEFAULT_PRODUCT_SLOT,
  PRODUCT_PAGE_KEY,
  PRODUCT_SLOTS,
  type ProductSlot,
} from '@firkant/domain/content/product-slots.ts'
import { buildBlockGroups } from '../../features/content/blocks/block-groups.ts'
import {
  findNewestByKey,
  findNextScheduledChange,
  findPageByKey,
  listWellKnownPages,
  type StoredPage,
} from '../../features/content/content-store.ts'
import { blockContextOf, earliest } from '../content/content-page.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'

/** The editors' blocks for all product pages, before the product is known. */
export interface WrittenForProducts {
  readonly stored: StoredPage | undefined
  readonly nextChange: Date | undefined
  readonly roomsPath: string | undefined
}

export interface ProductBlocks extends Readonly<Record<ProductSlot, readonly Block[]>> {
  readonly validUntil: Date | undefined
}

export async function loadWrittenForProducts(
  deps: PageDependencies,
  request: PageRequest,
): Promise<WrittenForProducts> {
  const db = deps.database.replica
  const context = { brand: request.brand.key, language: request.language, now: request.now }
  const [stored, nextChange, { roomsPageLink }] = await Promise.all([
    (request.isPreview ? findNewestByKey : findPageByKey)(db, context, PRODUCT_PAGE_KEY),
    findNextScheduledChange(db, context.brand, context.now),
    listWellKnownPages(db, context),
  ])
  return { stored, nextChange, roomsPath: roomsPageLink }
}

/** The blocks whose conditions this product meets, each in its slot. */
export async function buildProductBlocks(
  deps: PageDependencies,
  request: PageRequest,
  { stored, nextChange, roomsPath, subject }: WrittenForProducts & { readonly subject: DisplaySubject },
): Promise<ProductBlocks> {
  if (!stored) return { aboveDetails: [], belowDetails: [], validUntil: nextChange }
  const context = { ...blockContextOf(deps, request, roomsPath), subject }
  const inSlots = PRODUCT_SLOTS.map((slot) =>
    stored.blocks.filter((block) => (block.slot ?? DEFAULT_PRODUCT_SLOT) === slot),
  )
  const { groups, validUntil } = await buildBlockGroups(deps.database.replica, context, inSlots)
  const [aboveDetails = [], belowDetails = []] = groups
  return { aboveDetails, belowDetails, validUntil: earliest(validUntil, nextChange) }
}
