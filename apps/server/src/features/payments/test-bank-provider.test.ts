import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signWebhook } from '@firkant/domain/payments/webhook-signature.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { CARDS, openAtBank, openBankHouse, paymentRequest, type BankHouse } from '../../../test/stand-ins/bank-house.ts'
import { until } from '../../../test/until.ts'
import { createTestBankProvider } from './test-bank-provider.ts'

let house: BankHouse
beforeAll(async () => void (house = await openBankHouse()))
afterAll(() => house.close())

const providerRequest = (type: 'capture' | 'cancel' | 'refund', minor = 129_900, key = `p:${type}`) => ({
  type,
  paymentId: 'p',
  minor,
  key,
})
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

async function paid() {
  const opened = await openAtBank(house)
  await opened.pay(CARDS.approves, 'first')
  return opened
}

const apiPath = '/bank/api/payments'
const callApi = (path: string, init: RequestInit = {}) =>
  fetch(house.origin + apiPath + path, {
    ...init,
    headers: { authorization: `Bearer ${house.keys.api}`, 'content-type': 'application/json', ...init.headers },
  })

describe('the test bank as a provider', () => {
  it('CHK-05 gives the same payment to whoever asks twice, also at the same time', async () => {
    const request = paymentRequest()
    const started = await Promise.all([1, 2, 3].map(() => house.provider.create(request)))
    expect(started[0]).toMatchObject({
      ok: true,
      value: { type: 'redirect', url: expect.stringMatching(/^\/bank\/pay\?token=/) },
    })
    expect(started[1]).toEqual(started[0])
    expect(started[2]).toEqual(started[0])
  })

  it('CHK-05 does not give one payment for two amounts or currencies', async () => {
    const request = paymentRequest()
    await house.provider.create(request)
    expect(await house.provider.create({ ...request, amountMinor: 100 })).toEqual({ ok: false, code: 'refused' })
    expect(await house.provider.create({ ...request, currency: 'SEK' })).toEqual({ ok: false, code: 'refused' })
  })

  it('CHK-05 takes what it holds, once', async () => {
    const { reference } = await paid()
    const captured = { ok: true, value: [{ type: 'captured' }] }
    expect(await house.provider.capture(reference, providerRequest('capture'))).toEqual(captured)
    expect(await house.provider.capture(reference, providerRequest('capture'))).toEqual(captured)
    expect(await house.provider.confirm(reference)).toEqual(captured)
    await until(() => {
      const reported = house.received.filter(({ body }) => body.includes(reference) && body.includes('"captured"'))
      expect(reported).toHaveLength(1)
    })
  })

  it('CHK-05 lets go of what it holds, and of what nobody has paid yet', async () => {
    const cancelled = { ok: true, value: [{ type: 'cancelled' }] }
    for (const { reference, pay } of [await paid(), await openAtBank(house)]) {
      expect(await house.provider.cancel(reference, providerRequest('cancel'))).toEqual(cancelled)
      expect(await house.provider.cancel(reference, providerRequest('cancel'))).toEqual(cancelled)
      await pay(CARDS.approves)
      expect(await house.provider.confirm(reference)).toEqual(cancelled)
      expect(await house.provider.capture(reference, providerRequest('capture'))).toEqual(cancelled)
    }
  })

  it('CHK-05 takes nothing that it does not hold, and says what became of it instead', async () => {
    const { reference } = await openAtBank(house)
    expect(await house.provider.capture(reference, providerRequest('capture'))).toEqual({ ok: false, code: 'refused' })
    const { reference: taken } = await paid()
    await house.provider.capture(taken, providerRequest('capture'))
    expect(await house.provider.cancel(taken, providerRequest('cancel'))).toEqual({
      ok: true,
      value: [{ type: 'captured' }],
    })
  })

  it('CHK-05 gives back once for each key, and never more than was taken', async () => {
    const { reference } = await paid()
    expect(await house.provider.refund(reference, providerRequest('refund'))).toEqual({ ok: false, code: 'refused' })
    await house.provider.capture(reference, providerRequest('capture'))
    const first = { type: 'refunded', reference: 'a', minor: 29_900 }
    const refund = (minor: number, key: string) =>
      house.provider.refund(reference, providerRequest('refund', minor, key))
    const twice = await Promise.all([refund(29_900, 'a'), refund(29_900, 'a')])
    for (const answer of twice) expect(answer).toEqual({ ok: true, value: [{ type: 'captured' }, first] })
    expect(await refund(100_001, 'b')).toEqual({ ok: false, code: 'refused' })
    expect(await refund(100_000, 'b')).toMatchObject({
      value: [{ type: 'captured' }, first, { type: 'refunded', reference: 'b', minor: 100_000 }],
    })
  })

  it('CHK-05 knows nothing of a payment that is not its own', async () => {
    expect(await house.provider.confirm(UNKNOWN)).toEqual({ ok: false, code: 'refused' })
    expect(await house.provider.confirm('../../../etc')).toEqual({ ok: false, code: 'refused' })
    expect(await house.provider.capture(UNKNOWN, providerRequest('capture'))).toEqual({ ok: false, code: 'refused' })
    expect(await house.provider.refund(UNKNOWN, providerRequest('refund'))).toEqual({ ok: false, code: 'refused' })
  })

  it('CHK-05 is unreachable when nobody answers, when it takes too long and when it fails', async () => {
    const server = createServer((request, response) => {
      if (request.url?.endsWith('broken')) response.writeHead(500).end()
      if (request.url?.endsWith('strange')) response.writeHead(200).end('<html>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const { port } = server.address() as AddressInfo
    const settings = { merchantName: 'hjemly', keys: house.keys, timeoutMs: 100 }
    const slow = createTestBankProvider({ ...settings, bankUrl: () => `http://127.0.0.1:${port}` })
    const unreachable = { ok: false, code: 'unreachable' }
    for (const reference of ['silent', 'broken', 'strange']) expect(await slow.confirm(reference)).toEqual(unreachable)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(await slow.create(paymentRequest())).toEqual(unreachable)
    expect(await slow.cancel('gone', providerRequest('cancel'))).toEqual(unreachable)
  })
})

describe('the bank’s own calls', () => {
  it('CHK-05 are for the shop alone', async () => {
    const { reference } = await paid()
    for (const authorization of ['', 'Bearer ', `Bearer ${house.keys.api}x`, house.keys.api]) {
      const init = { headers: { authorization } }
      expect((await callApi(`/${reference}`, init)).status).toBe(401)
      expect((await callApi(`/${reference}/capture`, { ...init, method: 'POST', body: '{}' })).status).toBe(401)
      expect((await callApi('', { ...init, method: 'POST', body: '{}' })).status).toBe(401)
    }
    expect(await house.provider.confirm(reference)).toEqual({ ok: true, value: [{ type: 'authorised' }] })
  })

  it.each([
    ['no JSON', '{', 400],
    ['nothing of use', '{}', 400],
    ['a script for an address', { returnUrl: 'javascript:alert(1)' }, 400],
    ['calls to another house', { webhookUrl: 'http://169.254.169.254/latest/meta-data' }, 400],
    ['calls to another door of this machine', { webhookUrl: 'http://127.0.0.1:1/hooks/bank' }, 400],
    ['calls to its own house', {}, 200],
    ['no money', { amountMinor: 0 }, 400],
    ['less than nothing', { amountMinor: -100 }, 400],
    ['half an øre', { amountMinor: 0.5 }, 400],
    ['a coin that is not taken', { currency: 'EUR' }, 400],
    ['far too much', { description: 'x'.repeat(20_000) }, 413],
  ])('CHK-05 are asked for a payment of %s', async (_what, given, status) => {
    const wanted = {
      merchantPaymentId: 'p-bad',
      description: 'hjemly 1',
      amountMinor: 100,
      currency: 'DKK',
      language: 'da',
      returnUrl: 'http://shop.test/',
      webhookUrl: `${house.origin}/hooks/bank`,
    }
    const body = typeof given === 'string' ? given : JSON.stringify({ ...wanted, ...given })
    expect((await callApi('', { method: 'POST', body })).status).toBe(status)
  })
})

describe('a webhook of the test bank', () => {
  const HEADER = 'x-bank-signature'
  const BODY = JSON.stringify({ id: '1', reference: UNKNOWN, event: { type: 'captured' } })
  const read = (body: string, header: string | undefined, receivedAt = TEST_NOW) =>
    house.provider.readWebhook({ target: '', headers: { [HEADER]: header }, body, receivedAt })
  const sign = (body: string, at = TEST_NOW) => signWebhook(body, at, house.keys.webhook)

  it('CHK-05 as the bank sends it is understood, and says the same when it is sent again', async () => {
    const { reference } = await paid()
    const call = house.received.find(({ body }) => body.includes(reference))
    const message = () =>
      house.provider.readWebhook({ target: '', headers: {}, body: '', ...call, receivedAt: TEST_NOW })
    expect(message()).toEqual({ ok: true, value: { reference, events: [{ type: 'authorised' }] } })
    expect(message()).toEqual(message())
  })

  it('CHK-05 of a refund names it', () => {
    const body = JSON.stringify({ reference: UNKNOWN, event: { type: 'refunded', key: 'p:refund', minor: 500 } })
    expect(read(body, sign(body))).toEqual({
      ok: true,
      value: { reference: UNKNOWN, events: [{ type: 'refunded', reference: 'p:refund', minor: 500 }] },
    })
  })

  it('CHK-05 that somebody else wrote, touched or kept is not believed', () => {
    expect(read(BODY, undefined)).toEqual({ ok: false, code: 'missing-signature' })
    expect(read(BODY, 'v1=')).toEqual({ ok: false, code: 'malformed-signature' })
    expect(read(BODY, signWebhook(BODY, TEST_NOW, house.keys.page))).toEqual({ ok: false, code: 'wrong-signature' })
    expect(read(BODY.replace('captured', 'declined'), sign(BODY))).toEqual({ ok: false, code: 'wrong-signature' })
    const later = new Date(TEST_NOW.getTime() + 301_000)
    expect(read(BODY, sign(BODY), later)).toEqual({ ok: false, code: 'expired-signature' })
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    JSON.stringify({ reference: 'x', event: { type: 'captured' } }),
    JSON.stringify({ reference: UNKNOWN, event: { type: 'paid' } }),
    JSON.stringify({ reference: UNKNOWN, event: { type: 'refunded', key: 'a', minor: -1 } }),
    JSON.stringify({ reference: UNKNOWN, event: { type: 'captured' }, more: 'x'.repeat(70_000) }),
  ])('CHK-05 that makes no sense is refused, though it is signed: %.60s', (body) => {
    expect(read(body, sign(body))).toEqual({ ok: false, code: 'malformed-body' })
  })
})
