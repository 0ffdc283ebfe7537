import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../../test/stand-ins/smtp-receiver.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'

let shop: TestShop
let receiver: SmtpReceiver
let stopJobs: () => Promise<void>
beforeAll(async () => {
  shop = await startTestShop()
  receiver = await startSmtpReceiver()
  const config = parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: shop.secret, SMTP_URL: receiver.url })
  stopJobs = startBackgroundJobs({ config, database: shop.database, log: pino({ level: 'silent' }), pollMs: 20 }).stop
})
afterAll(async () => {
  await stopJobs()
  await receiver.close()
  await shop.close()
})
beforeEach(() => shop.setNow(TEST_NOW))
afterEach(() => shop.database.pool.query('delete from newsletter_subscriptions'))

const later = (ms: number) => shop.setNow(new Date(TEST_NOW.getTime() + ms))
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

async function call(body: unknown, language = 'da', headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.origin}/api/client/ct/newsletter/signup?language=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(shop.origin + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
const page = async (path: string) => (await fetch(shop.origin + path)).text()
const rows = async () =>
  (await shop.database.pool.query('select email, language, state from newsletter_subscriptions order by email')).rows

/** The mail to the address, and its links. */
async function mailTo(email: string) {
  const mail = await until(() => {
    const found = receiver.received.findLast(({ to }) => to?.[0]?.address === email)
    expect(found).toBeDefined()
    return found
  })
  const links = [...(mail?.text ?? '').matchAll(/http:\/\/shop\.test(\S+)/g)].map(([, path]) => path ?? '')
  const [confirm = '', unsubscribe = ''] = links
  return { subject: mail?.subject, confirm, unsubscribe, token: confirm.split('token=')[1] ?? '' }
}
const confirmBy = (token: string, path = '/nyhedsbrev/bekraeft') => sendForm(path, { token })

describe('POST ct/newsletter/signup', () => {
  it('LAW-05 BLOCK-38 subscribes nobody before the button behind the mail’s link is pressed', async () => {
    expect(await call({ email: ' Anna@example.dk ' })).toEqual({ status: 200, body: { success: true } })
    expect(await rows()).toEqual([{ email: 'Anna@example.dk', language: 'da', state: 'pending' }])
    const mail = await mailTo('Anna@example.dk')
    expect(mail.subject).toBe('Bekræft din tilmelding til nyhedsbrevet fra hjemly')
    // A mail scanner that follows the link repeatedly.
    const readings = [await page(mail.confirm), await page(mail.confirm)]
    for (const reading of readings) expect(reading).toContain('Bekræft din tilmelding')
    expect(await rows()).toMatchObject([{ state: 'pending' }])
    const pressed = await confirmBy(mail.token)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/nyhedsbrev/bekraeftet'])
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
    expect(await page('/nyhedsbrev/bekraeftet')).toContain('Velkommen!')
  })

  it.each([
    ['nb', 'Bekreft påmeldingen til nyhetsbrevet fra hjemly', '/nb/nyhetsbrev/bekreft', 'Bekreft påmeldingen'],
    ['sv', 'Bekräfta din anmälan till nyhetsbrevet från hjemly', '/sv/nyhetsbrev/bekrafta', 'Bekräfta din anmälan'],
    ['en', 'Bekræft din tilmelding til nyhedsbrevet fra hjemly', '/nyhedsbrev/bekraeft', 'Bekræft din tilmelding'],
  ])('LAW-05 speaks %s from the mail to the page', async (language, subject, path, heading) => {
    const email = `${language}@example.dk`
    await call({ email }, language)
    const mail = await mailTo(email)
    expect(mail.subject).toBe(subject)
    expect(mail.confirm).toMatch(new RegExp(`^${path}\\?token=[\\w-]{43}$`))
    expect(await page(mail.confirm)).toContain(heading)
    const pressed = await confirmBy(mail.token, path)
    expect(pressed.headers.get('location')).toMatch(new RegExp(`^${path}(?:et|d)$`))
  })

  it.each([
    ['', 'emptyEmail'],
    ['   ', 'emptyEmail'],
    ['anna', 'invalidEmail'],
    ['anna@example.dk, bo@example.dk', 'invalidEmail'],
    ['anna@example.dk\r\nBcc: bo@example.dk', 'invalidEmail'],
  ])('BLOCK-38 refuses %j as the form understands it', async (email, errorCode) => {
    expect(await call({ email })).toEqual({ status: 200, body: { success: false, errorCode } })
    expect(await rows()).toEqual([])
  })

  it.each<[string, Parameters<typeof call>, number, string]>([
    ['no address', [{}], 400, 'invalid-request'],
    ['a number', [{ email: 7 }], 400, 'invalid-request'],
    ['a book', [{ email: 'x'.repeat(2000) }], 400, 'invalid-request'],
    ['half an object', ['{'], 400, 'invalid-json'],
    ['a language that is not spoken', [{ email: 'anna@example.dk' }, 'de'], 400, 'invalid-request'],
    ['another site', [{ email: 'anna@example.dk' }, 'da', { 'x-requested-with': '' }], 403, 'csrf'],
  ])('API-03 answers %s with a code, and writes nothing', async (_given, given, status, code) => {
    expect(await call(...given)).toMatchObject({ status, body: { code } })
    expect(await rows()).toEqual([])
  })

  it('LAW-05 answers the same for an address that is known, and writes to it at most every ten minutes', async () => {
    const email = 'known@example.dk'
    const countMails = async () =>
      (await shop.database.pool.query('select count(*)::int as n from mails where recipient = $1', [email])).rows[0].n
    const answers = [await call({ email }), await call({ email: email.toUpperCase() })]
    expect(await countMails()).toBe(1)
    const { token: former } = await mailTo(email)
    later(11 * 60 * 1000)
    answers.push(await call({ email }))
    expect(await countMails()).toBe(2)
    await until(() => expect(receiver.received.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(2))
    const { token } = await mailTo(email)
    expect((await confirmBy(former)).headers.get('location')).toBe('/nyhedsbrev/link-udloebet')
    expect((await confirmBy(token)).headers.get('location')).toBe('/nyhedsbrev/bekraeftet')
    later(DAY_MS)
    answers.push(await call({ email }))
    expect(await countMails()).toBe(2)
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('LAW-05 many sign-ups of one mailbox at once are one subscription and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call({ email: 'storm@example.dk' })))
    expect(answers.every(({ body }) => (body as { success: boolean }).success)).toBe(true)
    expect(await rows()).toHaveLength(1)
    const { rows: mails } = await shop.database.pool.query(`select 1 from mails where recipient = 'storm@example.dk'`)
    expect(mails).toHaveLength(1)
  })

  it('API-03 answers 429 to whoever asks without end', async () => {
    const strict = await startTestShop({ env: { RATE_LIMITS: 'on' }, database: shop.database })
    const ask = () =>
      fetch(`${strict.origin}/api/client/ct/newsletter/signup?language=da`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({ email: '' }),
      })
    const answers = []
    for (let i = 0; i < 11; i += 1) answers.push(await ask())
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
    await strict.close()
  })
})

describe('the link of a mail', () => {
  it('LAW-05 works once', async () => {
    await call({ email: 'once@example.dk' })
    const { token, confirm } = await mailTo('once@example.dk')
    const answers = await Promise.all([confirmBy(token), confirmBy(token)])
    expect(answers.map(({ headers }) => headers.get('location')).toSorted()).toEqual([
      '/nyhedsbrev/bekraeftet',
      '/nyhedsbrev/link-udloebet',
    ])
    expect(await page(confirm)).toContain('Linket virker ikke længere')
  })

  it('LAW-05 works for seven days', async () => {
    await call({ email: 'late@example.dk' })
    const { token, confirm } = await mailTo('late@example.dk')
    later(7 * DAY_MS - 1000)
    expect(await page(confirm)).toContain('Ja tak, tilmeld mig')
    later(7 * DAY_MS + 1000)
    expect(await page(confirm)).toContain('Linket virker ikke længere')
    expect((await confirmBy(token)).headers.get('location')).toBe('/nyhedsbrev/link-udloebet')
    expect(await rows()).toMatchObject([{ state: 'pending' }])
  })

  it.each(['', '?token=', '?token=nonsense', '?token=%00', '?token=a&token=b'])(
    'API-03 that is broken (%s) leads to a page that says so',
    async (query) => {
      for (const path of ['/nyhedsbrev/bekraeft', '/nyhedsbrev/afmeld', '/newsletter/unsubscribe']) {
        const answer = await fetch(shop.origin + path + query)
        expect(answer.status).toBe(200)
        expect(await answer.text()).toContain('Linket virker ikke længere')
      }
    },
  )

  it('SEC-01 keeps its token out of logs, caches, indexes and the database', async () => {
    await call({ email: 'secret@example.dk' })
    const { token, confirm } = await mailTo('secret@example.dk')
    const answer = await fetch(shop.origin + confirm)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
    await confirmBy(token)
    await sendForm(`/nyhedsbrev/afmeld?token=${token}`, {})
    expect(JSON.stringify(shop.logged)).toContain('/nyhedsbrev/bekraeft?token=-')
    expect(JSON.stringify(shop.logged)).not.toContain(token)
    const { rows: kept } = await shop.database.pool.query('select * from newsletter_subscriptions, mails, jobs')
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('LAW-05 unsubscribes by a page with a button, and one may come back', async () => {
    await call({ email: 'leaver@example.dk' })
    const mail = await mailTo('leaver@example.dk')
    await confirmBy(mail.token)
    const token = mail.unsubscribe.split('token=')[1] ?? ''
    expect(await page(mail.unsubscribe)).toContain('Vil du afmelde nyhedsbrevet?')
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
    const pressed = await sendForm('/nyhedsbrev/afmeld', { token })
    expect(pressed.headers.get('location')).toBe('/nyhedsbrev/afmeldt')
    expect(await rows()).toMatchObject([{ state: 'unsubscribed' }])
    expect((await sendForm('/nyhedsbrev/afmeld', { token })).headers.get('location')).toBe('/nyhedsbrev/afmeldt')
    await call({ email: 'leaver@example.dk' })
    expect(await rows()).toMatchObject([{ state: 'pending' }])
  })

  it.each([
    ['form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    ['parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['nothing', {}, undefined],
  ])(
    'LAW-05 unsubscribes by one click of the mail program (it sends %s), without a redirect',
    async (sends, headers, body) => {
      await call({ email: `${sends}@example.dk` })
      const { unsubscribe } = await mailTo(`${sends}@example.dk`)
      const answer = await fetch(shop.origin + unsubscribe, {
        method: 'POST',
        headers: headers as Record<string, string>,
        ...(body !== undefined && { body }),
        redirect: 'manual',
      })
      expect(answer.status).toBe(204)
      expect(await rows()).toMatchObject([{ state: 'unsubscribed' }])
      expect((await sendForm('/nyhedsbrev/afmeld?token=nobody', {}, {})).status).toBe(404)
    },
  )
})
