import { describe, expect, it } from 'vitest'
import { testDelivery } from '../../delivery/delivery-test-plan.ts'
import { MARKETS } from '../../market/market.ts'
import type { Promotion } from '../../promotions/promotion.ts'
import type { CartFacts, ItemFacts } from '../cart-line.ts'
import { anyRequester, someItem } from '../cart-test-facts.ts'
import { calculateCart } from './calculate-cart.ts'
import { clubSaving } from './club-saving.ts'

const items = (lampMinor: number) =>
  new Map<string, ItemFacts>([
    ['LAMP', someItem(lampMinor)],
    ['RUG', someItem(1000_00)],
  ])
const EVERYBODY = items(520_00)
const MEMBERS = items(495_00)
const line = (sku: string, quantity = 1) => ({ id: sku.toLowerCase(), sku, quantity })

function savingOf(skus: readonly string[], given: { isMember?: boolean; promotions?: readonly Promotion[] } = {}) {
  const { isMember = false, promotions = [] } = given
  const cart = { lines: skus.map((sku) => line(sku)), details: {} }
  const facts: CartFacts = { items: isMember ? MEMBERS : EVERYBODY, packages: new Map() }
  const input = { facts, promotions, requester: anyRequester(), market: MARKETS.DK, delivery: testDelivery('DK') }
  const otherItems = isMember ? EVERYBODY : MEMBERS
  return clubSaving(cart, calculateCart(cart, input), { ...input, isMember, otherItems })
}

describe('what club prices save', () => {
  it('CART-12 is the same sum, whether a member saves it or somebody else would', () => {
    const guest = savingOf(['LAMP', 'RUG'])
    expect(guest).toMatchObject({ isMember: false, savedMinor: 25_00 })
    expect([...(guest?.lines ?? [])]).toEqual([['lamp', { clubMinor: 495_00, publicMinor: 520_00 }]])
    expect(savingOf(['LAMP', 'RUG'], { isMember: true })).toEqual({ ...guest, isMember: true })
  })

  it('CART-12 is what is left after discounts in per cent', () => {
    const half: Promotion = {
      key: 'half',
      names: { da: 'Halv', nb: 'Halv', sv: 'Halv' },
      isCombinable: false,
      conditions: {},
      effect: { type: 'percent', percent: 50 },
    }
    expect(savingOf(['LAMP', 'RUG'], { promotions: [half] })?.savedMinor).toBe(12_50)
  })

  it('CART-12 is nothing where the lower price costs the free freight', () => {
    expect(savingOf(['LAMP'])).toBeUndefined()
  })

  it('CART-12 is nothing where nothing has a club price', () => {
    expect(savingOf(['RUG'])).toBeUndefined()
  })
})
