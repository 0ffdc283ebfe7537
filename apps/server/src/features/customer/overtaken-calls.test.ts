import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../../test/stand-ins/test-authenticator.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { PASSWORD, registeredAndProved, type AccountVisitor } from '../../../test/visitors/account-visitor.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

async function hasWaiting(): Promise<boolean> {
  const { rows } = await shop.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/** The call is sent while the owner's new password is being saved, and goes on after it. */
async function overtaken(email: string, call: () => Promise<Response>): Promise<unknown> {
  const owner = await shop.database.pool.connect()
  try {
    await owner.query('begin')
    await owner.query(`update customers set password_hash = 'chosen-by-mail' where email = $1`, [email])
    await owner.query(`delete from sessions where subject_id = (select id from customers where email = $1)`, [email])
    const answer = call()
    await until(async () => expect(await hasWaiting()).toBe(true))
    await owner.query('commit')
    return (await answer).json()
  } finally {
    owner.release()
  }
}

async function stateOf(email: string) {
  const { rows } = await shop.database.pool.query(
    `select password_hash as hash, (select count(*)::int from sessions where subject_id = c.id) as sessions,
      (select count(*)::int from passkeys where customer_id = c.id) as passkeys,
      (select count(*)::int from customer_tokens where customer_id = c.id) as links, deletes_at as deletes
     from customers c where email = $1`,
    [email],
  )
  return rows[0]
}

const NEW = 'Regnvejr-4-Skovture'
const UNTOUCHED = { hash: 'chosen-by-mail', sessions: 0, passkeys: 0, links: 0, deletes: null }

type Send = (visitor: AccountVisitor, email: string) => Promise<Response>

const CALLS: Readonly<Record<string, Send>> = {
  'a login in another language': (visitor, email) =>
    visitor.post('authentication/login', { email, password: PASSWORD }),
  'a change of the password': (visitor) =>
    visitor.post('ct/customer/changepassword', {
      currentPassword: PASSWORD,
      newPassword: NEW,
      confirmPassword: NEW,
    }),
  'a change of the address': (visitor, email) =>
    visitor.post('ct/customer/apply', [
      { $type: 'ChangeCustomerEmailCommand', email: `tyv-${email}`, password: PASSWORD },
    ]),
  'a deletion': (visitor) => visitor.post('ct/customer/delete', { password: PASSWORD }),
}

describe('what was under way with the old password when the owner chose another', () => {
  it.each(Object.entries(CALLS))('SEC-02 %s comes to nothing', async (_name, send) => {
    const { visitor, email } = await registeredAndProved(shop)
    // A login writes the language of its visit to the customer.
    await shop.database.pool.query(`update customers set language = 'sv' where email = $1`, [email])
    const answer = JSON.stringify(await overtaken(email, () => send(visitor, email)))
    expect(answer).toMatch(/"success":false|wrong-password/)
    expect(await stateOf(email)).toEqual(UNTOUCHED)
  })

  it('SEC-02 a passkey that the device has made already is not added', async () => {
    const { visitor, email } = await registeredAndProved(shop)
    const { options } = (await visitor.call('ct/customer/passkeys/options', {})) as { options: { challenge: string } }
    const response = createAuthenticator().register(options.challenge)
    const send = () => visitor.post('ct/customer/passkeys/add', { name: 'Tyv', response })
    expect(await overtaken(email, send)).toEqual({ success: false, errorCode: 'notVerified' })
    expect(await stateOf(email)).toEqual(UNTOUCHED)
  })
})
