import type { Translation } from '../../../texts/text-types.ts'
import type { cartDa } from './cart-da.ts'

export const cartNb: Translation<typeof cartDa> = {
  'cart.add': 'Legg i handlekurven',
  'cart.addNamed': 'Legg {name} i handlekurven',
  'cart.added': 'Lagt i handlekurven',
  'cart.addedNamed': '{name} er lagt i handlekurven',
  'cart.notEnough': 'Det er ikke nok på lager.',
  'cart.lost': 'Det ble ikke lagret, for vi fikk ikke kontakt med butikken. Prøv igjen.',
  'cart.count': {
    one: 'Handlekurv, {count} vare',
    other: 'Handlekurv, {count} varer',
  },
}
