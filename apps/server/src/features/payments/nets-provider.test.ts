import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentStart } from '@firkant/domain/payments/payment-provider.ts'
import { nextPayment, type Payment } from '@firkant/domain/payments/payment-states.ts'
import { paymentRequest } from '../../../test/stand-ins/bank-house.ts'
import { NETS_SECRET_KEY, startNetsStandIn, type NetsStandIn } from '../../../test/stand-ins/nets-stand-in.ts'
import { createNetsProvider } from './nets-provider.ts'
import { NETS_EVENTS } from './nets-webhook.ts'

const AMOUNT = 129_900
const WEBHOOK_SECRET = 'a secret that only the shop knows 0123456789'
const UNREACHABLE = { ok: false, code: 'unreachable' }
const REFUSED = { ok: false, code: 'refused' }
const said = (...types: readonly string[]) => ({ ok: true, value: types.map((type) => ({ type })) })

let nets: NetsStandIn
beforeAll(async () => void (nets = await startNetsStandIn()))
afterAll(() => nets.close())
beforeEach(() => {
  nets.failAt(undefined)
  nets.refundsBecome('Completed')
  nets.beforeAnswer(() => undefined)
})

const providerWith = (change: { secretKey?: string; apiUrl?: string } = {}) =>
  createNetsProvider({
    secretKey: NETS_SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: nets.url,
    termsUrl: async (language) => `https://www.hjemly.dk/${language}/handelsbetingelser`,
    timeoutMs: 2000,
    ...change,
  })

const request = () => paymentRequest({ webhookUrl: 'https://www.hjemly.dk/api/payments/nets/webhook' })
const providerRequest = (
  type: 'capture' | 'cancel' | 'refund',
  minor = AMOUNT,
  key = `${crypto.randomUUID()}:${type}`,
) => ({
  type,
  paymentId: 'p',
  minor,
  key,
})

async function opened(): Promise<Extract<PaymentStart, { type: 'redirect' }>> {
  const started = await providerWith().create(request())
  if (!started.ok || started.value.type !== 'redirect') throw new Error('Nets opened no payment.')
  return started.value
}
async function reserved(): Promise<string> {
  const { reference } = await opened()
  nets.reserve(reference)
  return reference
}
async function captured(): Promise<string> {
  const reference = await reserved()
  await providerWith().capture(reference, providerRequest('capture'))
  return reference
}
const postsOf = (reference: string, action: string) =>
  nets.asked.filter(({ method, path }) => method === 'POST' && path.includes(reference) && path.endsWith(action))

