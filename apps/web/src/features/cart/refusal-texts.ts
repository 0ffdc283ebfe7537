import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { CodeDetail } from '@firkant/domain/promotions/validate-code.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { CartOutcome } from './cart-lists.ts'

const DA = {
  unknown: 'Koden findes ikke. Tjek, at den er skrevet rigtigt.',
  expired: 'Koden er udløbet.',
  notApplicable: 'Koden kan ikke bruges på det, der er i kurven.',
  usedUp: 'Der er ikke flere penge på gavekortet.',
  usedBefore: 'Du har allerede brugt koden. Den kan kun bruges én gang.',
  needsLogin: 'Du skal være logget ind for at aktivere personlige tilbud.',
  tooMany: 'Du har prøvet for mange koder. Vent ti minutter, og prøv så igen.',
  applied: 'Rabatkoden {code} er lagt på kurven',
  locked: 'Kurven er ved at blive betalt og kan ikke ændres lige nu.',
}
const NB: typeof DA = {
  unknown: 'Koden finnes ikke. Sjekk at den er riktig skrevet.',
  expired: 'Koden er utløpt.',
  notApplicable: 'Koden kan ikke brukes på det som ligger i handlekurven.',
  usedUp: 'Det er ikke mer penger på gavekortet.',
  usedBefore: 'Du har allerede brukt koden. Den kan bare brukes én gang.',
  needsLogin: 'Du må være logget inn for å aktivere personlige tilbud.',
  tooMany: 'Du har prøvd for mange koder. Vent i ti minutter, og prøv så igjen.',
  applied: 'Rabattkoden {code} er lagt til',
  locked: 'Handlekurven er i ferd med å bli betalt og kan ikke endres akkurat nå.',
}
const SV: typeof DA = {
  unknown: 'Koden finns inte. Kontrollera att den är rätt skriven.',
  expired: 'Koden har gått ut.',
  notApplicable: 'Koden kan inte användas för det som ligger i varukorgen.',
  usedUp: 'Det finns inga pengar kvar på presentkortet.',
  usedBefore: 'Du har redan använt koden. Den kan bara användas en gång.',
  needsLogin: 'Du måste vara inloggad för att aktivera personliga erbjudanden.',
  tooMany: 'Du har provat för många koder. Vänta tio minuter och försök sedan igen.',
  applied: 'Rabattkoden {code} har lagts till',
  locked: 'Varukorgen håller på att betalas och kan inte ändras just nu.',
}

/** Texts about codes, in the chunk of the code field. */
export const refusalTexts = ownTexts({ da: DA, nb: NB, sv: SV })

const CODES: Partial<Record<CartErrorCode, keyof typeof DA>> = {
  'unknown-code': 'unknown',
  'code-expired': 'expired',
  'code-not-applicable': 'notApplicable',
  'code-requires-login': 'needsLogin',
  'too-many-codes': 'tooMany',
  'cart-locked': 'locked',
}

const DETAILS: Readonly<Record<CodeDetail, keyof typeof DA>> = { 'used-up': 'usedUp', 'used-before': 'usedBefore' }

type Speaker = Pick<Shop, 'texts' | 'language'>

/** Text for a refused command. */
export function refusalText({ texts, language }: Speaker, code: CartErrorCode, detail?: CodeDetail): string {
  if (code === 'insufficient-inventory') return texts.text('cart.notEnough')
  const key = detail ? DETAILS[detail] : CODES[code]
  return key === undefined ? texts.text('error.genericRetry') : refusalTexts(language).text(key)
}

/** Result of adding a code; `failed` without an answer. */
export function codeOutcomeText(speaker: Speaker, code: string, outcome: CartOutcome | 'failed'): string {
  if (outcome === undefined) return refusalTexts(speaker.language).text('applied', { code })
  if (outcome === 'lost') return speaker.texts.text('cart.lost')
  return outcome === 'failed'
    ? speaker.texts.text('error.genericRetry')
    : refusalText(speaker, outcome.code, outcome.detail)
}
