import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Page } from '@firkant/domain/page/page.ts'

/** The page, until when it is valid, and whether it is the same for everyone. */
export interface PageResult {
  readonly page: Page
  readonly validUntil: Date | undefined
  readonly isPublic: boolean
  /** Visitor data that the document shows without scripts too; only for pages that are not public. */
  readonly visitorData?: readonly DynamicDataType[]
}
