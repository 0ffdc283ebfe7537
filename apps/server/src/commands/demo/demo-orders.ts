import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { SHORT_INVOICE_DAYS } from '@firkant/domain/law/invoice/invoice-days.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { createCartEvents } from '../../features/cart/cart-events.ts'
import { createCartService, type CartService } from '../../features/cart/cart-service.ts'
import { createCheckoutService, type CheckoutService } from '../../features/checkout/checkout-service.ts'
import { findCustomerByEmail } from '../../features/customer/customer-store.ts'
import { demoLogins } from '../../features/demo/accounts/demo-logins.ts'
import { deleteMailsTo } from '../../features/mail/outbox-store.ts'
import { findOrderById, hasOrders } from '../../features/orders/order-store.ts'
import { takeStaffStep, type StaffStep } from '../../features/orders/staff-steps.ts'
import { invoiceProvider } from '../../features/payments/invoice-provider.ts'
import { createOrderPayments } from '../../features/payments/order-payments.ts'
import type { PaymentContext } from '../../features/payments/send-provider-request.ts'
import { NO_SHEETS } from '../../features/payments/sheets/sheet-providers.ts'
import { withdraw } from '../../features/returns/withdraw.ts'
import type { Database } from '../../platform/database/database.ts'
import { endSession, openSession } from '../../platform/sessions/session-service.ts'
import type { Requester } from '../../platform/visitors/requester.ts'

/** Enough stock that demo orders change no stock status. */
const PLENTY = 20

type DemoStep = StaffStep | 'withdraw'
/** One order in every state, oldest first; steps are a day apart. */
const PLANS: readonly {
  readonly daysAgo: number
  readonly pieces: readonly number[]
  readonly steps: readonly DemoStep[]
}[] = [
  { daysAgo: 80, pieces: [1, 2], steps: ['pack', 'ship', 'deliver'] },
  { daysAgo: 55, pieces: [1], steps: ['pack', 'ship', 'deliver', 'withdraw', 'receive-return'] },
  { daysAgo: 30, pieces: [2], steps: ['cancel'] },
  { daysAgo: 9, pieces: [1, 1, 4], steps: ['pack', 'ship', 'deliver'] },
  { daysAgo: 4, pieces: [1], steps: ['pack', 'ship'] },
  { daysAgo: 2, pieces: [2, 1], steps: ['pack'] },
  { daysAgo: 1, pieces: [1], steps: [] },
]

const ADDRESSES: Readonly<Record<MarketKey, Omit<CartAddress, 'firstName' | 'lastName' | 'countryCode'>>> = {
  DK: { streetName: 'Bredgade', streetNumber: '7', postalCode: '8600', city: 'Silkeborg' },
  NO: { streetName: 'Kirkegata', streetNumber: '12', postalCode: '5003', city: 'Bergen' },
  SE: { streetName: 'Storgatan', streetNumber: '3', postalCode: '117 34', city: 'Stockholm' },
}
const MOBILES: Readonly<Record<MarketKey, string>> = { DK: '+4520304050', NO: '+4740506070', SE: '+46701234567' }

/** A number that no carrier gives. */
const DEMO_PARCEL = { carrier: 'postnord', number: '00000000000000000000' } as const

interface Scene {
  readonly database: Database
  readonly brand: BrandDefinition
  readonly carts: CartService
  readonly checkout: CheckoutService
  readonly context: PaymentContext
  readonly setNow: (now: Date) => void
}

function openScene(database: Database, brand: BrandDefinition): Scene {
  let now = new Date()
  const context: PaymentContext = {
    database,
    providers: {
      paymentMethodKeys: ['invoice'],
      hasTestBank: false,
      hasExpress: false,
      sheets: NO_SHEETS,
      withBooks: [],
      forMethod: () => invoiceProvider,
      named: () => invoiceProvider,
    },
    shop: { brand, publicUrl: 'http://localhost' },
    now: () => now,
    secret: '',
  }
  const events = createCartEvents((error) => {
    throw error
  })
  const carts = createCartService({ database, brand, events, paymentMethodKeys: ['invoice'] })
  const payments = createOrderPayments(context)
  // Demo buyers need no confirmation by mail.
  const limitInvoices = async () => ({ decision: 'free', giveBack: async () => undefined }) as const
  const checkout = createCheckoutService({
    ...context,
    payments,
    carts,
    limitInvoices,
    invoiceDays: SHORT_INVOICE_DAYS,
  })
  return { database, brand, carts, checkout, context, setNow: (next) => (now = next) }
}

