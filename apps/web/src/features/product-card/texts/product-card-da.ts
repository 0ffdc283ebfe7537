export const productCardDa = {
  'card.lowest30': 'Laveste pris 30 dage før: {price}',
  'card.moreColours': '+{count}',
  'card.colours': { one: '{count} farve', other: '{count} farver' },
  'stock.inStock': 'På lager',
  'stock.lowStock': 'Få på lager',
  'stock.outOfStock': 'Udsolgt',
  'stock.orderable': 'Bestillingsvare, {weeks} uger',
  'card.rating': '{rating} af 5 stjerner, {count} anmeldelser',
} as const
