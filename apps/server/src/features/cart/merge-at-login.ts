import { mergeCarts } from '@firkant/domain/cart/merge-carts.ts'
import type { CartTransaction } from './cart-connection.ts'
import { createCart, lockCart, removeCart, saveCart, type CartMoment, type CartOwner } from './cart-store.ts'

export interface Login extends CartMoment {
  readonly brand: string
  readonly visitorHash: string
  readonly customerId: string
}

/**
 * The visitor's cart is merged into the customer's. Carts being paid for stay as they are. True when there was
 * something to merge; idempotent.
 */
export async function mergeAtLogin(transaction: CartTransaction, login: Login): Promise<boolean> {
  const { brand, visitorHash, customerId, market, now } = login
  const visitor = await lockCart(transaction, { brand, visitorHash, customerId: undefined })
  if (visitor?.status !== 'open') return false
  const owner: CartOwner = { brand, visitorHash, customerId }
  const own = (await lockCart(transaction, owner)) ?? (await createCart(transaction, owner, { market, now }))
  if (own.status !== 'open') return false
  saveCart(transaction, own, { ...mergeCarts(own, visitor), owner, market, now })
  removeCart(transaction, visitor)
  return true
}
