import type { Translation } from '../../../texts/text-types.ts'
import type { panelsDa } from './panels-da.ts'

export const panelsEn: Translation<typeof panelsDa> = {
  'panels.itemCount': { one: '{count} item', other: '{count} items' },
  'panels.loadFailed': 'It could not be loaded.',
  'panels.wayOn': 'See all products',
  'panels.undo': 'Undo',
  'cartPanel.show': 'Show cart',
  'cartPanel.empty': 'The cart is empty',
  'cartPanel.emptyHint': 'What you put into the cart is still here when you come back.',
  'cartPanel.lines': 'Items in the cart',
  'cartPanel.quantity': 'Quantity, {name}',
  'cartPanel.fewer': 'Fewer, {name}',
  'cartPanel.more': 'More, {name}',
  'cartPanel.remove': 'Remove',
  'cartPanel.removeNamed': 'Remove {name} from the cart',
  'cartPanel.removed': '{name} has been removed from the cart',
  'cartPanel.quantityNow': '{name}, quantity {count}',
  'cartPanel.subtotal': 'Subtotal',
  'cartPanel.saved': 'Of which saved',
  'cartPanel.shippingNote': 'Shipping is calculated at checkout',
  'cartPanel.toCheckout': 'To checkout',
  'wishlistPanel.show': 'Show favourites',
  'wishlistPanel.empty': 'You have no favourites yet',
  'wishlistPanel.emptyHint': 'Press the heart on what you like, and you will find it here again.',
  'confirmations.region': 'Messages',
  'confirmations.dismiss': 'Close the message: {text}',
}
