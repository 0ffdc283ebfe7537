import type { IncomingHttpHeaders } from 'node:http'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKET_COOKIE } from '@firkant/domain/market/country-switch.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'

interface HomeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

const CHOICE = new RegExp(`(?:^|;\\s*)${MARKET_COOKIE}=([A-Z]{2})(?:;|$)`)

/** A link within the shop means what it says; only who comes from outside is met at the door. */
function comesFromShop(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer } = headers
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === headers.host
}

/**
 * The start page of the market that the visitor chose on an earlier visit, for whoever opens the bare address of the
 * shop. Asked before every kept document: all others than that address cost one comparison.
 */
export function createChosenHome(
  brand: BrandDefinition,
  previewParam: string,
): (request: HomeRequest) => string | undefined {
  return ({ method, url = '', headers }) => {
    if (url !== '/' && !url.startsWith('/?')) return undefined
    // An editor's preview link is for the page that it names.
    if ((method !== 'GET' && method !== 'HEAD') || url.includes(`${previewParam}=`)) return undefined
    const chosen = headers.cookie === undefined ? undefined : CHOICE.exec(headers.cookie)?.[1]
    const market = brand.markets.find((key) => key === chosen)
    if (market === undefined || market === brand.homeMarket || comesFromShop(headers)) return undefined
    return localizePath(brand, MARKETS[market].language, '/') + url.slice(1)
  }
}
