import type { ShippingMethod } from '@firkant/domain/cart/checkout/checkout.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import type { MethodChoice } from './method-choices.tsx'

export function usePriceOf(): (method: ShippingMethod) => string {
  const { market } = useShop()
  const { text } = useTexts(checkoutTexts)
  return ({ price }) =>
    price.inclVat > 0 ? formatPrice({ minor: minorOfDecimal(price.inclVat), currency: market.currency }) : text('free')
}

export function useDeliveryChoices(methods: readonly ShippingMethod[]): readonly MethodChoice[] {
  const priceOf = usePriceOf()
  return methods.map((method) => ({
    key: method.key,
    name: method.name,
    lines: [method.estimatedDelivery, method.description].filter(Boolean),
    price: priceOf(method),
  }))
}