describe('a payment at Nets', () => {
  it('CHK-05 is asked for with its amount and opens in the buyer’s language', async () => {
    const { reference, url } = await opened()
    expect(new URL(url).searchParams.get('language')).toBe('da-DK')
    expect(new URL(url).searchParams.get('paymentId')).toBe(reference)
    const { order, checkout, notifications } = nets.orderOf(reference)
    expect(order).toMatchObject({ amount: AMOUNT, currency: 'DKK', reference: 'H-100023' })
    expect(checkout.termsUrl).toBe('https://www.hjemly.dk/da/handelsbetingelser')
    expect(checkout.cancelUrl).toBe(checkout.returnUrl)
    expect(notifications.webHooks.map(({ eventName }) => eventName)).toEqual(NETS_EVENTS)
    for (const { authorization } of notifications.webHooks) expect(WEBHOOK_SECRET).not.toContain(authorization)
  })

  it('CHK-05 that is asked for twice is one', async () => {
    const same = request()
    const first = await providerWith().create(same)
    expect(first.ok).toBe(true)
    expect(await providerWith().create(same)).toEqual(first)
  })

  it('CHK-05 goes from open to held to taken to given back', async () => {
    const provider = providerWith()
    const { reference } = await opened()
    expect(await provider.confirm(reference)).toEqual(said('pending'))
    nets.reserve(reference)
    expect(await provider.confirm(reference)).toEqual(said('authorised'))
    expect(await provider.capture(reference, providerRequest('capture'))).toEqual(said('captured'))
    expect(await provider.confirm(reference)).toEqual(said('captured'))
    const part = await provider.refund(reference, providerRequest('refund', 29_900))
    const refunds = [{ type: 'refunded', reference: expect.any(String), minor: 29_900 }]
    expect(part).toMatchObject({ ok: true, value: [...refunds] })
    await provider.refund(reference, providerRequest('refund', 100_000))
    expect(await provider.confirm(reference)).toMatchObject({
      value: [{ type: 'captured' }, { minor: 29_900 }, { minor: 100_000 }],
    })
  })

  it('CHK-05 is taken once and given back once for each key, however often that is asked', async () => {
    const provider = providerWith()
    const reference = await reserved()
    const capture = providerRequest('capture')
    const answers = await Promise.all([provider.capture(reference, capture), provider.capture(reference, capture)])
    expect(answers).toEqual([said('captured'), said('captured')])
    expect(await provider.capture(reference, capture)).toEqual(said('captured'))
    const keys = postsOf(reference, 'charges').map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
    const back = providerRequest('refund', 50_000, `${'a-very-long-key'.repeat(10)}:refund`)
    const once = await provider.refund(reference, back)
    expect(await provider.refund(reference, back)).toEqual(once)
    expect(once).toMatchObject({ value: [{ type: 'refunded', minor: 50_000 }] })
    for (const { key = '' } of nets.asked) expect(key.length).toBeLessThanOrEqual(64)
  })

  it('CHK-05 is let go when it is held, and ended when nobody has paid', async () => {
    const provider = providerWith()
    const held = await reserved()
    const { reference: open } = await opened()
    for (const reference of [held, open]) {
      expect(await provider.cancel(reference, providerRequest('cancel'))).toEqual(said('cancelled'))
      expect(await provider.cancel(reference, providerRequest('cancel'))).toEqual(said('cancelled'))
      expect(await provider.confirm(reference)).toEqual(said('cancelled'))
    }
    expect(postsOf(held, 'cancels')).toHaveLength(1)
    expect(postsOf(open, 'cancels')).toHaveLength(0)
    expect(await provider.capture(held, providerRequest('capture'))).toEqual(said('cancelled'))
  })

  it('CHK-05 that is paid in the moment it is to be ended is heard of', async () => {
    const { reference } = await opened()
    nets.beforeAnswer(({ path }) => path.endsWith('terminate') && nets.reserve(reference))
    expect(await providerWith().cancel(reference, providerRequest('cancel'))).toEqual(said('authorised'))
  })

  it('CHK-05 that was taken is not let go: that it was taken is the answer', async () => {
    expect(await providerWith().cancel(await captured(), providerRequest('cancel'))).toEqual(said('captured'))
  })

  it('CHK-05 of which only a part is held or taken is pending', async () => {
    const provider = providerWith()
    const { reference } = await opened()
    nets.reserve(reference, AMOUNT - 1)
    expect(await provider.confirm(reference)).toEqual(said('pending'))
    nets.reserve(reference)
    nets.charge(reference, AMOUNT - 1)
    expect(await provider.confirm(reference)).toEqual(said('pending'))
    const whole = await reserved()
    expect(await provider.capture(whole, providerRequest('capture', AMOUNT - 1))).toEqual(said('pending'))
  })

  it('CHK-05 whose refund is still on its way is given back as far as the shop is concerned', async () => {
    const provider = providerWith()
    const reference = await captured()
    nets.refundsBecome('Pending')
    const { key } = providerRequest('refund')
    expect(await provider.refund(reference, { ...providerRequest('refund'), key })).toMatchObject({
      ok: true,
      value: [{ type: 'refunded', minor: AMOUNT, key }],
    })
  })

  it('CHK-05 is refused when Nets says no', async () => {
    const provider = providerWith()
    expect(await provider.create({ ...request(), amountMinor: 0 })).toEqual(REFUSED)
    expect(await provider.confirm('unknown')).toEqual(REFUSED)
    const { reference } = await opened()
    expect(await provider.capture(reference, providerRequest('capture'))).toEqual(REFUSED)
    expect(await provider.refund(reference, providerRequest('refund'))).toEqual(REFUSED)
    expect(await provider.refund(await captured(), providerRequest('refund', AMOUNT + 1))).toEqual(REFUSED)
    const held = await reserved()
    nets.failAt(/cancels$/, 400)
    expect(await provider.cancel(held, providerRequest('cancel'))).toEqual(REFUSED)
  })

  it('CHK-05 is asked for again later when Nets fails, is busy, or does not know our key', async () => {
    const reference = await reserved()
    for (const status of [500, 503, 429]) {
      nets.failAt(/./, status)
      expect(await providerWith().create(request())).toEqual(UNREACHABLE)
      expect(await providerWith().confirm(reference)).toEqual(UNREACHABLE)
    }
    nets.failAt(/charges$/, 502)
    expect(await providerWith().capture(reference, providerRequest('capture'))).toEqual(UNREACHABLE)
    nets.failAt(undefined)
    expect(await providerWith({ secretKey: 'wrong' }).capture(reference, providerRequest('capture'))).toEqual(
      UNREACHABLE,
    )
    expect(await providerWith({ apiUrl: 'http://127.0.0.1:1' }).create(request())).toEqual(UNREACHABLE)
    expect(await providerWith().capture(reference, providerRequest('capture'))).toEqual(said('captured'))
  })
})

