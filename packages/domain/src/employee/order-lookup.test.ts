import { describe, expect, it } from 'vitest'
import { provesOrder, readOrderLookup } from './order-lookup.ts'

const GIVEN = { number: ' hj-7k3m-92qx ', proof: '5000', reason: 'pickup', text: 'Kunden står her' }
const ORDER = {
  buyer: { email: 'Karen@example.dk' },
  billingAddress: { postalCode: '5000' },
  shippingAddress: { postalCode: '114 55' },
}

describe('looking an order up', () => {
  it('EMP-01 needs a number, a proof, a reason of the list and words', () => {
    expect(readOrderLookup(GIVEN)).toMatchObject({ proof: '5000', why: 'pickup: Kunden står her' })
    for (const wrong of [
      { number: ' ' },
      { number: 'x'.repeat(41) },
      { proof: '' },
      { proof: 'x'.repeat(300) },
      { reason: 'curious' },
      { reason: '' },
      { text: ' a\u200B ' },
      { text: 'x'.repeat(201) },
    ])
      expect([wrong, readOrderLookup({ ...GIVEN, ...wrong })]).toEqual([wrong, undefined])
  })

  it('EMP-01 a number that can’t be one is a lookup all the same: it is logged as typed', () => {
    expect(readOrderLookup({ ...GIVEN, number: 'HJ-0000-0000' })).toMatchObject({
      typed: 'HJ-0000-0000',
      number: undefined,
    })
  })

  it.each([
    ['karen@EXAMPLE.dk', true],
    ['5000', true],
    ['11455', true],
    ['114 55', true],
    ['500', false],
    ['-', false],
    ['anna@example.dk', false],
  ])('EMP-01 %s proves it: %s', (proof, isProof) => {
    expect(provesOrder(proof, ORDER)).toBe(isProof)
  })
})
