import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { EMPTY_CART, type CartDetails, type CartState } from '@firkant/domain/cart/cart-state.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { MessageConnection, MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { Statement } from '../../platform/database/messages/statement.ts'
import type { AnsweredTotal, CartStatus } from './cart-tables.ts'

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A retry comes within seconds; few other lists can come in between. */
const MAX_STORED_BATCHES = 32
/** Days without a change after which a cart is deleted. */
export const CART_LIFE_DAYS = { visitor: 90, customer: 365 } as const

/** A customer's cart on all devices, else the visitor's. One per owner and brand, across markets. */
export interface CartOwner {
  readonly brand: string
  readonly visitorHash: string | undefined
  readonly customerId: string | undefined
  /** Of what is bought at once from a product's page: a cart of its own, which is nobody's by customer or visitor. */
  readonly asideKey?: string | undefined
}

/** The owner of what is bought beside that owner's cart. */
export function asideOf(owner: CartOwner): CartOwner {
  const key = ownerKeyOf(owner)
  return key === '' ? owner : { ...owner, asideKey: createHash('sha256').update(`aside\n${key}`).digest('hex') }
}

/** Empty for a requester without a cart. */
export function ownerKeyOf({ asideKey, customerId, visitorHash }: CartOwner): string {
  return asideKey ?? customerId ?? visitorHash ?? ''
}

/** The same of a row. */
export const CART_OWNER_KEY = 'coalesce(customer_id::text, visitor_hash)'

export interface CartRow extends CartState {
  readonly id: string
  readonly version: number
  readonly status: CartStatus
  readonly answered: AnsweredTotal | null
  /** The command list with this id was applied before. */
  readonly is_repeat: boolean
}

export interface WantedCart {
  readonly cartId?: string | undefined
  readonly batchId?: string | undefined
}

/** A cart but for `is_repeat`. */
export const CART_COLUMNS = 'id, version, status, lines, details, answered'
const isOfCustomer = ({ customerId, asideKey }: CartOwner) => customerId !== undefined && asideKey === undefined
const IS_REPEAT = `coalesce($3::uuid = any(batches), false) as is_repeat`
export const OF_VISITOR = `visitor_hash = $1 and customer_id is null`
const OF_CUSTOMER = `customer_id = $1::uuid`

/** The owner's cart, or the named one if it belongs to them; otherwise none is found. */
function findStatement(ofCustomer: boolean, byId: boolean, lock: boolean): Statement {
  const name = `cart-${lock ? 'lock' : 'find'}-${ofCustomer ? 'customer' : 'visitor'}${byId ? '-id' : ''}`
  const which = byId ? `id = $4::uuid` : `status <> 'ordered'`
  const text = `select ${CART_COLUMNS}, ${IS_REPEAT} from carts where ${ofCustomer ? OF_CUSTOMER : OF_VISITOR} and brand = $2 and ${which}`
  return { name, text: lock ? `${text} for update` : text }
}

async function readCart(
  connection: MessageConnection,
  owner: CartOwner,
  { cartId, batchId, lock }: WantedCart & { readonly lock: boolean },
): Promise<CartRow | undefined> {
  if (cartId !== undefined && !UUID.test(cartId)) return undefined
  const ownerKey = ownerKeyOf(owner)
  if (ownerKey === '') return undefined
  const statement = findStatement(isOfCustomer(owner), cartId !== undefined, lock)
  const values = [ownerKey, owner.brand, batchId ?? null, ...(cartId === undefined ? [] : [cartId])]
  return (await connection.query<CartRow>(statement, values))[0]
}

export function findCart(connection: MessageConnection, owner: CartOwner, wanted: WantedCart = {}) {
  return readCart(connection, owner, { ...wanted, lock: false })
}

