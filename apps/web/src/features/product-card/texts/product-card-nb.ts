import type { Translation } from '../../../texts/text-types.ts'
import type { productCardDa } from './product-card-da.ts'

export const productCardNb: Translation<typeof productCardDa> = {
  'card.lowest30': 'Laveste pris siste 30 dager: {price}',
  'card.moreColours': '+{count}',
  'card.colours': { one: '{count} farge', other: '{count} farger' },
  'card.currentPrice': 'Nå',
}
