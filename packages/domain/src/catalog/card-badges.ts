import { DAY_MS } from '../duration/duration.ts'
import type { MarketLanguage } from '../market/market.ts'
import type { CardLabel, PriceBadge } from './product-card.ts'

/** How long a product counts as new. */
export const NEWS_DAYS = 60

type ByLanguage<Text> = Readonly<Record<MarketLanguage, Text>>

const SAVE: ByLanguage<(percent: number) => string> = {
  da: (percent) => `Spar ${percent}\u00a0%`,
  nb: (percent) => `Spar ${percent}\u00a0%`,
  sv: (percent) => `Spara ${percent}\u00a0%`,
}
const NEWS: ByLanguage<string> = { da: 'Nyhed', nb: 'Nyhet', sv: 'Nyhet' }
const NEWS_DESCRIPTION: ByLanguage<string> = {
  da: 'Ny i sortimentet',
  nb: 'Ny i sortimentet',
  sv: 'Ny i sortimentet',
}
/** The member price, as text of the badge and the price label. */
export const CLUB_PRICE: ByLanguage<string> = { da: 'Klubpris', nb: 'Klubbpris', sv: 'Klubbpris' }

/** Labels shown as a badge on the image; the others are shown in the card's text. */
const BADGE_LABELS: readonly string[] = ['campaign', 'quality']
/** The label of new products. Derived, never set in the catalogue. */
export const NEWS_LABEL = 'news'

/** Whole per cent, rounded down: a badge must not promise more than the real saving. */
export function savedPercent(currentMinor: number, referenceMinor: number): number {
  if (referenceMinor <= 0 || currentMinor >= referenceMinor) return 0
  return Math.floor(((referenceMinor - currentMinor) * 100) / referenceMinor)
}

/** The saving is calculated from the legal reference price, never from a list price. */
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

export interface BadgeFacts {
  readonly currentMinor: number
  /** The legal reference price, if the price is reduced. */
  readonly referenceMinor: number | undefined
  readonly hasClubPrice: boolean
  readonly launchedAt: Date
  readonly now: Date
  /** The product's labels in the catalogue. */
  readonly labels: readonly CardLabel[]
}

export interface CardBadges {
  /** The old badges: this one, and the news label among the labels. */
  readonly priceBadge: PriceBadge | undefined
  /** The new badges in order: saving, club, news, labels. */
  readonly badges: readonly PriceBadge[]
  /** The labels, with the news label first if the product is new. */
  readonly labels: readonly CardLabel[]
}

/** All possible badges of a card; the view decides how many are shown, and how. */
export function cardBadges(language: MarketLanguage, facts: BadgeFacts): CardBadges {
  const save = saveBadge(language, facts)
  const news = newsBadge(language, facts.launchedAt, facts.now)
  const found: (PriceBadge | undefined)[] = [
    save && { ...save, label: `\u2212${save.attribute}\u00a0%` },
    facts.hasClubPrice ? { label: CLUB_PRICE[language], theme: 'club', attribute: 'club' } : undefined,
    news,
    ...facts.labels
      .filter(({ labelType }) => BADGE_LABELS.includes(labelType))
      .map(({ text, labelType }): PriceBadge => ({ label: text, theme: 'label', attribute: labelType })),
  ]
  const newsLabel = news && {
    text: news.label,
    description: NEWS_DESCRIPTION[language],
    labelType: NEWS_LABEL,
  }
  return {
    priceBadge: save,
    badges: found.filter((badge) => badge !== undefined),
    labels: [...(newsLabel ? [newsLabel] : []), ...facts.labels],
  }
}
