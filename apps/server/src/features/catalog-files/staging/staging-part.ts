import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { ImportProblem } from '../import-problem.ts'
import type { CatalogueFile } from '../reading/read-text.ts'

/** One of several threads that read the same files: which lines are its own. */
export interface ReadingPart {
  readonly index: number
  readonly of: number
}

export const WHOLE: ReadingPart = { index: 0, of: 1 }

export interface StagingInput extends ReadingPart {
  readonly files: readonly CatalogueFile[]
  readonly now: Date
}

export interface FoundProblems {
  readonly first: readonly ImportProblem[]
  readonly total: number
}

interface StagingProgress {
  /** So far. */
  readonly records: number
  readonly bytes: number
}

export type StagingMessage = StagingProgress &
  (
    | { readonly kind: 'rows'; readonly table: number; readonly rows: Uint8Array }
    | {
        readonly kind: 'end'
        readonly types: ReadonlySet<CatalogRecordType>
        readonly problems: FoundProblems
        readonly warnings: FoundProblems
      }
  )
