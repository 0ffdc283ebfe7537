export type CardSize = 'small' | 'normal' | 'wide'

/** How many badges a card shows: fewer on small cards and on the dark brand, unless Black Friday is on. */
export function badgeLimit(card: { size: CardSize; brandLimit: 1 | 2; blackFridayTheme: boolean }): 1 | 2 {
  if (card.size === 'small') return 1
  return card.blackFridayTheme ? 2 : card.brandLimit
}
