import type { ItemFacts } from '../cart-line.ts'
import type { CartState } from '../cart-state.ts'
import { calculateCart, type CartCalculation, type CartCalculationInput } from './calculate-cart.ts'

/** What a piece costs members, and everybody. */
export interface ClubLine {
  readonly clubMinor: number
  readonly publicMinor: number
}

export interface ClubSaving {
  readonly isMember: boolean
  /** By the id of the line; only those that members pay less for. */
  readonly lines: ReadonlyMap<string, ClubLine>
  /** Of the whole cart, with its discounts and freight. */
  readonly savedMinor: number
}

export interface ComparedAudience extends CartCalculationInput {
  /** Whether the cart was calculated for a member. */
  readonly isMember: boolean
  /** The same items at the prices of the others: of everybody for a member, of members for everybody else. */
  readonly otherItems: ReadonlyMap<string, ItemFacts>
}

const withFreight = ({ sums, shippingMinor, deliveryMinor }: CartCalculation) =>
  sums.total.incl + (shippingMinor === undefined ? deliveryMinor : 0)

/**
 * What club prices make of a cart. Both carts are calculated to the end: a discount in per cent takes less off a lower
 * price, and goods that cost less may miss the limit of free freight. Undefined where nothing is saved.
 */
export function clubSaving(
  cart: CartState,
  calculation: CartCalculation,
  { isMember, otherItems, ...input }: ComparedAudience,
): ClubSaving | undefined {
  const other = calculateCart(cart, { ...input, facts: { ...input.facts, items: otherItems } })
  const [everybody, member] = isMember ? [other, calculation] : [calculation, other]
  const savedMinor = withFreight(everybody) - withFreight(member)
  if (savedMinor <= 0) return undefined
  const members = new Map(member.counted.map(({ id, price }) => [id, price.currentMinor]))
  const lines = everybody.counted.flatMap(({ id, price }): [string, ClubLine][] => {
    const clubMinor = members.get(id)
    const publicMinor = price.currentMinor
    return clubMinor === undefined || clubMinor >= publicMinor ? [] : [[id, { clubMinor, publicMinor }]]
  })
  return { isMember, lines: new Map(lines), savedMinor }
}
