import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { codeOfHash, codeStepAt } from '@firkant/domain/employee/one-time-code.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { DEMO_PASSWORD, demoLogins } from '../demo/accounts/demo-logins.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a key at this moment. */
function appCode(key: string, now: Date): string {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(codeStepAt(now)))
  return codeOfHash(createHmac('sha1', Buffer.from(bytes)).update(counter).digest())
}

async function post(path: string, body: unknown, cookie = '') {
  const headers = { ...JSON_HEADERS, ...(cookie && { cookie }) }
  const answer = await fetch(shop.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const [set = ''] = answer.headers.getSetCookie()
  return {
    status: answer.status,
    cookie: set.split(';')[0] ?? '',
    answer: (await answer.json()) as Record<string, unknown>,
  }
}

const email = demoLogins('hjemly').studioService
const password = DEMO_PASSWORD
const logIn = (code?: string) =>
  post('/api/client/employee/authentication/login?language=da', { email, password, ...(code && { code }) })
const me = async (cookie: string) => {
  const answer = await fetch(`${shop.origin}/api/studio/me`, { headers: { cookie } })
  return { status: answer.status, ...(answer.ok && ((await answer.json()) as StudioMe)) }
}

it('STU-01 a second factor is set up by password, key and first code; from then on nobody comes in without it', async () => {
  const { cookie } = await logIn()
  const tablet = (await logIn()).cookie
  expect(await me(cookie)).toMatchObject({ role: 'service', hasCode: false })
  expect((await post('/api/studio/code/begin', { password: 'wrong' }, cookie)).answer).toMatchObject({
    errorCode: 'passwordWrong',
  })
  const { enrolment } = (await post('/api/studio/code/begin', { password }, cookie)).answer as {
    enrolment: { key: string; ticket: string; qr: { size: number } }
  }
  expect(enrolment.qr.size).toBeGreaterThan(20)
  const code = appCode(enrolment.key, TEST_NOW)
  const confirm = (given: object, by = cookie) =>
    post('/api/studio/code/confirm', { ticket: enrolment.ticket, code, ...given }, by)

  expect((await confirm({ code: '000000' })).answer).toEqual({ success: false, errorCode: 'codeWrong' })
  expect((await confirm({ ticket: `${enrolment.ticket.slice(0, -2)}xx` })).answer).toMatchObject({
    errorCode: 'expired',
  })
  expect(await me(tablet)).toMatchObject({ hasCode: false })
  shop.setNow(new Date(TEST_NOW.getTime() + 16 * MINUTE_MS))
  expect((await confirm({})).answer).toMatchObject({ errorCode: 'expired' })
  shop.setNow(TEST_NOW)

  expect((await confirm({})).answer).toEqual({ success: true })
  expect(await me(cookie)).toMatchObject({ hasCode: true })
  expect((await me(tablet)).status).toBe(401)
  expect((await logIn()).answer).toMatchObject({ errorCode: 'codeRequired' })
  // No code serves twice.
  expect((await logIn(code)).answer).toMatchObject({ errorCode: 'codeWrong' })
  const later = new Date(TEST_NOW.getTime() + MINUTE_MS)
  shop.setNow(later)
  expect((await logIn(appCode(enrolment.key, later))).answer).toEqual({ success: true })
  const { rows } = await shop.database.pool.query('select before, after from studio_changes where subject = $1', [
    email,
  ])
  expect(rows).toEqual([{ before: {}, after: { code: true } }])
})

it('STU-01 somebody else’s key can’t be confirmed', async () => {
  const other = demoLogins('hjemly').studioEditor
  const own = await post('/api/client/employee/authentication/login?language=da', { email: other, password })
  const { enrolment } = (await post('/api/studio/code/begin', { password }, own.cookie)).answer as {
    enrolment: { key: string; ticket: string }
  }
  const third = await post('/api/client/employee/authentication/login?language=da', {
    email: demoLogins('hjemly').studioManager,
    password,
  })
  const body = { ticket: enrolment.ticket, code: appCode(enrolment.key, shop.now()) }
  expect((await post('/api/studio/code/confirm', body, third.cookie)).answer).toMatchObject({ errorCode: 'expired' })
})
