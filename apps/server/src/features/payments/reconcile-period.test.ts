import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayPeriod } from '@firkant/domain/payments/books-period.ts'
import type { PaymentState } from '@firkant/domain/payments/payment-states.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { paymentRequest } from '../../../test/stand-ins/bank-house.ts'
import { NETS_SECRET_KEY, startNetsStandIn, type NetsStandIn } from '../../../test/stand-ins/nets-stand-in.ts'
import { payments } from '../orders/payment-tables.ts'
import { createNetsProvider } from './nets-provider.ts'
import { reconcilePeriod } from './reconcile-period.ts'

const AMOUNT = 129_900
let nets: NetsStandIn
let database: TestDatabase
beforeAll(async () => {
  nets = await startNetsStandIn()
  database = await createTestDatabase()
})
afterAll(async () => {
  await nets.close()
  await database.drop()
})

const providerAt = (apiUrl: string) =>
  createNetsProvider({
    secretKey: NETS_SECRET_KEY,
    webhookSecret: 'a secret that only the shop knows 0123456789',
    apiUrl,
    termsUrl: async () => 'https://www.hjemly.dk/',
    timeoutMs: 2000,
  })

async function atNets(): Promise<string> {
  const started = await providerAt(nets.url).create(paymentRequest())
  if (!started.ok) throw new Error(started.code)
  return started.value.reference
}

let madeAt = TEST_NOW.getTime()

/** What our book says of a payment, whatever Nets says. */
async function inOurBook(reference: string, state: PaymentState): Promise<string> {
  const { id: orderId, order } = await addTestOrder(database.main, { state: 'paid' })
  madeAt += 1
  const times = { createdAt: new Date(madeAt), changedAt: new Date(madeAt) }
  const ours = { id: crypto.randomUUID(), orderId, provider: 'nets', reference, amountMinor: AMOUNT, state, ...times }
  await database.main.insert(payments).values(ours)
  return order.number
}

function reconcileAt(apiUrl: string) {
  const period = dayPeriod('DK', TEST_NOW.toISOString().slice(0, 10))
  if (!period) throw new Error('No such day')
  return reconcilePeriod(database.main, { brand: 'hjemly', provider: providerAt(apiUrl), period })
}

it('PAY-06 Nets, which lists nothing, is asked for each of our payments, and what differs is named', async () => {
  const [held, lost, open] = [await atNets(), await atNets(), await atNets()]
  nets.reserve(held)
  nets.reserve(lost)
  await inOurBook(held, 'authorised')
  await inOurBook(open, 'pending')
  const late = await inOurBook(lost, 'pending')
  const unknown = await inOurBook('00000000000000000000000000000000', 'captured')
  const { compared, differences, isListed, unread } = await reconcileAt(nets.url)
  expect([compared, isListed, unread]).toEqual([4, false, []])
  expect(differences.map(({ kind, here }) => [kind, here?.orderNumber])).toEqual([
    ['otherState', late],
    ['missingThere', unknown],
  ])
})

it('PAY-06 a provider that does not answer is no difference: its payments are named as not asked', async () => {
  const { compared, differences, unread } = await reconcileAt('http://127.0.0.1:9')
  expect([compared, differences, unread.length]).toEqual([0, [], 4])
})
