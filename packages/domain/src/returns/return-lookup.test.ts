import { describe, expect, it } from 'vitest'
import { judgeOrderNumber, judgeReturnEmail, judgeReturnQuestion, readOrderNumber } from './return-lookup.ts'

describe('an order number', () => {
  it.each(['#1204', ' # 12 04 ', '1204'])('BLOCK-09 %j is read as it was meant', (text) => {
    expect(readOrderNumber(text)).toBe('1204')
    expect(judgeOrderNumber(text)).toBeUndefined()
  })

  it('BLOCK-09 may be typed in small letters', () => {
    expect(readOrderNumber('hj-10a')).toBe('HJ-10A')
  })

  it.each([
    ['', 'emptyOrderNumber'],
    [' # ', 'emptyOrderNumber'],
    ['12;drop', 'invalidOrderNumber'],
    ['-12', 'invalidOrderNumber'],
    ['1'.repeat(41), 'invalidOrderNumber'],
  ])('BLOCK-09 %j is refused: %s', (text, error) => {
    expect(judgeOrderNumber(text)).toBe(error)
  })
})

describe('the question after a return', () => {
  it.each([
    ['  ', 'emptyEmail'],
    ['anna', 'invalidEmail'],
    [' anna@example.dk ', undefined],
  ])('BLOCK-09 the address %j: %s', (text, error) => {
    expect(judgeReturnEmail(text)).toBe(error)
  })

  it('BLOCK-09 is told all that is wrong with it at once', () => {
    expect(judgeReturnQuestion({ orderNumber: '', email: 'anna' })).toEqual({
      orderNumber: 'emptyOrderNumber',
      email: 'invalidEmail',
    })
  })
})
