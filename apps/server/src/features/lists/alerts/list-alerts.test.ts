import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MAX_LIST_ALERT_REQUESTS_A_DAY } from '@firkant/domain/lists/list-alerts.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { publishChanged } from '../../../../test/samples/test-catalogue.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../../../test/stand-ins/smtp-receiver.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { until } from '../../../../test/until.ts'
import {
  mailKinds,
  PASSWORD,
  pressLink,
  proveMailbox,
  registeredAndProved,
} from '../../../../test/visitors/account-visitor.ts'
import { anonymousLists, customerLists, type ListVisitor } from '../../../../test/visitors/list-visitor.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { startBackgroundJobs } from '../../../start/background-jobs.ts'
import { parseConfig } from '../../../start/config.ts'
import { sweepsOf } from '../../../start/sweeps.ts'
import { listAlertQueue } from './send-list-alerts.ts'

let shop: TestShop
let receiver: SmtpReceiver
/** Of the background work. */
let clock = TEST_NOW
const stops: (() => Promise<void>)[] = []
const prices = [{ market: 'DK', minor: 500_00 } as const, { market: 'SE', minor: 800_00 } as const]
let goods = 0

beforeAll(async () => {
  shop = await startTestShop()
  receiver = await startSmtpReceiver()
  const skus = Array.from({ length: 40 }, (_, at) => `AL-${at + 1}`)
  await addTestGoods(
    shop.database.main,
    skus.map((sku) => ({ sku, onHand: 5, prices })),
  )
  const config = parseConfig({
    SHOP_MODE: 'test',
    SHOP_SECRET: shop.secret,
    SMTP_URL: receiver.url,
    PUBLIC_URL: 'http://shop.test',
  })
  // Two processes of the same brand.
  for (let process = 0; process < 2; process += 1) {
    const log = pino({ level: 'silent' })
    stops.push(startBackgroundJobs({ config, database: shop.database, log, pollMs: 20, now: () => clock }).stop)
  }
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await receiver.close()
  await shop.close()
})
afterEach(async () => {
  await jobsAreDone()
  clock = TEST_NOW
  await shop.database.pool.query('delete from list_alerts')
})

const jobsAreDone = () =>
  until(async () => {
    const { rows } = await shop.database.pool.query(`select 1 from jobs where state <> 'done'`)
    expect(rows).toEqual([])
  })
/** As often as many processes would: a fact is told once all the same. */
async function checkLists(times = 3): Promise<void> {
  const queue = listAlertQueue('hjemly')
  for (let at = 0; at < times; at += 1) await enqueueJob(shop.database.main, { queue, key: randomUUID(), payload: {} })
  await jobsAreDone()
}
/** Of its own for each test. */
async function newGoods(onHand = 5): Promise<string> {
  const sku = `AL-${(goods += 1)}`
  if (onHand !== 5) await setStock(sku, onHand)
  return sku
}
async function setPrice(sku: string, minor: number): Promise<void> {
  await shop.database.pool.query(
    `insert into price_entries (brand, market, sku, amount_minor, reason, starts_at) values ('hjemly', 'DK', $1, $2, 'campaign', $3)`,
    [sku, minor, TEST_NOW],
  )
  await publishChanged(shop, [sku.toLowerCase()])
}
async function setStock(sku: string, onHand: number): Promise<void> {
  await shop.database.pool.query('update stock_levels set on_hand = $2 where sku = $1', [sku, onHand])
  await publishChanged(shop, [sku.toLowerCase()])
}
/** Without the welcome of a new customer. */
const mailsTo = (email: string) =>
  receiver.received.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('/listebesked/'))
const lastTo = (email: string) => mailsTo(email).at(-1)
const tokenIn = (email: string, step: string) =>
  new RegExp(`${step}\\?token=([\\w-]+)`).exec(lastTo(email)?.text ?? '')?.[1] ?? ''
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const alertsOf = async ({ shown }: ListVisitor, listKey?: string) => (await shown(listKey)).selectedList.alerts

async function watching(...skus: readonly string[]) {
  const own = await customerLists(shop)
  await proveMailbox(shop, own)
  const listKey = await own.made('Stue & <b>kontor</b>', ...skus)
  expect(await own.list('alerts', { listKey, priceDrop: true, backInStock: true })).toEqual({ success: true, listKey })
  return { own, listKey, email: own.email }
}

