import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { useShop } from '../../platform/shop-context.ts'

/** Writes an amount, or minor units, as the market writes prices. */
export function usePriceText(): (amount: Amount | number) => string {
  const { currency } = useShop().market
  return (amount) =>
    formatPrice({ minor: typeof amount === 'number' ? amount : minorOfDecimal(amount.inclVat), currency })
}
