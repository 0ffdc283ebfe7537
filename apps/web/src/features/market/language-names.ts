import type { MarketLanguage } from '@firkant/domain/market/market.ts'

/** Each in its own language: whoever is lost in another finds the word they know. */
export const LANGUAGE_NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Dansk', nb: 'Norsk', sv: 'Svenska' }
