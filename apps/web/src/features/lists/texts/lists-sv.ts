import type { Translation } from '../../../texts/text-types.ts'
import type { listsDa } from './lists-da.ts'

export const listsSv: Translation<typeof listsDa> = {
  'wishlist.name': 'Favoriter',
  'wishlist.toggle': 'Favorit: {name}',
  'wishlist.added': 'Tillagd i favoriter. Antal favoriter totalt: {count}',
  'wishlist.removed': 'Borttagen från favoriter. Antal favoriter totalt: {count}',
  'wishlist.addFailed': 'Det gick inte att lägga till i favoriter. Antal favoriter totalt: {count}',
  'wishlist.removeFailed': 'Det gick inte att ta bort från favoriter. Antal favoriter totalt: {count}',
  'wishlist.count': {
    one: 'Favoriter, {count} vara',
    other: 'Favoriter, {count} varor',
  },
}
