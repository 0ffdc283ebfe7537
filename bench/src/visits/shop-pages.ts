import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'

const SOFAS: Readonly<Record<MarketLanguage, string>> = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }

const sofasOf = (brand: BrandKey) => SOFAS[MARKETS[BRANDS[brand].homeMarket].language]

const PATHS: Readonly<Record<WeighedPage, (brand: BrandKey) => string>> = {
  start: () => '/',
  category: sofasOf,
  product: (brand) => `${sofasOf(brand)}/nordlo-3-green`,
}

/** With all brands, shops take a port each, from the first on. */
export function addressOf(origin: string, brand: BrandKey, kind: WeighedPage): string {
  const url = new URL(PATHS[kind](brand), origin)
  url.port = String(Number(url.port) + BRAND_KEYS.indexOf(brand))
  return url.href
}
