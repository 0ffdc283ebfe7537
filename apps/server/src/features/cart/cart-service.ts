import { LRUCache } from 'lru-cache'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout.ts'
import { cartLineEvents } from '@firkant/domain/cart/cart-line-events.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Database } from '../../platform/database/database.ts'
import { createTurns } from '../../platform/process/take-turns.ts'
import type { TryLimit } from '../../platform/shared-state/try-limit.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { Asker } from '../../platform/visitors/asker.ts'
import { keepPromotions } from '../promotions/promotion-store.ts'
import { applyList, checkoutOfRow, readRow, type AppliedList, type CartWork } from './apply-commands.ts'
import { inCartTransaction, onConnection, type CartTransaction } from './cart-connection.ts'
import type { CartEvents } from './cart-events.ts'
import { holderOf, type CartOwner, type WantedCart } from './cart-store.ts'
import { tryCodes } from './code-tries.ts'
import { skuPath, type CartViewScope } from './cart-view.ts'
import { keepGoods } from './kept-goods.ts'
import { mergeAtLogin, type Login } from './merge-at-login.ts'

export interface CartService {
  /** Undefined when the named cart is not the asker's own. */
  readonly apply: (
    asker: Asker,
    commands: readonly CartCommand[],
    wanted?: WantedCart,
  ) => Promise<CartApplyResponse | undefined>
  readonly load: (asker: Asker, cartId?: string) => Promise<Cart | null>
  /** Null when there is nothing to buy. */
  readonly loadCheckout: (asker: Asker) => Promise<LoadedCheckout | null>
  /** A transaction of the asker's own, in turn with all else that happens to their cart. */
  readonly inCart: <Value>(
    asker: Asker,
    work: (tx: CartTransaction, work: CartWork) => Promise<Value>,
  ) => Promise<Value>
  /** For the moment at which a visitor signs in. */
  readonly mergeCarts: (login: Omit<Login, 'brand'>) => Promise<boolean>
  /** Where the shop shows what is sold under the sku. */
  readonly findAddress: (asker: Pick<Asker, 'market' | 'now'>, sku: string) => Promise<string | undefined>
  /** The catalogue has changed: some products, or anything. */
  readonly changed: (productKeys?: readonly string[]) => void
}

export interface LoadedCheckout extends Pick<CheckoutModel, 'cart' | 'checkout'> {
  readonly isPaying: boolean
}

const CARTS_FORESEEN = 20_000

export interface CartServiceOptions {
  readonly database: Database
  readonly brand: BrandDefinition
  readonly events: CartEvents
  readonly paymentMethodKeys: readonly string[]
  /** Absent: codes may be tried without end. */
  readonly codeTries?: TryLimit | undefined
}

type Kept = Pick<CartWork, 'keeper' | 'lastSkus'>

async function loadWork(options: CartServiceOptions, kept: Kept, asker: Asker): Promise<CartWork> {
  const { database, brand, paymentMethodKeys } = options
  const { market, now, visitorHash, customerToken } = asker
  const wanted = customerToken !== undefined && { token: customerToken, kind: 'customer' as const, brand: brand.key }
  const session = wanted ? await findSession(database.main, wanted, now) : undefined
  const owner: CartOwner = { brand: brand.key, visitorHash, customerId: session?.subjectId }
  const scope: CartViewScope = {
    brand: brand.key,
    brandName: brand.name,
    market,
    now,
    isMember: session !== undefined,
    address: (path) => localizePath(brand, market.language, path),
  }
  return { brand, owner, scope, paymentMethodKeys, ...kept }
}

export function createCartService(options: CartServiceOptions): CartService {
  const { database, brand, events, codeTries } = options
  const { pool } = database
  const keeper = { goods: keepGoods(), promotions: keepPromotions(brand.key) }
  const inTurn = createTurns()
  const lastSkus = new LRUCache<string, readonly string[]>({ max: CARTS_FORESEEN })
  const workFor = (asker: Asker) => loadWork(options, { keeper, lastSkus }, asker)

  function publish({ cartId, before, after }: AppliedList, { scope }: CartWork): void {
    if (before === after) return
    const place = { brand: brand.key, market: scope.market.key, cartId, at: scope.now }
    events.publish(cartLineEvents(before, after).map((event) => ({ ...event, ...place })))
  }

  return {
    async apply(asker, commands, wanted) {
      const work = await workFor(asker)
      const holder = holderOf(work.owner)
      const applied = await tryCodes(codeTries, { brand: brand.key, holder, ip: asker.ip, commands }, (list) =>
        inTurn(holder, () => inCartTransaction(pool, (tx) => applyList(tx, work, { ...wanted, ...list, commands }))),
      )
      if (applied) publish(applied, work)
      return applied?.response
    },

    async load(asker, cartId) {
      const work = await workFor(asker)
      if (holderOf(work.owner) === '') return null
      const read = await onConnection(pool, (connection) => readRow(connection, work, cartId))
      return read?.cart ?? null
    },

    async loadCheckout(asker) {
      const work = await workFor(asker)
      if (holderOf(work.owner) === '') return null
      return onConnection(pool, async (connection) => {
        const read = await readRow(connection, work)
        if (!read || read.cart.items.length + read.cart.customLineItems.length === 0) return null
        const checkout = await checkoutOfRow(connection, work, read)
        return { cart: read.cart, checkout, isPaying: read.row.status === 'paying' }
      })
    },

    async inCart(asker, act) {
      const work = await workFor(asker)
      return inTurn(holderOf(work.owner), () => inCartTransaction(pool, (tx) => act(tx, work)))
    },

    mergeCarts: (login) => inCartTransaction(pool, (tx) => mergeAtLogin(tx, { ...login, brand: brand.key })),

    async findAddress({ market }, sku) {
      const scope = { brand: brand.key, market: market.key, language: market.language }
      const row = (await keeper.goods.load(() => database.replica, scope, [sku])).get(sku)?.row
      return row?.is_sold ? localizePath(brand, market.language, skuPath(row)) : undefined
    },

    changed: keeper.goods.changed,
  }
}
