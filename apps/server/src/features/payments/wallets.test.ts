import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { openBankHouse, type BankHouse } from '../../../test/stand-ins/bank-house.ts'
import {
  approvedWallet,
  messagesFor,
  openWallet,
  walletOf,
  walletRequest,
  type WalletKey,
} from '../../../test/stand-ins/wallet-visit.ts'

let house: BankHouse
beforeAll(async () => void (house = await openBankHouse()))
afterAll(() => house.close())

const ROWS: readonly (readonly [row: string, wallet: WalletKey])[] = [
  ['PAY-01', 'vipps'],
  ['PAY-02', 'swish'],
  ['PAY-03', 'klarna'],
]
const HELD = { vipps: 'authorised', swish: 'captured', klarna: 'authorised' } as const
const AMOUNT = 129_900
const RETURN_ID = '6f0c7a52-5a0e-4c54-9d5f-0d5f4a3b9c11'
const asked = (paymentId: string, type: 'capture' | 'cancel' | 'refund', minor = AMOUNT) => ({
  type,
  paymentId,
  minor,
  key: type === 'refund' ? `${paymentId}:refund:${RETURN_ID}` : `${paymentId}:${type}`,
})

describe.each(ROWS)('%s %s at its stand-in', (row, wallet) => {
  it(`${row} is pending until the buyer decides, and then held or paid`, async () => {
    const opened = await openWallet(house, wallet)
    expect(await opened.provider.confirm(opened.reference)).toEqual({ ok: true, value: [{ type: 'pending' }] })
    expect(await opened.see()).toMatch(/1.299/)
    const answer = await opened.decide('approve')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(opened.request.returnUrl)
    expect(await opened.provider.confirm(opened.reference)).toMatchObject({ ok: true, value: [{ type: HELD[wallet] }] })
  })

  it.each([
    ['decline', { vipps: 'cancelled', swish: 'declined', klarna: 'declined' }],
    ['expire', { vipps: 'cancelled', swish: 'declined', klarna: 'cancelled' }],
  ] as const)(`${row} ends without money: %s`, async (step, ends) => {
    const opened = await openWallet(house, wallet)
    await opened.decide(step)
    expect(await opened.provider.confirm(opened.reference)).toEqual({ ok: true, value: [{ type: ends[wallet] }] })
    // Decided once: nobody approves it afterwards.
    await opened.decide('approve')
    expect(await opened.provider.confirm(opened.reference)).toEqual({ ok: true, value: [{ type: ends[wallet] }] })
  })

  it(`${row} is captured once, and paid back in the part that is asked for, once`, async () => {
    const { provider, reference, request } = await approvedWallet(house, wallet)
    const captured = { ok: true, value: [{ type: 'captured' }] }
    expect(await provider.capture(reference, asked(request.paymentId, 'capture'))).toEqual(captured)
    expect(await provider.capture(reference, asked(request.paymentId, 'capture'))).toEqual(captured)
    const refund = asked(request.paymentId, 'refund', 30_000)
    const refunded = { type: 'refunded', reference: refund.key, minor: 30_000 }
    const [first, second] = await Promise.all([1, 2].map(() => provider.refund(reference, refund)))
    expect([first, second]).toContainEqual({ ok: true, value: [refunded] })
    expect(await provider.refund(reference, refund)).toEqual({ ok: true, value: [refunded] })
    const now = await provider.confirm(reference)
    const counted = now.ok ? now.value.filter(({ type }) => type === 'refunded') : []
    expect(counted).toEqual(wallet === 'swish' ? [] : [refunded])
    const more = { ...asked(request.paymentId, 'refund', AMOUNT), key: `${request.paymentId}:refund:30000` }
    expect(await provider.refund(reference, more)).toEqual({ ok: false, code: 'refused' })
  })

  it(`${row} is released before the buyer decided`, async () => {
    const { provider, reference, request, decide } = await openWallet(house, wallet)
    const cancelled = { ok: true, value: [{ type: 'cancelled' }] }
    expect(await provider.cancel(reference, asked(request.paymentId, 'cancel'))).toEqual(cancelled)
    await decide('approve')
    expect(await provider.confirm(reference)).toEqual(cancelled)
  })

  it(`${row} tells the shop in a message that proves its sender, and a forged one is refused`, async () => {
    const opened = await approvedWallet(house, wallet)
    const text = { vipps: 'AUTHORIZED', swish: 'PAID', klarna: 'COMPLETED' }[wallet]
    const id = wallet === 'swish' ? opened.reference : opened.request.paymentId
    const call = messagesFor(house, wallet, id).find(({ body }) => body.includes(text))
    if (!call) throw new Error('No message came')
    const read = (change: object) => opened.provider.readWebhook({ ...call, ...change })
    const named = wallet === 'klarna' ? { paymentId: id } : { reference: id }
    expect(read({})).toEqual({ ok: true, value: { ...named, events: [], isToConfirm: true } })
    expect(read({ headers: {}, target: `/api/payments/${wallet}/webhook` })).toEqual({
      ok: false,
      code: 'missing-signature',
    })
    const other = await openWallet(house, wallet)
    await other.decide('approve', 'forged')
    const otherId = wallet === 'swish' ? other.reference : other.request.paymentId
    await expect.poll(() => messagesFor(house, wallet, otherId).some(({ body }) => body.includes(text))).toBe(true)
    const forged = messagesFor(house, wallet, otherId).find(({ body }) => body.includes(text))
    if (!forged) throw new Error('No forged message came')
    expect(opened.provider.readWebhook(forged)).toEqual({ ok: false, code: 'wrong-signature' })
  })

  it.each([
    ['never', 0],
    ['twice', 2],
    ['normal', 1],
  ])(`${row} tells as often as the tester wants: %s`, async (mode, times) => {
    const opened = await openWallet(house, wallet)
    const id = wallet === 'swish' ? opened.reference : opened.request.paymentId
    const count = () => messagesFor(house, wallet, id).length
    const before = count()
    await opened.decide('approve', mode)
    await expect.poll(() => count() - before).toBe(times)
  })

  it(`${row} is unreachable where nobody answers, and asked for with the wrong key it is tried again`, async () => {
    const { origin } = house
    expect((await fetch(`${origin}/bank/${wallet}/epayment/v1/payments/x`)).status).toBeGreaterThanOrEqual(400)
    const unknown = { vipps: RETURN_ID, swish: 'A'.repeat(32), klarna: 'order:unknown' }[wallet]
    expect(await walletOf(house, wallet).confirm(unknown)).toEqual({ ok: false, code: 'refused' })
  })
})

