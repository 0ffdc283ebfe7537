import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WebhookMode } from './bank-steps.ts'
import type { CardError, CardOutcome } from './card-form.ts'

export const BANK_NAME = 'Testbanken'

export interface BankTexts {
  readonly noMoney: string
  readonly to: string
  readonly amount: string
  readonly payTitle: string
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly cvc: string
  readonly cvcHint: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly close: string
  readonly testCards: string
  readonly outcomes: Readonly<Record<CardOutcome, string>>
  readonly anyExpiry: string
  readonly testers: string
  readonly webhook: string
  readonly modes: Readonly<Record<WebhookMode, string>>
  readonly errorTitle: string
  readonly errors: Readonly<Record<CardError, string>>
  readonly challengeTitle: string
  readonly challengeText: (code: string) => string
  readonly code: string
  readonly approve: string
  readonly wrongCode: (left: number) => string
  readonly declinedTitle: string
  readonly declinedText: string
  readonly paidTitle: string
  readonly paidText: string
  readonly cancelledTitle: string
  readonly cancelledText: string
  readonly back: string
  readonly closedTitle: string
  readonly closedText: string
  readonly unknownTitle: string
  readonly unknownText: string
}

const da: BankTexts = {
  noMoney: 'En bank til afprøvning. Der trækkes ingen penge.',
  to: 'Til',
  amount: 'Beløb',
  payTitle: 'Betal med kort',
  number: 'Kortnummer',
  expiry: 'Udløbsdato',
  expiryHint: 'MM/ÅÅ, for eksempel 08/29',
  cvc: 'Kontrolcifre (CVC)',
  cvcHint: 'De tre cifre bag på kortet',
  pay: (amount) => `Betal ${amount}`,
  cancel: 'Annuller betalingen',
  close: 'Luk vinduet uden at betale',
  testCards: 'Testkort',
  outcomes: { approve: 'godkendes', decline: 'afvises', challenge: 'beder om en engangskode' },
  anyExpiry: 'Brug en hvilken som helst fremtidig udløbsdato og tre cifre.',
  testers: 'Til dig, der tester',
  webhook: 'Hvornår får butikken besked?',
  modes: {
    normal: 'Samtidig med at du sendes tilbage',
    first: 'Før du sendes tilbage',
    twice: 'To gange',
    late: 'Et stykke tid efter',
    never: 'Aldrig',
  },
  errorTitle: 'Ret felterne nedenfor',
  errors: {
    'number-missing': 'Skriv kortnummeret.',
    'number-wrong': 'Kortnummeret er ikke rigtigt. Se cifrene efter.',
    'number-unknown': 'Banken kender ikke kortet. Brug et af testkortene.',
    'expiry-missing': 'Skriv udløbsdatoen.',
    'expiry-wrong': 'Skriv udløbsdatoen som MM/ÅÅ.',
    expired: 'Kortet er udløbet.',
    'cvc-wrong': 'Skriv de tre kontrolcifre.',
  },
  challengeTitle: 'Godkend betalingen',
  challengeText: (code) => `En rigtig bank ville sende dig en engangskode. Her er den ${code}.`,
  code: 'Engangskode',
  approve: 'Godkend',
  wrongCode: (left) => `Koden er forkert. Du har ${left} forsøg tilbage.`,
  declinedTitle: 'Betalingen blev afvist',
  declinedText:
    'Der er ikke trukket noget på kortet. Gå tilbage til butikken for at prøve igen eller betale på en anden måde.',
  paidTitle: 'Betalingen er gennemført',
  paidText: 'Der er ikke mere at gøre her.',
  cancelledTitle: 'Betalingen er annulleret',
  cancelledText: 'Der er ikke trukket noget på kortet.',
  back: 'Tilbage til butikken',
  closedTitle: 'Du kan lukke vinduet nu',
  closedText: 'Betalingen er ikke gennemført. Den venter stadig.',
  unknownTitle: 'Banken kender ikke betalingen',
  unknownText: 'Adressen er forkert eller ufuldstændig. Gå tilbage til butikken, og prøv igen.',
}

