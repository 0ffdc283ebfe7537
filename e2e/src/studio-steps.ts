import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ORDER_LETTERS } from '@firkant/domain/orders/order-letters.ts'
import { makeOrderNumber, ORDER_NUMBER_BYTES } from '@firkant/domain/orders/order-number.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import type { StoredOrder } from '@firkant/server/features/orders/order-store.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { addTestOrder } from '../../apps/server/test/samples/test-orders.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, saveScreenshot } from './shop-fixture.ts'

export const STUDIO_LOGINS = demoLogins('hjemly')

/** An order of this journey's own, placed a moment ago. */
export async function addOrder(state: OrderState, placedAt = new Date()): Promise<StoredOrder> {
  const url = process.env.FIRKANT_E2E_DATABASE ?? ''
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const number = makeOrderNumber(ORDER_LETTERS.hjemly, randomBytes(ORDER_NUMBER_BYTES))
  return addTestOrder(database.main, { state, placedAt, number }).finally(() => database.close())
}

/** By keyboard alone, as everything in the studio can be done. */
export async function logIntoStudio(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(password)
  await page.getByLabel('Adgangskode', { exact: true }).press('Enter')
}

export async function openStudio(page: Page, email: string, path = '/studio'): Promise<void> {
  await page.goto(path)
  await logIntoStudio(page, email)
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible()
}

const TABLET = { width: 768, height: 1024 }
const DESK = { width: 1366, height: 900 }

/** As it is on a desk and on a tablet: nothing is cut off, and axe has nothing to say. */
export async function lookAtStudio(page: Page, name: string): Promise<void> {
  for (const size of [TABLET, DESK]) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, size.width, overflow]).toEqual([name, size.width, 0])
    await expectAccessible(page)
    await saveScreenshot(page, `studio-${name}-${size.width}`)
  }
}
