export const panelsDa = {
  'panels.itemCount': { one: '{count} vare', other: '{count} varer' },
  'panels.loadFailed': 'Det kunne ikke hentes.',
  'panels.wayOn': 'Se alle produkter',
  'panels.undo': 'Fortryde',
  'cartPanel.show': 'Vis kurv',
  'wishlistPanel.show': 'Vis favoritter',
  'wishlistPanel.empty': 'Du har ingen favoritter endnu',
  'wishlistPanel.emptyHint': 'Tryk på hjertet ved det, du synes om, så finder du det igen her.',
  'confirmations.region': 'Beskeder',
  'confirmations.dismiss': 'Luk beskeden: {text}',
} as const
