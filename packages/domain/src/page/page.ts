import type { ShownExperience } from '../content/blocks/shown-blocks.ts'
import type { DynamicRecordEntry } from '../dynamic-data/dynamic-data.ts'
import type { PageModels } from './models/page-models.ts'

export type PageName = keyof PageModels

/** `full`: complete, may be shown again from the client's cache. `partial`: shown at once, then refreshed. */
export type PageCacheMode = 'full' | 'partial'

export interface MetaElement {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export interface MetaInfo {
  readonly title: string
  readonly elements: readonly MetaElement[]
  readonly canonicalUrl: string
  readonly openGraphUrl: string
}

interface PageOf<Name extends PageName> {
  readonly url: string
  readonly componentName: Name
  readonly cache: PageCacheMode
  readonly httpStatus: number
  readonly redirectUrl?: string
  readonly errorPage: boolean
  readonly metaInfo: MetaInfo
  readonly trackingPageType: string
  readonly eventId: string
  readonly refreshedDynamicData: readonly DynamicRecordEntry[]
  /** schema.org objects, one script element each. */
  readonly structuredData: readonly object[]
  /** What the visitor takes part in; absent if in nothing. */
  readonly experiences?: readonly ShownExperience[]
  readonly model: PageModels[Name]
}

/** One page of the shop, discriminated by componentName. */
export type Page = { [Name in PageName]: PageOf<Name> }[PageName]
export type PageWith<Name extends PageName> = Extract<Page, { componentName: Name }>

/** Shows what belongs to one visitor. */
export function isCustomersPage(name: string): boolean {
  return name.startsWith('MyPages') || name === 'OrderReturnPage' || name === 'ShoppingListsPage'
}

export const LINK_IDENTIFIER_HEADER = 'x-link-identifier'
export const ORIGINAL_URL_HEADER = 'x-original-url'
export const ORIGINAL_EXCITE_URL_HEADER = 'x-original-excite-url'
