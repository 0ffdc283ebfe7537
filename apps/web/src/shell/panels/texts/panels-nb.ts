import type { Translation } from '../../../texts/text-types.ts'
import type { panelsDa } from './panels-da.ts'

export const panelsNb: Translation<typeof panelsDa> = {
  'panels.itemCount': { one: '{count} vare', other: '{count} varer' },
  'panels.loadFailed': 'Innholdet kunne ikke hentes.',
  'panels.wayOn': 'Se alle produkter',
  'panels.undo': 'Angre',
  'cartPanel.show': 'Vis handlekurven',
  'wishlistPanel.show': 'Vis favoritter',
  'wishlistPanel.empty': 'Du har ingen favoritter ennå',
  'wishlistPanel.emptyHint': 'Trykk på hjertet ved det du liker, så finner du det igjen her.',
  'confirmations.region': 'Meldinger',
  'confirmations.dismiss': 'Lukk meldingen: {text}',
}
