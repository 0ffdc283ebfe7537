import type { Translation } from '../../../texts/text-types.ts'
import type { cartDa } from './cart-da.ts'

export const cartNb: Translation<typeof cartDa> = {
  'cart.add': 'Legg i handlekurven',
  'cart.addNamed': 'Legg {name} i handlekurven',
  'cart.added': 'Lagt i handlekurven',
  'cart.addedNamed': '{name} er lagt i handlekurven',
  'cart.notEnough': 'Det er ikke nok på lager.',
  'cart.waiting': 'Ingen forbindelse. Vi prøver igjen så snart du er på nett.',
  'cart.count': {
    one: 'Handlekurv, {count} vare',
    other: 'Handlekurv, {count} varer',
  },
}
