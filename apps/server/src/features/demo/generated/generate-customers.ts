import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, notExists } from 'drizzle-orm'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { ORDER_LETTERS } from '@firkant/domain/orders/order-letters.ts'
import { makeOrderNumber, ORDER_NUMBER_BYTES } from '@firkant/domain/orders/order-number.ts'
import type { Drizzle, Queries } from '../../../platform/database/database.ts'
import { customers } from '../../customer/customer-tables.ts'
import { orderHistory, orders, stockReservations } from '../../orders/order-tables.ts'
import { payments } from '../../orders/payment-tables.ts'
import { demoLogins } from '../accounts/demo-logins.ts'

const BATCH = 100
/** Every hundredth customer furnishes for others. */
const REGULARS_EVERY = 100
const REGULARS_ORDERS = 200
const MAX_ORDERS = 9
const DAYS_BETWEEN_ORDERS = 17

/** The same for the same text, so that a second run finds what the first has made. */
const idOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

export const GENERATED_DOMAIN = '@generated.example'
export const generatedEmail = (number: number) => `kunde-${number}${GENERATED_DOMAIN}`
export const ordersOf = (number: number) =>
  number % REGULARS_EVERY === 0 ? REGULARS_ORDERS : 1 + (number % MAX_ORDERS)

/** Orders of the demo's customer that hold no stock: copied, they change nothing else. */
async function readTemplates(db: Drizzle, brand: string) {
  const held = db.select().from(stockReservations).where(eq(stockReservations.orderId, orders.id))
  const found = await db
    .select({ order: orders, passwordHash: customers.passwordHash })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.brand, brand), eq(customers.email, demoLogins(brand).customer), notExists(held)))
    .orderBy(asc(orders.placedAt))
  const ids = found.map(({ order }) => order.id)
  if (ids.length === 0)
    throw new Error('There are no orders to vary. Load the demo shop first: npm run shop -- import-demo')
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(orderHistory.id)
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids))
  return {
    passwordHash: found[0]?.passwordHash ?? null,
    orders: found.map(({ order }) => ({
      order,
      history: history.filter(({ orderId }) => orderId === order.id),
      payments: paid.filter(({ orderId }) => orderId === order.id),
    })),
  }
}
type Templates = Awaited<ReturnType<typeof readTemplates>>

interface Copy {
  readonly brand: BrandDefinition
  readonly customer: { readonly id: string; readonly email: string }
  readonly number: number
  readonly age: number
}

/** Spread over the possible numbers; a digest of the name would meet another one's among 70 000 orders. */
const SPREAD = 2_654_435_761n
const MAX_NUMBERS = 23n ** 7n
function orderNumber(letters: string, count: number): string {
  const bytes = Buffer.alloc(ORDER_NUMBER_BYTES)
  bytes.writeBigUInt64BE((BigInt(count) * SPREAD) % MAX_NUMBERS)
  return makeOrderNumber(letters, bytes)
}

function copyOrder(template: Templates['orders'][number], { brand, customer, number: customerNumber, age }: Copy) {
  const { id: customerId, email } = customer
  const name = `${brand.key} ${customerNumber} ${age}`
  const id = idOf(`order ${name}`)
  const number = orderNumber(ORDER_LETTERS[brand.key], customerNumber * REGULARS_ORDERS + age)
  const earlier = (at: Date) => new Date(at.getTime() - age * DAYS_BETWEEN_ORDERS * DAY_MS)
  const placedAt = earlier(template.order.placedAt)
  const { document } = template.order
  return {
    order: {
      ...template.order,
      id,
      number,
      customerId,
      email,
      placedAt,
      changedAt: earlier(template.order.changedAt),
      cartId: idOf(`cart ${name}`),
      paidBy: template.order.paidBy && idOf(`payment ${name} ${template.order.paidBy}`),
      document: {
        ...document,
        number,
        placedAt: placedAt.toISOString(),
        buyer: { ...document.buyer, email, customerId },
      },
    },
    history: template.history.map((step) => ({ ...step, id: undefined, orderId: id, at: earlier(step.at) })),
    payments: template.payments.map((payment) => ({
      ...payment,
      id: idOf(`payment ${name} ${payment.id}`),
      orderId: id,
      reference: null,
      nextPollAt: null,
      createdAt: earlier(payment.createdAt),
      changedAt: earlier(payment.changedAt),
      capturedAt: payment.capturedAt && earlier(payment.capturedAt),
    })),
  }
}

async function insertBatch(
  tx: Queries,
  templates: Templates,
  { brand, numbers }: { brand: BrandDefinition; numbers: readonly number[] },
) {
  const rows = numbers.map((number) => ({
    id: idOf(`customer ${brand.key} ${number}`),
    brand: brand.key,
    email: generatedEmail(number),
    forename: 'Kim',
    surname: `Nr. ${number}`,
    phoneNumber: '+4500000000',
    passwordHash: templates.passwordHash,
    emailProvedAt: new Date(),
  }))
  const inserted = await tx.insert(customers).values(rows).onConflictDoNothing().returning({ id: customers.id })
  const isNew = new Set(inserted.map(({ id }) => id))
  const copies = rows.flatMap((customer, index) => {
    const number = numbers[index] ?? 0
    if (!isNew.has(customer.id)) return []
    return Array.from({ length: ordersOf(number) }, (_, age) => {
      const template = templates.orders[(number + age) % templates.orders.length]
      return template ? [copyOrder(template, { brand, customer, number, age })] : []
    }).flat()
  })
  if (copies.length === 0) return { customers: 0, orders: 0 }
  await tx.insert(orders).values(copies.map(({ order }) => order))
  await tx.insert(orderHistory).values(copies.flatMap(({ history }) => history))
  const paid = copies.flatMap((copy) => copy.payments)
  if (paid.length > 0) await tx.insert(payments).values(paid)
  return { customers: inserted.length, orders: copies.length }
}

/** Invented customers with the demo's password, and orders like those of the demo's customer. */
export async function generateCustomers(
  db: Drizzle,
  options: { brand: BrandDefinition; count: number; onProgress?: (done: number, all: number) => void },
): Promise<{ readonly customers: number; readonly orders: number }> {
  const { brand, count, onProgress } = options
  const templates = await readTemplates(db, brand.key)
  const made = { customers: 0, orders: 0 }
  for (let first = 1; first <= count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, index) => first + index)
    const batch = await db.transaction((tx) => insertBatch(tx, templates, { brand, numbers }))
    made.customers += batch.customers
    made.orders += batch.orders
    onProgress?.(first + numbers.length - 1, count)
  }
  return made
}
