import type { CheckoutModel } from '@firkant/domain/cart/checkout.ts'
import type { CheckoutSection, SectionState } from '@firkant/domain/checkout/checkout-sections.ts'
import type { CheckoutPageModel } from '@firkant/domain/page/page-models.ts'

/** What every part of the checkout is given. */
export interface PartProps {
  readonly model: CheckoutModel
  readonly page: CheckoutPageModel
  readonly state: SectionState
  /** Opens a part; the one that is open stays so until the visitor goes on. */
  readonly onEdit: (section: CheckoutSection) => void
  /** On to the first part in which something is missing. */
  readonly onDone: () => void
}
