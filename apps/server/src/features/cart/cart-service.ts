import { LRUCache } from 'lru-cache'
import { cartLineEvents } from '@firkant/domain/cart/cart-line-events.ts'
import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { isOfferedIn, isStaffPayment } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Result } from '@firkant/domain/result/result.ts'
import {
  inTransaction,
  onConnection,
  type MessageConnection,
  type MessageTransaction,
} from '../../platform/database/messages/message-transaction.ts'
import { createKeyedQueue } from '../../platform/process/keyed-queue.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { versionDelivery } from '../delivery/load-delivery.ts'
import { cachePromotions } from '../promotions/promotion-store.ts'
import { applyList, checkoutOfRow, readRow, type AppliedList, type CartWork } from './apply-commands.ts'
import type { CartEvents } from './cart-events.ts'
import { createCartMerging } from './cart-merging.ts'
import { asideOf, ownerKeyOf, type CartOwner, type WantedCart } from './cart-store.ts'
import { skuPath, type CartViewContext } from './cart-view.ts'
import { limitCodeAttempts } from './code-attempts.ts'
import { cacheGoods } from './goods-cache.ts'
import type { CartLogin, CartMerge, UndoMergeError } from './merge-at-login.ts'

export interface CartService {
  /** Undefined when the named cart is not the requester's own. */
  readonly apply: (
    requester: Requester,
    commands: readonly CartCommand[],
    wanted?: WantedCart,
  ) => Promise<CartApplyResponse | undefined>
  readonly load: (requester: Requester, cartId?: string) => Promise<Cart | null>
  /** Null when there is nothing to buy. */
  readonly loadCheckout: (requester: Requester, change?: ChangeDetails) => Promise<LoadedCheckout | null>
  /** A transaction on the requester's cart, queued behind all other work on it. */
  readonly inCart: <Value>(
    requester: Requester,
    work: (tx: MessageTransaction, work: CartWork) => Promise<Value>,
  ) => Promise<Value>
  /** Called when a visitor signs in. */
  readonly mergeCarts: (login: Omit<CartLogin, 'brand'>) => Promise<CartMerge | undefined>
  /** Takes the merge of a login back; `unknown-merge` also for a visitor who is not signed in. */
  readonly undoMerge: (requester: Requester, undoCart: string) => Promise<Result<void, UndoMergeError>>
  /** Address of the SKU's product page. */
  readonly findAddress: (requester: Pick<Requester, 'market' | 'now'>, sku: string) => Promise<string | undefined>
  /** The catalogue changed: the given products, or any. */
  readonly changed: (productKeys?: readonly string[]) => void
}

/** The checkout as it would be with other details. */
export type ChangeDetails = (details: CartDetails) => CartDetails

export interface LoadedCheckout extends Pick<CheckoutModel, 'cart' | 'checkout'> {
  readonly isPaying: boolean
}

const MAX_PREFETCHED_CARTS = 20_000

export interface CartServiceOptions extends Pick<ShopContext, 'database' | 'brand'> {
  readonly events: CartEvents
  readonly paymentMethodKeys: readonly string[]
  /** The store of an employee who may take orders; absent in shops without employees. */
  readonly findStoreOfSeller?: (requester: Requester) => Promise<string | undefined>
  /** Absent: no limit on wrong codes. */
  readonly codeAttemptLimit?: AttemptLimit | undefined
}

type SharedState = Pick<CartWork, 'caches' | 'lastSkus'>

