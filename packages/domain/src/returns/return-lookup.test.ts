import { describe, expect, it } from 'vitest'
import { makeOrderNumber } from '../orders/order-number.ts'
import { validateReturnLookup, readOrderNumber } from './return-lookup.ts'

const NUMBER = makeOrderNumber('HJ', new Uint8Array([3, 1, 4, 1, 5, 9, 2, 6]))

describe('the question after a return', () => {
  it('BLOCK-09 is understood however number and address were typed', () => {
    for (const orderNumber of [NUMBER, ` # ${NUMBER.toLowerCase()} `, NUMBER.replaceAll('-', ' ')]) {
      expect(validateReturnLookup({ orderNumber, email: ' Anna@example.dk ' })).toEqual({})
      expect(readOrderNumber(orderNumber)).toBe(NUMBER)
    }
  })

  it('BLOCK-09 is told all that is wrong with it at once', () => {
    expect(validateReturnLookup({ orderNumber: ' # ', email: 'anna' })).toEqual({
      orderNumber: 'emptyOrderNumber',
      email: 'invalidEmail',
    })
    expect(validateReturnLookup({ orderNumber: '1204', email: '' })).toEqual({
      orderNumber: 'invalidOrderNumber',
      email: 'emptyEmail',
    })
  })
})
