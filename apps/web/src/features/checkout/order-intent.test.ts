import { describe, expect, it } from 'vitest'
import { createOrderIntent } from './order-intent.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

function intentOn(storage = memory()) {
  let count = 0
  return createOrderIntent(storage, () => `key-${(count += 1)}`)
}

const FIRST = { cartId: 'cart', cartVersion: 3, shown: { toPay: 499, currency: 'DKK' } } as const

describe('the order that the visitor means', () => {
  it('CHK-03 is the same until it was answered, also when the cart has become another', () => {
    const intent = intentOn()
    const request = intent.begin(FIRST)
    expect(request).toEqual({ ...FIRST, idempotencyKey: 'key-1', acceptTerms: true })
    expect(intent.begin({ ...FIRST, cartVersion: 4 })).toEqual(request)
    expect(intent.unanswered()).toEqual(request)
  })

  it('CHK-03 is a new one after an answer, whatever that was', () => {
    const intent = intentOn()
    intent.begin(FIRST)
    intent.answered()
    expect(intent.unanswered()).toBeUndefined()
    expect(intent.begin({ ...FIRST, cartVersion: 4 })).toMatchObject({ idempotencyKey: 'key-2', cartVersion: 4 })
  })

  it('CHK-03 outlives the document: a reload asks for the same order again', () => {
    const storage = memory()
    const request = intentOn(storage).begin(FIRST)
    expect(intentOn(storage).begin({ ...FIRST, cartVersion: 9 })).toEqual(request)
  })

  it.each([
    '{',
    'null',
    '"order"',
    '{"cartId":"cart","cartVersion":3,"acceptTerms":true}',
    '{"cartId":"cart","cartVersion":"3","idempotencyKey":"old","acceptTerms":true}',
    '{"cartId":"cart","cartVersion":3,"idempotencyKey":"old","acceptTerms":true,"shown":{"toPay":"499"}}',
  ])('CHK-03 what can not be read is no order: %s', (stored) => {
    const storage = memory()
    storage.set('order-intent', stored)
    expect(intentOn(storage).unanswered()).toBeUndefined()
    expect(intentOn(storage).begin(FIRST).idempotencyKey).toBe('key-1')
  })
})
