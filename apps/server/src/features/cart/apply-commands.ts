import { randomUUID } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { applyCartCommands, refuseCommand, type AppliedCommands } from '@firkant/domain/cart/apply-cart-commands.ts'
import { cartAsker } from '@firkant/domain/cart/cart-asker.ts'
import { asSeen, cartChanges } from '@firkant/domain/cart/cart-changes.ts'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { CartDetails, CartState } from '@firkant/domain/cart/cart-state.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { checkoutOf, toPayMinorOf } from '@firkant/domain/cart/checkout-rules.ts'
import type { Checkout } from '@firkant/domain/cart/checkout.ts'
import type { ShopFacts } from '@firkant/domain/cart/detail-commands.ts'
import { reckonCart, type Reckoning } from '@firkant/domain/cart/reckon-cart.ts'
import { findPickupStores, shippingMethodsOf } from './cart-checkout.ts'
import type { CartConnection, CartTransaction } from './cart-connection.ts'
import { foresee, loadCartFacts, type FactsKeeper, type FreshFacts, type LoadedFacts } from './cart-facts.ts'
import { loadShop } from './cart-shop.ts'
import {
  createCart,
  findCart,
  holderOf,
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
import { cartView, type CartViewScope } from './cart-view.ts'

/** Whose cart, where, and what is known of the shop. */
export interface CartWork {
  readonly brand: BrandDefinition
  readonly owner: CartOwner
  readonly scope: CartViewScope
  readonly keeper: FactsKeeper
  /** What can be paid with. */
  readonly paymentMethodKeys: readonly string[]
  /** Owner → what was in their cart when this process last saw it. */
  readonly lastSkus: LRUCache<string, readonly string[]>
}

export interface CommandList extends WantedCart {
  readonly commands: readonly CartCommand[]
  /** Its codes are not looked at: too many before them were wrong. */
  readonly isOverTried?: boolean | undefined
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
  readonly cart: CartState
  readonly commands: readonly CartCommand[]
  readonly foreseen?: FreshFacts
}

/** Whatever the rules may ask of a cart and a list of commands, as it is now. */
async function loadWorld(
  connection: CartConnection,
  { brand, owner, scope, keeper, paymentMethodKeys }: CartWork,
  { cart, commands, foreseen }: KnownCart,
) {
  const skus = [...skusOf(cart.lines), ...namedSkus(commands)]
  const facts = await loadCartFacts(connection, keeper, { scope, skus, ...(foreseen && { foreseen }) })
  const shop = await loadShop(connection, { brand, owner, scope, facts, cart, commands, paymentMethodKeys })
  return { facts, shop }
}

interface World {
  readonly facts: LoadedFacts
  readonly shop: ShopFacts
}

function reckon(cart: CartState, { facts, shop }: World, { scope }: CartWork): Reckoning {
  const { promotions } = shop
  const asker = cartAsker(cart.details, shop.asker)
  return reckonCart(cart, { facts, promotions, asker, market: scope.market })
}

async function loadCheckout(
  connection: CartConnection,
  cart: CartState & { readonly reckoning: Reckoning },
  { facts, shop, work }: World & { readonly work: CartWork },
): Promise<Checkout> {
  const { scope } = work
  const { reckoning } = cart
  const lines = reckoning.counted.map(({ line }) => line)
  const stores = await findPickupStores(connection.db(), lines, { facts, market: scope.market.key })
  const chosen = cart.details.shippingMethodKey
  const shippingMethods = shippingMethodsOf(reckoning, { scope, facts, stores, chosen })
  return checkoutOf(cart, reckoning, { shop, market: scope.market, shippingMethods })
}

function judge(
  cart: CartRow,
  { commands, isOverTried = false }: Pick<CommandList, 'commands' | 'isOverTried'>,
  { facts, shop }: World,
): AppliedCommands {
  const [first] = commands
  // It has been applied: who sends it again did not get to know.
  if (cart.is_repeat || !first) return { cart, errors: [] }
  if (cart.status !== 'open') return { cart, errors: [refuseCommand('cart-locked', first, 0)] }
  if (isOverTried) return { cart, errors: [refuseCommand('too-many-codes', first, 0)] }
  return applyCartCommands(cart, commands, { facts, shop, newId: randomUUID })
}

interface Deciding extends Pick<CommandList, 'commands' | 'isOverTried'> {
  readonly cart: CartRow
  readonly foreseen: FreshFacts
}

/** What the commands make of a cart, and what it then comes to. Nothing is written. */
async function decide(transaction: CartTransaction, work: CartWork, { cart, foreseen, ...list }: Deciding) {
  const { market } = work.scope
  const world = await loadWorld(transaction, work, { cart, commands: list.commands, foreseen })
  const { cart: wished, errors } = judge(cart, list, world)
  const reckoning = reckon(wished, world, work)
  const changes = cartChanges(wished, reckoning.sold, { shop: world.shop, market })
  const isChanged = wished !== cart
  const next = isChanged ? asSeen(wished, reckoning.sold, world.shop) : wished
  const answered = { market: market.key, toPayMinor: toPayMinorOf(next, reckoning, world.shop) }
  return { world, errors, reckoning, changes, isChanged, next, answered }
}
type Decision = Awaited<ReturnType<typeof decide>>

/** Writes what was decided, if it differs from what is kept. */
function keepDecision(
  transaction: CartTransaction,
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

/** Undefined when the named cart is not the asker's. Everything happens in the transaction, with the cart locked. */
export async function applyList(
  transaction: CartTransaction,
  work: CartWork,
  { cartId, batchId, ...list }: CommandList,
): Promise<AppliedList | undefined> {
  const { owner, scope } = work
  const { commands } = list
  const moment = { market: scope.market.key, now: scope.now }
  const holder = holderOf(owner)
  const expected = [...(work.lastSkus.get(holder) ?? []), ...namedSkus(commands)]
  const [known, foreseen] = await Promise.all([
    lockCart(transaction, owner, { cartId, batchId }),
    foresee(transaction, work.keeper, { scope, skus: expected }),
  ])
  const before = known ?? unsavedCart(owner)
  if (!known && cartId !== undefined && cartId !== before.id) return undefined
  const first = await decide(transaction, work, { ...list, cart: before, foreseen })
  // A row is made for what is kept, never for what was refused: strangers' mistakes fill no table.
  const cart = known || !first.isChanged ? before : await createCart(transaction, owner, moment)
  // Another process may have made it in this very moment, with something in it.
  const isJudged = cart === before || isNew(cart)
  const decision = isJudged ? first : await decide(transaction, work, { ...list, cart, foreseen })
  const isKept = known !== undefined || cart !== before
  const { id, version } = isKept ? keepDecision(transaction, cart, { ...moment, decision, owner, batchId }) : cart
  const { next, reckoning, changes, errors, world } = decision
  const checkoutResponse = commands.some(({ resolveCheckoutData }) => resolveCheckoutData)
    ? await loadCheckout(transaction, { ...next, reckoning }, { ...world, work })
    : null
  work.lastSkus.set(holder, skusOf(next.lines))
  const cartResponse = cartView({ ...next, id, version, reckoning, changes }, world.facts, scope)
  const response = { cartResponse, checkoutResponse, validation: { validationErrors: errors } }
  return { response, cartId: id, before: cart.lines, after: next.lines }
}

/** The cart with other details, at what it then comes to: for what the shop learns beside the visitor's commands. */
export async function changeDetails(
  transaction: CartTransaction,
  work: CartWork,
  { row, details }: { readonly row: CartRow; readonly details: CartDetails },
): Promise<void> {
  const { owner, scope } = work
  const changed = { ...row, details }
  const { world, reckoning } = await reckonRow(transaction, work, { row: changed })
  const next = asSeen(changed, reckoning.sold, world.shop)
  const market = scope.market.key
  const answered = { market, toPayMinor: toPayMinorOf(next, reckoning, world.shop) }
  saveCart(transaction, row, { lines: next.lines, details: next.details, owner, market, now: scope.now, answered })
}

/** A cart, what it comes to now, and what became of it since the visitor changed it. */
export async function reckonRow(
  connection: CartConnection,
  work: CartWork,
  { row, foreseen }: { readonly row: CartRow; readonly foreseen?: FreshFacts },
) {
  const { scope } = work
  const world = await loadWorld(connection, work, { cart: row, commands: [], ...(foreseen && { foreseen }) })
  const reckoning = reckon(row, world, work)
  const changes = cartChanges(row, reckoning.sold, { shop: world.shop, market: scope.market })
  const cart = cartView({ ...row, reckoning, changes }, world.facts, scope)
  return { row, cart, world, reckoning, changes }
}

export type ReckonedRow = Awaited<ReturnType<typeof reckonRow>>

export function checkoutOfRow(connection: CartConnection, work: CartWork, { row, reckoning, world }: ReckonedRow) {
  return loadCheckout(connection, { ...row, reckoning }, { ...world, work })
}

/** The cart as it is now, without touching it; undefined when the asker has none. */
export async function readRow(
  connection: CartConnection,
  work: CartWork,
  cartId?: string,
): Promise<ReckonedRow | undefined> {
  const { owner, scope, keeper } = work
  const [row, foreseen] = await Promise.all([
    findCart(connection, owner, { cartId }),
    foresee(connection, keeper, { scope, skus: work.lastSkus.get(holderOf(owner)) ?? [] }),
  ])
  return row && reckonRow(connection, work, { row, foreseen })
}