describe('mails of a customer’s list', () => {
  it('LIST-10 LAW-01 tell once that something got cheaper, with the price, its link and the way out', async () => {
    const [sku, other] = [await newGoods(), await newGoods()]
    const { own, listKey, email } = await watching(sku, other)
    expect(await alertsOf(own, listKey)).toEqual({ priceDrop: 'on', backInStock: 'on' })
    await checkLists()
    expect(mailsTo(email)).toEqual([])
    await setPrice(sku, 400_00)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
    const mail = lastTo(email)
    expect(mail?.subject).toBe(`${sku} da er blevet billigere`)
    expect(mail?.text).toMatch(/100,- under prisen, du kender fra din liste/)
    expect(mail?.text).toContain('400,-')
    expect(mail?.text).toContain(`http://shop.test/onskelister?list=${listKey}`)
    expect(mail?.text).not.toContain(`${other} da`)
    expect(mail?.html).toContain('Stue &amp; &lt;b&gt;kontor&lt;/b&gt;')
    const headerOf = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(headerOf('list-unsubscribe')).toMatch(/^<http:\/\/shop\.test\/listebesked\/afmeld\?token=[\w-]+>$/)
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    clock = new Date(TEST_NOW.getTime() + 2 * DAY_MS)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('LIST-10 tell once that something is back in stock', async () => {
    const sku = await newGoods(0)
    const { email } = await watching(sku)
    await checkLists()
    expect(mailsTo(email)).toEqual([])
    await setStock(sku, 4)
    await checkLists()
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([`${sku} da er på lager igen`])
    clock = new Date(TEST_NOW.getTime() + 2 * DAY_MS)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('LIST-10 come at most once a day; what happened meanwhile is in the next one, of all lists together', async () => {
    const [first, second, third] = [await newGoods(), await newGoods(), await newGoods()]
    const { own, email } = await watching(first, second)
    const listKey = await own.made('Soveværelse', third)
    await own.list('alerts', { listKey, priceDrop: true })
    await setPrice(first, 450_00)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
    await setPrice(second, 450_00)
    await setPrice(third, 450_00)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
    clock = new Date(TEST_NOW.getTime() + DAY_MS)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(2)
    expect(lastTo(email)?.subject).toBe('Nyt om 2 ting på din liste')
    for (const part of [`${second} da`, 'Soveværelse', `${third} da`]) expect(lastTo(email)?.html).toContain(part)
  })

  it('LIST-10 end with one click of the mail program, for all lists, or behind a page that asks', async () => {
    const sku = await newGoods()
    const { own, listKey, email } = await watching(sku)
    await setPrice(sku, 400_00)
    await checkLists()
    const token = tokenIn(email, 'afmeld')
    const page = await (await fetch(`${shop.origin}/listebesked/afmeld?token=${token}`)).text()
    expect(page).toContain('Vil du afmelde mails om dine lister?')
    expect(await alertsOf(own, listKey)).toEqual({ priceDrop: 'on', backInStock: 'on' })
    const oneClick = await fetch(`${shop.origin}/listebesked/afmeld?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(oneClick.status).toBe(204)
    expect(await alertsOf(own, listKey)).toEqual({ priceDrop: 'off', backInStock: 'off' })
    clock = new Date(TEST_NOW.getTime() + 2 * DAY_MS)
    await setPrice(sku, 300_00)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('LIST-10 say nothing of deleted lists, of things that are gone, or to whoever turned them off', async () => {
    const [deleted, gone, off] = [await newGoods(), await newGoods(), await newGoods()]
    const ofDeleted = await watching(deleted)
    await ofDeleted.own.list('delete', { listKey: ofDeleted.listKey })
    const ofGone = await watching(gone)
    await shop.database.pool.query('delete from assortments where product_key = $1', [gone.toLowerCase()])
    const ofOff = await watching(off)
    await ofOff.own.list('alerts', { listKey: ofOff.listKey, priceDrop: false, backInStock: false })
    for (const sku of [deleted, gone, off]) await setPrice(sku, 100_00)
    await checkLists()
    for (const { email } of [ofDeleted, ofGone, ofOff]) expect(mailsTo(email)).toEqual([])
    await ofDeleted.own.list('undelete', { listKey: ofDeleted.listKey })
    await checkLists()
    expect(mailsTo(ofDeleted.email)).toHaveLength(1)
  })

  it('LAW-05 LIST-10 wait until the mailbox is proved, by a mail that asks for it', async () => {
    const sku = await newGoods()
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', sku)
    await own.list('alerts', { listKey, priceDrop: true })
    expect(await alertsOf(own, listKey)).toEqual({ priceDrop: 'asked', backInStock: 'off' })
    expect(await mailKinds(shop, own.email)).toEqual(['account-welcome', 'account-proveEmail'])
    await setPrice(sku, 400_00)
    await checkLists()
    expect(mailsTo(own.email)).toEqual([])
    const proof = receiver.received.findLast(({ to }) => to?.[0]?.address === own.email)
    expect(proof?.subject).toBe('Bekræft din e-mailadresse hos hjemly')
    const token = /bekraeft-konto\?token=([\w-]+)/.exec(proof?.text ?? '')?.[1] ?? ''
    await pressLink(shop, '/bekraeft-konto', { token, visitor: own.visitor })
    expect(await alertsOf(own, listKey)).toEqual({ priceDrop: 'on', backInStock: 'off' })
    await checkLists()
    expect(mailsTo(own.email)).toHaveLength(1)
  })

  it('LAW-05 an address that a visitor typed is not confirmed by their login', async () => {
    const sku = await newGoods()
    const own = anonymousLists(shop)
    await own.list('additem', { sku })
    const victim = `${randomUUID()}@example.dk`
    await own.list('alerts', { priceDrop: true, email: victim })
    await until(() => expect(mailsTo(victim)).toHaveLength(1))
    const { email } = await registeredAndProved(shop)
    await own.visitor.call('authentication/login', { email, password: PASSWORD })
    await own.list('alerts', { priceDrop: true, backInStock: true })
    await setPrice(sku, 400_00)
    await checkLists()
    expect(mailsTo(victim)).toHaveLength(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('LAW-04 are part of the customer’s export', async () => {
    const { own } = await watching(await newGoods())
    const exported = JSON.stringify(await own.visitor.get('ct/customer/export'))
    expect(exported).toContain('"mails":[{"priceDrop":true,"backInStock":true')
  })
})

describe('mails of a visitor’s wish list', () => {
  async function visitorWithWish(sku: string) {
    const own = anonymousLists(shop)
    await own.list('additem', { sku })
    return { own, email: `${randomUUID()}@example.dk` }
  }

  it('LAW-05 wait for the button behind the link of a mail', async () => {
    const sku = await newGoods()
    const { own, email } = await visitorWithWish(sku)
    expect(await own.list('alerts', { priceDrop: true, email })).toMatchObject({ success: true })
    expect(await alertsOf(own)).toEqual({ priceDrop: 'asked', backInStock: 'off' })
    await until(() => expect(mailsTo(email)).toHaveLength(1))
    expect(lastTo(email)?.subject).toBe('Skal vi holde øje med din liste?')
    await setPrice(sku, 400_00)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
    const token = tokenIn(email, 'bekraeft')
    expect(await (await fetch(`${shop.origin}/listebesked/bekraeft?token=${token}`)).text()).toContain(
      'Skal vi holde øje med din liste?',
    )
    const pressed = await post('/listebesked/bekraeft', { token })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/listebesked/bekraeftet'])
    expect(await alertsOf(own)).toEqual({ priceDrop: 'on', backInStock: 'off' })
    expect((await post('/listebesked/bekraeft', { token })).headers.get('location')).toBe('/listebesked/link-udloebet')
    await checkLists()
    expect(mailsTo(email)).toHaveLength(1)
    await setPrice(sku, 350_00)
    await checkLists()
    expect(mailsTo(email)).toHaveLength(2)
  })

  it.each([
    [{ priceDrop: true }, { success: false, emailErrorCode: 'emptyEmail' }],
    [
      { priceDrop: true, email: 'anna' },
      { success: false, emailErrorCode: 'invalidEmail' },
    ],
    [
      { priceDrop: true, email: 'a@b.dk\r\nBcc: c@d.dk' },
      { success: false, emailErrorCode: 'invalidEmail' },
    ],
    [{ priceDrop: false }, { success: true }],
  ])('API-03 %o is answered with %o, and nothing is stored', async (body, answer) => {
    const { own } = await visitorWithWish(await newGoods())
    expect(await own.list('alerts', body)).toMatchObject(answer)
    expect(await alertsOf(own)).toEqual({ priceDrop: 'off', backInStock: 'off' })
  })

  it('API-03 another’s list can’t be watched, nor one that is not there', async () => {
    const { listKey } = await watching(await newGoods())
    const stranger = await customerLists(shop)
    expect(await stranger.list('alerts', { listKey, priceDrop: true })).toEqual({
      success: false,
      errorCode: 'listNotFound',
    })
    const { own } = await visitorWithWish(await newGoods())
    const asked = await own.visitor.post('shoppinglist/alerts', { listKey, priceDrop: true, email: 'a@example.dk' })
    expect(asked.status).toBe(401)
  })

  it('API-03 strangers cannot fill a mailbox', async () => {
    const sku = await newGoods()
    const email = `${randomUUID()}@example.dk`
    for (let at = 0; at < MAX_LIST_ALERT_REQUESTS_A_DAY + 3; at += 1) {
      const { own } = await visitorWithWish(sku)
      expect(await own.list('alerts', { priceDrop: true, email })).toMatchObject({ success: true })
    }
    await jobsAreDone()
    expect(mailsTo(email)).toHaveLength(MAX_LIST_ALERT_REQUESTS_A_DAY)
  })

  it('LAW-05 requests that nobody confirmed are deleted after a week', async () => {
    const { own, email } = await visitorWithWish(await newGoods())
    await own.list('alerts', { priceDrop: true, email })
    const sweep = (now: Date) =>
      sweepsOf({
        db: shop.database.main,
        brand: BRANDS.hjemly,
        publicUrl: '',
        retentionDays: { unpaidOrders: 1, bankPayments: 1, doneJobs: 1, deadJobs: 1, visits: 3, insights: 730 },
        now: () => now,
      }).listAlerts?.(10)
    expect(await sweep(new Date(TEST_NOW.getTime() + 6 * DAY_MS))).toBe(0)
    expect(await sweep(new Date(TEST_NOW.getTime() + 8 * DAY_MS))).toBe(1)
  })
})
