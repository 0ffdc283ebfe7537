import type { Currency } from '@firkant/domain/market/market.ts'
import { formatPrice, formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'

/** Sums, always in the currency of the order, whatever the market of the page. */
export const moneyIn = (currency: Currency) => (decimal: number) =>
  formatTotal({ minor: minorOfDecimal(decimal), currency })

/** What a line costs, as in the cart. */
export const priceIn = (currency: Currency) => (decimal: number) =>
  formatPrice({ minor: minorOfDecimal(decimal), currency })
