import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { useShop } from '../../../platform/shop-context.ts'

/** Formats an amount, or minor units, for the market. */
export function usePriceText(): (amount: Amount | number) => string {
  const { currency } = useShop().market
  return (amount) =>
    formatPrice({ minor: typeof amount === 'number' ? amount : minorOfDecimal(amount.inclVat), currency })
}
