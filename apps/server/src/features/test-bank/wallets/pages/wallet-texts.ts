import type { Currency, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { BuyerStep, Wallet, WalletEventName, WalletMode } from '../wallet-steps.ts'

export interface WalletTexts {
  readonly title: (wallet: string, amount: string) => string
  readonly steps: Readonly<Record<BuyerStep, string>>
  readonly note: Readonly<Record<Wallet, string>>
  /** Whose name, address and e-mail the shop is told. */
  readonly person: string
  readonly mode: string
  readonly modes: Readonly<Record<WalletMode, string>>
  readonly log: string
  readonly events: Readonly<Record<WalletEventName, string>>
  readonly logHint: string
  readonly send: string
  readonly forge: string
  readonly answered: (status: string) => string
  readonly silent: string
  readonly ended: Readonly<Record<'approved' | 'declined' | 'expired' | 'cancelled', string>>
}

const da: WalletTexts = {
  title: (wallet, amount) => `${wallet}: betal ${amount}`,
  steps: { approve: 'Godkend', decline: 'Afvis', expire: 'Lad tiden løbe ud' },
  note: {
    vipps: 'Beløbet reserveres nu og trækkes, når varerne sendes.',
    swish: 'Beløbet trækkes nu.',
    klarna: 'Klarna lover butikken beløbet. Det trækkes, når varerne sendes.',
    'checkout-com': 'Kortet bag Apple Pay eller Google Pay. Beløbet trækkes, når varerne sendes.',
  },
  person: 'Du deler navn, adresse, e-mail og telefon med butikken som',
  mode: 'Hvordan får butikken besked?',
  modes: {
    normal: 'Samtidig med at du sendes tilbage',
    first: 'Før du sendes tilbage',
    twice: 'To gange',
    late: 'Et stykke tid efter',
    shuffled: 'I omvendt rækkefølge, de gamle igen',
    forged: 'Kun forfalsket',
    never: 'Aldrig',
  },
  log: 'Hvad der er sket',
  events: {
    created: 'Oprettet',
    approved: 'Godkendt',
    declined: 'Afvist',
    expired: 'Tiden løb ud',
    cancelled: 'Annulleret af butikken',
    captured: 'Trukket',
    released: 'Frigivet',
    refunded: 'Betalt tilbage',
  },
  logHint: 'Send en besked igen, sent eller i en anden rækkefølge, eller som en fremmed ville forfalske den.',
  send: 'Send beskeden',
  forge: 'Send den forfalsket',
  answered: (status) => `Butikken svarede ${status}.`,
  silent: 'Den slags sker uden besked.',
  ended: {
    approved: 'Betalingen er godkendt.',
    declined: 'Betalingen er afvist. Der er ikke trukket noget.',
    expired: 'Tiden løb ud. Der er ikke trukket noget.',
    cancelled: 'Butikken har annulleret betalingen.',
  },
}

const nb: WalletTexts = {
  title: (wallet, amount) => `${wallet}: betal ${amount}`,
  steps: { approve: 'Godkjenn', decline: 'Avvis', expire: 'La tiden løpe ut' },
  note: {
    vipps: 'Beløpet reserveres nå og trekkes når varene sendes.',
    swish: 'Beløpet trekkes nå.',
    klarna: 'Klarna lover butikken beløpet. Det trekkes når varene sendes.',
    'checkout-com': 'Kortet bak Apple Pay eller Google Pay. Beløpet trekkes når varene sendes.',
  },
  person: 'Du deler navn, adresse, e-post og telefon med butikken som',
  mode: 'Hvordan får butikken beskjed?',
  modes: {
    normal: 'Samtidig med at du sendes tilbake',
    first: 'Før du sendes tilbake',
    twice: 'To ganger',
    late: 'En stund etterpå',
    shuffled: 'I omvendt rekkefølge, de gamle på nytt',
    forged: 'Bare forfalsket',
    never: 'Aldri',
  },
  log: 'Hva som har skjedd',
  events: {
    created: 'Opprettet',
    approved: 'Godkjent',
    declined: 'Avvist',
    expired: 'Tiden løp ut',
    cancelled: 'Avbrutt av butikken',
    captured: 'Trukket',
    released: 'Frigitt',
    refunded: 'Betalt tilbake',
  },
  logHint: 'Send en beskjed på nytt, sent eller i en annen rekkefølge, eller slik en fremmed ville forfalske den.',
  send: 'Send beskjeden',
  forge: 'Send den forfalsket',
  answered: (status) => `Butikken svarte ${status}.`,
  silent: 'Slikt skjer uten beskjed.',
  ended: {
    approved: 'Betalingen er godkjent.',
    declined: 'Betalingen er avvist. Det er ikke trukket noe.',
    expired: 'Tiden løp ut. Det er ikke trukket noe.',
    cancelled: 'Butikken har avbrutt betalingen.',
  },
}

const sv: WalletTexts = {
  title: (wallet, amount) => `${wallet}: betala ${amount}`,
  steps: { approve: 'Godkänn', decline: 'Neka', expire: 'Låt tiden gå ut' },
  note: {
    vipps: 'Beloppet reserveras nu och dras när varorna skickas.',
    swish: 'Beloppet dras nu.',
    klarna: 'Klarna lovar butiken beloppet. Det dras när varorna skickas.',
    'checkout-com': 'Kortet bakom Apple Pay eller Google Pay. Beloppet dras när varorna skickas.',
  },
  person: 'Du delar namn, adress, e-post och telefon med butiken som',
  mode: 'Hur får butiken besked?',
  modes: {
    normal: 'Samtidigt som du skickas tillbaka',
    first: 'Innan du skickas tillbaka',
    twice: 'Två gånger',
    late: 'En stund efteråt',
    shuffled: 'I omvänd ordning, de gamla igen',
    forged: 'Bara förfalskat',
    never: 'Aldrig',
  },
  log: 'Vad som har hänt',
  events: {
    created: 'Skapad',
    approved: 'Godkänd',
    declined: 'Nekad',
    expired: 'Tiden gick ut',
    cancelled: 'Avbruten av butiken',
    captured: 'Dragen',
    released: 'Frigiven',
    refunded: 'Återbetald',
  },
  logHint: 'Skicka ett besked igen, sent eller i en annan ordning, eller som en främling skulle förfalska det.',
  send: 'Skicka beskedet',
  forge: 'Skicka det förfalskat',
  answered: (status) => `Butiken svarade ${status}.`,
  silent: 'Sådant sker utan besked.',
  ended: {
    approved: 'Betalningen är godkänd.',
    declined: 'Betalningen nekades. Inget har dragits.',
    expired: 'Tiden gick ut. Inget har dragits.',
    cancelled: 'Butiken har avbrutit betalningen.',
  },
}

export const WALLET_TEXTS: Readonly<Record<MarketLanguage, WalletTexts>> = { da, nb, sv }

/** A stand-in is told no language: the currency says which. */
export const WALLET_LANGUAGES: Readonly<Record<Currency, MarketLanguage>> = { DKK: 'da', NOK: 'nb', SEK: 'sv' }

const NAMES: Readonly<Record<Wallet, string>> = {
  vipps: 'Vipps',
  swish: 'Swish',
  klarna: 'Klarna',
  'checkout-com': 'Checkout.com',
}

export const walletName = (wallet: Wallet, currency: Currency) =>
  wallet === 'vipps' && currency === 'DKK' ? 'MobilePay' : NAMES[wallet]
