import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextState, type OrderEvent } from '../orders/order-states.ts'
import { applyPaymentEvent, type OrderMoney } from './apply-payment-event.ts'
import { dueProviderRequests, type ProviderRequest } from './due-provider-requests.ts'
import { isHeld, nextPayment, PAYMENT_STATES, type Payment, type PaymentEvent } from './payment-states.ts'
import type { RefundDue } from './refund-keys.ts'

fc.configureGlobal({ seed: 20_261_115 })

const AMOUNT = 1299_00
const made = (id: string): Payment => ({ id, amountMinor: AMOUNT, state: 'created', refunds: [] })
const refund = (reference: string, minor: number): PaymentEvent => ({ type: 'refunded', reference, minor })
const said = (type: 'pending' | 'authorised' | 'declined' | 'cancelled' | 'captured'): PaymentEvent => ({ type })

describe('what is said of a payment', () => {
  it('CHK-05 from the first word to the last', () => {
    const events = [said('pending'), said('authorised'), said('captured'), refund('a', 100), refund('b', AMOUNT - 100)]
    let payment = made('p')
    const states = events.map((event) => (payment = nextPayment(payment, event)).state)
    expect(states).toEqual(['pending', 'authorised', 'captured', 'partlyRefunded', 'refunded'])
  })

  it('CHK-05 a refund that is told twice counts once', () => {
    const once = nextPayment({ ...made('p'), state: 'captured' }, refund('a', 100))
    expect(nextPayment(once, refund('a', 100))).toBe(once)
  })

  it('CHK-05 leads to the same end in whatever order it comes and however often', () => {
    const anyEvent = fc.oneof(
      fc
        .constantFrom('pending', 'authorised', 'declined', 'cancelled', 'captured')
        .map((type) => said(type as 'pending')),
      fc.constantFrom('a', 'b', 'c').map((reference) => refund(reference, AMOUNT / 2)),
    )
    const inTwoOrders = fc
      .array(anyEvent, { maxLength: 8 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length })),
      )
    const end = (events: readonly PaymentEvent[]) => {
      const { state } = events.reduce(nextPayment, made('p'))
      return state
    }
    fc.assert(
      fc.property(inTwoOrders, ([events, shuffled]) => {
        expect(end(shuffled)).toBe(end(events))
      }),
    )
  })

  it('CHK-05 no state goes back to an earlier one', () => {
    for (const [at, state] of PAYMENT_STATES.entries()) {
      for (const type of ['pending', 'authorised', 'declined', 'cancelled', 'captured'] as const) {
        const { state: next } = nextPayment({ ...made('p'), state }, said(type))
        expect(PAYMENT_STATES.indexOf(next)).toBeGreaterThanOrEqual(at)
      }
    }
  })
})

const paying = (...ids: readonly string[]): OrderMoney => ({ state: 'paying', payments: ids.map(made) })
const applyAll = (order: OrderMoney, ...events: readonly (readonly [string, PaymentEvent])[]) =>
  events.reduce(
    (applied, [id, event]) => {
      const next = applyPaymentEvent(applied.order, id, event)
      return { order: next.order, effects: [...applied.effects, ...next.effects] }
    },
    { order, effects: [] as readonly string[] },
  )

