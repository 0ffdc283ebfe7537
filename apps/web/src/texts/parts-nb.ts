import type { partsDa } from './parts-da.ts'
import type { Translation } from './text-catalogue.ts'

export const partsNb: Translation<typeof partsDa> = {
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
  'wishlist.name': 'Favoritter',
  'wishlist.toggle': 'Favoritt: {name}',
  'wishlist.added': 'Lagt til i favoritter. Antall favoritter totalt: {count}',
  'wishlist.removed': 'Fjernet fra favoritter. Antall favoritter totalt: {count}',
  'wishlist.addFailed': 'Kunne ikke legge til i favoritter. Antall favoritter totalt: {count}',
  'wishlist.removeFailed': 'Kunne ikke fjerne fra favoritter. Antall favoritter totalt: {count}',
  'wishlist.count': {
    one: 'Favoritter, {count} vare',
    other: 'Favoritter, {count} varer',
  },
  'newsletter.heading': 'Få inspirasjon hjem',
  'newsletter.intro': 'Nye møbler, gode tilbud og ideer til hjemmet, rett i innboksen.',
  'newsletter.email': 'E-postadressen din',
  'newsletter.submit': 'Meld meg på',
  'newsletter.consent':
    'Når du melder deg på, sier du ja til nyhetsbrevet vårt på e-post. Vi sender deg først en e-post der du bekrefter, og du kan når som helst melde deg av igjen.',
  'newsletter.empty': 'Fyll ut alle feltene for å melde deg på',
  'newsletter.invalid': 'Du må skrive inn en e-postadresse',
  'newsletter.sent': 'Takk! Vi har sendt deg en e-post. Klikk på lenken i den, så er du påmeldt.',
  'blocks.readMore': 'Les mer',
  'blocks.readLess': 'Les mindre',
  'blocks.endsIn': 'Slutter om',
  'blocks.endsOn': 'Slutter {day} kl. {time}',
  'blocks.endedOn': 'Sluttet {day} kl. {time}',
  'blocks.days': 'dager',
  'blocks.hours': 'timer',
  'blocks.minutes': 'min',
  'blocks.seconds': 'sek',
  'blocks.blackFriday': 'Black Friday-meny',
}
