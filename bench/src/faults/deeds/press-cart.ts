import { randomUUID } from 'node:crypto'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { JSON_HEADERS, type Visitor } from '../../../../apps/server/test/visitors/visitor-client.ts'
import { again, TIMEOUT_MS, type Failure } from './deed.ts'

const CART_SKU = 'NORDLO-3-GREEN'

/** A cart of one person, pressed by one hand. */
export interface CartOwner {
  readonly visitor: Visitor
  readonly isSignedIn: boolean
  acknowledged: number
  /** What a piece was said to cost at the first press. */
  price?: string | undefined
  isBusy: boolean
}

type ShownCart = Pick<Cart, 'items'> | null

/** Without what the shop adds by itself, as a gift. */
const itemsOf = (cart: ShownCart) => cart?.items.filter(({ sku }) => sku === CART_SKU) ?? []
export const countOf = (cart: ShownCart): number => itemsOf(cart).reduce((sum, { quantity }) => sum + quantity, 0)

/** Own writes are seen, and nothing that nobody pressed for; the price is the one that was said before. */
export function wrongSight(
  cart: ShownCart,
  { acknowledged, price }: Pick<CartOwner, 'acknowledged' | 'price'>,
): string | undefined {
  const shown = countOf(cart)
  if (shown !== acknowledged) return `shows ${shown} of ${acknowledged} in the cart`
  const other = itemsOf(cart).find((item) => price !== undefined && JSON.stringify(item.price) !== price)
  return other && `shows another price than before: ${JSON.stringify(other.price)}, not ${price}`
}

async function send(owner: CartOwner, listId: string): Promise<Cart> {
  // Broken off, as by whoever asks again: the cookie of an answer that comes later would name another visitor.
  const answer = await owner.visitor.send('/api/client/ct/cart/apply?language=da', {
    method: 'POST',
    headers: { ...JSON_HEADERS, [CART_LIST_HEADER]: listId },
    body: JSON.stringify([{ $type: 'AddLineItemCommand', sku: CART_SKU, quantity: 1 }]),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.status !== 200) throw new Error(String(answer.status))
  return ((await answer.json()) as CartApplyResponse).cartResponse
}

/** One more piece, then the cart as it is read, then whether the session still holds. What was wrong, if anything. */
export async function pressCart(owner: CartOwner, failures: Failure[]): Promise<string | undefined> {
  const listId = randomUUID()
  const answered = await again(() => send(owner, listId), failures)
  owner.acknowledged += 1
  const inAnswer = wrongSight(answered, owner)
  if (inAnswer !== undefined) return `the answer ${inAnswer}`
  owner.price ??= JSON.stringify(itemsOf(answered)[0]?.price)
  const read = await again(() => owner.visitor.ask('cart'), failures)
  const inRead = wrongSight(read, owner)
  if (inRead !== undefined) return `a read ${inRead}`
  if (!owner.isSignedIn) return undefined
  const customer = await again(() => owner.visitor.ask('customer'), failures)
  return customer?.isLoggedIn === true ? undefined : 'somebody who is signed in is not known any more'
}
