import type { Translation } from '../../../texts/text-catalogue.ts'
import type { countryDa } from './country-da.ts'

export const countrySv: Translation<typeof countryDa> = {
  'country.heading': 'Land och språk',
  'country.intro': 'Språk, priser och leverans följer landet du handlar i.',
  'country.name.DK': 'Danmark',
  'country.name.NO': 'Norge',
  'country.name.SE': 'Sverige',
  'country.currency.DKK': 'Priser i danska kronor',
  'country.currency.NOK': 'Priser i norska kronor',
  'country.currency.SEK': 'Priser i svenska kronor',
  'country.current': 'Här handlar du nu',
  'country.switchTo': 'Byt till {country}',
  'country.cartRule':
    'Varukorgen följer med till det nya landets priser. Det som inte säljs där sparar vi tills du byter tillbaka.',
  'country.cart.loading': 'Tittar efter vad som händer med din varukorg …',
  'country.cart.failed': 'Vi kunde inte se vad som händer med din varukorg. Du kan tryggt byta: inget går förlorat.',
  'country.cart.retry': 'Försök igen',
  'country.cart.follows': {
    one: '{count} vara följer med. Varukorgen blir {total} totalt.',
    other: '{count} varor följer med. Varukorgen blir {total} totalt.',
  },
  'country.cart.none': 'Varukorgen blir tom där.',
  'country.cart.missing': 'Säljs inte i {country}: {names}. Det sparas tills du byter tillbaka.',
  'country.cart.returns': 'Kommer tillbaka i varukorgen: {names}.',
  'country.pageMissing': 'Den här sidan finns inte i {country}. Du kommer till startsidan.',
  'country.switched': 'Du handlar nu i {country}.',
  'country.switched.follows': {
    one: '{count} vara följde med i varukorgen, till priset här.',
    other: '{count} varor följde med i varukorgen, till priserna här.',
  },
  'country.switched.aside': 'Säljs inte här: {names}. Det sparas tills du byter tillbaka.',
  'country.aside.heading': 'Kan inte köpas i {country} just nu',
  'country.aside.hint': 'Det är sparat i varukorgen och räknas inte med i summan.',
  'country.aside.remove': 'Ta bort',
  'country.aside.removeNamed': 'Ta bort {name} från varukorgen',
  'country.aside.removed': '{name} har tagits bort från varukorgen',
  'country.showCart': 'Visa varukorgen',
}
