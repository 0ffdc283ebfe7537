import { afterAll, beforeAll, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { importDemoOrders } from '../../../commands/demo/demo-orders.ts'
import { listOrdersOfCustomer } from '../../orders/customer-orders.ts'
import { importDemoAccounts } from '../accounts/demo-accounts.ts'
import { generateCustomers, generatedEmail, ordersOf } from './generate-customers.ts'

const COUNT = 3
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importDemoAccounts(database.main)
})
afterAll(() => database.drop())

const generate = () => generateCustomers(database.main, { brand: BRANDS.hjemly, count: COUNT })

it('needs the demo, then makes customers with orders of their own, once', async () => {
  await expect(generate()).rejects.toThrow('npm run shop -- import-demo')
  await importDemoOrders(database, new Date('2026-11-15T12:00:00Z'))
  const orders = ordersOf(1) + ordersOf(2) + ordersOf(3)
  expect(await generate()).toEqual({ customers: COUNT, orders })
  expect(await generate()).toEqual({ customers: 0, orders: 0 })

  const { rows } = await database.pool.query<{ id: string }>('select id from customers where email = $1', [
    generatedEmail(3),
  ])
  const history = await listOrdersOfCustomer(
    database.main,
    { brand: 'hjemly', customerId: rows[0]?.id ?? '' },
    { page: 1 },
  )
  expect(history.total).toBe(ordersOf(3))
  for (const { number, document } of history.rows) {
    expect(parseOrderNumber(number)).toBe(number)
    expect(document).toMatchObject({ number, buyer: { email: generatedEmail(3), customerId: rows[0]?.id } })
  }
})
