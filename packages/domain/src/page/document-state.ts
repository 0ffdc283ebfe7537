import type { WidthClass } from '../device/width-class.ts'
import type { DynamicRecordEntry } from '../dynamic-data/dynamic-data.ts'
import type { MarketKey } from '../market/market.ts'
import type { Page, PageName } from './page.ts'

/** What hydration needs of a document: in it, or at an address of its own (`DocumentFacts`). */
export interface DocumentState {
  readonly page: Page
  readonly market: MarketKey
  readonly widthClass: WidthClass
  readonly dynamicData: readonly DynamicRecordEntry[]
  readonly version: string
  /** The page came without the data of its cards (light-page.ts). */
  readonly isLight?: boolean | undefined
  /** The badge setting of the document's address; valid for the visit. */
  readonly useNewBadges?: boolean | undefined
  /** A part failed to render: the document was rendered again with a guard around each part. */
  readonly hasBrokenPart?: boolean | undefined
}

/**
 * What a document says of itself to all that runs before React, and is part of its state. The rest stands in the same place,
 * or comes with React from `STATE_PATH`: most visits end before.
 */
export interface DocumentFacts extends Pick<DocumentState, 'market' | 'widthClass' | 'version' | 'dynamicData'> {
  readonly page: { readonly url: string; readonly componentName: PageName }
  /** Where the question of cookies leads to. */
  readonly cookiePage?: string | undefined
  /** The one that the page is about. */
  readonly product?: { readonly productKey: string; readonly sku: string } | undefined
  /** Some blocks are for one kind of device alone. */
  readonly hasDeviceBlocks?: boolean | undefined
}

/** Where a state is found, by its tag, its width and the address of its page. */
export const STATE_PATH = '/api/state/'

export const DOCUMENT_STATE_ID = 'shop-state'
export const SHOP_ROOT_ID = 'shop'
