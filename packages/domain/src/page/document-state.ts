import type { WidthClass } from '../device/width-class.ts'
import type { DynamicRecordEntry } from '../dynamic-data/dynamic-data.ts'
import type { MarketKey } from '../market/market.ts'
import type { Page } from './page.ts'

/** What the server sends along with a document so that the browser can go on from it. */
export interface DocumentState {
  readonly page: Page
  readonly market: MarketKey
  readonly widthClass: WidthClass
  readonly dynamicData: readonly DynamicRecordEntry[]
  readonly version: string
  /** What the document's address asked of the badges; it holds for the visit. */
  readonly useNewBadges?: boolean | undefined
  /** A part that fields are in could not be drawn: the document was made once more, with a guard around each of them. */
  readonly hasBrokenPart?: boolean | undefined
}

export const DOCUMENT_STATE_ID = 'shop-state'
export const SHOP_ROOT_ID = 'shop'
