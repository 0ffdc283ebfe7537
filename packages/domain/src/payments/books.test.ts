import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPeriod, monthPeriod } from './books-period.ts'
import { paymentMovements, vatOfPart, type MoneyMovement } from './money-movements.ts'
import { nextPayment, type Payment, type PaymentEvent } from './payment-states.ts'
import { bookedAfter, reconcilePayments, type OwnPayment } from './reconcile-payments.ts'
import { settlementTotals, type SettledMovement } from './settlement-totals.ts'

fc.configureGlobal({ seed: 20_261_119 })

const AMOUNT = 1299_00
const made: Payment = { id: 'p', amountMinor: AMOUNT, state: 'created', refunds: [] }
const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom('pending', 'authorised', 'declined', 'cancelled', 'captured').map((type) => ({ type })),
  fc.constantFrom('a', 'b', 'c').map((reference) => ({ type: 'refunded' as const, reference, minor: 100_00 })),
)

function movementsOf(events: readonly PaymentEvent[]) {
  let payment = made
  const movements: MoneyMovement[] = []
  for (const event of events) {
    const after = nextPayment(payment, event)
    movements.push(...paymentMovements(payment, after, event))
    payment = after
  }
  return { payment, movements }
}

const own = (reference: string, change: Partial<OwnPayment> = {}): OwnPayment => ({
  reference,
  orderNumber: `HJ-${reference}`,
  state: 'captured',
  amountMinor: AMOUNT,
  currency: 'DKK',
  refundedMinor: 0,
  ...change,
})

describe('what the books write', () => {
  it('PAY-04 the same whatever order the events come in, how often, and how late', () => {
    const inTwoOrders = fc
      .array(anyEvent, { maxLength: 8 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length })),
      )
    const sorted = (movements: readonly MoneyMovement[]) =>
      movements.map(({ type, reference, minor }) => `${type} ${reference} ${minor}`).toSorted()
    fc.assert(
      fc.property(inTwoOrders, ([once, shuffled]) => {
        expect(sorted(movementsOf(shuffled).movements)).toEqual(sorted(movementsOf(once).movements))
      }),
      { numRuns: 500 },
    )
  })

  it('PAY-04 never two captures of a payment, and never a refund without one', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        const { movements } = movementsOf(events)
        const captures = movements.filter(({ type }) => type === 'captured')
        expect(captures.length).toBeLessThanOrEqual(1)
        if (movements.length > 0) expect(captures).toHaveLength(1)
      }),
      { numRuns: 500 },
    )
  })

  it('PAY-06 a part that was captured is what came, and what it released is no refund', () => {
    const held: Payment = { ...made, state: 'authorised' }
    const event = { type: 'captured', minor: 900_00 } as const
    const after: Payment = { ...held, state: 'partlyRefunded', refunds: [{ reference: 'released', minor: 399_00 }] }
    expect(paymentMovements(held, after, event)).toEqual([{ type: 'captured', minor: 900_00, reference: '' }])
    const there = bookedAfter({ reference: 'p', amountMinor: AMOUNT, currency: 'DKK' }, [event])
    expect(reconcilePayments([own('p', { state: 'partlyRefunded', refundedMinor: 399_00 })], [there])).toEqual([])
  })

  it('PAY-06 the parts of an order have its VAT exactly, however it is divided', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 100 }), (minors, share) => {
        const totalMinor = minors.reduce((sum, minor) => sum + minor, 0)
        const vatMinor = Math.floor((totalMinor * share) / 100)
        let beforeMinor = 0
        let vat = 0
        for (const minor of minors) {
          vat += vatOfPart({ totalMinor, vatMinor }, { beforeMinor, minor })
          beforeMinor += minor
        }
        expect(vat).toBe(vatMinor)
      }),
    )
    expect(vatOfPart({ totalMinor: 0, vatMinor: 0 }, { beforeMinor: 0, minor: 5 })).toBe(0)
  })
})

