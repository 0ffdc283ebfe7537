import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const refusalDa = {
  unknown: 'Koden findes ikke. Tjek, at den er skrevet rigtigt.',
  expired: 'Koden er udløbet.',
  notApplicable: 'Koden kan ikke bruges på det, der er i kurven.',
  usedUp: 'Der er ikke flere penge på gavekortet.',
  usedBefore: 'Du har allerede brugt koden. Den kan kun bruges én gang.',
  needsLogin: 'Du skal være logget ind for at aktivere personlige tilbud.',
  tooMany: 'Du har prøvet for mange koder. Vent ti minutter, og prøv så igen.',
  applied: 'Rabatkoden {code} er lagt på kurven',
  locked: 'Kurven er ved at blive betalt og kan ikke ændres lige nu.',
  samples: 'Du kan få 6 gratis prøver, én af hver.',
}
const refusalNb: Translation<typeof refusalDa> = {
  unknown: 'Koden finnes ikke. Sjekk at den er riktig skrevet.',
  expired: 'Koden er utløpt.',
  notApplicable: 'Koden kan ikke brukes på det som ligger i handlekurven.',
  usedUp: 'Det er ikke mer penger på gavekortet.',
  usedBefore: 'Du har allerede brukt koden. Den kan bare brukes én gang.',
  needsLogin: 'Du må være logget inn for å aktivere personlige tilbud.',
  tooMany: 'Du har prøvd for mange koder. Vent i ti minutter, og prøv så igjen.',
  applied: 'Rabattkoden {code} er lagt til',
  locked: 'Handlekurven er i ferd med å bli betalt og kan ikke endres akkurat nå.',
  samples: 'Du kan få 6 gratis prøver, én av hver.',
}
const refusalSv: Translation<typeof refusalDa> = {
  unknown: 'Koden finns inte. Kontrollera att den är rätt skriven.',
  expired: 'Koden har gått ut.',
  notApplicable: 'Koden kan inte användas för det som ligger i varukorgen.',
  usedUp: 'Det finns inga pengar kvar på presentkortet.',
  usedBefore: 'Du har redan använt koden. Den kan bara användas en gång.',
  needsLogin: 'Du måste vara inloggad för att aktivera personliga erbjudanden.',
  tooMany: 'Du har provat för många koder. Vänta tio minuter och försök sedan igen.',
  applied: 'Rabattkoden {code} har lagts till',
  locked: 'Varukorgen håller på att betalas och kan inte ändras just nu.',
  samples: 'Du kan få 6 gratis prover, ett av varje.',
}

export type RefusalTextKey = keyof typeof refusalDa

/** Texts about codes, in the chunk of the code field. */
export const refusalTexts: TextTable<typeof refusalDa> = { da: refusalDa, nb: refusalNb, sv: refusalSv }
