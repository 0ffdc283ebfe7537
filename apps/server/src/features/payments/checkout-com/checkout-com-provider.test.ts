import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import { SHEET_WALLETS } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { openBankHouse, type BankHouse } from '../../../../test/stand-ins/bank-house.ts'
import { playSheet, type PlayedSheet } from '../../../../test/stand-ins/sheet-visit.ts'
import { ownOrigin } from '../../../platform/http/own-origin.ts'
import { WALLET_API_PATHS } from '../../test-bank/wallets/wallet-keys.ts'
import { createCheckoutComProvider } from './checkout-com-provider.ts'
import { checkoutComSignature } from './checkout-com-webhook.ts'

let house: BankHouse
beforeAll(async () => void (house = await openBankHouse()))
afterAll(() => house.close())

const AMOUNT = 129_900
const RETURN_ID = '6f0c7a52-5a0e-4c54-9d5f-0d5f4a3b9c11'
const UNREACHABLE = { ok: false, code: 'unreachable' }
const REFUSED = { ok: false, code: 'refused' }

const providerOf = ({ origin, walletKeys }: BankHouse, change = {}) =>
  createCheckoutComProvider({
    ...walletKeys.checkoutCom,
    apiUrl: () => origin + WALLET_API_PATHS['checkout-com'],
    ...change,
  })
const asked = (paymentId: string, type: 'capture' | 'cancel' | 'refund', minor = AMOUNT) => ({
  type,
  paymentId,
  minor,
  key: type === 'refund' ? `${paymentId}:refund:${RETURN_ID}` : `${paymentId}:${type}`,
})

async function hold(played: Partial<PlayedSheet> = {}, change: { paymentId?: string; token?: SheetToken } = {}) {
  const provider = providerOf(house)
  const { payment } = await playSheet(house.origin, { wallet: 'applePay', total: '1299.00', ...played })
  const { paymentId = crypto.randomUUID(), token = payment } = change
  const request = { paymentId, orderNumber: 'H-100023', amountMinor: AMOUNT, currency: 'DKK', token } as const
  const events = await provider.authorise?.(paymentId, request)
  const [event] = events?.ok ? events.value : []
  const reference = event && 'newReference' in event ? (event.newReference ?? paymentId) : paymentId
  return { provider, paymentId, request, token, events, reference }
}

