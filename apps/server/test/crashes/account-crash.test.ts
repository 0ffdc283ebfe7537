import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccountVisitor, PASSWORD, type AccountVisitor } from '../visitors/account-visitor.ts'
import { openKillableShop, type KillableShop } from './killable-shop.ts'

const REGISTRATIONS = 500
const AT_ONCE = 8
const KILLED_AFTER = [120, 300]
const NEW_PASSWORD = 'Ny-Sofa-til-4'

/** Hashing is not what is tested, and 1000 hashes take their time. */
const QUICK_HASHES = { ARGON2_MEMORY_KIB: '8192', ARGON2_PASSES: '1' }

let shop: KillableShop
beforeAll(async () => void (shop = await openKillableShop(QUICK_HASHES)))
afterAll(() => shop.close())

interface Acknowledged {
  readonly email: string
  readonly visitor: AccountVisitor
  isChanged: boolean
  /** The change was sent, but no answer came. */
  isUnsure: boolean
}

async function registerAndChange(at: number, done: Acknowledged[]): Promise<void> {
  const visitor = createAccountVisitor(shop)
  const email = `nr${at}@example.dk`
  const person = { forename: 'Nr', surname: 'Kunde', email, phoneNumber: '20304050', approveNewsletter: 'true' }
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
  await visitor.call('ct/customer/register', { ...person, ...passwords })
  const own: Acknowledged = { email, visitor, isChanged: false, isUnsure: false }
  done.push(own)
  if (at % 2 === 1) return
  own.isUnsure = true
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  const answer = (await visitor.call('ct/customer/changepassword', change)) as { success: boolean }
  expect(answer.success).toBe(true)
  Object.assign(own, { isChanged: true, isUnsure: false })
}

async function logsIn(email: string, password: string): Promise<boolean> {
  const answer = await createAccountVisitor(shop).call('authentication/login', { email, password })
  return (answer as { success: boolean }).success
}

it('AUTH-10 OPS-01 kill -9 during 500 registrations and password changes: what was acknowledged holds', async () => {
  const done: Acknowledged[] = []
  let next = 0
  let restarting: Promise<void> | undefined
  const kills = [...KILLED_AFTER]
  const killIfDue = () => {
    if (done.length < (kills[0] ?? Number.POSITIVE_INFINITY)) return
    kills.shift()
    restarting = (async () => {
      await shop.kill()
      await shop.start()
    })()
  }
  const client = async () => {
    while (next < REGISTRATIONS) {
      const at = (next += 1)
      await restarting
      // Cut off by the kill: nothing was promised.
      await registerAndChange(at, done).catch(() => undefined)
      killIfDue()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  await restarting
  expect(kills).toEqual([])
  expect(done.length).toBeGreaterThan(REGISTRATIONS - 5 * AT_ONCE)

  const { rows: half } = await shop.database.pool.query(`
    select c.email from customers c where c.email like 'nr%' and (c.password_hash is null
      or not exists (select 1 from mails m where m.recipient = c.email and m.key like 'account-welcome:%')
      or not exists (select 1 from newsletter_subscriptions n where n.email = c.email))`)
  expect(half).toEqual([])
  const { rows: kept } = await shop.database.pool.query<{ email: string }>(`select email from customers`)
  const stored = new Set(kept.map(({ email }) => email))
  expect(done.filter(({ email }) => !stored.has(email))).toEqual([])
  const changed = `select recipient from mails where key like 'account-passwordChanged:%'`
  const told = new Set(
    (await shop.database.pool.query<{ recipient: string }>(changed)).rows.map(({ recipient }) => recipient),
  )
  for (const { email, isChanged, isUnsure } of done) if (!isUnsure) expect(told.has(email)).toBe(isChanged)
  for (const { email, isChanged, isUnsure } of done.filter((_, at) => at % 10 === 0)) {
    if (isUnsure) expect((await logsIn(email, PASSWORD)) !== (await logsIn(email, NEW_PASSWORD))).toBe(true)
    else expect([email, await logsIn(email, isChanged ? NEW_PASSWORD : PASSWORD)]).toEqual([email, true])
  }
}, 300_000)
