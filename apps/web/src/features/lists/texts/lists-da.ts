export const listsDa = {
  'wishlist.name': 'Favoritter',
  'wishlist.toggle': 'Favorit: {name}',
  'wishlist.added': 'Føjet til favoritter. Samlet antal favoritter: {count}',
  'wishlist.removed': 'Fjernet fra favoritter. Samlet antal favoritter: {count}',
  'wishlist.addFailed': 'Kunne ikke tilføje til favoritter. Samlet antal favoritter: {count}',
  'wishlist.removeFailed': 'Kunne ikke fjerne fra favoritter. Samlet antal favoritter: {count}',
  'wishlist.count': {
    one: 'Favoritter, {count} vare',
    other: 'Favoritter, {count} varer',
  },
} as const
