import type { ShownDutyId } from '../../law/duty-pages.ts'
import type { ShownRecall } from '../../law/recall-record.ts'

/** What the law gives buyers in this market. */
export interface RightsModel {
  readonly duties: readonly {
    readonly id: ShownDutyId
    /** Absent where no source says that it binds there yet. */
    readonly reference?: string | undefined
    readonly url?: string | undefined
  }[]
}

export interface RecallsModel {
  readonly recalls: readonly ShownRecall[]
}