/** Locks the row until the transaction ends. */
export function lockCart(transaction: MessageTransaction, owner: CartOwner, wanted: WantedCart = {}) {
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

/** With the visitor, in one round trip: whoever comes to a sale presses for the first time. */
const CREATE: Statement = {
  name: 'cart-create',
  text: `with seen as (
      insert into visitors (id_hash, created_at, last_seen_at)
      select $8::text, $6::timestamptz, $6::timestamptz where $8::text is not null
      on conflict (id_hash) do update set last_seen_at = excluded.last_seen_at
    ), created as (
      insert into carts (id, brand, visitor_hash, customer_id, market, created_at, changed_at, expires_on)
      values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict do nothing returning ${CART_COLUMNS}
    ) select *, false as is_repeat from created`,
}

const FIRST_VERSION = 1

/** The empty cart of an owner who has none. Its id is derived from the owner, so that it stays the same once saved. */
export function unsavedCart(owner: CartOwner): CartRow {
  const hash = createHash('sha256')
    .update(`${owner.brand}\n${ownerKeyOf(owner)}`)
    .digest('hex')
  const id = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  return { ...EMPTY_CART, id, version: FIRST_VERSION, status: 'open', answered: null, is_repeat: false }
}

/** Nothing was put into it since it was created. */
export function isNew({ version, lines }: CartRow): boolean {
  return version === FIRST_VERSION && lines.length === 0
}

/** Two concurrent first commands create one cart: the second waits for the first and finds its row. */
export async function createCart(
  transaction: MessageTransaction,
  owner: CartOwner,
  { market, now, batchId }: CartMoment & Pick<WantedCart, 'batchId'>,
): Promise<CartRow> {
  const { brand, visitorHash = null } = owner
  const keys = isOfCustomer(owner) ? [null, owner.customerId ?? null] : [ownerKeyOf(owner), null]
  const values = [brand, ...keys, market, now, expiryOf(owner, now), visitorHash]
  // The derived id is taken once a cart with it was bought.
  for (const id of [unsavedCart(owner).id, randomUUID()]) {
    const [mine] = await transaction.query<CartRow>(CREATE, [id, ...values])
    // Who made it meanwhile may have done so with the same commands.
    const created = mine ?? (await lockCart(transaction, owner, { batchId }))
    if (created) return created
  }
  throw new Error('The cart could neither be created nor found')
}

const SAVE: Statement = {
  name: 'cart-save',
  text: `update carts set version = version + 1, market = $2, lines = $3, details = $4, changed_at = $5, expires_on = $6,
    batches = case when $7::uuid is null then batches else (array_prepend($7::uuid, batches))[1:${MAX_STORED_BATCHES}] end,
    answered = $8
    where id = $1`,
}

export interface CartChangeRecord extends CartMoment {
  readonly owner: CartOwner
  readonly lines: readonly CartLine[]
  readonly details: CartDetails
  /** Absent when no totals were answered. */
  readonly answered?: AnsweredTotal | undefined
  readonly batchId?: string | undefined
}

/** Saves the whole cart and increments its version. */
export function saveCart<Row extends Pick<CartRow, 'id' | 'version'>>(
  transaction: MessageTransaction,
  cart: Row,
  change: CartChangeRecord,
): Row {
  const { lines, details, owner, market, now, batchId, answered } = change
  const values = [cart.id, market, JSON.stringify(lines), JSON.stringify(details), now, expiryOf(owner, now)]
  transaction.write(SAVE, [...values, batchId ?? null, answered ? JSON.stringify(answered) : null])
  return { ...cart, version: cart.version + 1 }
}

const ANSWER: Statement = { name: 'cart-answer', text: `update carts set answered = $2 where id = $1` }

/** The cart is unchanged, but another total was answered. */
export function saveAnswer(
  transaction: MessageTransaction,
  { id }: Pick<CartRow, 'id'>,
  answered: AnsweredTotal,
): void {
  transaction.write(ANSWER, [id, JSON.stringify(answered)])
}

const REMOVE: Statement = { name: 'cart-remove', text: `delete from carts where id = $1` }

export function removeCart(transaction: MessageTransaction, { id }: Pick<CartRow, 'id'>): void {
  transaction.write(REMOVE, [id])
}

/** Who made it, while it is stored. */
export async function findVisitorOfCart(db: Drizzle, cartId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ hash: string | null }>(
    sql`select visitor_hash as hash from carts where id = ${cartId}::uuid`,
  )
  return rows[0]?.hash ?? undefined
}

/** What lies in the owner's cart, for pages that only want to know that. */
export async function listCartSkus(connection: MessageConnection, owner: CartOwner): Promise<readonly string[]> {
  const cart = await findCart(connection, owner)
  return [...new Set(cart?.lines.flatMap(({ sku, parts = [] }) => [sku, ...parts.map((part) => part.sku)]))]
}
