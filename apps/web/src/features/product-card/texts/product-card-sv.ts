import type { Translation } from '../../../texts/text-types.ts'
import type { productCardDa } from './product-card-da.ts'

export const productCardSv: Translation<typeof productCardDa> = {
  'card.lowest30': 'Lägsta pris 30 dagar före: {price}',
  'card.moreColours': '+{count}',
  'card.colours': { one: '{count} färg', other: '{count} färger' },
  'stock.inStock': 'I lager',
  'stock.lowStock': 'Få i lager',
  'stock.outOfStock': 'Slut i lager',
  'stock.orderable': 'Beställningsvara, {weeks} veckor',
  'card.rating': '{rating} av 5 stjärnor, {count} omdömen',
}
