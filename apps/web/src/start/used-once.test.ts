import { expect, it } from 'vitest'
import { isUsedOnce } from './used-once.ts'

it('SOFT-01 CART-09 links with a token or a discount code load a document', () => {
  const open = (search: string) => isUsedOnce(new URL(`https://shop.test/${search}`))
  expect(['?eclub=x', '?page=2&couponCode=A'].map(open)).toEqual([true, true])
  expect(['', '?page=2', '?q=eclub', '#?eclub=x'].map(open)).toEqual([false, false, false, false])
})