async function loadWork(options: CartServiceOptions, shared: SharedState, requester: Requester): Promise<CartWork> {
  const { database, brand } = options
  const { market, now, visitorHash, customerToken, employeeToken, isAside } = requester
  const storeKey = employeeToken === undefined ? undefined : await options.findStoreOfSeller?.(requester)
  const paymentMethodKeys = options.paymentMethodKeys.filter(
    (key) => isOfferedIn(key, market.key) && (storeKey !== undefined || !isStaffPayment(key)),
  )
  const wanted = customerToken !== undefined && { token: customerToken, kind: 'customer' as const, brand: brand.key }
  const session = wanted ? await findSession(database.main, wanted, now) : undefined
  const person: CartOwner = { brand: brand.key, visitorHash, customerId: session?.subjectId }
  const owner = isAside ? asideOf(person) : person
  const context: CartViewContext = {
    brand: brand.key,
    brandName: brand.name,
    market,
    now,
    isMember: session !== undefined,
    visitorHash,
    ...(storeKey !== undefined && { storeKey }),
    address: (path) => localizePath(brand, market.language, path),
  }
  return { brand, owner, context, paymentMethodKeys, ...shared }
}

async function readCheckout(
  connection: MessageConnection,
  work: CartWork,
  change: ChangeDetails | undefined,
): Promise<LoadedCheckout | null> {
  const read = await readRow(connection, work, { change })
  if (!read || read.cart.items.length + read.cart.customLineItems.length === 0) return null
  const checkout = await checkoutOfRow(connection, work, read)
  return { cart: read.cart, checkout, isPaying: read.row.status === 'paying' }
}

export function createCartService(options: CartServiceOptions): CartService {
  const { database, brand, events, codeAttemptLimit } = options
  const { pool } = database
  const caches = { goods: cacheGoods(), promotions: cachePromotions(brand.key), delivery: versionDelivery() }
  const serialize = createKeyedQueue()
  const lastSkus = new LRUCache<string, readonly string[]>({ max: MAX_PREFETCHED_CARTS })
  const merging = createCartMerging(pool, brand.key)
  async function workFor(requester: Requester): Promise<CartWork> {
    const work = await loadWork(options, { caches, lastSkus }, requester)
    await merging.mergeWaiting(work.owner, requester)
    return work
  }

  function publish({ cartId, before, after }: AppliedList, { context }: CartWork): void {
    if (before === after) return
    const place = { brand: brand.key, market: context.market.key, cartId, at: context.now }
    events.publish(cartLineEvents(before, after).map((event) => ({ ...event, ...place })))
  }

  return {
    async apply(requester, commands, wanted) {
      const work = await workFor(requester)
      const ownerKey = ownerKeyOf(work.owner)
      const applied = await limitCodeAttempts(
        codeAttemptLimit,
        { brand: brand.key, ownerKey, ip: requester.ip, commands },
        (list) =>
          serialize(ownerKey, () => inTransaction(pool, (tx) => applyList(tx, work, { ...wanted, ...list, commands }))),
      )
      if (applied) publish(applied, work)
      return applied?.response
    },

    async load(requester, cartId) {
      const work = await workFor(requester)
      if (ownerKeyOf(work.owner) === '') return null
      const read = await onConnection(pool, (connection) => readRow(connection, work, { cartId }))
      return read?.cart ?? null
    },

    async loadCheckout(requester, change) {
      const work = await workFor(requester)
      if (ownerKeyOf(work.owner) === '') return null
      return onConnection(pool, (connection) => readCheckout(connection, work, change))
    },

    async inCart(requester, act) {
      const work = await workFor(requester)
      return serialize(ownerKeyOf(work.owner), () => inTransaction(pool, (tx) => act(tx, work)))
    },

    mergeCarts: merging.merge,

    async undoMerge(requester, undoCart) {
      const { owner } = await workFor(requester)
      return serialize(ownerKeyOf(owner), () => merging.undo(owner, requester, undoCart))
    },

    async findAddress({ market }, sku) {
      const context = { brand: brand.key, market: market.key, language: market.language }
      const row = (await caches.goods.load(() => database.main, context, [sku])).get(sku)?.row
      return row?.is_sold ? localizePath(brand, market.language, skuPath(row, market.language)) : undefined
    },

    changed: caches.goods.changed,
  }
}
