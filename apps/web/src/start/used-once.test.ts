import { expect, it } from 'vitest'
import { isUsedOnce } from './used-once.ts'

it('SOFT-01 CART-09 links with a token or a discount code load a document', () => {
  const open = (search: string) => isUsedOnce(new URL(`https://shop.test/${search}`))
  expect(['?eclub=x', '?page=2&couponCode=A'].map(open)).toEqual([true, true])
  expect(['ordre?token=x', 'ordrebekraeftelse?confirm=x', 'k/abc', 'sv/k/abc'].map(open)).not.toContain(false)
  expect(['', '?page=2', '?q=eclub', '#?eclub=x', 'ordre?link=x'].map(open)).not.toContain(true)
})
