import type { Currency } from '@firkant/domain/market/market.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'

/** Always the currency of the order, whatever the market of the page. */
export const moneyIn = (currency: Currency) => (decimal: number) =>
  formatTotal({ minor: minorOfDecimal(decimal), currency })
