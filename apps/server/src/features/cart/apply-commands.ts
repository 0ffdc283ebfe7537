import { randomUUID } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { asSeen, cartChanges } from '@firkant/domain/cart/cart-changes.ts'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { cartRequester } from '@firkant/domain/cart/cart-requester.ts'
import type { CartDetails, CartState } from '@firkant/domain/cart/cart-state.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { checkoutOf, toPayMinorOf } from '@firkant/domain/cart/checkout/checkout-rules.ts'
import type { Checkout } from '@firkant/domain/cart/checkout/checkout.ts'
import {
  applyCartCommands,
  refuseCommand,
  type AppliedCommands,
} from '@firkant/domain/cart/commands/apply-cart-commands.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { ShopFacts } from '@firkant/domain/cart/commands/detail-commands.ts'
import { readHomeMethod } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { calculateCart, type CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import type { MessageConnection, MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import { findChosenStore } from '../stores/chosen-store.ts'
import { findPickupStores, shippingMethodsOf } from './cart-checkout.ts'
import { findClubSaving } from './cart-club.ts'
import { prefetchFacts, loadCartFacts, type CartCaches, type FreshFacts, type LoadedFacts } from './cart-facts.ts'
import { loadShop } from './cart-shop.ts'
import {
  createCart,
  findCart,
  ownerKeyOf,
  isNew,
  lockCart,
  saveAnswer,
  saveCart,
  unsavedCart,
  type CartMoment,
  type CartOwner,
  type CartRow,
  type WantedCart,
} from './cart-store.ts'
import { cartView, type CartViewContext } from './cart-view.ts'

/** The cart's owner, the request's context and the shop's caches. */
export interface CartWork {
  readonly brand: BrandDefinition
  readonly owner: CartOwner
  readonly context: CartViewContext
  readonly caches: CartCaches
  /** The payment methods that are configured. */
  readonly paymentMethodKeys: readonly string[]
  /** Owner → SKUs last seen in their cart by this process, to prefetch their facts. */
  readonly lastSkus: LRUCache<string, readonly string[]>
}

export interface CommandList extends WantedCart {
  readonly commands: readonly CartCommand[]
  /** Too many wrong codes before: the codes in this list are not checked. */
  readonly areAttemptsExhausted?: boolean | undefined
}

export interface AppliedList {
  readonly response: CartApplyResponse
  readonly cartId: string
  readonly before: readonly CartLine[]
  readonly after: readonly CartLine[]
}

function skusOf(lines: readonly CartLine[]): string[] {
  return lines.flatMap(({ sku, parts = [] }) => [sku, ...parts.map((part) => part.sku)])
}

function namedSkus(commands: readonly CartCommand[]): string[] {
  return commands.flatMap((command) => ('sku' in command ? [command.sku] : []))
}

interface KnownCart {
  readonly cart: CartState & { readonly id: string }
  readonly commands: readonly CartCommand[]
  readonly prefetched?: FreshFacts
}

/** Loads everything that the rules need to apply the commands. */
async function loadContext(
  connection: MessageConnection,
  { brand, owner, context, caches, paymentMethodKeys }: CartWork,
  { cart, commands, prefetched }: KnownCart,
) {
  const skus = [...skusOf(cart.lines), ...namedSkus(commands)]
  const facts = await loadCartFacts(connection, caches, { context, skus, ...(prefetched && { prefetched }) })
  const shop = await loadShop(connection, { brand, owner, context, facts, cart, commands, paymentMethodKeys })
  return { facts, shop }
}

interface CartContext {
  readonly facts: LoadedFacts
  readonly shop: ShopFacts
}

function calculate(cart: CartState, { facts, shop }: CartContext, { context }: CartWork): CartCalculation {
  const { promotions } = shop
  const requester = cartRequester(cart.details, shop.requester)
  const { delivery, visitorPostcode } = facts
  return calculateCart(cart, { facts, promotions, requester, market: context.market, delivery, visitorPostcode })
}

export interface CheckoutWanted {
  /** `chosen`: of the shipping methods only the chosen one is needed, as to place an order. */
  readonly methods?: 'all' | 'chosen'
}

async function loadCheckout(
  connection: MessageConnection,
  cart: CartState & { readonly id: string; readonly calculation: CartCalculation },
  { facts, shop, work, methods = 'all' }: CartContext & CheckoutWanted & { readonly work: CartWork },
): Promise<Checkout> {
  const { context } = work
  const { calculation } = cart
  const lines = calculation.counted.map(({ line }) => line)
  const chosen = cart.details.shippingMethodKey
  const isDelivered = methods === 'chosen' && readHomeMethod(chosen) !== undefined
  const wanted = { facts, context, cartId: cart.id }
  const stores = isDelivered ? [] : await findPickupStores(connection.db(), lines, wanted)
  const visitor = { visitorHash: work.owner.visitorHash, brand: work.brand.key, market: context.market.key }
  const ownStore = stores.length === 0 ? undefined : (await findChosenStore(connection.db(), visitor))?.key
  const shippingMethods = shippingMethodsOf(calculation, { context, facts, stores, chosen, ownStore })
  return checkoutOf(cart, calculation, { shop, market: context.market, shippingMethods })
}

function applyOrRefuse(
  cart: CartRow,
  { commands, areAttemptsExhausted = false }: Pick<CommandList, 'commands' | 'areAttemptsExhausted'>,
  { facts, shop }: CartContext,
): AppliedCommands {
  const [first] = commands
  // Already applied; the client retries because it never saw the answer.
  if (cart.is_repeat || !first) return { cart, errors: [] }
  if (cart.status !== 'open') return { cart, errors: [refuseCommand('cart-locked', first, 0)] }
  if (areAttemptsExhausted) return { cart, errors: [refuseCommand('too-many-codes', first, 0)] }
  return applyCartCommands(cart, commands, { facts, shop, newId: randomUUID })
}

interface Deciding extends Pick<CommandList, 'commands' | 'areAttemptsExhausted'> {
  readonly cart: CartRow
  readonly prefetched: FreshFacts
}

/** The cart after the commands, with its totals. Writes nothing. */
async function decide(transaction: MessageTransaction, work: CartWork, { cart, prefetched, ...list }: Deciding) {
  const { market } = work.context
  const loaded = await loadContext(transaction, work, { cart, commands: list.commands, prefetched })
  const { cart: requested, errors } = applyOrRefuse(cart, list, loaded)
  const calculation = calculate(requested, loaded, work)
  const changes = cartChanges(requested, calculation.sold, { shop: loaded.shop, market })
  const isChanged = requested !== cart
  const next = isChanged ? asSeen(requested, calculation.sold, loaded.shop) : requested
  const answered = { market: market.key, toPayMinor: toPayMinorOf(next, calculation, loaded.shop) }
  return { loaded, errors, calculation, changes, isChanged, next, answered }
}
type Decision = Awaited<ReturnType<typeof decide>>

/** Saves the decision if it differs from the stored cart. */
function saveDecision(
  transaction: MessageTransaction,
  cart: CartRow,
  { decision, ...record }: CartMoment & { decision: Decision; owner: CartOwner; batchId: string | undefined },
): CartRow {
  const { next, answered, isChanged, errors } = decision
  if (isChanged) return saveCart(transaction, cart, { ...next, ...record, answered })
  const { market, toPayMinor } = cart.answered ?? {}
  const isAnswered = market === answered.market && toPayMinor === answered.toPayMinor
  if (errors.length === 0 && !isAnswered) saveAnswer(transaction, cart, answered)
  return cart
}

/** Undefined when the named cart is not the requester's. Runs in the transaction, with the cart locked. */
export async function applyList(
  transaction: MessageTransaction,
  work: CartWork,
  { cartId, batchId, ...list }: CommandList,
): Promise<AppliedList | undefined> {
  const { owner, context } = work
  const { commands } = list
  const moment = { market: context.market.key, now: context.now }
  const ownerKey = ownerKeyOf(owner)
  const expected = [...(work.lastSkus.get(ownerKey) ?? []), ...namedSkus(commands)]
  const [known, prefetched] = await Promise.all([
    lockCart(transaction, owner, { cartId, batchId }),
    prefetchFacts(transaction, work.caches, { context, skus: expected }),
  ])
  const before = known ?? unsavedCart(owner)
  if (!known && cartId !== undefined && cartId !== before.id) return undefined
  const first = await decide(transaction, work, { ...list, cart: before, prefetched })
  // No row for a refused command: mistakes of strangers must not fill the table.
  const cart = known || !first.isChanged ? before : await createCart(transaction, owner, { ...moment, batchId })
  // Another process may have created the cart in the meantime, with lines in it.
  const isDecided = cart === before || isNew(cart)
  const decision = isDecided ? first : await decide(transaction, work, { ...list, cart, prefetched })
  const isStored = known !== undefined || cart !== before
  const { id, version } = isStored ? saveDecision(transaction, cart, { ...moment, decision, owner, batchId }) : cart
  const { next, calculation, changes, errors, loaded } = decision
  const checkoutResponse = commands.some(({ resolveCheckoutData }) => resolveCheckoutData)
    ? await loadCheckout(transaction, { ...next, id, calculation }, { ...loaded, work })
    : null
  work.lastSkus.set(ownerKey, skusOf(next.lines))
  const club = findClubSaving(next, calculation, { ...loaded, ...context })
  const cartResponse = cartView({ ...next, id, version, calculation, changes, club }, loaded.facts, context)
  const response = { cartResponse, checkoutResponse, validation: { validationErrors: errors } }
  return { response, cartId: id, before: cart.lines, after: next.lines }
}

/** Saves the changed cart and its new totals: for what comes about outside of the visitor's commands. */
export async function changeCart(
  transaction: MessageTransaction,
  work: CartWork,
  { row, changed }: { readonly row: CartRow; readonly changed: CartState },
): Promise<void> {
  const { owner, context } = work
  const { loaded, calculation } = await calculateRow(transaction, work, { row: { ...row, ...changed } })
  const next = asSeen(changed, calculation.sold, loaded.shop)
  const market = context.market.key
  const answered = { market, toPayMinor: toPayMinorOf(next, calculation, loaded.shop) }
  saveCart(transaction, row, { lines: next.lines, details: next.details, owner, market, now: context.now, answered })
}

/** The cart with its current totals, and what changed since the visitor last edited it. */
export async function calculateRow(
  connection: MessageConnection,
  work: CartWork,
  { row, prefetched }: { readonly row: CartRow; readonly prefetched?: FreshFacts },
) {
  const { context } = work
  const loaded = await loadContext(connection, work, { cart: row, commands: [], ...(prefetched && { prefetched }) })
  const calculation = calculate(row, loaded, work)
  const changes = cartChanges(row, calculation.sold, { shop: loaded.shop, market: context.market })
  const club = findClubSaving(row, calculation, { ...loaded, ...context })
  const cart = cartView({ ...row, calculation, changes, club }, loaded.facts, context)
  return { row, cart, loaded, calculation, changes }
}

export type CalculatedRow = Awaited<ReturnType<typeof calculateRow>>

export function checkoutOfRow(
  connection: MessageConnection,
  work: CartWork,
  { row, calculation, loaded, methods }: CalculatedRow & CheckoutWanted,
) {
  return loadCheckout(connection, { ...row, calculation }, { ...loaded, work, ...(methods && { methods }) })
}

/** Reads the cart without locking it; undefined when the requester has none. */
export async function readRow(
  connection: MessageConnection,
  work: CartWork,
  {
    cartId,
    change = (details) => details,
  }: {
    readonly cartId?: string | undefined
    readonly change?: ((details: CartDetails) => CartDetails) | undefined
  },
): Promise<CalculatedRow | undefined> {
  const { owner, context, caches } = work
  const [row, prefetched] = await Promise.all([
    findCart(connection, owner, { cartId }),
    prefetchFacts(connection, caches, { context, skus: work.lastSkus.get(ownerKeyOf(owner)) ?? [] }),
  ])
  return row && calculateRow(connection, work, { row: { ...row, details: change(row.details) }, prefetched })
}
