import type { ReactNode } from 'react'
import { shownArrival, type CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type { CheckoutPageModel } from '@firkant/domain/page/models/page-models.ts'
import { useShop } from '../../../platform/shop-context.ts'

interface OrderFieldsProps {
  readonly model: CheckoutModel
  readonly page: Pick<CheckoutPageModel, 'orderKey'>
}

/** Fields of the plain form; the same that the browser's call sends. */
export function OrderFields({ model: { cart, checkout }, page }: OrderFieldsProps): ReactNode {
  const { language } = useShop()
  const { arrivesOn, partDays } = shownArrival(checkout)
  const fields = {
    language,
    cartId: cart.id,
    cartVersion: cart.version,
    idempotencyKey: page.orderKey,
    shownToPay: checkout.totals.toPay,
    shownCurrency: cart.currency,
    shownArrivesOn: arrivesOn,
    shownPartDays: partDays?.join(' '),
  }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
