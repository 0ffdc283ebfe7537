import type { Translation } from '../../../texts/text-types.ts'
import type { productCardDa } from './product-card-da.ts'

export const productCardNb: Translation<typeof productCardDa> = {
  'card.lowest30': 'Laveste pris 30 dager før: {price}',
  'card.moreColours': '+{count}',
  'card.colours': { one: '{count} farge', other: '{count} farger' },
  'stock.inStock': 'På lager',
  'stock.lowStock': 'Få igjen',
  'stock.outOfStock': 'Utsolgt',
  'stock.orderable': 'Bestillingsvare, {weeks} uker',
  'card.rating': '{rating} av 5 stjerner, {count} anmeldelser',
}
