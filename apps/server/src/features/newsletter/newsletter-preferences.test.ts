import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { personalisationText } from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../../test/stand-ins/smtp-receiver.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'
import { mailboxAlerts } from '../../start/services/mailbox-alerts.ts'
import { sendNewsletter } from '../soft-login/send-newsletter.ts'
import { createPreferencesService } from './newsletter-preferences.ts'

/** The demo's customer: only customers can be recognised. */
const EMAIL = 'demo@hjemly.example'
const TEXT = personalisationText('da', 'hjemly')

let shop: TestShop
let receiver: SmtpReceiver
let stopJobs: () => Promise<void>
let issues = 0
/** Mails before this are of another step. */
let read = 0
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
beforeEach(() => later(0))
afterEach(() => shop.database.pool.query('delete from newsletter_subscriptions; delete from stock_alerts'))

let now = TEST_NOW
const later = (ms: number) => shop.setNow((now = new Date(TEST_NOW.getTime() + ms)))
const sendForm = (path: string, fields: Record<string, string>, site = 'same-origin') =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const page = async (path: string) => (await fetch(shop.origin + path)).text()
const query = async (statement: string) => (await shop.database.pool.query(statement)).rows

/** The newest mail to the address with this subject, with its links in order. */
async function mailTo(email: string, subject: RegExp) {
  const mail = await until(() => {
    const found = receiver.received
      .slice(read)
      .findLast((each) => each.to?.[0]?.address === email && subject.test(each.subject ?? ''))
    expect(found).toBeDefined()
    return found
  })
  const links = [...(mail?.text ?? '').matchAll(/http:\/\/shop\.test(\S+)/g)].map(([, path]) => path ?? '')
  const linkTo = (part: string) => links.find((link) => link.includes(part)) ?? ''
  return { mail, linkTo, tokenOf: (part: string) => linkTo(part).split('token=')[1] ?? '' }
}

async function subscribe(email: string, more: Record<string, string> = {}): Promise<void> {
  read = receiver.received.length
  await sendForm('/nyhedsbrev/tilmeld', { email })
  const { tokenOf } = await mailTo(email, /^Bekræft/)
  const pressed = await sendForm('/nyhedsbrev/bekraeft', { token: tokenOf('/bekraeft'), ...more })
  expect(pressed.headers.get('location')).toBe('/nyhedsbrev/bekraeftet')
}

/** An issue of the newsletter, as it arrives. */
async function sendIssue(email: string) {
  issues += 1
  read = receiver.received.length
  const { secret } = shop
  const context = { db: shop.database.main, brand: BRANDS.hjemly, publicUrl: 'http://shop.test', secret }
  await sendNewsletter({ ...context, now }, `test-${issues}`)
  const received = await mailTo(email, /^Nyt fra hjemly/)
  const eclub = /\?eclub=([\w-]+)/.exec(received.linkTo('eclub='))?.[1]
  return { ...received, eclub, token: received.tokenOf('/indstillinger') }
}

const recognises = async (eclub = '') =>
  (await fetch(`${shop.origin}/api/client/voyado/softlogin?language=da&eclub=${eclub}`)).headers.getSetCookie().length >
  0
const choose = (token: string, fields: Record<string, string>) =>
  sendForm('/nyhedsbrev/indstillinger', { token, form: 'choices', ...fields })
const proofs = () =>
  query('select is_granted as granted, text, place, language from newsletter_consent_log order by decided_at')

