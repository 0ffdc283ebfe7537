import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { findOrderById } from './order-store.ts'
import { possibleSteps, takeStaffStep, type StaffStep } from './staff-steps.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const shop = { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' }
const take = (number: string, step: StaffStep) => takeStaffStep(database, { number, step, now: TEST_NOW, shop })

describe('an order that is fetched in a store', () => {
  it('CHK-07 is packed and handed over, and never sent', async () => {
    const { id, order } = await addTestOrder(database.main)
    await database.pool.query('update orders set document = document || $2 where id = $1', [
      id,
      JSON.stringify({ shipping: { ...order.shipping, methodKey: 'pickup-aarhus' } }),
    ])
    expect((await take(order.number, 'pack'))?.type).toBe('moved')
    const refused = await take(order.number, 'ship')
    expect(refused).toMatchObject({ type: 'refused', stored: { state: 'packed' } })
    expect(refused && possibleSteps(refused.stored)).toEqual(['deliver', 'cancel'])
    expect((await findOrderById(database.main, 'hjemly', id))?.state).toBe('packed')
    expect(await take(order.number, 'deliver')).toMatchObject({ type: 'moved', stored: { state: 'delivered' } })
    expect((await take(order.number, 'ship'))?.type).toBe('refused')
  })

  it('CHK-07 one that is brought is sent', async () => {
    const stored = await addTestOrder(database.main, { state: 'packed' })
    expect(possibleSteps(stored)).toEqual(['ship', 'deliver', 'cancel'])
    expect((await take(stored.order.number, 'ship'))?.type).toBe('moved')
  })
})
