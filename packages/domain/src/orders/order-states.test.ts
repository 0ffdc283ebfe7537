import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasLeft,
  nextState,
  ORDER_EVENTS,
  ORDER_STATES,
  ORDER_STEPS,
  type OrderEvent,
  type OrderState,
} from './order-states.ts'

fc.configureGlobal({ seed: 20_261_115 })

function walk(events: readonly OrderEvent[], from: OrderState = 'placed') {
  const effects: string[] = []
  const states: OrderState[] = [from]
  let state: OrderState = from
  for (const event of events) {
    const move = nextState(state, event)
    if (move.type !== 'moved') continue
    ;({ state } = move)
    states.push(state)
    effects.push(...move.effects.map((effect) => (effect === 'mail' ? `mail ${state}` : effect)))
  }
  return { state, states, effects }
}

describe('the way of an order', () => {
  it('CHK-07 from placed to delivered, each step with its mail', () => {
    const { states, effects } = walk(['startPayment', 'pay', 'pack', 'ship', 'deliver', 'returnPart', 'returnAll'])
    const otherwise = new Set<OrderState>(['cancelled', 'awaitingConfirmation'])
    expect(states).toEqual(ORDER_STATES.filter((state) => !otherwise.has(state)))
    expect(effects).toEqual([
      'closeCart',
      'mail paid',
      'mail packed',
      'takeOutStock',
      'mail shipped',
      'mail delivered',
      'mail partlyReturned',
      'mail returned',
    ])
  })

  it('CHK-07 one that a mailbox must confirm is paid for after that alone, and else is none', () => {
    expect(walk(['askConfirmation', 'pay']).state).toBe('awaitingConfirmation')
    expect(walk(['askConfirmation', 'startPayment', 'pay'])).toMatchObject({
      state: 'paid',
      effects: ['mail awaitingConfirmation', 'closeCart', 'mail paid'],
    })
    expect(walk(['askConfirmation', 'failPayment', 'startPayment'])).toMatchObject({
      state: 'cancelled',
      effects: ['mail awaitingConfirmation', 'releaseStock', 'giveBackGiftCards', 'reopenCart'],
    })
  })

  it('CHK-08 a decline or a payment given up leaves the cart intact and frees the goods', () => {
    for (const end of ['failPayment', 'cancel'] as const) {
      for (const events of [[end], ['startPayment', end]] as const) {
        expect(walk(events)).toMatchObject({
          state: 'cancelled',
          effects: ['releaseStock', 'giveBackGiftCards', 'reopenCart'],
        })
      }
    }
  })

  it('CHK-03 CHK-08 sold out before it was paid: the cart is open, and the buyer is told', () => {
    const effects = ['releaseStock', 'giveBackGiftCards', 'reopenCart', 'mail cancelled']
    expect(walk(['startPayment', 'sellOut', 'pay'])).toMatchObject({ state: 'cancelled', effects })
    expect(walk(['askConfirmation', 'sellOut']).state).toBe('awaitingConfirmation')
    expect(nextState('paid', 'sellOut').type).toBe('refused')
  })

  it.each([
    ['paid', 'cancel', 'cancelled', ['releaseStock', 'giveBackGiftCards', 'mail']],
    // It waits in the store, and nobody comes for it.
    ['packed', 'cancel', 'cancelled', ['releaseStock', 'giveBackGiftCards', 'mail']],
    ['packed', 'failPayment', 'cancelled', ['releaseStock', 'giveBackGiftCards', 'mail']],
    ['packed', 'deliver', 'delivered', ['takeOutStock', 'mail']],
    ['shipped', 'returnAll', 'returned', ['mail']],
    ['partlyReturned', 'returnPart', 'partlyReturned', ['mail']],
    ['partlyReturned', 'returnAll', 'returned', ['mail']],
  ] as const)('CHK-07 %s and %s: %s', (from, event, state, effects) => {
    expect(nextState(from, event)).toEqual({ type: 'moved', state, effects })
  })

  it.each([
    ['paid', 'pay', 'repeated'],
    ['shipped', 'pay', 'repeated'],
    ['delivered', 'ship', 'repeated'],
    ['cancelled', 'cancel', 'repeated'],
    ['cancelled', 'pay', 'refused'],
    ['cancelled', 'pack', 'refused'],
    ['shipped', 'cancel', 'refused'],
    ['placed', 'ship', 'refused'],
    ['paid', 'deliver', 'refused'],
    ['returned', 'cancel', 'refused'],
  ] as const)('CHK-07 %s and %s: %s', (state, event, type) => {
    expect(nextState(state, event)).toEqual({ type })
  })

  it('CHK-07 every state can be come to, and an event leads to one state from wherever it is allowed', () => {
    const steps = Object.values(ORDER_STEPS).flatMap((events) => Object.entries(events))
    expect(new Set(['placed', ...steps.map(([, { to }]) => to)])).toEqual(new Set(ORDER_STATES))
    for (const event of ORDER_EVENTS) {
      expect(new Set(steps.flatMap(([name, { to }]) => (name === event ? to : []))).size).toBe(1)
    }
  })
})

describe('whatever is asked of it, in whatever order and however often', () => {
  const anyEvents = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 40 })

  it('CHK-07 nothing is done twice', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { effects, state } = walk(events)
        const lasting = effects.filter((effect) => effect !== 'mail partlyReturned')
        expect(new Set(lasting).size).toBe(lasting.length)
        expect(effects.includes('releaseStock') && effects.includes('takeOutStock')).toBe(false)
        expect(effects.includes('closeCart') && effects.includes('reopenCart')).toBe(false)
        expect(effects.includes('takeOutStock')).toBe(hasLeft(state))
        expect(effects.includes('releaseStock')).toBe(state === 'cancelled')
      }),
    )
  })

  it('CHK-05 an event that is told again at once changes nothing', () => {
    const isRepeatable = (event: OrderEvent) => event !== 'returnPart'
    fc.assert(
      fc.property(anyEvents, (events) => {
        const doubled = events.flatMap((event) => (isRepeatable(event) ? [event, event] : [event]))
        expect(walk(doubled)).toEqual(walk(events))
      }),
    )
  })
})
