import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { PASSWORD, registeredAndProved } from '../../../../test/visitors/account-visitor.ts'
import { WRONG_PASSWORDS } from '../sign-in/login-attempts.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop({ env: { RATE_LIMITS: 'on' } })))
afterAll(() => shop.close())

const OPTIONS = 'ct/customer/passkeys/options'

describe('the password of whoever adds a passkey', () => {
  it('AUTH-11 SEC-02 wrong ones are counted like wrong logins: then the right one waits too', async () => {
    const { visitor } = await registeredAndProved(shop)
    shop.setNow(new Date(TEST_NOW.getTime() + 11 * MINUTE_MS))
    const wrong = { password: 'Forkert-1-gang' }
    for (let at = 0; at < WRONG_PASSWORDS.perDevice; at += 1)
      expect(await visitor.call(OPTIONS, wrong)).toEqual({ success: false, errorCode: 'wrongPassword' })
    const refused = await visitor.post(OPTIONS, { password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
