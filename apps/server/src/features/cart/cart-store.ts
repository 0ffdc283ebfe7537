import { createHash, randomUUID } from 'node:crypto'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { EMPTY_CART, type CartDetails, type CartState } from '@firkant/domain/cart/cart-state.ts'
import { rememberVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { CartConnection, CartTransaction } from './cart-connection.ts'
import type { CartStatement } from './cart-statement.ts'
import type { AnsweredTotal, CartStatus } from './cart-tables.ts'

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A list that is sent again comes within seconds; until then so many others may have come in between. */
const BATCHES_KEPT = 32
/** Days without a change after which a cart is cleared away. */
export const CART_LIFE_DAYS = { visitor: 90, customer: 365 } as const

/** Whose cart it is: a customer's on all devices, else the visitor's. Each has one in a brand, in whichever market. */
export interface CartOwner {
  readonly brand: string
  readonly visitorHash: string | undefined
  readonly customerId: string | undefined
}

/** Empty for nobody, who has no cart. */
export function holderOf({ customerId, visitorHash }: CartOwner): string {
  return customerId ?? visitorHash ?? ''
}

export interface CartRow extends CartState {
  readonly id: string
  readonly version: number
  readonly status: CartStatus
  readonly answered: AnsweredTotal | null
  /** The list of commands of this name has been applied already. */
  readonly is_repeat: boolean
}

export interface WantedCart {
  readonly cartId?: string | undefined
  readonly batchId?: string | undefined
}

const COLUMNS = `id, version, status, lines, details, answered, coalesce($3::uuid = any(batches), false) as is_repeat`
const OF_VISITOR = `visitor_hash = $1 and customer_id is null`
const OF_CUSTOMER = `customer_id = $1::uuid`

/** The owner's cart, or the named one if it is theirs: to all others it is not there. */
function findStatement(ofCustomer: boolean, byId: boolean, lock: boolean): CartStatement {
  const name = `cart-${lock ? 'lock' : 'find'}-${ofCustomer ? 'customer' : 'visitor'}${byId ? '-id' : ''}`
  const which = byId ? `id = $4::uuid` : `status <> 'ordered'`
  const text = `select ${COLUMNS} from carts where ${ofCustomer ? OF_CUSTOMER : OF_VISITOR} and brand = $2 and ${which}`
  return { name, text: lock ? `${text} for update` : text }
}

async function readCart(
  connection: CartConnection,
  owner: CartOwner,
  { cartId, batchId, lock }: WantedCart & { readonly lock: boolean },
): Promise<CartRow | undefined> {
  if (cartId !== undefined && !UUID.test(cartId)) return undefined
  const holder = holderOf(owner)
  if (holder === '') return undefined
  const statement = findStatement(owner.customerId !== undefined, cartId !== undefined, lock)
  const values = [holder, owner.brand, batchId ?? null, ...(cartId === undefined ? [] : [cartId])]
  return (await connection.ask<CartRow>(statement, values))[0]
}

export function findCart(connection: CartConnection, owner: CartOwner, wanted: WantedCart = {}) {
  return readCart(connection, owner, { ...wanted, lock: false })
}

/** As findCart, and nobody else changes it until the transaction ends. */
export function lockCart(transaction: CartTransaction, owner: CartOwner, wanted: WantedCart = {}) {
  return readCart(transaction, owner, { ...wanted, lock: true })
}

export interface CartMoment {
  readonly market: string
  readonly now: Date
}

const expiryOf = ({ customerId }: CartOwner, now: Date) => {
  const days = customerId === undefined ? CART_LIFE_DAYS.visitor : CART_LIFE_DAYS.customer
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

const CREATE: CartStatement = {
  name: 'cart-create',
  text: `insert into carts (id, brand, visitor_hash, customer_id, market, created_at, changed_at, expires_on)
    values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict do nothing`,
}

const FIRST_VERSION = 1

/** The cart of somebody who has none yet. It has the id that it will be kept under, and is in no table. */
export function unsavedCart(owner: CartOwner): CartRow {
  const hash = createHash('sha256')
    .update(`${owner.brand}\n${holderOf(owner)}`)
    .digest('hex')
  const id = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  return { ...EMPTY_CART, id, version: FIRST_VERSION, status: 'open', answered: null, is_repeat: false }
}

/** Nobody has put anything into it since it was made. */
export function isNew({ version, lines }: CartRow): boolean {
  return version === FIRST_VERSION && lines.length === 0
}

/** Two first commands at once make one cart: whoever comes second waits for the first, and finds its cart. */
export async function createCart(
  transaction: CartTransaction,
  owner: CartOwner,
  { market, now }: CartMoment,
): Promise<CartRow> {
  const { brand, visitorHash, customerId } = owner
  if (visitorHash !== undefined) await rememberVisitor(transaction.db(), visitorHash, now)
  const holder = customerId === undefined ? visitorHash : undefined
  const values = [brand, holder ?? null, customerId ?? null, market, now, expiryOf(owner, now)]
  // The first id is taken when a cart under it was bought.
  for (const id of [unsavedCart(owner).id, randomUUID()]) {
    await transaction.ask(CREATE, [id, ...values])
    const made = await lockCart(transaction, owner)
    if (made) return made
  }
  throw new Error('The cart could not be made')
}

const SAVE: CartStatement = {
  name: 'cart-save',
  text: `update carts set version = version + 1, market = $2, lines = $3, details = $4, changed_at = $5, expires_on = $6,
    batches = case when $7::uuid is null then batches else (array_prepend($7::uuid, batches))[1:${BATCHES_KEPT}] end,
    answered = $8
    where id = $1`,
}

export interface CartChangeRecord extends CartMoment {
  readonly owner: CartOwner
  readonly lines: readonly CartLine[]
  readonly details: CartDetails
  /** Absent when nobody was answered. */
  readonly answered?: AnsweredTotal | undefined
  readonly batchId?: string | undefined
}

/** Writes the whole cart and raises its version. */
export function saveCart<Row extends Pick<CartRow, 'id' | 'version'>>(
  transaction: CartTransaction,
  cart: Row,
  change: CartChangeRecord,
): Row {
  const { lines, details, owner, market, now, batchId, answered } = change
  const values = [cart.id, market, JSON.stringify(lines), JSON.stringify(details), now, expiryOf(owner, now)]
  transaction.write(SAVE, [...values, batchId ?? null, answered ? JSON.stringify(answered) : null])
  return { ...cart, version: cart.version + 1 }
}

const ANSWER: CartStatement = { name: 'cart-answer', text: `update carts set answered = $2 where id = $1` }

/** The cart is as it was, but its owner was told of another sum. */
export function saveAnswer(transaction: CartTransaction, { id }: Pick<CartRow, 'id'>, answered: AnsweredTotal): void {
  transaction.write(ANSWER, [id, JSON.stringify(answered)])
}

const REMOVE: CartStatement = { name: 'cart-remove', text: `delete from carts where id = $1` }

export function removeCart(transaction: CartTransaction, { id }: Pick<CartRow, 'id'>): void {
  transaction.write(REMOVE, [id])
}
