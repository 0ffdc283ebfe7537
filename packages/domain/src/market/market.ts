export const LANGUAGES = ['da', 'nb', 'sv', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** English is only for fallback texts: no market uses it. */
export type MarketLanguage = Exclude<Language, 'en'>

export const CURRENCIES = ['DKK', 'NOK', 'SEK'] as const
export type Currency = (typeof CURRENCIES)[number]

export const MARKET_KEYS = ['DK', 'NO', 'SE'] as const
export type MarketKey = (typeof MARKET_KEYS)[number]

export interface Market {
  readonly key: MarketKey
  readonly language: MarketLanguage
  readonly currency: Currency
  readonly locale: string
  readonly vatPercent: number
}

export const MARKETS: Readonly<Record<MarketKey, Market>> = {
  DK: { key: 'DK', language: 'da', currency: 'DKK', locale: 'da-DK', vatPercent: 25 },
  NO: { key: 'NO', language: 'nb', currency: 'NOK', locale: 'nb-NO', vatPercent: 25 },
  SE: { key: 'SE', language: 'sv', currency: 'SEK', locale: 'sv-SE', vatPercent: 25 },
}

export const LOCALES: Readonly<Record<Language, string>> = { da: 'da-DK', nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' }

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value)
}

export function findMarketOfLanguage(markets: readonly MarketKey[], language: Language): Market | undefined {
  const key = markets.find((market) => MARKETS[market].language === language)
  return key && MARKETS[key]
}
