import type { Translation } from '../../../texts/text-types.ts'
import type { cartDa } from './cart-da.ts'

export const cartSv: Translation<typeof cartDa> = {
  'cart.add': 'Lägg i varukorgen',
  'cart.addNamed': 'Lägg {name} i varukorgen',
  'cart.added': 'Lagd i varukorgen',
  'cart.addedNamed': '{name} har lagts i varukorgen',
  'cart.notEnough': 'Det finns inte tillräckligt många i lager.',
  'cart.lost': 'Det sparades inte, för vi fick ingen kontakt med butiken. Försök igen.',
  'cart.count': {
    one: 'Varukorg, {count} vara',
    other: 'Varukorg, {count} varor',
  },
}
