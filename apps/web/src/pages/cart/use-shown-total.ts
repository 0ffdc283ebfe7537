import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import {
  shownCheckoutTotals,
  shownTotal,
  type ShownCheckoutTotals,
  type ShownTotal,
} from '@firkant/domain/cart/shipping/cart-freight.ts'
import { useExperiment } from '../../features/experiments/use-experiment.ts'

const useEstimate = () => useExperiment('DeliveryCost-Cart') === 'Show'

export function useShownTotal(cart: Cart): ShownTotal {
  return shownTotal(cart, useEstimate())
}

export function useShownCheckoutTotals(model: CheckoutModel): ShownCheckoutTotals {
  return shownCheckoutTotals(model, useEstimate())
}
