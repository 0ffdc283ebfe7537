import {
  findMarketOfLanguage,
  MARKETS,
  type Language,
  type Market,
  type MarketKey,
  type MarketLanguage,
} from './market.ts'

/** The markets of a brand. Addresses of the home market have no language prefix. */
export type BrandMarkets = { readonly homeMarket: MarketKey; readonly markets: readonly MarketKey[] }

export interface LocalizedPath {
  readonly market: Market
  readonly language: MarketLanguage
  /** The path without its language prefix; always begins with a slash. */
  readonly path: string
}

const LANGUAGE_PREFIX = /^\/(da|nb|sv)(?=\/|$)/

export function readLocalizedPath(brand: BrandMarkets, path: string): LocalizedPath {
  const prefix = LANGUAGE_PREFIX.exec(path)?.[1] as MarketLanguage | undefined
  const home = MARKETS[brand.homeMarket]
  const market = prefix && prefix !== home.language ? findMarketOfLanguage(brand.markets, prefix) : undefined
  if (!market || !prefix) return { market: home, language: home.language, path }
  return { market, language: prefix, path: path.slice(prefix.length + 1) || '/' }
}

/** The market of this language; the home market if the brand does not serve the language. */
export function marketOf(brand: BrandMarkets, language: Language): Market {
  return findMarketOfLanguage(brand.markets, language) ?? MARKETS[brand.homeMarket]
}

export function localizePath(brand: BrandMarkets, language: MarketLanguage, path: string): string {
  if (language === MARKETS[brand.homeMarket].language) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
