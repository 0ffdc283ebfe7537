import type { Translation } from '../../../texts/text-types.ts'
import type { panelsDa } from './panels-da.ts'

export const panelsSv: Translation<typeof panelsDa> = {
  'panels.itemCount': { one: '{count} vara', other: '{count} varor' },
  'panels.loadFailed': 'Innehållet kunde inte hämtas.',
  'panels.wayOn': 'Se alla produkter',
  'panels.undo': 'Ångra',
  'cartPanel.show': 'Visa varukorgen',
  'cartPanel.empty': 'Varukorgen är tom',
  'cartPanel.emptyHint': 'Det du lägger i varukorgen ligger kvar här när du kommer tillbaka.',
  'cartPanel.lines': 'Varor i varukorgen',
  'cartPanel.quantity': 'Antal, {name}',
  'cartPanel.fewer': 'Färre, {name}',
  'cartPanel.more': 'Fler, {name}',
  'cartPanel.remove': 'Ta bort',
  'cartPanel.removeNamed': 'Ta bort {name} från varukorgen',
  'cartPanel.removed': '{name} har tagits bort från varukorgen',
  'cartPanel.quantityNow': '{name}, antal {count}',
  'cartPanel.subtotal': 'Delsumma',
  'cartPanel.saved': 'Varav sparat',
  'cartPanel.shippingNote': 'Frakten räknas ut i kassan',
  'cartPanel.toCheckout': 'Till kassan',
  'wishlistPanel.show': 'Visa favoriter',
  'wishlistPanel.empty': 'Du har inga favoriter än',
  'wishlistPanel.emptyHint': 'Tryck på hjärtat vid det du gillar, så hittar du det igen här.',
  'confirmations.region': 'Meddelanden',
  'confirmations.dismiss': 'Stäng meddelandet: {text}',
}
