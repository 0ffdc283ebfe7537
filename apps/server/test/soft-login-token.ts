import { randomUUID } from 'node:crypto'
import { insertSoftLogin, SOFT_TOKEN_PREFIX } from '../src/features/customer/soft-logins.ts'
import { deriveToken } from '../src/features/mail/mail-tokens.ts'
import { insertSubscription } from '../src/features/newsletter/newsletter-store.ts'
import { TEST_NOW } from './global-setup.ts'
import type { TestShop } from './test-shop.ts'

/** The token in a newsletter to a customer who agreed to be recognised. */
export async function softLoginToken({ database, secret }: TestShop, customerId: string): Promise<string> {
  const subscriptionId = randomUUID()
  const email = `${subscriptionId}@example.dk`
  await insertSubscription(database.main, {
    id: subscriptionId,
    brand: 'hjemly',
    email,
    emailKey: email,
    language: 'da',
    state: 'confirmed',
    unsubscribeHash: subscriptionId,
    requestedAt: TEST_NOW,
    confirmedAt: TEST_NOW,
    personalisedAt: TEST_NOW,
  })
  const wanted = { brand: 'hjemly', customerId, subscriptionId, now: TEST_NOW }
  return SOFT_TOKEN_PREFIX + deriveToken(secret, await insertSoftLogin(database.main, secret, wanted))
}
