import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { expect } from './shop-fixture.ts'

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
export const { employee: EMPLOYEE } = demoLogins('hjemly')

async function post(page: Page, call: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/client/employee/${call}?language=da`, { headers: HEADERS, data })
  expect(await answer.json()).toMatchObject({ success: true })
}

/** An employee who has signed in and chosen a store. */
export async function goToWork(page: Page, storeId: string): Promise<void> {
  await post(page, 'authentication/login', { email: EMPLOYEE, password: DEMO_PASSWORD })
  await post(page, 'store', { storeId })
}