describe('what an order makes of it', () => {
  it('CHK-05 the webhook that comes twice, and the one that comes first, are one payment', () => {
    const { order, effects } = applyAll(
      paying('p'),
      ['p', said('captured')],
      ['p', said('authorised')],
      ['p', said('captured')],
    )
    expect(order).toMatchObject({ state: 'paid', paidBy: 'p', payments: [{ state: 'captured' }] })
    expect(effects).toEqual(['closeCart', 'mail'])
    expect(dueProviderRequests(order)).toEqual([])
  })

  it('CHK-05 money that comes after the order was cancelled goes back', () => {
    const cancelled: OrderMoney = { ...paying('p'), state: 'cancelled' }
    expect(dueProviderRequests(cancelled)).toMatchObject([{ type: 'cancel', key: 'p:cancel' }])
    const held = applyAll(cancelled, ['p', said('authorised')])
    expect(held).toMatchObject({ order: { state: 'cancelled' }, effects: [] })
    expect(dueProviderRequests(held.order)).toMatchObject([{ type: 'cancel', paymentId: 'p' }])
    const taken = applyAll(cancelled, ['p', said('captured')])
    expect(dueProviderRequests(taken.order)).toEqual([
      { type: 'refund', paymentId: 'p', minor: AMOUNT, key: 'p:refund:0' },
    ])
    expect(dueProviderRequests(applyAll(taken.order, ['p', refund('p:refund:0', AMOUNT)]).order)).toEqual([])
  })

  it('CHK-05 of two payments one is kept', () => {
    const { order, effects } = applyAll(paying('p', 'q'), ['q', said('authorised')], ['p', said('captured')])
    expect(order).toMatchObject({ state: 'paid', paidBy: 'q' })
    expect(effects).toEqual(['closeCart', 'mail'])
    expect(dueProviderRequests(order)).toMatchObject([{ type: 'refund', paymentId: 'p', minor: AMOUNT }])
  })

  it('CHK-08 a decline ends the order only when no other try is open', () => {
    const one = applyAll(paying('p', 'q'), ['p', said('declined')])
    expect(one).toMatchObject({ order: { state: 'paying' }, effects: [] })
    expect(applyAll(one.order, ['q', said('declined')])).toMatchObject({
      order: { state: 'cancelled' },
      effects: ['releaseStock', 'giveBackGiftCards', 'reopenCart'],
    })
    expect(applyAll(one.order, ['q', said('authorised')]).order).toMatchObject({ state: 'paid', paidBy: 'q' })
  })

  it('CHK-05 an order whose money was given back or let go at the bank does not leave; one that has left stays so', () => {
    const { order } = applyAll(paying('p'), ['p', said('captured')])
    for (const end of [refund('desk', AMOUNT), said('cancelled')]) {
      const held = { ...order, payments: [{ ...made('p'), state: 'authorised' as const }] }
      expect(applyAll(held, ['p', end])).toMatchObject({
        order: { state: 'cancelled' },
        effects: expect.arrayContaining(['releaseStock']),
      })
      expect(applyAll({ ...held, state: 'delivered' }, ['p', end])).toMatchObject({
        order: { state: 'delivered' },
        effects: [],
      })
    }
    expect(applyAll(order, ['p', refund('desk', 100)]).order).toMatchObject({ state: 'paid' })
  })

  it('CHK-05 money is taken when the goods leave, and a word about a payment that is not the order’s is no word', () => {
    const { order } = applyAll(paying('p'), ['p', said('authorised')])
    expect(dueProviderRequests({ ...order, state: 'shipped' })).toMatchObject([
      { type: 'capture', paymentId: 'p', minor: AMOUNT },
    ])
    expect(applyPaymentEvent(order, 'stranger', said('captured')).order).toBe(order)
  })
})

/** A bank that fulfils each request once per key, and reports it in messages that are delivered later. */
type Account = 'open' | 'declined' | 'held' | 'void' | 'taken' | 'back'

function openBank() {
  const accounts = new Map<string, Account>([
    ['p', 'open'],
    ['q', 'open'],
  ])
  const given: { readonly paymentId: string; readonly key: string; readonly minor: number }[] = []
  const givenOf = (id: string) => given.reduce((sum, { paymentId, minor }) => sum + (paymentId === id ? minor : 0), 0)
  const messages: (readonly [string, PaymentEvent])[] = []
  const move = (id: string, from: readonly Account[], [to, event]: readonly [Account, PaymentEvent]) => {
    if (!from.includes(accounts.get(id) ?? 'open')) return
    accounts.set(id, to)
    messages.push([id, event])
  }
  return {
    accounts,
    given,
    givenOf,
    messages,
    approve: (id: string) => move(id, ['open', 'declined'], ['held', said('authorised')]),
    takeAtOnce: (id: string) => move(id, ['open', 'declined'], ['taken', said('captured')]),
    decline: (id: string) => move(id, ['open'], ['declined', said('declined')]),
    challenge: (id: string) => messages.push([id, said('pending')]),
    request({ type, paymentId, minor, key }: ProviderRequest) {
      if (type === 'cancel') move(paymentId, ['open', 'declined', 'held'], ['void', said('cancelled')])
      if (type === 'capture') move(paymentId, ['held'], ['taken', said('captured')])
      if (type !== 'refund' || given.some((each) => each.key === key)) return
      expect(givenOf(paymentId) + minor).toBeLessThanOrEqual(AMOUNT)
      given.push({ paymentId, key, minor })
      move(paymentId, ['taken'], [givenOf(paymentId) === AMOUNT ? 'back' : 'taken', refund(key, minor)])
    },
  }
}

