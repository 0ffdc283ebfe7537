import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import {
  createAccountVisitor,
  mailKinds,
  registered,
  sendRequestedLinks,
} from '../../../../test/visitors/account-visitor.ts'
import { passwordLinkQueue } from './password-links.ts'

let shop: TestShop
const query = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => void (shop = await startTestShop()))
afterAll(async () => {
  await shop.close()
  query.mockRestore()
})

const forgot = (email: string) => createAccountVisitor(shop).call('ct/customer/forgotpassword', { email })
const textOf = ([first]: readonly unknown[]): string =>
  typeof first === 'string' ? first : ((first as { readonly text?: string }).text ?? '')

/** What the database was asked for before the answer came. */
async function askedFor(email: string): Promise<readonly string[]> {
  const from = query.mock.calls.length
  expect(await forgot(email)).toEqual({ success: true })
  return query.mock.calls.slice(from).map(textOf)
}

const storedJobs = async () => {
  const { rows } = await shop.database.pool.query('select payload from jobs where queue = $1', [
    passwordLinkQueue('hjemly'),
  ])
  return rows
}

it('AUTH-06 the answer waits for the same work whether or not the address is known', async () => {
  const { email } = await registered(shop)
  const known = await askedFor(email)
  const unknown = await askedFor('nobody@example.dk')
  expect(known).toEqual(unknown)
  expect(known.length).toBeGreaterThan(0)
  await sendRequestedLinks(shop)
  expect(await mailKinds(shop, email)).toContain('reset-password')
  expect(await mailKinds(shop, 'nobody@example.dk')).toEqual([])
})

it('AUTH-06 what strangers typed is not stored once it was looked up', async () => {
  await forgot('stranger@example.dk')
  expect(await storedJobs()).toHaveLength(1)
  await sendRequestedLinks(shop)
  expect(await storedJobs()).toEqual([])
})

it('AUTH-07 of many requests at the same moment one sends a mail', async () => {
  const { email } = await registered(shop)
  await Promise.all(Array.from({ length: 10 }, () => forgot(email)))
  await Promise.all([sendRequestedLinks(shop), sendRequestedLinks(shop)])
  expect((await mailKinds(shop, email)).filter((kind) => kind === 'reset-password')).toHaveLength(1)
})
