export const productCardDa = {
  'card.lowest30': 'Laveste pris 30 dage før: {price}',
  'card.moreColours': '+{count}',
  'card.colours': { one: '{count} farve', other: '{count} farver' },
  'card.currentPrice': 'Nu',
} as const
