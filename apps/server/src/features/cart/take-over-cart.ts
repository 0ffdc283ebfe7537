import { randomUUID } from 'node:crypto'
import type { CartLine, LineSeller } from '@firkant/domain/cart/cart-line.ts'
import type { CartDetails, CartState } from '@firkant/domain/cart/cart-state.ts'
import { mergeCarts } from '@firkant/domain/cart/merge-carts.ts'
import { isStaffPayment, isTakenNow } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { Statement } from '../../platform/database/messages/statement.ts'
import {
  CART_COLUMNS,
  createCart,
  findCart,
  lockCart,
  removeCart,
  saveCart,
  type CartMoment,
  type CartOwner,
  type CartRow,
} from './cart-store.ts'

const LOCK_BOTH: Statement = {
  name: 'cart-lock-both',
  text: `select ${CART_COLUMNS}, false as is_repeat from carts
    where id = any($1::uuid[]) and brand = $2 order by id for update`,
}

export interface TakingOver extends CartMoment {
  readonly cartId: string
  readonly taker: CartOwner
  readonly seller: LineSeller
}

export interface TakenCart {
  readonly own: CartState
  readonly handed: CartState
  readonly version: number
}

/** `own`: it is the taker's already; `missing`: it was bought or deleted; `paying`: one of the two is being paid for. */
export type TakeOverError = 'own' | 'missing' | 'paying'

/** What only an employee may choose is not the customer's choice. */
function customersDetails(details: CartDetails): CartDetails {
  const { shippingMethodKey, paymentMethodKey, mergeInto: _merge, ...rest } = details
  return {
    ...rest,
    ...(shippingMethodKey !== undefined && !isTakenNow(shippingMethodKey) && { shippingMethodKey }),
    ...(paymentMethodKey !== undefined && !isStaffPayment(paymentMethodKey) && { paymentMethodKey }),
  }
}

const withSeller = (lines: readonly CartLine[], soldBy: LineSeller): readonly CartLine[] =>
  lines.map((line) => ({ ...line, soldBy }))

/** Moves a cart into the taker's own; whoever had it has none. */
export async function takeOverCart(
  transaction: MessageTransaction,
  { cartId, taker, seller, market, now }: TakingOver,
): Promise<Result<TakenCart, TakeOverError>> {
  const known = await findCart(transaction, taker)
  if (known?.id === cartId) return fail('own')
  // In the order of their ids: two who take each other's cart must not wait for each other.
  const ids = [cartId, ...(known ? [known.id] : [])]
  const locked = await transaction.query<CartRow>(LOCK_BOTH, [ids, taker.brand])
  const handed = locked.find(({ id }) => id === cartId)
  if (!handed || handed.status === 'ordered' || handed.lines.length === 0) return fail('missing')
  const own = (await lockCart(transaction, taker)) ?? (await createCart(transaction, taker, { market, now }))
  if (handed.status !== 'open' || own.status !== 'open') return fail('paying')
  const moved: CartState = { lines: withSeller(handed.lines, seller), details: customersDetails(handed.details) }
  const { version } = saveCart(transaction, own, { ...mergeCarts(own, moved), owner: taker, market, now })
  removeCart(transaction, handed)
  return succeed({ own: { lines: own.lines, details: own.details }, handed: moved, version })
}

const PARK: Statement = {
  name: 'cart-park',
  text: `insert into carts (id, brand, market, lines, details, created_at, changed_at) values ($1, $2, $3, $4, $5, $6, $6)`,
}

export interface GivingBack extends TakenCart, CartMoment {
  readonly taker: CartOwner
}

/** The taker's cart as it was; the other one waits without an owner, under a new id. Undefined if the cart was changed. */
export async function giveBackCart(transaction: MessageTransaction, giving: GivingBack): Promise<string | undefined> {
  const { taker, own: before, handed, version, market, now } = giving
  const own = await lockCart(transaction, taker)
  if (own?.version !== version || own.status !== 'open') return undefined
  saveCart(transaction, own, { ...before, owner: taker, market, now })
  const id = randomUUID()
  const parts = [JSON.stringify(handed.lines), JSON.stringify(handed.details)]
  transaction.write(PARK, [id, taker.brand, market, ...parts, now])
  return id
}
