import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'

/** Without a mail server, mails are read in the outbox. */
let shop: TestShop
let stopJobs: () => Promise<void>
beforeAll(async () => {
  shop = await startTestShop()
  const config = parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: shop.secret })
  stopJobs = startBackgroundJobs({ config, database: shop.database, log: pino({ level: 'silent' }), pollMs: 20 }).stop
})
afterAll(async () => {
  await stopJobs()
  await shop.close()
})
afterEach(() => shop.database.pool.query('delete from newsletter_subscriptions; delete from mails; delete from jobs'))

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(shop.origin + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
const page = async (path: string) => (await fetch(shop.origin + path)).text()
const states = async () => (await shop.database.pool.query('select state from newsletter_subscriptions')).rows

describe('the form without scripts', () => {
  it.each([
    [{ email: 'plain@example.dk', language: 'sv' }, '/sv/nyhetsbrev/e-post-skickad', 'Titta i din inkorg'],
    [{ email: 'plain@example.dk' }, '/nyhedsbrev/mail-sendt', 'Tjek din indbakke'],
    [{ email: '' }, '/nyhedsbrev/mail-mangler', 'Udfyld venligst alle felter for at tilmelde dig'],
    [{ email: 'anna', language: 'xx' }, '/nyhedsbrev/ugyldig-mail', 'Du må indtaste en e-mailadresse'],
  ])('BLOCK-38 %o is answered with the page %s', async (fields, location, words) => {
    const answer = await sendForm('/nyhedsbrev/tilmeld', fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(await page(location)).toContain(words)
  })

  it.each([
    ['/nyhedsbrev/tilmeld', { email: 'anna@example.dk' }],
    ['/nyhedsbrev/bekraeft', { token: 'x' }],
  ])('API-03 %s from another site is refused', async (path, fields) => {
    expect((await sendForm(path, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await states()).toEqual([])
  })

  it('API-03 takes no endless form', async () => {
    expect((await sendForm('/nyhedsbrev/tilmeld', { email: 'x'.repeat(9000) })).status).toBe(413)
  })

  it.each([
    ['/newsletter/signup', '/nyhedsbrev/tilmeld'],
    ['/nb/newsletter/signup?utm_source=x', '/nb/nyhetsbrev/meld-pa?utm_source=x'],
    ['/sv/newsletter/unsubscribe?token=abc', '/sv/nyhetsbrev/avanmal?token=abc'],
  ])('PAGE-18 %s of former mails leads to the words of the language', async (old, path) => {
    const answer = await fetch(shop.origin + old, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path])
  })

  it('LAW-05 the button of a former mail still unsubscribes', async () => {
    expect((await sendForm('/newsletter/unsubscribe?token=nobody', {})).status).toBe(404)
    expect((await sendForm('/newsletter/unsubscribe', { token: 'x' })).headers.get('location')).toBe(
      '/nyhedsbrev/link-udloebet',
    )
    expect((await sendForm('/sv/newsletter/confirm', { token: 'x' })).headers.get('location')).toBe(
      '/sv/nyhetsbrev/lank-utgangen',
    )
  })

  it.each([
    ['', '/nyhedsbrev/tilmeld'],
    ['/nb', '/nyhetsbrev/meld-pa'],
    ['/sv', '/nyhetsbrev/anmal'],
  ])('BLOCK-38 the form of %s%s is sent to an address of its language', async (prefix, path) => {
    expect(await page(prefix + path)).toContain(`action="${path}"`)
    for (const action of [path, prefix + path]) expect((await sendForm(action, { email: '' })).status).toBe(303)
  })

  it('BLOCK-38 the sign-up page is the form itself', async () => {
    const html = await page('/nyhedsbrev/tilmeld')
    expect(html).toContain('action="/nyhedsbrev/tilmeld"')
    expect(html).toContain('<title>Nyhedsbrev – hjemly</title>')
  })
})

describe('/__outbox', () => {
  it('CHK-06 LAW-05 shows the mail, in a frame that can run nothing, with a link that works', async () => {
    expect(await page('/__outbox')).toContain('No mail yet.')
    await sendForm('/nyhedsbrev/tilmeld', { email: 'outbox@example.dk' })
    await until(async () => expect(await page('/__outbox')).toContain('<td>sent '))
    const id = /\/__outbox\/([\w-]{36})/.exec(await page('/__outbox'))?.[1]
    const shown = await fetch(`${shop.origin}/__outbox/${id}`)
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const html = await shown.text()
    expect(html).toContain('Bekræft din tilmelding til nyhedsbrevet fra hjemly')
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(html).toContain('data:image/png;base64,')
    const token = /<a href="http:\/\/shop\.test\/nyhedsbrev\/bekraeft\?token=([\w-]+)"/.exec(html)?.[1] ?? ''
    expect(await page(`/nyhedsbrev/bekraeft?token=${token}`)).toContain(`value="${token}"`)
    await sendForm('/nyhedsbrev/bekraeft', { token })
    expect(await states()).toEqual([{ state: 'confirmed' }])
  })

  it('API-03 knows no other mails', async () => {
    expect((await fetch(`${shop.origin}/__outbox/nobody`)).status).toBe(404)
    expect((await fetch(`${shop.origin}/__outbox/${crypto.randomUUID()}`)).status).toBe(404)
  })

  it('SEC-02 does not exist in production', async () => {
    const real = await startTestShop({
      env: {
        SHOP_MODE: 'production',
        SHOP_SECRET: 'x'.repeat(40),
        RATE_LIMITS: 'on',
        PUBLIC_URL: 'https://shop.test',
      },
      database: shop.database,
    })
    expect((await fetch(`${real.origin}/__outbox`)).status).toBe(404)
    await real.close()
  })
})

it('OPS-02 /metrics tells how many jobs are in which state', async () => {
  await sendForm('/nyhedsbrev/tilmeld', { email: 'metric@example.dk' })
  await until(async () => expect(await page('/metrics')).toContain('shop_jobs{queue="mail.hjemly",state="done"} 1'))
})
