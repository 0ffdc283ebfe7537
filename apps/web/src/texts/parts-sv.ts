import type { partsDa } from './parts-da.ts'
import type { Translation } from './text-catalogue.ts'

export const partsSv: Translation<typeof partsDa> = {
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
  'wishlist.name': 'Favoriter',
  'wishlist.toggle': 'Favorit: {name}',
  'wishlist.added': 'Tillagd i favoriter. Antal favoriter totalt: {count}',
  'wishlist.removed': 'Borttagen från favoriter. Antal favoriter totalt: {count}',
  'wishlist.addFailed': 'Det gick inte att lägga till i favoriter. Antal favoriter totalt: {count}',
  'wishlist.removeFailed': 'Det gick inte att ta bort från favoriter. Antal favoriter totalt: {count}',
  'wishlist.count': {
    one: 'Favoriter, {count} vara',
    other: 'Favoriter, {count} varor',
  },
  'newsletter.heading': 'Få inspiration hem',
  'newsletter.intro': 'Nya möbler, bra erbjudanden och idéer till hemmet, direkt i din inkorg.',
  'newsletter.email': 'Din e-postadress',
  'newsletter.submit': 'Anmäl mig',
  'newsletter.consent':
    'När du anmäler dig säger du ja till vårt nyhetsbrev via e-post. Vi skickar först ett mejl där du bekräftar, och du kan när som helst avsluta prenumerationen.',
  'newsletter.empty': 'Fyll i alla fält för att anmäla dig',
  'newsletter.invalid': 'Du måste ange en e-postadress',
  'newsletter.sent': 'Tack! Vi har skickat ett mejl till dig. Klicka på länken i det så är du anmäld.',
  'blocks.readMore': 'Läs mer',
  'blocks.readLess': 'Läs mindre',
  'blocks.endsIn': 'Slutar om',
  'blocks.endsOn': 'Slutar {day} kl. {time}',
  'blocks.endedOn': 'Slutade {day} kl. {time}',
  'blocks.days': 'dagar',
  'blocks.hours': 'timmar',
  'blocks.minutes': 'min',
  'blocks.seconds': 'sek',
  'blocks.blackFriday': 'Black Friday-meny',
}
