import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailKey, readEmail } from '@firkant/domain/mail/email-address.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createAccountVisitor, linkToken, mailKinds, PASSWORD } from '../../../../test/visitors/account-visitor.ts'
import { addTestCustomer } from '../../../../test/visitors/test-customer.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const PERSON = { forename: 'Karen', surname: 'Lund', phoneNumber: '20304050', approveNewsletter: 'false' }
const NEW = { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD }
const register = (email: string) => createAccountVisitor(shop).call('ct/customer/register', { ...NEW, email })
const rows = async (text: string) => (await shop.database.pool.query(text)).rows as readonly Record<string, unknown>[]

describe('a mailbox, however it is written', () => {
  it('AUTH-03 has one account', async () => {
    expect(await register('Jens@Rødgrød.dk')).toMatchObject({ success: true })
    for (const same of ['jens@RØDGRØD.dk', 'jens@xn--rdgrd-vuad.dk', 'jens@rødgrød.\uff44\uff4b'])
      expect([same, await register(same)]).toEqual([same, { success: false, errorCode: 'registrationFailed' }])
  })

  it('AUTH-01 AUTH-06 signs in and gets a new password', async () => {
    await register('Ida@blåbær.dk')
    for (const email of ['ida@BLÅBÆR.dk', 'ida@xn--blbr-roah.dk']) {
      expect(
        await createAccountVisitor(shop).call('authentication/login', { email, password: PASSWORD }),
      ).toMatchObject({ success: true })
      await createAccountVisitor(shop).call('ct/customer/forgotpassword', { email })
    }
    expect(await linkToken(shop, readEmail('Ida@blåbær.dk'), 'reset-password')).toBeTruthy()
  })

  it('LAW-05 is asked once whether it wants the newsletter', async () => {
    for (const email of ['eva@øre.dk', 'eva@ØRE.dk', 'eva@xn--re-kka.dk'])
      expect(await createAccountVisitor(shop).call('ct/newsletter/signup', { email })).toEqual({ success: true })
    const stored = await rows(`select email, email_key from newsletter_subscriptions where email_key like 'eva@%'`)
    expect(stored).toEqual([{ email: 'eva@xn--re-kka.dk', email_key: 'eva@xn--re-kka.dk' }])
    expect(await mailKinds(shop, 'eva@xn--re-kka.dk')).toEqual(['newsletter-confirm'])
  })
})

/** The migration of the addresses that are stored already; it may run again. */
const MIGRATIONS = resolve(import.meta.dirname, '../../../../migrations')
const migration = () => readdirSync(MIGRATIONS).find((name) => name.endsWith('_addresses-in-ascii.sql')) ?? ''
const runMigration = async () => {
  const client = await shop.database.pool.connect()
  try {
    for (const statement of readFileSync(join(MIGRATIONS, migration()), 'utf8').split('--> statement-breakpoint'))
      await client.query(statement)
  } finally {
    client.release()
  }
}

describe('addresses that were stored before', () => {
  it('AUTH-03 get the key that the shop makes of them', async () => {
    const written = [
      'Old@Rødgrød-Og-Fløde.dk',
      'old@ÆBLE.example',
      'old@smörgåsbord.mat.example',
      'old@例え.example',
      'old@\uff41bc.example',
      'old@bücher-ß.example',
      'old@ab\u{2f00}c-éééé-日本語テスト.example',
    ]
    const made = await Promise.all(written.map((email) => addTestCustomer(shop, { email })))
    const taken = await addTestCustomer(shop, { email: 'old@\uff45xample.dk', createdAt: new Date(0) })
    await addTestCustomer(shop, { email: 'old@example.dk' })
    await runMigration()
    const found = await rows(`select id, lower(email) as key, email from customers where email ilike 'old@%'`)
    const keyOf = (id: string) => found.find((row) => row.id === id)?.key
    expect(made.map(({ id }) => keyOf(id))).toEqual(written.map(emailKey))
    expect(found.find(({ id }) => id === made[0]?.id)?.email).toBe(readEmail('Old@Rødgrød-Og-Fløde.dk'))
    expect(keyOf(taken.id)).toBe('old@\uff45xample.dk')
  })
})
