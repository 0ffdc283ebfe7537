import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createVisitor, JSON_HEADERS } from '../../../../test/visitors/visitor-client.ts'
import { openSession } from '../../../platform/sessions/session-service.ts'
import { customers } from '../customer-tables.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const LOG_OUT = 'ct/authentication/logout'

async function signedIn() {
  const [customer] = await shop.database.main
    .insert(customers)
    .values({ brand: 'hjemly', email: 'ida@example.dk', forename: 'Ida', surname: 'L', phoneNumber: '20304050' })
    .returning()
  const session = { kind: 'customer', brand: 'hjemly', subjectId: customer?.id ?? '' } as const
  const visitor = createVisitor(shop)
  visitor.signIn(await openSession(shop.database.main, session, TEST_NOW))
  return visitor
}

describe('leaving', () => {
  it('AUTH-09 ends the session: the token signs nobody in any more, and the cookie is taken away', async () => {
    const visitor = await signedIn()
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: true, forename: 'Ida' })
    const answer = await visitor.post(LOG_OUT, {})
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^customer=;.*Expires=Thu, 01 Jan 1970/))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // The visitor of the test sends the cookie on.
    expect(await visitor.ask('customer')).toEqual({ isLoggedIn: false, isSoftLoggedIn: false })
  })

  it('AUTH-09 is done for whoever was not signed in, and for no other page', async () => {
    const visitor = createVisitor(shop)
    expect(await (await visitor.post(LOG_OUT, {})).json()).toEqual({ success: true })
    const foreign = await visitor.post(LOG_OUT, {}, { 'content-type': JSON_HEADERS['content-type'] })
    expect(foreign.status).toBe(403)
  })

  it('SOFT-04 the personalisation is removed with status 200', async () => {
    const answer = await fetch(`${shop.origin}/api/client/voyado/clear-softlogin?language=da`)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^soft-login=;.*Expires=Thu, 01 Jan 1970/),
    )
  })
})