type Action =
  | { readonly type: 'approve' | 'takeAtOnce' | 'decline' | 'challenge'; readonly id: 'p' | 'q' }
  | { readonly type: 'deliver'; readonly which: number; readonly isRepeated: boolean }
  | { readonly type: 'order'; readonly event: OrderEvent }
  | { readonly type: 'giveBack'; readonly key: string; readonly minor: number }
  | { readonly type: 'sendDue' }

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constantFrom('approve', 'takeAtOnce', 'decline', 'challenge'),
    id: fc.constantFrom('p', 'q'),
  }),
  fc.record({ type: fc.constant('deliver' as const), which: fc.nat(), isRepeated: fc.boolean() }),
  fc.record({ type: fc.constant('order' as const), event: fc.constantFrom('cancel', 'pack', 'ship', 'deliver') }),
  fc.record({
    type: fc.constant('giveBack' as const),
    key: fc.constantFrom('r1', 'r2', 'r3'),
    minor: fc.integer({ min: 1, max: AMOUNT / 4 }),
  }),
  fc.constant({ type: 'sendDue' } as const),
)

function live(actions: readonly Action[]) {
  const bank = openBank()
  const effects: string[] = []
  let order = paying('p', 'q')
  const take = (applied: { readonly order: OrderMoney; readonly effects: readonly string[] }) => {
    ;({ order } = applied)
    effects.push(...applied.effects.map((effect) => (effect === 'mail' ? `mail ${order.state}` : effect)))
  }
  const giveBack = ({ key, minor }: RefundDue) => {
    const { refundsDue = [], state, paidBy } = order
    if (paidBy === undefined || state === 'cancelled' || refundsDue.some((due) => due.key === key)) return
    order = { ...order, refundsDue: [...refundsDue, { key, minor }] }
  }
  const sendDue = () => dueProviderRequests(order).forEach((each) => bank.request(each))
  const deliver = (which: number, isRepeated: boolean) => {
    const at = which % Math.max(1, bank.messages.length)
    const [message] = isRepeated ? bank.messages.slice(at, at + 1) : bank.messages.splice(at, 1)
    if (message) take(applyPaymentEvent(order, ...message))
  }
  for (const action of actions) {
    if (action.type === 'sendDue') sendDue()
    else if (action.type === 'deliver') deliver(action.which, action.isRepeated)
    else if (action.type === 'giveBack') giveBack(action)
    else if (action.type === 'order') {
      const move = nextState(order.state, action.event)
      if (move.type === 'moved') take({ order: { ...order, state: move.state }, effects: move.effects })
    } else bank[action.type](action.id)
  }
  // All messages in flight arrive in the end, and the settlement job runs again.
  for (let round = 0; round < 5; round += 1) {
    while (bank.messages.length > 0) deliver(0, false)
    sendDue()
  }
  return { order, effects, bank }
}

describe('whatever buyers, banks and the shop do, in whatever order it is heard of', () => {
  const anyLife = fc.array(anyAction, { maxLength: 40 })

  it('CHK-05 in the end the bank keeps the price of an order that lives once, and nothing of one that does not', () => {
    fc.assert(
      fc.property(anyLife, (actions) => {
        const { order, bank } = live(actions)
        const charged = [...bank.accounts].filter(([, account]) => account === 'held' || account === 'taken')
        const isBought = order.paidBy !== undefined && order.state !== 'cancelled'
        expect(charged.map(([id]) => id)).toEqual(isBought ? [order.paidBy] : [])
        if (['shipped', 'delivered'].includes(order.state)) expect(charged[0]?.[1]).toBe('taken')
        expect(dueProviderRequests(order)).toEqual([])
        expect(order.payments.filter(({ state }) => isHeld(state))).toHaveLength(isBought ? 1 : 0)
      }),
      { numRuns: 1000 },
    )
  })

  it('CHK-05 what returns give back goes back once, as soon as the money was taken, and all of it when nothing is kept', () => {
    fc.assert(
      fc.property(anyLife, (actions) => {
        const { order, bank } = live(actions)
        const due = (order.refundsDue ?? []).reduce((sum, { minor }) => sum + minor, 0)
        for (const [id, account] of bank.accounts) {
          const charged = id === order.paidBy && account === 'taken' ? AMOUNT - due : 0
          expect(bank.givenOf(id)).toBe(account === 'taken' || account === 'back' ? AMOUNT - charged : 0)
        }
        expect(new Set(bank.given.map(({ key }) => key)).size).toBe(bank.given.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('CHK-05 each thing is done once: cart, stock, gift cards and the mail of each step', () => {
    fc.assert(
      fc.property(anyLife, (actions) => {
        const { effects, order } = live(actions)
        expect(new Set(effects).size).toBe(effects.length)
        expect(effects.includes('closeCart')).toBe(order.paidBy !== undefined)
        expect(effects.includes('releaseStock')).toBe(order.state === 'cancelled')
        expect(effects.includes('takeOutStock') && effects.includes('releaseStock')).toBe(false)
        expect(effects.includes('reopenCart')).toBe(order.state === 'cancelled' && order.paidBy === undefined)
      }),
      { numRuns: 1000 },
    )
  })
})
