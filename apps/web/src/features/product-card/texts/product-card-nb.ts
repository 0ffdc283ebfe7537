import type { Translation } from '../../../texts/text-types.ts'
import type { productCardDa } from './product-card-da.ts'

export const productCardNb: Translation<typeof productCardDa> = {
  'card.lowest30': 'Laveste pris 30 dager før: {price}',
  'card.original': 'Ordinær pris {price}',
  'card.youSave': 'Du sparer {price}',
  'card.priceFrom': 'fra',
  'card.perPiece': 'per stk.',
  'card.soldInSets': 'selges i sett på {number}',
  'card.moreColours': '+{count}',
  'card.moreColoursNamed': { one: '{count} farge til av {name}', other: '{count} farger til av {name}' },
  'card.colours': { one: '{count} farge', other: '{count} farger' },
  'card.colourFailed': 'Fargen kunne ikke vises. Prøv igjen.',
  'stock.inStock': 'På lager',
  'stock.lowStock': 'Få igjen',
  'stock.outOfStock': 'Utsolgt',
  'stock.orderable': 'Bestillingsvare',
  'stock.orderableWeeks': { one: 'Bestillingsvare, {count} uke', other: 'Bestillingsvare, {count} uker' },
  'card.rating': {
    one: '{rating} av 5 stjerner, {count} anmeldelse',
    other: '{rating} av 5 stjerner, {count} anmeldelser',
  },
  'carousel.previous': 'Vis de forrige',
  'carousel.next': 'Vis de neste',
  'carousel.slide': '{number} av {count}',
  'carousel.goTo': 'Gå til {number} av {count}',
  'card.recentlyViewed': 'Nylig sett på',
}
