import type { HomeField, HomeProblem } from '../../fit/home-fields.ts'

/** Where a visitor says how one comes in at theirs. */
export interface WayInPageModel {
  /** The address of the page that they came from. */
  readonly from: string
  /** What stands in the fields: what they said before, or typed wrongly now. */
  readonly typed: Readonly<Record<string, string>>
  readonly isShared: boolean
  readonly isKnown: boolean
  readonly problems: Readonly<Partial<Record<HomeField, HomeProblem>>>
  /** Nothing was said at all. */
  readonly isEmpty: boolean
}
