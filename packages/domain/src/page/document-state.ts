import type { WidthClass } from '../device/width-class.ts'
import type { DynamicRecordEntry } from '../dynamic-data/dynamic-data.ts'
import type { MarketKey } from '../market/market.ts'
import type { Page } from './page.ts'

/** What the server sends with a document for hydration. */
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

export const DOCUMENT_STATE_ID = 'shop-state'
export const SHOP_ROOT_ID = 'shop'
