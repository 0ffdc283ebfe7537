import { expect, it } from 'vitest'
import { paymentStanding } from './payment-standing.ts'

it.each([
  ['nothing while the buyer is at the bank', { state: 'paying', methodKey: 'card', paymentState: 'pending' }, 'due'],
  [
    'a reservation until the goods leave',
    { state: 'packed', methodKey: 'card', paymentState: 'authorised' },
    'reserved',
  ],
  [
    'a reservation while the bank was not asked',
    { state: 'shipped', methodKey: 'card', paymentState: 'authorised' },
    'reserved',
  ],
  ['a payment once it is taken', { state: 'shipped', methodKey: 'card', paymentState: 'captured' }, 'paid'],
  [
    'a payment of which some came back',
    { state: 'partlyReturned', methodKey: 'card', paymentState: 'partlyRefunded' },
    'paid',
  ],
  ['an invoice to the end', { state: 'delivered', methodKey: 'invoice', paymentState: 'captured' }, 'due'],
] as const)('CHK-07 an order has %s', (_, order, standing) => {
  expect(paymentStanding(order)).toBe(standing)
})
