import type { Translation } from '../../../texts/text-types.ts'
import type { panelsDa } from './panels-da.ts'

export const panelsNb: Translation<typeof panelsDa> = {
  'panels.itemCount': { one: '{count} vare', other: '{count} varer' },
  'panels.loadFailed': 'Innholdet kunne ikke hentes.',
  'panels.wayOn': 'Se alle produkter',
  'panels.undo': 'Angre',
  'cartPanel.show': 'Vis handlekurven',
  'cartPanel.empty': 'Handlekurven er tom',
  'cartPanel.emptyHint': 'Det du legger i handlekurven, ligger her fortsatt når du kommer tilbake.',
  'cartPanel.lines': 'Varer i handlekurven',
  'cartPanel.quantity': 'Antall, {name}',
  'cartPanel.fewer': 'Færre, {name}',
  'cartPanel.more': 'Flere, {name}',
  'cartPanel.remove': 'Fjern',
  'cartPanel.removeNamed': 'Fjern {name} fra handlekurven',
  'cartPanel.removed': '{name} er fjernet fra handlekurven',
  'cartPanel.quantityNow': '{name}, antall {count}',
  'cartPanel.subtotal': 'Delsum',
  'cartPanel.saved': 'Herav spart',
  'cartPanel.shippingNote': 'Frakten beregnes i kassen',
  'cartPanel.toCheckout': 'Til kassen',
  'wishlistPanel.show': 'Vis favoritter',
  'wishlistPanel.empty': 'Du har ingen favoritter ennå',
  'wishlistPanel.emptyHint': 'Trykk på hjertet ved det du liker, så finner du det igjen her.',
  'confirmations.region': 'Meldinger',
  'confirmations.dismiss': 'Lukk meldingen: {text}',
}
