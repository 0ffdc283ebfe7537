import { expect, it } from 'vitest'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { showCheckout } from './cart-api.ts'

const cart = { id: 'cart', version: 2 }
const checkout = { email: 'a@b.dk' }

function told(answer: object): unknown[] {
  const heard: unknown[] = []
  const dynamicData = {
    replaced: (entries: readonly unknown[]) => void heard.push(...entries),
    changed: async (types: readonly string[]) => void heard.push(types),
  }
  const whole = { cartResponse: cart, checkoutResponse: null, validation: { validationErrors: [] }, ...answer }
  showCheckout(dynamicData, whole as unknown as CartApplyResponse)
  return heard
}

it('CHK-01 the checkout of an answer is shown at once', () => {
  expect(told({ checkoutResponse: checkout })).toEqual([
    { type: 'checkout', cacheKey: 'checkout', loadFailed: false, data: { cart, checkout } },
  ])
})

it('CHK-01 an answer that only tells of the cart has the checkout asked for anew', () => {
  expect(told({})).toEqual([['checkout']])
})

it('CHK-08 a cart that is being paid for is asked for with its payment', () => {
  const validation = { validationErrors: [{ code: 'cart-locked', commandIndex: 0, message: '' }] }
  expect(told({ checkoutResponse: checkout, validation })).toEqual([['checkout']])
})