const nb: BankTexts = {
  noMoney: 'En bank for testing. Det trekkes ingen penger.',
  to: 'Til',
  amount: 'Beløp',
  payTitle: 'Betal med kort',
  number: 'Kortnummer',
  expiry: 'Utløpsdato',
  expiryHint: 'MM/ÅÅ, for eksempel 08/29',
  cvc: 'Sikkerhetskode (CVC)',
  cvcHint: 'De tre sifrene bak på kortet',
  pay: (amount) => `Betal ${amount}`,
  cancel: 'Avbryt betalingen',
  close: 'Lukk vinduet uten å betale',
  testCards: 'Testkort',
  outcomes: { approve: 'godkjennes', decline: 'avvises', challenge: 'ber om en engangskode' },
  anyExpiry: 'Bruk en hvilken som helst fremtidig utløpsdato og tre sifre.',
  testers: 'For deg som tester',
  webhook: 'Når får butikken beskjed?',
  modes: {
    normal: 'Samtidig med at du sendes tilbake',
    first: 'Før du sendes tilbake',
    twice: 'To ganger',
    late: 'En stund etterpå',
    never: 'Aldri',
  },
  errorTitle: 'Rett feltene nedenfor',
  errors: {
    'number-missing': 'Skriv inn kortnummeret.',
    'number-wrong': 'Kortnummeret stemmer ikke. Sjekk sifrene.',
    'number-unknown': 'Banken kjenner ikke kortet. Bruk et av testkortene.',
    'expiry-missing': 'Skriv inn utløpsdatoen.',
    'expiry-wrong': 'Skriv utløpsdatoen som MM/ÅÅ.',
    expired: 'Kortet er utløpt.',
    'cvc-wrong': 'Skriv inn de tre sifrene i sikkerhetskoden.',
  },
  challengeTitle: 'Godkjenn betalingen',
  challengeText: (code) => `En ekte bank ville sendt deg en engangskode. Her er den ${code}.`,
  code: 'Engangskode',
  approve: 'Godkjenn',
  wrongCode: (left) => `Koden er feil. Du har ${left} forsøk igjen.`,
  declinedTitle: 'Betalingen ble avvist',
  declinedText:
    'Det er ikke trukket noe på kortet. Gå tilbake til butikken for å prøve igjen eller betale på en annen måte.',
  paidTitle: 'Betalingen er gjennomført',
  paidText: 'Det er ikke mer å gjøre her.',
  cancelledTitle: 'Betalingen er avbrutt',
  cancelledText: 'Det er ikke trukket noe på kortet.',
  back: 'Tilbake til butikken',
  closedTitle: 'Du kan lukke vinduet nå',
  closedText: 'Betalingen er ikke gjennomført. Den venter fortsatt.',
  unknownTitle: 'Banken kjenner ikke betalingen',
  unknownText: 'Adressen er feil eller ufullstendig. Gå tilbake til butikken og prøv igjen.',
}

const sv: BankTexts = {
  noMoney: 'En bank för test. Inga pengar dras.',
  to: 'Till',
  amount: 'Belopp',
  payTitle: 'Betala med kort',
  number: 'Kortnummer',
  expiry: 'Giltigt till',
  expiryHint: 'MM/ÅÅ, till exempel 08/29',
  cvc: 'Säkerhetskod (CVC)',
  cvcHint: 'De tre siffrorna på kortets baksida',
  pay: (amount) => `Betala ${amount}`,
  cancel: 'Avbryt betalningen',
  close: 'Stäng fönstret utan att betala',
  testCards: 'Testkort',
  outcomes: { approve: 'godkänns', decline: 'nekas', challenge: 'ber om en engångskod' },
  anyExpiry: 'Använd valfritt framtida datum och tre siffror.',
  testers: 'För dig som testar',
  webhook: 'När får butiken besked?',
  modes: {
    normal: 'Samtidigt som du skickas tillbaka',
    first: 'Innan du skickas tillbaka',
    twice: 'Två gånger',
    late: 'En stund efteråt',
    never: 'Aldrig',
  },
  errorTitle: 'Rätta fälten nedan',
  errors: {
    'number-missing': 'Skriv kortnumret.',
    'number-wrong': 'Kortnumret stämmer inte. Kontrollera siffrorna.',
    'number-unknown': 'Banken känner inte till kortet. Använd ett av testkorten.',
    'expiry-missing': 'Skriv datumet då kortet går ut.',
    'expiry-wrong': 'Skriv datumet som MM/ÅÅ.',
    expired: 'Kortet har gått ut.',
    'cvc-wrong': 'Skriv säkerhetskodens tre siffror.',
  },
  challengeTitle: 'Godkänn betalningen',
  challengeText: (code) => `En riktig bank skulle skicka en engångskod till dig. Här är den ${code}.`,
  code: 'Engångskod',
  approve: 'Godkänn',
  wrongCode: (left) => `Koden är fel. Du har ${left} försök kvar.`,
  declinedTitle: 'Betalningen nekades',
  declinedText:
    'Inget har dragits från kortet. Gå tillbaka till butiken för att försöka igen eller betala på ett annat sätt.',
  paidTitle: 'Betalningen är genomförd',
  paidText: 'Det finns inget mer att göra här.',
  cancelledTitle: 'Betalningen är avbruten',
  cancelledText: 'Inget har dragits från kortet.',
  back: 'Tillbaka till butiken',
  closedTitle: 'Du kan stänga fönstret nu',
  closedText: 'Betalningen är inte genomförd. Den väntar fortfarande.',
  unknownTitle: 'Banken känner inte till betalningen',
  unknownText: 'Adressen är fel eller ofullständig. Gå tillbaka till butiken och försök igen.',
}

export const BANK_TEXTS: Readonly<Record<MarketLanguage, BankTexts>> = { da, nb, sv }
