import type { Translation } from '../../../texts/text-types.ts'
import type { productCardDa } from './product-card-da.ts'

export const productCardSv: Translation<typeof productCardDa> = {
  'card.lowest30': 'Lägsta pris 30 dagar före: {price}',
  'card.original': 'Ordinarie pris {price}',
  'card.youSave': 'Du sparar {price}',
  'card.priceFrom': 'från',
  'card.perPiece': 'per st',
  'card.soldInSets': 'säljs i set om {number}',
  'card.moreColours': '+{count}',
  'card.moreColoursNamed': { one: '{count} färg till av {name}', other: '{count} färger till av {name}' },
  'card.colours': { one: '{count} färg', other: '{count} färger' },
  'card.colourFailed': 'Färgen kunde inte visas. Försök igen.',
  'stock.inStock': 'I lager',
  'stock.lowStock': 'Få i lager',
  'stock.outOfStock': 'Slut i lager',
  'stock.orderable': 'Beställningsvara',
  'stock.orderableWeeks': { one: 'Beställningsvara, {count} vecka', other: 'Beställningsvara, {count} veckor' },
  'card.rating': {
    one: '{rating} av 5 stjärnor, {count} omdöme',
    other: '{rating} av 5 stjärnor, {count} omdömen',
  },
  'carousel.previous': 'Visa föregående',
  'carousel.next': 'Visa nästa',
  'carousel.slide': '{number} av {count}',
  'carousel.goTo': 'Gå till {number} av {count}',
  'card.recentlyViewed': 'Nyligen visade',
}
