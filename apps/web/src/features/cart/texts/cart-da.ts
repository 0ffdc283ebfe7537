export const cartDa = {
  'cart.add': 'Læg i kurv',
  'cart.addNamed': 'Læg {name} i kurven',
  'cart.added': 'Lagt i kurven',
  'cart.addedNamed': '{name} er lagt i kurven',
  'cart.notEnough': 'Der er ikke nok på lager.',
  'cart.waiting': 'Ingen forbindelse. Vi prøver igen, så snart der er net.',
  'cart.count': {
    one: 'Kurv, {count} vare',
    other: 'Kurv, {count} varer',
  },
} as const
