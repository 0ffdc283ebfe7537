import type { Translation } from '../../../texts/text-types.ts'
import type { countryDa } from './country-da.ts'

export const countryEn: Translation<typeof countryDa> = {
  'country.heading': 'Country and language',
  'country.change': '{current}. Change country and language',
  'country.intro': 'Language, prices and delivery follow the country you shop in.',
  'country.name.DK': 'Denmark',
  'country.name.NO': 'Norway',
  'country.name.SE': 'Sweden',
  'country.currency.DKK': 'Prices in Danish kroner',
  'country.currency.NOK': 'Prices in Norwegian kroner',
  'country.currency.SEK': 'Prices in Swedish kronor',
  'country.current': 'You shop here now',
  'country.switchTo': 'Switch to {country}',
  'country.cartRule':
    'Your cart comes along at the new country’s prices. What is not sold there is kept until you switch back.',
  'country.cart.loading': 'Checking what happens to your cart …',
  'country.cart.failed': 'We could not check what happens to your cart. You can switch safely: nothing is lost.',
  'country.cart.retry': 'Try again',
  'country.cart.follows': {
    one: '{count} item comes along. Your cart will be {total} in all.',
    other: '{count} items come along. Your cart will be {total} in all.',
  },
  'country.cart.none': 'Your cart will be empty there.',
  'country.cart.missing': 'Not sold in {country}: {names}. It is kept until you switch back.',
  'country.cart.returns': 'Back in your cart: {names}.',
  'country.pageMissing': 'This page does not exist in {country}. You will come to the start page.',
  'country.switched': 'You now shop in {country}.',
  'country.switched.follows': {
    one: '{count} item came along in your cart, at the price here.',
    other: '{count} items came along in your cart, at the prices here.',
  },
  'country.switched.aside': 'Not sold here: {names}. It is kept until you switch back.',
  'country.aside.heading': 'Cannot be bought in {country} right now',
  'country.aside.hint': 'It is kept in your cart and does not count in the total.',
  'country.aside.remove': 'Remove',
  'country.aside.removeNamed': 'Remove {name} from your cart',
  'country.aside.removed': '{name} has been removed from your cart',
  'country.showCart': 'Show cart',
}