async function plentifulSkus({ database, brand }: Scene): Promise<readonly string[]> {
  const { rows } = await database.main.execute<{ sku: string }>(sql`
    select min(v.sku) as sku from variants v
    join products p on p.key = v.product_key and p.kind = 'product' and p.sold_in_groups_of = 1
    join assortments a on a.product_key = v.product_key and a.brand = ${brand.key}
    join stock_levels s on s.sku = v.sku and s.location = 'central' and s.on_hand - s.reserved > ${PLENTY}
    where exists (select 1 from price_entries e where e.sku = v.sku and e.brand = ${brand.key} and e.market = ${brand.homeMarket})
    group by v.product_key order by md5(v.product_key) limit 20`)
  return rows.map(({ sku }) => sku)
}

async function placeOne(scene: Scene, requester: Requester, items: readonly (readonly [string, number])[]) {
  const { brand, carts, checkout } = scene
  const countryCode = brand.homeMarket
  const address = { firstName: 'Alma', lastName: 'Demo', ...ADDRESSES[countryCode], countryCode }
  const commands: readonly CartCommand[] = [
    ...items.map(([sku, quantity]) => ({ $type: 'AddLineItemCommand', sku, quantity }) as const),
    { $type: 'SetCustomerEmailCommand', email: demoLogins(brand.key).customer },
    { $type: 'SetCustomerMobileCommand', mobile: MOBILES[countryCode] },
    { $type: 'SetBillingAddressCommand', address },
    { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
    { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' },
  ]
  const filled = await carts.apply(requester, commands)
  const [error] = filled?.validation.validationErrors ?? []
  if (!filled || error) throw new Error(`The demo order could not be filled in: ${error?.code}`)
  const { id: cartId, version: cartVersion } = filled.cartResponse
  const request = { cartId, cartVersion, idempotencyKey: randomUUID(), acceptTerms: true } as const
  const placed = await checkout.placeOrder(requester, request)
  if (!placed?.success) throw new Error(`The demo order was refused: ${JSON.stringify(placed?.validation)}`)
  return placed.orderId
}

async function takeStep(scene: Scene, orderId: string, step: DemoStep): Promise<void> {
  const { database, brand, context } = scene
  const { shop, now } = context
  const stored = await findOrderById(database.main, brand.key, orderId)
  if (!stored) return
  const { number, buyer } = stored.order
  if (step === 'withdraw') {
    const who = { name: 'Alma Demo', orderNumber: number, email: buyer.email }
    const withdrawing = { orderId, who, lines: undefined, key: 'demo', kind: 'withdrawal', now: now() } as const
    await withdraw(database, withdrawing, shop)
  } else await takeStaffStep(database, { number, step, parcel: DEMO_PARCEL, now: now(), shop })
  await createOrderPayments(context).settle(orderId)
}

/** The demo customer's orders in every state, placed through the checkout. No mails are sent. */
async function importOrdersOf(scene: Scene, now: Date): Promise<number> {
  const { database, brand, setNow } = scene
  const db = database.main
  const email = demoLogins(brand.key).customer
  const customer = await findCustomerByEmail(db, { brand: brand.key, email })
  if (!customer || (await hasOrders(db, { brand: brand.key, email }))) return 0
  const skus = await plentifulSkus(scene)
  let at = 0
  for (const { daysAgo, pieces, steps } of PLANS) {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    setNow(placedAt)
    const session = { kind: 'customer', brand: brand.key, subjectId: customer.id } as const
    const customerToken = await openSession(db, session, placedAt)
    const requester = { market: MARKETS[brand.homeMarket], now: placedAt, visitorHash: undefined, customerToken }
    const items = pieces.flatMap((quantity, nth) => {
      const sku = skus[(at + nth) % skus.length]
      return sku === undefined ? [] : [[sku, quantity] as const]
    })
    at += pieces.length
    const orderId = await placeOne(scene, requester, items)
    for (const [day, step] of steps.entries()) {
      setNow(new Date(Math.min(now.getTime(), placedAt.getTime() + (day + 1) * DAY_MS)))
      await takeStep(scene, orderId, step)
    }
    await endSession(db, customerToken)
  }
  await deleteMailsTo(db, { brand: brand.key, recipient: email, keyPrefix: 'order-' })
  return PLANS.length
}

export async function importDemoOrders(database: Database, now: Date): Promise<number> {
  let count = 0
  for (const brand of Object.values(BRANDS)) count += await importOrdersOf(openScene(database, brand), now)
  return count
}
