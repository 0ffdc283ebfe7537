import type { FitAnswer } from './way-texts.ts'

/** That a visitor has said how one comes in at theirs. */
export interface VisitorHomeModel {
  /** By which lists are filtered; absent where no door was said, or a low one. */
  readonly doorCm?: number | undefined
}

/** How things come in there, by SKU; of what nobody packed nothing is said. */
export interface FitsModel {
  readonly fits: Readonly<Record<string, FitAnswer>>
}

export const MAX_FITS = 100