describe('a webhook of Nets', () => {
  const WEBHOOKS = {
    held: 'payment.reservation.created.v2',
    taken: 'payment.charge.created.v2',
    cancelled: 'payment.cancel.created',
    refunded: 'payment.refund.completed',
  } as const

  it.each([
    [WEBHOOKS.held, [{ type: 'authorised' }]],
    [WEBHOOKS.taken, [{ type: 'captured' }]],
    [WEBHOOKS.cancelled, [{ type: 'cancelled' }]],
    ['payment.checkout.completed', [{ type: 'pending' }]],
    ['payment.reservation.failed', [{ type: 'pending' }]],
    ['payment.charge.failed', []],
  ])('CHK-05 %s is understood', async (event, events) => {
    const { reference } = await opened()
    expect(providerWith().readWebhook(nets.webhook(reference, event))).toEqual({
      ok: true,
      value: { reference, events },
    })
  })

  it('CHK-05 of a refund has the name that the payment has for it', async () => {
    const provider = providerWith()
    const reference = await captured()
    await provider.refund(reference, providerRequest('refund', 500))
    const known = await provider.confirm(reference)
    const [, refund] = known.ok ? known.value : []
    if (refund?.type !== 'refunded') throw new Error('Nothing was given back.')
    const data = { refundId: refund.reference, amount: { amount: 500, currency: 'DKK' } }
    const call = nets.webhook(reference, WEBHOOKS.refunded, data)
    expect(provider.readWebhook(call)).toEqual({ ok: true, value: { reference, events: [refund] } })
  })

  it.each([
    ['less', { amount: AMOUNT - 1, currency: 'DKK' }],
    ['another coin', { amount: AMOUNT, currency: 'SEK' }],
    ['more', { amount: AMOUNT + 1, currency: 'DKK' }],
    ['nothing', null],
  ])('CHK-05 that tells of %s does not tell of the whole', async (_what, amount) => {
    const { reference } = await opened()
    const read = (event: string) => providerWith().readWebhook(nets.webhook(reference, event, { amount }))
    const pending = { ok: true, value: { reference, events: [{ type: 'pending' }] } }
    expect(read(WEBHOOKS.held)).toEqual(pending)
    expect(read(WEBHOOKS.taken)).toEqual(pending)
    expect(read(WEBHOOKS.cancelled)).toEqual({ ok: true, value: { reference, events: [] } })
  })

  it('CHK-05 that is sent again changes nothing', async () => {
    const { reference } = await opened()
    const call = nets.webhook(reference, WEBHOOKS.taken)
    const applyAll = (payment: Payment) => {
      const message = providerWith().readWebhook(call)
      if (!message.ok) throw new Error(message.code)
      return message.value.events.reduce(nextPayment, payment)
    }
    const once = applyAll({ id: 'p', amountMinor: AMOUNT, state: 'created', refunds: [] })
    expect(once.state).toBe('captured')
    expect(applyAll(once)).toBe(once)
  })

  it('CHK-05 that does not show our secret is not believed', async () => {
    const { reference } = await opened()
    const call = nets.webhook(reference, WEBHOOKS.taken)
    const read = (authorization: string | undefined) =>
      providerWith().readWebhook({ ...call, headers: { authorization } })
    const given = call.headers['authorization'] ?? ''
    expect(read(given).ok).toBe(true)
    expect(read(undefined)).toEqual({ ok: false, code: 'missing-signature' })
    expect(read('')).toEqual({ ok: false, code: 'missing-signature' })
    for (const wrong of [WEBHOOK_SECRET, given.slice(1), `Bearer ${given}`, `${given}0`])
      expect(read(wrong)).toEqual({ ok: false, code: 'malformed-signature' })
    expect(read('0'.repeat(16) + given.slice(16))).toEqual({ ok: false, code: 'wrong-signature' })
  })

  it.each([
    '',
    '{',
    'null',
    '{"event":"payment.charge.created.v2"}',
    '{"event":"payment.charge.created.v2","data":{"paymentId":""}}',
    '{"event":"payment.refund.completed","data":{"paymentId":"p"}}',
    `{"event":"payment.charge.created.v2","data":{"paymentId":"p"},"more":"${'x'.repeat(70_000)}"}`,
  ])('CHK-05 that makes no sense is refused: %.70s', async (body) => {
    const { reference } = await opened()
    const call = { ...nets.webhook(reference, WEBHOOKS.taken), body }
    expect(providerWith().readWebhook(call)).toEqual({ ok: false, code: 'malformed-body' })
  })

  it('CHK-05 of an event that we did not ask for says nothing', async () => {
    const { reference } = await opened()
    const { headers } = nets.webhook(reference, WEBHOOKS.taken)
    const call = { ...nets.webhook(reference, 'payment.created'), headers }
    expect(providerWith().readWebhook(call)).toEqual({ ok: true, value: { reference, events: [] } })
  })
})
