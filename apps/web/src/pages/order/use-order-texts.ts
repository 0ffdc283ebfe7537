import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { Currency } from '@firkant/domain/market/market.ts'
import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { orderDa } from './texts/order-da.ts'
import { orderNb } from './texts/order-nb.ts'
import { orderSv } from './texts/order-sv.ts'

type OrderCatalogue = Translation<typeof orderDa>

const orderTexts = ownTexts<OrderCatalogue>({ da: orderDa, nb: orderNb, sv: orderSv })

export function useOrderTexts(): OwnTexts<OrderCatalogue> {
  return orderTexts(useShop().language)
}

/** Always the currency of the order, whatever the market of the page. */
export const moneyIn = (currency: Currency) => (decimal: number) =>
  formatTotal({ minor: minorOfDecimal(decimal), currency })
