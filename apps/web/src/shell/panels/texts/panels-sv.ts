import type { Translation } from '../../../texts/text-types.ts'
import type { panelsDa } from './panels-da.ts'

export const panelsSv: Translation<typeof panelsDa> = {
  'panels.itemCount': { one: '{count} vara', other: '{count} varor' },
  'panels.loadFailed': 'Innehållet kunde inte hämtas.',
  'panels.wayOn': 'Se alla produkter',
  'panels.undo': 'Ångra',
  'cartPanel.show': 'Visa varukorgen',
  'wishlistPanel.show': 'Visa favoriter',
  'wishlistPanel.empty': 'Du har inga favoriter än',
  'wishlistPanel.emptyHint': 'Tryck på hjärtat vid det du gillar, så hittar du det igen här.',
  'confirmations.region': 'Meddelanden',
  'confirmations.dismiss': 'Stäng meddelandet: {text}',
}
