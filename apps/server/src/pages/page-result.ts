import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Page } from '@firkant/domain/page/page.ts'

/** What a builder returns: the page, until when it may be shown as it is, and whether it is the same for everyone. */
export interface PageResult {
  readonly page: Page
  readonly validUntil: Date | undefined
  readonly isPublic: boolean
  /** What the document shows of its visitor, without scripts too; only for a page that is not public. */
  readonly visitorData?: readonly DynamicDataType[]
}
