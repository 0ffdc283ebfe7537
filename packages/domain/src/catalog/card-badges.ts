import type { MarketLanguage } from '../market/market.ts'
import type { PriceBadge } from './product-card.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A product is news for this long. */
export const NEWS_DAYS = 60

const SAVE: Readonly<Record<MarketLanguage, (percent: number) => string>> = {
  da: (percent) => `Spar ${percent}\u00a0%`,
  nb: (percent) => `Spar ${percent}\u00a0%`,
  sv: (percent) => `Spara ${percent}\u00a0%`,
}
const NEWS: Readonly<Record<MarketLanguage, string>> = { da: 'Nyhed', nb: 'Nyhet', sv: 'Nyhet' }

/** Whole per cent, rounded down: a badge never promises more than the price keeps. */
export function savedPercent(currentMinor: number, referenceMinor: number): number {
  if (referenceMinor <= 0 || currentMinor >= referenceMinor) return 0
  return Math.floor(((referenceMinor - currentMinor) * 100) / referenceMinor)
}

/** The saving is counted from the lawful reference price, never from a list price. */
export function saveBadge(
  language: MarketLanguage,
  price: { currentMinor: number; referenceMinor: number | undefined },
): PriceBadge | undefined {
  const percent = price.referenceMinor === undefined ? 0 : savedPercent(price.currentMinor, price.referenceMinor)
  return percent > 0 ? { label: SAVE[language](percent), theme: 'save', attribute: String(percent) } : undefined
}

export function newsBadge(language: MarketLanguage, launchedAt: Date, now: Date): PriceBadge | undefined {
  const age = now.getTime() - launchedAt.getTime()
  return age >= 0 && age < NEWS_DAYS * DAY_MS ? { label: NEWS[language], theme: 'new', attribute: 'new' } : undefined
}
