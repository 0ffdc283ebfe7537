import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createAccountVisitor, linkToken, PASSWORD, registered } from '../../../test/visitors/account-visitor.ts'

let database: TestDatabase
let hjemly: TestShop
let skygge: TestShop
beforeAll(async () => {
  database = await createTestDatabase()
  const start = (brand: string) => startTestShop({ database, env: { BRAND: brand, SHOP_SECRET: 's'.repeat(32) } })
  hjemly = await start('hjemly')
  skygge = await start('skygge')
})
afterAll(async () => {
  await hjemly.close()
  await skygge.close()
  await database.drop()
})

const NEW = 'Ny-Sofa-til-4'
const call = (shop: TestShop, name: string, body: object) =>
  createAccountVisitor(shop).call(`ct/customer/${name}`, body)
const { confirmEmail, resetPassword } = FIXED_PATHS
const page = async (shop: TestShop, token: string) => {
  const answer = await fetch(`${shop.origin}${resetPassword.da}?token=${token}`)
  return { status: answer.status, hasForm: (await answer.text()).includes('name="confirmPassword"') }
}

/** The button on the page behind the link, without scripts; what its answer leads to. */
async function press(shop: TestShop, token: string): Promise<string | null> {
  const answer = await fetch(shop.origin + confirmEmail.da, {
    method: 'POST',
    headers: { origin: shop.origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  return answer.headers.get('location')
}

describe('a link of an account’s mail', () => {
  it('AUTH-07 for a new password is unknown at another brand, and still holds at its own', async () => {
    const { email } = await registered(hjemly)
    await call(hjemly, 'forgotpassword', { email })
    const token = await linkToken(hjemly, email, 'reset-password')
    const chosen = { token, password: NEW, confirmPassword: NEW }
    expect(await call(skygge, 'resetpassword', chosen)).toEqual({ success: false, errorCode: 'invalidToken' })
    expect(await page(skygge, token)).toEqual({ status: 200, hasForm: false })
    expect(await page(hjemly, token)).toEqual({ status: 200, hasForm: true })
    expect(await call(hjemly, 'resetpassword', chosen)).toEqual({ success: true })
  })

  it('AUTH-07 for a first password is unknown at another brand', async () => {
    const { email } = await registered(hjemly)
    await database.pool.query('update customers set password_hash = null where email = $1', [email])
    await call(hjemly, 'forgotpassword', { email })
    const token = await linkToken(hjemly, email, 'create-password')
    const chosen = { token, password: NEW, confirmPassword: NEW }
    expect(await call(skygge, 'resetpassword', chosen)).toEqual({ success: false, errorCode: 'invalidToken' })
    expect(await call(hjemly, 'resetpassword', chosen)).toEqual({ success: true })
  })

  it('MYP-08 for a new address is unknown at another brand', async () => {
    const { visitor } = await registered(hjemly)
    const email = 'flyttet@example.dk'
    await visitor.call('ct/customer/apply', [{ $type: 'ChangeCustomerEmailCommand', email, password: PASSWORD }])
    const token = await linkToken(hjemly, email, 'confirm-email')
    expect(await call(skygge, 'confirmemail', { token })).toEqual({ success: false, errorCode: 'invalidToken' })
    expect(await press(skygge, token)).toContain('result=expired')
    expect(await press(hjemly, token)).toContain('result=done')
  })

  it('MYP-07 that keeps an account is unknown at another brand', async () => {
    const { visitor, email } = await registered(hjemly)
    await visitor.call('ct/customer/delete', { password: PASSWORD })
    const token = await linkToken(hjemly, email, 'undo-deletion')
    expect(await call(skygge, 'undodelete', { token })).toMatchObject({ success: false, errorCode: 'invalidToken' })
    expect(await call(hjemly, 'undodelete', { token })).toMatchObject({ success: true })
  })
})
