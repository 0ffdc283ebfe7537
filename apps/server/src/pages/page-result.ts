import type { Page } from '@firkant/domain/page/page.ts'

/**
 * What a builder returns: `now` is the page; until when it may be shown as it is; and whether it is the same for
 * every visitor. `later` names blocks whose data may arrive while the rest is already on its way.
 */
export interface PageResult {
  readonly now: Page
  readonly later?: Readonly<Record<string, Promise<unknown>>>
  readonly validUntil: Date | undefined
  readonly isPublic: boolean
}
