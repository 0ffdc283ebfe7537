import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Paths } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { ORDER_CALENDAR_PATH, ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'

/** The address of one of an order's pages, in the language it was bought in. */
export function orderAddress(brand: BrandDefinition, market: MarketKey, to: { paths: Paths; token: string }): string {
  const { language } = MARKETS[market]
  return `${localizePath(brand, language, to.paths[language])}?${ORDER_TOKEN_PARAM}=${to.token}`
}

/** The file for a calendar is the same in all languages: the order knows its own. */
export const calendarAddress = (token: string) => `${ORDER_CALENDAR_PATH}?${ORDER_TOKEN_PARAM}=${token}`
