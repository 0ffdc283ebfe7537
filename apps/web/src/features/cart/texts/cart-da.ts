export const cartDa = {
  'cart.add': 'Læg i kurv',
  'cart.addNamed': 'Læg {name} i kurven',
  'cart.added': 'Lagt i kurven',
  'cart.addedNamed': '{name} er lagt i kurven',
  'cart.notEnough': 'Der er ikke nok på lager.',
  'cart.lost': 'Det blev ikke gemt, for vi fik ikke kontakt med butikken. Prøv igen.',
  'cart.count': {
    one: 'Kurv, {count} vare',
    other: 'Kurv, {count} varer',
  },
} as const
