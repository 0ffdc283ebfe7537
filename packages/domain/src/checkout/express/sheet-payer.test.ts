import { describe, expect, it } from 'vitest'
import { sheetBuyer } from './sheet-payer.ts'
import { readGoogleToken, sheetTokenSchema } from './sheet-tokens.ts'

const PAYER = {
  name: ' Alma Marie  Holm ',
  email: 'alma@example.dk',
  phone: '+45 20 30 40 50',
  address: { addressLine: ['Vestergade 12', ' ', '2. tv'], postalCode: '8600', city: 'Silkeborg', country: 'DK' },
}

describe('who buys, as a sheet says', () => {
  it('PAY-05 is a buyer with an address that a parcel finds', () => {
    expect(sheetBuyer(PAYER)).toEqual({
      email: 'alma@example.dk',
      mobile: '+4520304050',
      address: {
        firstName: 'Alma Marie',
        lastName: 'Holm',
        streetName: 'Vestergade 12',
        additional: '2. tv',
        postalCode: '8600',
        city: 'Silkeborg',
        countryCode: 'DK',
      },
    })
  })

  it('PAY-05 with what is missing left empty, and a number without its country as it is', () => {
    const address = { addressLine: [], postalCode: '', city: '', country: '' }
    expect(sheetBuyer({ name: '', email: '', phone: '20 30 40 50', address })).toMatchObject({
      mobile: '20304050',
      address: { firstName: '', lastName: '', streetName: '' },
    })
  })
})

const APPLE = {
  paymentData: {
    version: 'EC_v1',
    data: 'AAAA',
    signature: 'AAAA',
    header: { ephemeralPublicKey: 'AAAA', publicKeyHash: 'AAAA', transactionId: 'ab12' },
  },
  paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
  transactionIdentifier: 'ab12',
}
const google = (token: string) => ({ wallet: 'googlePay', token: { type: 'PAYMENT_GATEWAY', token } })
const GOOGLE = JSON.stringify({ protocolVersion: 'ECv2', signature: 'x', signedMessage: '{}' })

describe('the token of a sheet', () => {
  it('PAY-05 is read in the shape that the wallet writes it in, with nothing else in it', () => {
    const sent = { wallet: 'applePay', token: { ...APPLE, more: 'of it' } }
    expect(sheetTokenSchema.parse(sent)).toEqual({ wallet: 'applePay', token: APPLE })
    expect(sheetTokenSchema.parse(google(GOOGLE))).toEqual(google(GOOGLE))
    expect(readGoogleToken(GOOGLE)).toMatchObject({ protocolVersion: 'ECv2' })
  })

  it.each([
    ['none', undefined],
    ['of another wallet', { wallet: 'samsungPay', token: APPLE }],
    ['of the other wallet', { wallet: 'googlePay', token: APPLE }],
    [
      'of another version',
      { wallet: 'applePay', token: { ...APPLE, paymentData: { ...APPLE.paymentData, version: 'RSA_v1' } } },
    ],
    ['not base64', { wallet: 'applePay', token: { ...APPLE, paymentData: { ...APPLE.paymentData, data: '<b>' } } }],
    [
      'too long',
      { wallet: 'applePay', token: { ...APPLE, paymentData: { ...APPLE.paymentData, data: 'A'.repeat(8001) } } },
    ],
    ['no JSON', google('{')],
    ['JSON of something else', google('{"id":"tok_1"}')],
    ['of a card instead', { wallet: 'googlePay', token: { type: 'DIRECT', token: GOOGLE } }],
  ])('PAY-05 is none: %s', (_what, given) => {
    expect(sheetTokenSchema.safeParse(given).success).toBe(false)
  })
})
