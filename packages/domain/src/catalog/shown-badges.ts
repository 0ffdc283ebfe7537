import { NEWS_LABEL } from './card-badges.ts'
import type { CardLabel, PriceBadge, Variant } from './product-card.ts'

/** The address parameter that overrides the badge setting. */
export const NEW_BADGES_PARAM = 'useNewBadges'
const SAYS_NO: readonly string[] = ['off', 'false', '0']

/** Undefined if the address does not set it. */
export function wantsNewBadges(address: URLSearchParams): boolean | undefined {
  const value = address.get(NEW_BADGES_PARAM)
  return value === null ? undefined : !SAYS_NO.includes(value.toLowerCase())
}

export interface ShownBadges {
  readonly badges: readonly PriceBadge[]
  /** Those that no badge shows already. */
  readonly labels: readonly CardLabel[]
}

/** Splits labels into badges on the image and labels in the text. */
export function shownBadges(
  card: { labels: readonly CardLabel[]; variant: Pick<Variant, 'priceBadge' | 'badges'> | undefined },
  options: { useNewBadges: boolean; limit: number },
): ShownBadges {
  const news = card.labels.filter(({ labelType }) => labelType === NEWS_LABEL)
  const others = card.labels.filter(({ labelType }) => labelType !== NEWS_LABEL)
  if (!options.useNewBadges) {
    const priceBadge = card.variant?.priceBadge
    const newsBadges = news.map(({ text }): PriceBadge => ({ label: text, theme: 'new', attribute: 'new' }))
    return { badges: [...(priceBadge ? [priceBadge] : []), ...newsBadges].slice(0, options.limit), labels: others }
  }
  const badges = (card.variant?.badges ?? []).slice(0, options.limit)
  const said = new Set(badges.filter(({ theme }) => theme === 'label').map(({ label }) => label))
  return { badges, labels: others.filter(({ text }) => !said.has(text)) }
}
