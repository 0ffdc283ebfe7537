import type { AccessibilityContent } from '../../content/site-content-schema.ts'
import type { QrCode } from '../../employee/hand-over-calls.ts'
import type { ShownDutyId } from '../../law/duty-pages.ts'
import type { ENERGY_DOCUMENTS, EnergyClass, EnergyRecord } from '../../law/energy/energy-record.ts'
import type { LegalGuarantee } from '../../law/guarantee/legal-guarantee.ts'
import type { ShownRecall } from '../../law/recall-record.ts'

/** What the law gives buyers in this market. */
export interface RightsModel {
  readonly duties: readonly {
    readonly id: ShownDutyId
    /** Absent where no source says that it binds there yet. */
    readonly reference?: string | undefined
    readonly url?: string | undefined
    /** What this brand says of it: how reviews are known to be from buyers. */
    readonly own?: string | undefined
  }[]
}

/** Who can use the shop how, and how that is known. */
export interface AccessibilityModel {
  readonly tests: {
    readonly testedOn: string
    readonly standard: string
    readonly engine: string
    readonly rules: number
    readonly narrowestPx: number
    readonly widestPx: number
  }
  readonly seller: { readonly name: string; readonly email: string; readonly phone: string }
  /** Absent until the owner has filled it in: then nothing is promised. */
  readonly own?:
    | (Omit<AccessibilityContent, 'authority'> & {
        /** Only what the owner has confirmed. */
        readonly authority?: AccessibilityContent['authority'] | undefined
      })
    | undefined
}

export interface RecallsModel {
  readonly recalls: readonly ShownRecall[]
}

/** The label of a product's light source, and its information sheet. */
export interface EnergyModel {
  readonly product: { readonly name: string; readonly subtitle: string; readonly url: string }
  readonly energy: EnergyRecord & { readonly class: EnergyClass }
  /** Its entry there, and the code on the label that leads to it. */
  readonly register?: { readonly url: string; readonly code: QrCode } | undefined
  /** The supplier's own files. */
  readonly documents: readonly {
    readonly kind: (typeof ENERGY_DOCUMENTS)[number]
    readonly title: string
    readonly url: string
  }[]
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
