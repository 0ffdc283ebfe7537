import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBankHouse, type BankHouse } from '../../../../test/stand-ins/bank-house.ts'
import { APPLE_API_PATH, APPLE_CERTIFICATE_HEADER } from '../../test-bank/wallets/wallet-keys.ts'
import { createAppleSessions } from './apple-session.ts'

let house: BankHouse
beforeAll(async () => void (house = await openBankHouse()))
afterAll(() => house.close())

const sessionsOf = (change: object = {}) =>
  createAppleSessions({
    merchantId: house.walletKeys.applePay.merchantId,
    headers: { [APPLE_CERTIFICATE_HEADER]: house.walletKeys.applePay.certificate },
    apiUrl: () => house.origin + APPLE_API_PATH,
    displayName: 'hjemly',
    domain: 'www.hjemly.dk',
    timeoutMs: 500,
    ...change,
  })

describe('a session of Apple’s', () => {
  it('PAY-05 is opened for the shop’s own domain, and handed on as it is', async () => {
    const session = await sessionsOf()()
    expect(session).toMatchObject({
      ok: true,
      value: { merchantIdentifier: 'merchant.test.hjemly', domainName: 'www.hjemly.dk', displayName: 'hjemly' },
    })
    expect(session.ok && Object.keys(session.value)).toContain('merchantSessionIdentifier')
  })

  it('PAY-05 is none for a merchant whom Apple does not know, and none where Apple does not answer', async () => {
    expect(await sessionsOf({ merchantId: 'merchant.test.other' })()).toEqual({ ok: false, code: 'refused' })
    expect(await sessionsOf({ headers: {} })()).toEqual({ ok: false, code: 'unreachable' })
    expect(await sessionsOf({ apiUrl: () => 'http://127.0.0.1:1' })()).toEqual({ ok: false, code: 'unreachable' })
  })
})
