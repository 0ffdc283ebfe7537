import { randomUUID } from 'node:crypto'
import { insertSoftLogin, SOFT_TOKEN_PREFIX } from '../../src/features/customer/soft-logins.ts'
import { deriveToken } from '../../src/features/mail/mail-tokens.ts'
import { insertSubscription } from '../../src/features/newsletter/newsletter-store.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import type { TestShop } from '../test-shop.ts'

/** The token in a newsletter to a customer who agreed to be recognised. */
export async function softLoginToken(
  { database, secret }: Pick<TestShop, 'secret'> & { readonly database: Pick<Database, 'main'> },
  customerId: string,
  now = TEST_NOW,
): Promise<string> {
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
    requestedAt: now,
    confirmedAt: now,
    personalisedAt: now,
  })
  const wanted = { brand: 'hjemly', customerId, subscriptionId, now }
  return SOFT_TOKEN_PREFIX + deriveToken(secret, await insertSoftLogin(database.main, secret, wanted))
}