describe('a link that recognises', () => {
  it('LAW-05 is sent to nobody who did not agree to it', async () => {
    await subscribe(EMAIL)
    const { eclub, mail } = await sendIssue(EMAIL)
    expect(eclub).toBeUndefined()
    expect(mail?.text).not.toContain('Alma')
    expect(await query('select 1 from soft_logins')).toEqual([])
    expect(await proofs()).toEqual([])
  })

  it('LAW-05 PRICE-01 leads to what is new: three products at the price of their pages, and an article', async () => {
    await query(
      `with page as (insert into pages (brand, language, key, path) values ('hjemly', 'da', 'light', '/inspiration/lys') returning id)
       insert into page_versions (page_id, version, state, component_name, title, heading, description, blocks, article, content_hash)
       select id, 1, 'published', 'InspirationArticlePage', 'Lys', 'Tre lamper, *én stue*', 'Sådan gør du.', '[]',
         '{"publishedOn":"2026-11-01","inspirationCategoryKey":"rooms"}', 'x' from page`,
    )
    await subscribe(EMAIL)
    const { mail } = await sendIssue(EMAIL)
    const [, shelves = ''] = /Nyt på hylderne\n-+\n([\s\S]*?)Tre idéer/.exec(mail?.text ?? '') ?? []
    const links = [...shelves.matchAll(/http:\/\/shop\.test(\S+)/g)].map(([, path]) => path ?? '')
    const prices = [...shelves.matchAll(/^ {2}([\d.]+,(?:-|\d\d))$/gm)].map(([, price]) => price ?? '')
    expect(prices).toHaveLength(3)
    for (const [at, price] of prices.entries()) {
      const [, offered] = /"offers":\{[^}]*?"price":"?([\d.]+)/.exec(await page(links[at] ?? '')) ?? []
      expect(Number(offered)).toBe(Number(price.replaceAll('.', '').replace(',-', '').replace(',', '.')))
    }
    expect(links[3]).toBe('/inspiration/lys')
    expect(shelves).toContain('Tre lamper, én stue')
    expect(mail?.html).toMatch(/<img src="http:\/\/shop\.test\/images\/[^"]+" alt="" width="600"/)
  })

  it('LAW-05 is asked for by a box of its own, which is not ticked, on the page that confirms', async () => {
    read = receiver.received.length
    await sendForm('/nyhedsbrev/tilmeld', { email: EMAIL })
    const { linkTo } = await mailTo(EMAIL, /^Bekræft/)
    const html = await page(linkTo('/bekraeft'))
    const [box = ''] = /<input[^>]*name="personalised"[^>]*>/.exec(html) ?? []
    expect(box).toContain('type="checkbox"')
    expect(box).not.toContain('checked=')
    expect(html).toContain(TEXT)
  })

  it('LAW-05 is sent after consent, of which text, place and time are stored; taking it back ends what was sent', async () => {
    await subscribe(EMAIL, { personalised: '1' })
    expect(await proofs()).toEqual([{ granted: true, text: TEXT, place: 'confirmation', language: 'da' }])
    const first = await sendIssue(EMAIL)
    expect(first.mail?.text).toContain('Alma')
    expect(await recognises(first.eclub)).toBe(true)

    later(1000)
    const saved = await choose(first.token, { newsletter: 'on' })
    expect(saved.headers.get('location')).toBe(`/nyhedsbrev/indstillinger?token=${first.token}&outcome=saved`)
    expect(await recognises(first.eclub)).toBe(false)
    expect((await proofs()).at(-1)).toEqual({ granted: false, text: TEXT, place: 'preferences', language: 'da' })

    later(2000)
    await choose(first.token, { newsletter: 'on', personalised: '1' })
    expect(await recognises(first.eclub)).toBe(false)
    expect(await recognises((await sendIssue(EMAIL)).eclub)).toBe(true)
    expect(await proofs()).toHaveLength(3)
  })

  it('LAW-05 ends with the newsletter', async () => {
    await subscribe(EMAIL, { personalised: '1' })
    const { eclub, linkTo } = await sendIssue(EMAIL)
    expect(await recognises(eclub)).toBe(true)
    await fetch(shop.origin + linkTo('/afmeld'), { method: 'POST', body: new URLSearchParams() })
    expect(await recognises(eclub)).toBe(false)
    expect((await proofs()).at(-1)).toMatchObject({ granted: false, place: 'unsubscribed' })
  })

  it('LAW-05 a page that showed another text agrees to nothing', async () => {
    await subscribe(EMAIL, { personalised: '0' })
    expect(await proofs()).toEqual([])
  })
})

