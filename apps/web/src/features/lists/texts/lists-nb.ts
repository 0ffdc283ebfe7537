import type { Translation } from '../../../texts/text-types.ts'
import type { listsDa } from './lists-da.ts'

export const listsNb: Translation<typeof listsDa> = {
  'wishlist.name': 'Favoritter',
  'wishlist.toggle': 'Favoritt: {name}',
  'wishlist.added': 'Lagt til i favoritter. Antall favoritter totalt: {count}',
  'wishlist.removed': 'Fjernet fra favoritter. Antall favoritter totalt: {count}',
  'wishlist.addFailed': 'Kunne ikke legge til i favoritter. Antall favoritter totalt: {count}',
  'wishlist.removeFailed': 'Kunne ikke fjerne fra favoritter. Antall favoritter totalt: {count}',
  'wishlist.count': {
    one: 'Favoritter, {count} vare',
    other: 'Favoritter, {count} varer',
  },
}
