import type { Translation } from '../../../texts/text-catalogue.ts'
import type { reserveDa } from './reserve-da.ts'

export const reserveSv: Translation<typeof reserveDa> = {
  button: 'Reservera',
  buttonNamed: 'Reservera {sku} i {store}',
  heading: 'Reservera till en kund',
  intro: 'Varan ställs undan i {store} i 24 timmar. Därefter är den ledig igen.',
  name: 'Kundens namn',
  contact: 'Telefon eller e-post',
  contactHint: 'Kan utelämnas. Raderas efter 30 dagar.',
  quantity: 'Antal',
  submit: 'Reservera i 24 timmar',
  pending: 'Reserverar',
  missing: 'Måste fyllas i',
  done: 'Reserverat till {date} kl. {time}.',
  'error.nameMissing': 'Skriv kundens namn.',
  'error.nameInvalid': 'Skriv ett namn med bokstäver, högst 80 tecken.',
  'error.contactInvalid': 'Skriv ett telefonnummer eller en e-postadress.',
  'error.quantityInvalid': 'Välj ett antal från 1 till 99.',
  'error.unknownItem': 'Varan kan inte reserveras.',
  'error.notEnough': 'Så många har butiken inte längre.',
  'error.tooMany': 'Du har det högsta antalet öppna reservationer. Avsluta en på din sida.',
  'error.otherStore': 'Du har valt en annan butik under tiden. Försök igen.',
  'error.failed': 'Något gick fel. Försök igen!',
}
