import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type { CheckoutSection, SectionState } from '@firkant/domain/checkout/checkout-sections.ts'
import type { CheckoutPageModel } from '@firkant/domain/page/models/page-models.ts'

/** Props of every section of the checkout. */
export interface PartProps {
  readonly model: CheckoutModel
  readonly page: CheckoutPageModel
  readonly state: SectionState
  /** Opens a section; it stays open until the visitor moves on. */
  readonly onEdit: (section: CheckoutSection) => void
  /** Moves on to the first incomplete section. */
  readonly onDone: () => void
}
