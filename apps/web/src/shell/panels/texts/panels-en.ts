import type { Translation } from '../../../texts/text-types.ts'
import type { panelsDa } from './panels-da.ts'

export const panelsEn: Translation<typeof panelsDa> = {
  'panels.itemCount': { one: '{count} item', other: '{count} items' },
  'panels.loadFailed': 'It could not be loaded.',
  'panels.wayOn': 'See all products',
  'panels.undo': 'Undo',
  'cartPanel.show': 'Show cart',
  'wishlistPanel.show': 'Show favourites',
  'wishlistPanel.empty': 'You have no favourites yet',
  'wishlistPanel.emptyHint': 'Press the heart on what you like, and you will find it here again.',
  'confirmations.region': 'Messages',
  'confirmations.dismiss': 'Close the message: {text}',
}