describe('PAY-05 the processor behind Apple Pay and Google Pay', () => {
  it('PAY-05 begins with our name for the payment: pending until a token came, and nothing to release', async () => {
    const provider = providerOf(house)
    const paymentId = crypto.randomUUID()
    expect(await provider.confirm(paymentId)).toEqual({ ok: true, value: [{ type: 'pending' }] })
    const cancelled = await provider.cancel(paymentId, asked(paymentId, 'cancel'))
    expect(cancelled).toEqual({ ok: true, value: [{ type: 'cancelled' }] })
    expect(await provider.capture(paymentId, asked(paymentId, 'capture'))).toEqual(REFUSED)
    expect(await provider.refund(paymentId, asked(paymentId, 'refund'))).toEqual(REFUSED)
  })

  it.each(SHEET_WALLETS)('PAY-05 holds the money behind a token of %s, once, by either name', async (wallet) => {
    const { provider, paymentId, request, events, reference } = await hold({ wallet })
    const held = { ok: true, value: [{ type: 'authorised', newReference: reference }] }
    expect(reference).toMatch(/^pay_/)
    expect(events).toEqual(held)
    expect(await provider.authorise?.(paymentId, request)).toEqual(held)
    expect(await provider.confirm(paymentId)).toEqual(held)
    expect(await provider.confirm(reference)).toEqual(held)
  })

  it('PAY-05 a card that the bank says no to is declined, and stays so', async () => {
    const { provider, paymentId, events } = await hold({ outcome: 'decline' })
    expect(events).toEqual({ ok: true, value: [{ type: 'declined' }] })
    expect(await provider.confirm(paymentId)).toEqual({ ok: true, value: [{ type: 'declined' }] })
    const cancelled = await provider.cancel(paymentId, asked(paymentId, 'cancel'))
    expect(cancelled).toEqual({ ok: true, value: [{ type: 'declined' }] })
  })

  it('PAY-05 a token that was forged, used for another payment, or made for another sum holds nothing', async () => {
    for (const wallet of SHEET_WALLETS) expect((await hold({ wallet, outcome: 'forge' })).events).toEqual(REFUSED)
    const used = await hold()
    expect((await hold({}, { token: used.token })).events).toEqual(REFUSED)
    expect((await hold({ total: '1.00' })).events).toEqual(REFUSED)
    expect((await hold({ currency: 'NOK' })).events).toEqual(REFUSED)
    const { wallet, token } = used.token
    if (wallet !== 'applePay') throw new Error('It was Apple’s')
    const data = Buffer.from('{"amountMinor":1}').toString('base64')
    const garbled = { wallet, token: { ...token, paymentData: { ...token.paymentData, data } } }
    expect((await hold({}, { token: garbled })).events).toEqual(REFUSED)
  })

  it('PAY-05 is captured once, and paid back in the part that is asked for, once', async () => {
    const { provider, paymentId, reference } = await hold()
    const captured = { ok: true, value: [{ type: 'captured' }] }
    expect(await provider.capture(reference, asked(paymentId, 'capture'))).toEqual(captured)
    expect(await provider.capture(reference, asked(paymentId, 'capture'))).toEqual(captured)
    const refund = asked(paymentId, 'refund', 30_000)
    const refunded = { type: 'refunded', reference: refund.key, minor: 30_000 }
    expect(await provider.refund(reference, refund)).toEqual({ ok: true, value: [refunded] })
    expect(await provider.refund(reference, refund)).toEqual({ ok: true, value: [refunded] })
    expect(await provider.confirm(reference)).toEqual({ ok: true, value: [{ type: 'captured' }, refunded] })
    const more = { ...asked(paymentId, 'refund', AMOUNT), key: `${paymentId}:refund:30000` }
    expect(await provider.refund(reference, more)).toEqual(REFUSED)
  })

  it('PAY-05 a part is captured and the rest released; what is held is released when the order is cancelled', async () => {
    const part = await hold()
    const captured = { ok: true, value: [{ type: 'captured', minor: 100_000 }] }
    expect(await part.provider.capture(part.reference, asked(part.paymentId, 'capture', 100_000))).toEqual(captured)
    expect(await part.provider.confirm(part.reference)).toEqual(captured)
    const { provider, paymentId, reference } = await hold({ wallet: 'googlePay' })
    const cancelled = { ok: true, value: [{ type: 'cancelled' }] }
    expect(await provider.cancel(reference, asked(paymentId, 'cancel'))).toEqual(cancelled)
    expect(await provider.capture(reference, asked(paymentId, 'capture'))).toEqual(cancelled)
  })

  it('PAY-05 tells the shop in a signed message that only says: read it again', async () => {
    const { provider, paymentId } = await hold()
    const find = () => house.received.find(({ body }) => body.includes(paymentId))
    await expect.poll(find).toBeDefined()
    const call = find()
    if (!call) throw new Error('No message came')
    const read = (change: object) => provider.readWebhook({ ...call, receivedAt: TEST_NOW, ...change })
    expect(call.target).toBe('/api/payments/checkout-com/webhook')
    expect(read({})).toEqual({ ok: true, value: { paymentId, events: [], isToConfirm: true } })
    expect(read({ headers: {} })).toEqual({ ok: false, code: 'missing-signature' })
    expect(read({ headers: { 'cko-signature': 'x' } })).toEqual({ ok: false, code: 'malformed-signature' })
    expect(read({ body: `${call.body} ` })).toEqual({ ok: false, code: 'wrong-signature' })
    const signed = (body: string) => {
      const signature = checkoutComSignature(body, house.walletKeys.checkoutCom.webhookSecret)
      return read({ body, headers: { 'cko-signature': signature } })
    }
    for (const body of ['', 'null', '{}', '{"type":"x","data":{"reference":"not ours"}}'])
      expect(signed(body)).toEqual({ ok: false, code: 'malformed-body' })
    expect((await hold({ mode: 'forged' })).events).toMatchObject({ ok: true })
  })

  it('PAY-05 is unreachable where nobody answers, too slowly, or in another shape, and with the wrong key', async () => {
    const { token } = await hold()
    const request = { paymentId: RETURN_ID, orderNumber: 'H-1', amountMinor: 1, currency: 'DKK', token } as const
    const odd = createServer((call, answer) => {
      if (call.url?.startsWith('/slow')) return
      answer.setHeader('content-type', 'application/json').end('{"token":"","data":[{"id":"pay_1","status":"New"}]}')
    })
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
    const at = (apiUrl: string) => providerOf(house, { apiUrl: () => apiUrl, timeoutMs: 200 })
    const addresses = [ownOrigin(odd), `${ownOrigin(odd)}/slow`, 'http://127.0.0.1:1']
    for (const provider of addresses.map(at)) {
      expect(await provider.confirm(RETURN_ID)).toEqual(UNREACHABLE)
      expect(await provider.authorise?.(RETURN_ID, request)).toEqual(UNREACHABLE)
      expect(await provider.cancel(RETURN_ID, asked(RETURN_ID, 'cancel'))).toEqual(UNREACHABLE)
    }
    odd.closeAllConnections()
    odd.close()
    const wrong = providerOf(house, { secretKey: 'sk_wrong', publicKey: 'pk_wrong' })
    expect(await wrong.confirm(RETURN_ID)).toEqual(UNREACHABLE)
    expect(await wrong.authorise?.(RETURN_ID, request)).toEqual(UNREACHABLE)
  })
})
