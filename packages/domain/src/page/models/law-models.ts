import type { ShownDutyId } from '../../law/duty-pages.ts'
import type { LegalGuarantee } from '../../law/legal-guarantee.ts'
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

/** The reminder of the legal guarantee; `officialUrl`: the picture of the regulation, where the owner has put it. */
export interface GuaranteeNoticeModel extends LegalGuarantee {
  readonly officialUrl?: string | undefined
}

export interface GuaranteeModel {
  readonly notice: GuaranteeNoticeModel
  readonly seller: { readonly name: string; readonly email: string }
  readonly termsUrl?: string | undefined
}