describe('two books of one provider', () => {
  it('PAY-06 that agree have no difference, whatever words they use for a payment that came to nothing', () => {
    const here = [own('a'), own('b', { state: 'declined' }), own('c', { state: 'partlyRefunded', refundedMinor: 5 })]
    const there = [own('a'), own('b', { state: 'cancelled' }), own('c', { state: 'captured', refundedMinor: 5 })]
    expect(reconcilePayments(here, there)).toEqual([])
    expect(reconcilePayments([own('d', { state: 'cancelled' }), own('e', { state: 'pending' })], [])).toEqual([])
  })

  it('PAY-06 each kind of difference is named, with both sides', () => {
    const here = [own('gone'), own('sum'), own('refund'), own('late', { state: 'authorised' }), own('coin')]
    const there = [
      own('unknown'),
      own('sum', { amountMinor: AMOUNT - 1 }),
      own('refund', { state: 'partlyRefunded', refundedMinor: 100 }),
      own('late', { state: 'cancelled' }),
      own('coin', { currency: 'NOK' }),
    ]
    const found = reconcilePayments(here, there)
    expect(found.map(({ kind, reference }) => `${kind} ${reference}`)).toEqual([
      'missingHere unknown',
      'missingThere gone',
      'otherAmount sum',
      'otherAmount refund',
      'otherState late',
      'otherAmount coin',
    ])
    expect(found[2]).toMatchObject({ here: { amountMinor: AMOUNT }, there: { amountMinor: AMOUNT - 1 } })
  })

  it('PAY-06 what a provider says of one payment is what its events leave', () => {
    const payment = { reference: 'a', amountMinor: 500, currency: 'SEK' } as const
    const refunded = { type: 'refunded', reference: 'r', minor: 500 } as const
    expect(bookedAfter(payment, [{ type: 'captured' }, refunded])).toEqual({
      ...payment,
      state: 'refunded',
      refundedMinor: 500,
    })
    expect(bookedAfter(payment, []).state).toBe('created')
  })
})

describe('periods and totals', () => {
  it('PAY-06 a day begins and ends at midnight of its market, also when clocks change', () => {
    const hours = (day: string) => {
      const period = dayPeriod('DK', day)
      return period && (period.to.getTime() - period.from.getTime()) / 3_600_000
    }
    expect(dayPeriod('DK', '2026-11-18')?.from.toISOString()).toBe('2026-11-17T23:00:00.000Z')
    expect([hours('2026-11-18'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25])
    expect(monthPeriod('SE', '2026-12')?.to.toISOString()).toBe('2026-12-31T23:00:00.000Z')
    for (const wrong of ['', '2026-02-30', '18-11-2026', '2026-13-01', 'today'])
      expect(dayPeriod('DK', wrong)).toBe(undefined)
    for (const wrong of ['2026', '2026-13', '2026-00']) expect(monthPeriod('DK', wrong)).toBe(undefined)
  })

  it('PAY-06 totals stand by day, provider, currency and VAT, less what was given back', () => {
    const moved = (change: Partial<SettledMovement>): SettledMovement => ({
      day: '2026-11-18',
      provider: 'nets',
      currency: 'DKK',
      vatPercent: 25,
      orderNumber: 'HJ-1',
      type: 'captured',
      minor: 500,
      vatMinor: 100,
      reference: '',
      ...change,
    })
    const totals = settlementTotals([
      moved({}),
      moved({ type: 'refunded', minor: 200, vatMinor: 40 }),
      moved({ provider: 'gift-card' }),
      moved({ day: '2026-11-17' }),
    ])
    expect(totals.map(({ day, provider, netMinor, vatMinor }) => [day, provider, netMinor, vatMinor])).toEqual([
      ['2026-11-17', 'nets', 500, 100],
      ['2026-11-18', 'gift-card', 500, 100],
      ['2026-11-18', 'nets', 300, 60],
    ])
  })
})
