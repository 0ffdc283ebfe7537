import type { SheetPayer } from '@firkant/domain/checkout/express/sheet-payer.ts'
import type { Currency } from '@firkant/domain/market/market.ts'
import type { WalletPayment } from '../wallet-tables.ts'
import { askedOf } from './vipps-answers.ts'

/** Who the tester is: at home in the country of the money, on an island of it, or abroad. */
export const DEMO_PEOPLE = ['home', 'island', 'abroad'] as const
export type DemoPerson = (typeof DEMO_PEOPLE)[number]

interface Home {
  readonly street_address: string
  readonly postal_code: string
  readonly region: string
  readonly country: string
}

const DANISH: Home = { street_address: 'Vestergade 12', postal_code: '8600', region: 'Silkeborg', country: 'DK' }
const NORWEGIAN: Home = { street_address: 'Storgata 4', postal_code: '5003', region: 'Bergen', country: 'NO' }
const BORNHOLM: Home = { ...DANISH, street_address: 'Havnegade 3', postal_code: '3700', region: 'Rønne' }
const SVALBARD: Home = { ...NORWEGIAN, street_address: 'Vei 500', postal_code: '9170', region: 'Longyearbyen' }

const HOMES: Readonly<Record<'DKK' | 'NOK', Readonly<Record<DemoPerson, Home>>>> = {
  DKK: { home: DANISH, island: BORNHOLM, abroad: NORWEGIAN },
  NOK: { home: NORWEGIAN, island: SVALBARD, abroad: DANISH },
}
const PHONES = { DKK: '4520304050', NOK: '4740506070' } as const

const inMoney = (currency: Currency) => (currency === 'NOK' ? 'NOK' : 'DKK')

/** How the tester's page names somebody. */
export function demoPlace(currency: Currency, person: DemoPerson): string {
  const { postal_code: postcode, region, country } = HOMES[inMoney(currency)][person]
  return `${postcode} ${region}, ${country}`
}

const NAME = { name: 'Alma Holm', given_name: 'Alma', family_name: 'Holm' } as const
const EMAIL = 'alma.holm@example.dk'

/** As a sheet in the browser names the same person. */
export function demoPayer(currency: Currency, person: DemoPerson): SheetPayer {
  const { street_address, postal_code: postalCode, region: city, country } = HOMES[inMoney(currency)][person]
  const address = { addressLine: [street_address], postalCode, city, country }
  return { name: NAME.name, email: EMAIL, phone: `+${PHONES[inMoney(currency)]}`, address }
}

/** The answer of userinfo: what the scope asks for, and nothing else. */
export function vippsUserinfo(payment: WalletPayment) {
  const { id: sub, currency, details } = payment
  const person = DEMO_PEOPLE.find((each) => each === details['person']) ?? 'home'
  const home = HOMES[inMoney(currency)][person]
  const address = {
    ...home,
    address_type: 'home',
    formatted: `${home.street_address}\n${home.postal_code} ${home.region}`,
  }
  const claims = {
    name: NAME,
    email: { email: EMAIL, email_verified: true },
    phoneNumber: { phone_number: PHONES[inMoney(currency)] },
    address: { address, other_addresses: [] },
  }
  const scopes = (askedOf(payment) ?? '').split(' ')
  const shared = Object.entries(claims).filter(([scope]) => scopes.includes(scope))
  return Object.assign({ sub, sid: sub }, ...shared.map(([, claim]) => claim)) as Readonly<Record<string, unknown>>
}
