import type { Translation } from '../../../texts/text-catalogue.ts'
import type { countryDa } from './country-da.ts'

export const countryNb: Translation<typeof countryDa> = {
  'country.heading': 'Land og språk',
  'country.intro': 'Språk, priser og levering følger landet du handler i.',
  'country.name.DK': 'Danmark',
  'country.name.NO': 'Norge',
  'country.name.SE': 'Sverige',
  'country.currency.DKK': 'Priser i danske kroner',
  'country.currency.NOK': 'Priser i norske kroner',
  'country.currency.SEK': 'Priser i svenske kroner',
  'country.current': 'Her handler du nå',
  'country.switchTo': 'Bytt til {country}',
  'country.cartRule':
    'Handlekurven følger med til prisene i det nye landet. Det som ikke selges der, tar vi vare på til du bytter tilbake.',
  'country.cart.loading': 'Ser etter hva som skjer med handlekurven din …',
  'country.cart.failed':
    'Vi fikk ikke sett etter hva som skjer med handlekurven din. Du kan trygt bytte: ingenting går tapt.',
  'country.cart.retry': 'Prøv igjen',
  'country.cart.follows': {
    one: '{count} vare følger med. Handlekurven blir {total} totalt.',
    other: '{count} varer følger med. Handlekurven blir {total} totalt.',
  },
  'country.cart.none': 'Handlekurven blir tom der.',
  'country.cart.missing': 'Selges ikke i {country}: {names}. Vi tar vare på det til du bytter tilbake.',
  'country.cart.returns': 'Kommer tilbake i handlekurven: {names}.',
  'country.pageMissing': 'Denne siden finnes ikke i {country}. Du kommer til forsiden.',
  'country.switched': 'Du handler nå i {country}.',
  'country.switched.follows': {
    one: '{count} vare ble med i handlekurven, til prisen her.',
    other: '{count} varer ble med i handlekurven, til prisene her.',
  },
  'country.switched.aside': 'Selges ikke her: {names}. Vi tar vare på det til du bytter tilbake.',
  'country.aside.heading': 'Kan ikke kjøpes i {country} akkurat nå',
  'country.aside.hint': 'Det er tatt vare på i handlekurven og regnes ikke med i summen.',
  'country.aside.remove': 'Fjern',
  'country.aside.removeNamed': 'Fjern {name} fra handlekurven',
  'country.aside.removed': '{name} er fjernet fra handlekurven',
  'country.showCart': 'Vis handlekurven',
}
