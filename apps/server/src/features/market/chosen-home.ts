import type { IncomingHttpHeaders } from 'node:http'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKET_COOKIE } from '@firkant/domain/market/country-switch.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { comesFromShop } from '../../platform/http/comes-from-shop.ts'

interface HomeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

const CHOICE = new RegExp(`(?:^|;\\s*)${MARKET_COOKIE}=([A-Z]{2})(?:;|$)`)

/**
 * The start page of the market that a returning visitor chose, when they open the shop's bare address. Runs before
 * every cached document: any other address costs one comparison.
 */
export function createChosenHome(
  brand: BrandDefinition,
  previewParam: string,
): (request: HomeRequest) => string | undefined {
  return ({ method, url = '', headers }) => {
    if (url !== '/' && !url.startsWith('/?')) return undefined
    // A preview link leads to exactly its page.
    if ((method !== 'GET' && method !== 'HEAD') || url.includes(`${previewParam}=`)) return undefined
    const chosen = headers.cookie === undefined ? undefined : CHOICE.exec(headers.cookie)?.[1]
    const market = brand.markets.find((key) => key === chosen)
    if (market === undefined || market === brand.homeMarket || comesFromShop(headers)) return undefined
    return localizePath(brand, MARKETS[market].language, '/') + url.slice(1)
  }
}
