import type { Translation } from '../../../texts/text-catalogue.ts'
import type { reserveDa } from './reserve-da.ts'

export const reserveNb: Translation<typeof reserveDa> = {
  button: 'Reserver',
  buttonNamed: 'Reserver {sku} i {store}',
  heading: 'Reserver til en kunde',
  intro: 'Varen settes til side i {store} i 24 timer. Deretter er den ledig igjen.',
  name: 'Kundens navn',
  contact: 'Telefon eller e-post',
  contactHint: 'Kan utelates. Slettes etter 30 dager.',
  quantity: 'Antall',
  submit: 'Reserver i 24 timer',
  pending: 'Reserverer',
  missing: 'Må fylles ut',
  done: 'Reservert til {date} kl. {time}.',
  'error.nameMissing': 'Skriv navnet på kunden.',
  'error.nameInvalid': 'Skriv et navn med bokstaver, høyst 80 tegn.',
  'error.contactInvalid': 'Skriv et telefonnummer eller en e-postadresse.',
  'error.quantityInvalid': 'Velg et antall fra 1 til 99.',
  'error.unknownItem': 'Varen kan ikke reserveres.',
  'error.notEnough': 'Så mange har butikken ikke lenger.',
  'error.tooMany': 'Du har det høyeste antallet åpne reservasjoner. Avslutt en på siden din.',
  'error.otherStore': 'Du har valgt en annen butikk i mellomtiden. Prøv igjen.',
  'error.failed': 'Noe gikk galt. Prøv igjen!',
}
