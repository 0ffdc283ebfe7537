import type { Currency } from '@firkant/domain/market/market.ts'
import { formatPrice, formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { useShop } from '../../../platform/shop-context.ts'

const moneyOf = (amount: Amount | number, currency: Currency) => ({
  minor: typeof amount === 'number' ? amount : minorOfDecimal(amount.inclVat),
  currency,
})

/** Formats an amount, or minor units, for the market: what something costs. */
export function usePriceText(): (amount: Amount | number) => string {
  const { currency } = useShop().market
  return (amount) => formatPrice(moneyOf(amount, currency))
}

/** The same for a sum, or an amount in a sentence. */
export function useSumText(): (amount: Amount | number) => string {
  const { currency } = useShop().market
  return (amount) => formatTotal(moneyOf(amount, currency))
}
