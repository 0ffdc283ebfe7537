import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_PASSKEYS } from '@firkant/domain/customer/passkey-calls.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createAuthenticator } from '../../../test/stand-ins/test-authenticator.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { employeeAtWork } from '../../../test/visitors/test-employee.ts'
import { insertChallenge } from '../customer/passkeys/passkey-store.ts'
import { listEmployeePasskeys } from './employee-passkeys.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const CALLS = 25

it('EMP-01 SEC-02 ten passkeys are ten when 25 are added at the same moment', async () => {
  const employee = await employeeAtWork(shop, { now: TEST_NOW })
  const made = Array.from({ length: CALLS }, (_, index) => {
    const challenge = Buffer.from(`challenge-${index}`).toString('base64url')
    return { challenge, response: createAuthenticator().register(challenge) }
  })
  for (const { challenge } of made)
    await insertChallenge(shop.database.main, {
      challenge,
      brand: 'hjemly',
      purpose: 'employeeRegistration',
      employeeId: employee.id,
      now: TEST_NOW,
    })
  const answers = await Promise.all(
    made.map(async ({ response }, index) =>
      (await employee.call('passkeys/add', { name: `Nøgle ${index}`, response })).json(),
    ),
  )
  expect(await listEmployeePasskeys(shop.database.main, employee.id)).toHaveLength(MAX_PASSKEYS)
  const refused = { success: false, errorCode: 'tooMany' }
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused))).toHaveLength(
    CALLS - MAX_PASSKEYS,
  )
})