describe('every newsletter', () => {
  it('LAW-05 has one-click unsubscribe, which asks nothing further, and a link that changes nothing by being opened', async () => {
    await subscribe('reader@example.dk')
    const { mail, linkTo } = await sendIssue('reader@example.dk')
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<http://shop.test${linkTo('/afmeld')}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const link of ['/afmeld', '/indstillinger']) {
      expect((await fetch(shop.origin + linkTo(link))).status).toBe(200)
      expect((await fetch(shop.origin + linkTo(link), { method: 'HEAD' })).status).toBe(200)
    }
    expect(await query('select state from newsletter_subscriptions')).toEqual([{ state: 'confirmed' }])
    const press = () =>
      fetch(shop.origin + linkTo('/afmeld'), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'manual',
      })
    expect([(await press()).status, (await press()).status]).toEqual([204, 204])
    expect(await query('select state from newsletter_subscriptions')).toEqual([{ state: 'unsubscribed' }])
  })

  it('LAW-05 leads to the page of what is sent, which shows the address masked and is cached by nobody', async () => {
    await subscribe('reader@example.dk')
    const { token } = await sendIssue('reader@example.dk')
    const answer = await fetch(`${shop.origin}/nyhedsbrev/indstillinger?token=${token}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain('r***@e***.dk')
    expect(html).not.toContain('reader@example.dk')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(JSON.stringify(shop.logged)).not.toContain(token)
    expect(JSON.stringify(await query('select * from newsletter_subscriptions, mails'))).not.toContain(token)
  })
})

describe('the page of what is sent', () => {
  const insertAlert = (email: string) =>
    shop.database.pool.query(
      `insert into stock_alerts (brand, sku, product_key, email, email_key, language, state, cancel_hash, requested_at,
       expires_at) values ('hjemly', 'X-1', 'x', $1, $1, 'da', 'confirmed', $1, now(), now() + interval '1 day')`,
      [email],
    )
  const alerts = () => query('select email, state from stock_alerts order by email')

  it('LAW-05 ends one kind of mail and keeps the others', async () => {
    await insertAlert('reader@example.dk')
    await insertAlert('somebody@example.dk')
    await subscribe('reader@example.dk')
    const { token } = await sendIssue('reader@example.dk')
    expect(await page(`/nyhedsbrev/indstillinger?token=${token}`)).toContain('name="stockAlerts"')
    await choose(token, { stockAlerts: 'on' })
    expect(await query('select state from newsletter_subscriptions')).toEqual([{ state: 'unsubscribed' }])
    expect(await alerts()).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }])
    const html = await page(`/nyhedsbrev/indstillinger?token=${token}`)
    expect(html).toContain('Du får ikke nyhedsbrevet')
    await choose(token, { newsletter: 'on' })
    expect(await query('select state from newsletter_subscriptions')).toEqual([{ state: 'unsubscribed' }])
    expect(await alerts()).toEqual([
      { email: 'reader@example.dk', state: 'cancelled' },
      { email: 'somebody@example.dk', state: 'confirmed' },
    ])
  })

  it('LAW-05 ends everything by one button, again and again', async () => {
    await insertAlert('reader@example.dk')
    await subscribe('reader@example.dk')
    const { token } = await sendIssue('reader@example.dk')
    for (let times = 0; times < 2; times += 1) {
      const ended = await sendForm('/nyhedsbrev/indstillinger', { token, form: 'end' })
      expect(ended.headers.get('location')).toContain('outcome=ended')
    }
    expect(await page(`/nyhedsbrev/indstillinger?token=${token}&outcome=ended`)).toContain('Du er afmeldt det hele.')
    expect(await query('select state from newsletter_subscriptions')).toEqual([{ state: 'unsubscribed' }])
    expect(await alerts()).toMatchObject([{ state: 'cancelled' }])
  })

  it('LAW-05 moves to another address only when that one confirms, without what the former agreed to', async () => {
    await subscribe('old@example.dk', { personalised: '1' })
    const { token } = await sendIssue('old@example.dk')
    const change = (email: string) => sendForm('/nyhedsbrev/indstillinger', { token, form: 'address', email })
    expect((await change('')).headers.get('location')).toContain('outcome=emptyEmail')
    expect((await change('new@example')).headers.get('location')).toContain('outcome=invalidEmail')
    expect((await change('new@example.dk')).headers.get('location')).toContain('outcome=sent')
    const states = () => query('select email, state, personalised_at from newsletter_subscriptions order by email')
    expect(await states()).toMatchObject([
      { email: 'new@example.dk', state: 'pending' },
      { email: 'old@example.dk', state: 'confirmed' },
    ])
    const { tokenOf } = await mailTo('new@example.dk', /^Bekræft/)
    await sendForm('/nyhedsbrev/bekraeft', { token: tokenOf('/bekraeft') })
    expect(await states()).toEqual([
      { email: 'new@example.dk', state: 'confirmed', personalised_at: null },
      { email: 'old@example.dk', state: 'unsubscribed', personalised_at: null },
    ])
  })

  it('LAW-05 moves to an address that is subscribed already by the same way', async () => {
    await subscribe('second@example.dk')
    await subscribe('first@example.dk')
    const { token } = await sendIssue('first@example.dk')
    read = receiver.received.length
    await sendForm('/nyhedsbrev/indstillinger', { token, form: 'address', email: 'second@example.dk' })
    const { tokenOf } = await mailTo('second@example.dk', /^Bekræft/)
    await sendForm('/nyhedsbrev/bekraeft', { token: tokenOf('/bekraeft') })
    expect(await query('select email, state from newsletter_subscriptions order by email')).toEqual([
      { email: 'first@example.dk', state: 'unsubscribed' },
      { email: 'second@example.dk', state: 'confirmed' },
    ])
  })

  it('API-03 an unknown link, form or site changes nothing', async () => {
    await subscribe('reader@example.dk')
    const { token } = await sendIssue('reader@example.dk')
    for (const fields of [{ token: 'x', form: 'end' }, { token, form: 'all' }, { form: 'choices' }, {}]) {
      const answer = await sendForm('/nyhedsbrev/indstillinger', fields as Record<string, string>)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nyhedsbrev/link-udloebet'])
    }
    expect((await sendForm('/nyhedsbrev/indstillinger', { token, form: 'end' }, 'cross-site')).status).toBe(403)
    expect(await page('/nyhedsbrev/indstillinger?token=%00')).toContain('Linket virker ikke længere')
    expect(await query('select state from newsletter_subscriptions')).toEqual([{ state: 'confirmed' }])
  })

  it.each([
    ['nb', '/nb/nyhetsbrev/innstillinger', 'E-postene dine'],
    ['sv', '/sv/nyhetsbrev/installningar', 'Dina mejl'],
  ])('LAW-05 speaks %s', async (_language, path, heading) => {
    await subscribe('reader@example.dk')
    const { token } = await sendIssue('reader@example.dk')
    expect(await page(`${path}?token=${token}`)).toContain(heading)
    const saved = await sendForm(path, { token, form: 'choices', newsletter: 'on', personalised: '1' })
    expect(saved.headers.get('location')).toBe(`${path}?token=${token}&outcome=saved`)
    expect(await proofs()).toMatchObject([{ language: _language }])
  })
})

it('LAW-05 whoever has no newsletter at hand gets the link by mail, at most every ten minutes', async () => {
  const { secret } = shop
  const preferences = createPreferencesService({
    db: shop.database.main,
    brand: BRANDS.hjemly,
    publicUrl: 'http://shop.test',
    secret,
    now: () => TEST_NOW,
    alerts: mailboxAlerts,
  })
  await subscribe('reader@example.dk')
  await preferences.mailLink('Reader@example.dk', 'da')
  await preferences.mailLink('reader@example.dk', 'da')
  const { linkTo } = await mailTo('reader@example.dk', /^Dine mails fra hjemly/)
  expect(await page(linkTo('/indstillinger'))).toContain('Det sender vi dig')
  const sent = await query(`select 1 from mails where key like 'newsletter-preferences:%'`)
  expect(sent).toHaveLength(1)

  await preferences.mailLink('stranger@example.dk', 'da')
  await mailTo('stranger@example.dk', /^Bekræft/)
})