describe.each([
  ['PAY-01', 'vipps'],
  ['PAY-03', 'klarna'],
] as const)('%s a part is captured by %s', (row, wallet) => {
  it(`${row} and the rest is released`, async () => {
    const { provider, reference, request } = await approvedWallet(house, wallet)
    const part = { ok: true, value: [{ type: 'captured', minor: 100_000 }] }
    expect(await provider.capture(reference, asked(request.paymentId, 'capture', 100_000))).toEqual(part)
    expect(await provider.capture(reference, asked(request.paymentId, 'capture', 100_000))).toEqual(part)
    expect(await provider.confirm(reference)).toEqual(part)
    const tooMuch = asked(request.paymentId, 'refund', 100_001)
    expect(await provider.refund(reference, tooMuch)).toEqual({ ok: false, code: 'refused' })
  })

  it(`${row} and what is held is released when the order is cancelled`, async () => {
    const { provider, reference, request } = await approvedWallet(house, wallet)
    const cancelled = { ok: true, value: [{ type: 'cancelled' }] }
    expect(await provider.cancel(reference, asked(request.paymentId, 'cancel'))).toEqual(cancelled)
    expect(await provider.capture(reference, asked(request.paymentId, 'capture'))).toEqual(cancelled)
  })
})

it('PAY-01 an old message is refused', async () => {
  const { provider, request } = await approvedWallet(house, 'vipps')
  const [call] = messagesFor(house, 'vipps', request.paymentId)
  if (!call) throw new Error('No message came')
  const receivedAt = new Date(TEST_NOW.getTime() + 10 * 60_000)
  expect(provider.readWebhook({ ...call, receivedAt })).toEqual({ ok: false, code: 'expired-signature' })
  const body = call.body.replace('129900', '129901')
  expect(provider.readWebhook({ ...call, body })).toEqual({ ok: false, code: 'wrong-signature' })
})

it('PAY-03 a buyer who agreed has one order, however often it is placed', async () => {
  const opened = await openWallet(house, 'klarna')
  await opened.decide('approve')
  const [one, two] = await Promise.all([1, 2].map(() => opened.provider.confirm(opened.reference)))
  expect(one).toEqual(two)
  expect(one).toMatchObject({
    ok: true,
    value: [{ type: 'authorised', newReference: expect.stringMatching(/^order:/) }],
  })
})

it('PAY-02 Swish takes kronor of Sweden alone', async () => {
  const request = walletRequest(house, 'swish', { currency: 'DKK' })
  expect(await walletOf(house, 'swish').create(request)).toEqual({ ok: false, code: 'refused' })
})
