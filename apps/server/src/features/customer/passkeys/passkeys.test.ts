import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PASSKEYS } from '@firkant/domain/customer/passkey-calls.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createAccountVisitor, registeredAndProved } from '../../../../test/visitors/account-visitor.ts'
import { customers } from '../customer-tables.ts'
import { CHALLENGE_LIFE_MS, insertChallenge, insertPasskey, listPasskeys, takeChallenge } from './passkey-store.ts'
import { passkeyChallenges, passkeys } from './passkey-tables.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const CALLS = 'ct/customer/passkeys'

async function withPasskey(id: string) {
  const { visitor, email } = await registeredAndProved(shop)
  const [customer] = await shop.database.main.select().from(customers).where(eq(customers.email, email))
  const customerId = customer?.id ?? ''
  const publicKey = new Uint8Array([1, 2, 3])
  const row = { id, customerId, name: 'Telefon', publicKey, counter: 0, transports: [], createdAt: TEST_NOW }
  await shop.database.main.insert(passkeys).values(row)
  return { visitor, customerId, row }
}

const credential = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} })
const forgedLogin = (id: string) => ({
  response: { ...credential(id), response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
})
const forgedPasskey = { ...credential('forged'), response: { clientDataJSON: 'e30', attestationObject: 'oA' } }

describe('passkeys', () => {
  it('SEC-02 a customer sees, renames and removes their own alone', async () => {
    const owner = await withPasskey('own-1')
    const other = await withPasskey('other-1')
    expect(await owner.visitor.get(CALLS)).toEqual({
      passkeys: [{ id: 'own-1', name: 'Telefon', createdAt: TEST_NOW.toISOString() }],
    })
    for (const call of ['rename', 'remove']) {
      const answer = await owner.visitor.post(`${CALLS}/${call}`, { id: other.row.id, name: 'Min' })
      expect([call, answer.status]).toEqual([call, 404])
    }
    expect(await owner.visitor.call(`${CALLS}/rename`, { id: 'own-1', name: ' Min\n\u200b telefon ' })).toEqual({
      success: true,
    })
    expect(await owner.visitor.get(CALLS)).toMatchObject({ passkeys: [{ name: 'Min telefon' }] })
    for (const name of ['', '  ', 'x'.repeat(41)])
      expect(await owner.visitor.call(`${CALLS}/rename`, { id: 'own-1', name })).toEqual({
        success: false,
        errorCode: 'invalidName',
      })
    expect(await owner.visitor.call(`${CALLS}/remove`, { id: 'own-1' })).toEqual({ success: true })
    expect(await owner.visitor.get(CALLS)).toEqual({ passkeys: [] })
    expect(await other.visitor.get(CALLS)).toMatchObject({ passkeys: [{ name: 'Telefon' }] })
  })

  it('SEC-02 need a full login, and a body that can be read', async () => {
    const nobody = createAccountVisitor(shop)
    const bodies = { options: {}, add: { name: 'x', response: forgedPasskey }, rename: { id: 'x', name: 'x' } }
    for (const [call, body] of Object.entries({ ...bodies, remove: { id: 'x' } }))
      expect([call, (await nobody.post(`${CALLS}/${call}`, body)).status]).toEqual([call, 401])
    for (const body of [{}, { response: {} }, { response: 'x' }, []])
      expect((await nobody.post(`${CALLS}/login`, body)).status).toBe(400)
  })

  it('SEC-02 what no authenticator signed opens and adds nothing', async () => {
    const { visitor } = await withPasskey('known-1')
    const stranger = createAccountVisitor(shop)
    for (const id of ['known-1', 'unknown-1'])
      expect(await stranger.call(`${CALLS}/login`, forgedLogin(id))).toEqual({ success: false })
    expect(await stranger.ask('customer')).toMatchObject({ isLoggedIn: false })
    await visitor.call(`${CALLS}/options`, {})
    expect(await visitor.call(`${CALLS}/add`, { name: 'x', response: forgedPasskey })).toEqual({
      success: false,
      errorCode: 'notVerified',
    })
  })

  it('SEC-02 a customer has at most ten', async () => {
    const { visitor, row } = await withPasskey('many-0')
    const more = Array.from({ length: MAX_PASSKEYS - 1 }, (_, index) => ({ ...row, id: `many-${index + 1}` }))
    await shop.database.main.insert(passkeys).values(more)
    expect(await visitor.call(`${CALLS}/add`, { name: 'x', response: forgedPasskey })).toEqual({
      success: false,
      errorCode: 'tooMany',
    })
  })

  it('SEC-02 ten are ten when 25 are added at the same moment', async () => {
    const { customerId, row } = await withPasskey('crowd-0')
    const add = (_: unknown, index: number) => insertPasskey(shop.database.main, { ...row, id: `crowd-${index + 1}` })
    const refusals = await Promise.all(Array.from({ length: 25 }, add))
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(MAX_PASSKEYS - 1)
    expect(new Set(refusals)).toEqual(new Set([undefined, 'tooMany']))
    expect(await listPasskeys(shop.database.main, customerId)).toHaveLength(MAX_PASSKEYS)
  })

  it('SEC-02 a challenge serves once, for its purpose, its customer and its brand, and for five minutes', async () => {
    const db = shop.database.main
    const { customerId } = await withPasskey('challenged')
    const { customerId: other } = await withPasskey('not-challenged')
    const own = {
      challenge: 'for-adding',
      brand: 'hjemly',
      purpose: 'registration',
      customerId,
      now: TEST_NOW,
    } as const
    await insertChallenge(db, own)
    expect(await takeChallenge(db, { ...own, purpose: 'login', customerId: undefined })).toBe(false)
    expect(await takeChallenge(db, { ...own, purpose: 'employeeRegistration' })).toBe(false)
    expect(await takeChallenge(db, { ...own, customerId: other })).toBe(false)
    expect(await takeChallenge(db, { ...own, brand: 'skygge' })).toBe(false)
    expect(await takeChallenge(db, { ...own, now: new Date(TEST_NOW.getTime() + CHALLENGE_LIFE_MS) })).toBe(false)
    const both = await Promise.all([takeChallenge(db, own), takeChallenge(db, own)])
    expect(both.toSorted()).toEqual([false, true])
    const stored = await db.select().from(passkeyChallenges)
    expect(JSON.stringify(stored)).not.toContain('for-adding')
  })

  it('MYP-07 are part of the export, without what identifies the device', async () => {
    const { visitor } = await withPasskey('exported-1')
    const exported = await visitor.get('ct/customer/export')
    expect(exported).toMatchObject({ passkeys: [{ name: 'Telefon' }] })
    expect(JSON.stringify(exported)).not.toContain('exported-1')
  })
})
