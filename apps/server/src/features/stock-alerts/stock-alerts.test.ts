import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { catalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { line } from '@firkant/domain/orders/order-test-shop.ts'
import { MAX_STOCK_ALERTS_A_DAY } from '@firkant/domain/stock-alerts/stock-alert.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../../test/stand-ins/smtp-receiver.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'
import { sweepsOf } from '../../start/sweeps.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { takeStaffStep } from '../orders/staff-steps.ts'
import { releaseStock, reserveItems } from '../orders/stock-of-order.ts'

let shop: TestShop
let receiver: SmtpReceiver
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  shop = await startTestShop()
  receiver = await startSmtpReceiver()
  const config = parseConfig({
    SHOP_MODE: 'test',
    SHOP_SECRET: shop.secret,
    SMTP_URL: receiver.url,
    PUBLIC_URL: 'http://shop.test',
  })
  // Two processes of the same brand.
  for (let process = 0; process < 2; process += 1) {
    const log = pino({ level: 'silent' })
    stops.push(startBackgroundJobs({ config, database: shop.database, log, pollMs: 20, now: () => TEST_NOW }).stop)
  }
  const prices = [
    { market: 'DK', minor: 100_00 },
    { market: 'SE', minor: 150_00 },
  ] as const
  await addTestGoods(shop.database.main, [
    { sku: 'A-SOFA', onHand: 0, prices },
    { sku: 'RUG', onHand: 0, prices },
    { sku: 'A-LAMP', onHand: 3, prices },
    { sku: 'A-LATER', onHand: 0, backOrderDays: 14, prices },
    { sku: 'A-CHAIR', onHand: 0, prices },
    { sku: 'A-SET', onHand: 0, prices, parts: { chairs: [2, 'A-CHAIR'] } },
    ...Array.from({ length: MAX_STOCK_ALERTS_A_DAY + 2 }, (_, at) => ({ sku: `A-MANY-${at}`, onHand: 0, prices })),
  ])
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await receiver.close()
  await shop.close()
})
/** Mails before this belong to other tests. */
let first = 0
afterEach(async () => {
  await jobsAreDone()
  first = receiver.received.length
  await shop.database.pool.query(`delete from stock_alerts; delete from mails; delete from jobs;
    update stock_levels set on_hand = 0, reserved = 0 where sku <> 'A-LAMP'`)
})

async function call(body: unknown, language = 'da', headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.origin}/api/client/ct/stockalert/signup?language=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(shop.origin + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
const page = async (path: string) => (await fetch(shop.origin + path)).text()
const rows = async () =>
  (await shop.database.pool.query('select sku, email, language, state from stock_alerts order by sku, email')).rows
const mailsTo = (email: string) => receiver.received.slice(first).filter(({ to }) => to?.[0]?.address === email)
const putIn = (sku: string, onHand: number, db: Drizzle = shop.database.main) =>
  importRecords(db, [catalogRecord.parse({ type: 'stock', sku, location: 'central', onHand })], { now: TEST_NOW })

/** The last of so many mails to the address, and its links. */
async function mailTo(email: string, count = 1) {
  const mail = await until(() => {
    expect(mailsTo(email)).toHaveLength(count)
    return mailsTo(email).at(-1)
  })
  const linkTo = (step: string) => new RegExp(`http://shop\\.test(\\S*${step}\\S*)`).exec(mail?.text ?? '')?.[1] ?? ''
  return { mail, linkTo, tokenOf: (step: string) => linkTo(step).split('token=')[1] ?? '' }
}
async function waitFor(sku: string, email: string) {
  await call({ sku, email })
  const { tokenOf } = await mailTo(email)
  await sendForm('/lagerbesked/bekraeft', { token: tokenOf('bekraeft') })
}
const jobsAreDone = () =>
  until(async () => {
    const { rows: left } = await shop.database.pool.query(`select 1 from jobs where state <> 'done'`)
    expect(left).toEqual([])
  })

describe('asking for a mail', () => {
  it('LAW-05 waits for nobody before the button behind the mail’s link is pressed', async () => {
    expect(await call({ sku: 'A-SOFA', email: ' Anna@example.dk ' })).toEqual({ status: 200, body: { success: true } })
    expect(await rows()).toEqual([{ sku: 'A-SOFA', email: 'Anna@example.dk', language: 'da', state: 'pending' }])
    const { mail, linkTo, tokenOf } = await mailTo('Anna@example.dk')
    expect(mail?.subject).toBe('Skal vi give dig besked om A-SOFA da?')
    const confirm = linkTo('bekraeft')
    for (const reading of [await page(confirm), await page(confirm)])
      expect(reading).toContain('Skal vi give dig besked?')
    expect(await rows()).toMatchObject([{ state: 'pending' }])
    const pressed = await sendForm('/lagerbesked/bekraeft', { token: tokenOf('bekraeft') })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/lagerbesked/bekraeftet'])
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
    expect(await page('/lagerbesked/bekraeftet')).toContain('Så siger vi til')
    expect(await page(confirm)).toContain('Linket virker ikke længere')
  })

  it.each([
    [{ sku: 'A-SOFA', email: '' }, 'emptyEmail'],
    [{ sku: 'A-SOFA', email: 'anna' }, 'invalidEmail'],
    [{ sku: 'A-SOFA', email: 'anna@example.dk\r\nBcc: bo@example.dk' }, 'invalidEmail'],
    [{ sku: 'A-LAMP', email: 'anna@example.dk' }, 'available'],
    [{ sku: 'A-LATER', email: 'anna@example.dk' }, 'available'],
    [{ sku: 'NOTHING', email: 'anna@example.dk' }, 'unknownSku'],
  ])('API-03 refuses %o with %s', async (body, errorCode) => {
    expect(await call(body)).toEqual({ status: 200, body: { success: false, errorCode } })
    expect(await rows()).toEqual([])
  })

  it.each([
    ['no sku', { email: 'anna@example.dk' }, {}, 400],
    ['a number', { sku: 7, email: 'anna@example.dk' }, {}, 400],
    ['a book', { sku: 'A-SOFA', email: 'x'.repeat(2000) }, {}, 400],
    ['a letter that no text takes', { sku: 'A-\u0000', email: 'anna@example.dk' }, {}, 400],
    ['another site', { sku: 'A-SOFA', email: 'anna@example.dk' }, { 'x-requested-with': '' }, 403],
  ])('API-03 answers %s with a code, and writes nothing', async (_given, body, headers, status) => {
    expect((await call(body, 'da', headers as Record<string, string>)).status).toBe(status)
    expect(await rows()).toEqual([])
  })

  it('LAW-05 answers the same for an address that waits already, and tells its owner by mail, once a day', async () => {
    const email = 'known@example.dk'
    await waitFor('A-SOFA', email)
    const answers = [await call({ sku: 'A-SOFA', email }), await call({ sku: 'A-SOFA', email: email.toUpperCase() })]
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: { success: true } })))
    const { mail } = await mailTo(email, 2)
    expect(mail?.subject).toBe('Du får allerede besked om A-SOFA da')
    await jobsAreDone()
    expect(mailsTo(email)).toHaveLength(2)
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
  })

  it('API-03 many requests for one mailbox at once are one mail, and many products a few', async () => {
    const email = 'storm@example.dk'
    const at = (sku: string) => call({ sku, email })
    await Promise.all(Array.from({ length: 6 }, () => at('A-SOFA')))
    await Promise.all(Array.from({ length: MAX_STOCK_ALERTS_A_DAY + 2 }, (_, index) => at(`A-MANY-${index}`)))
    await jobsAreDone()
    expect(mailsTo(email)).toHaveLength(MAX_STOCK_ALERTS_A_DAY)
  })

  it('API-03 answers 429 to whoever asks without end', async () => {
    const strict = await startTestShop({ env: { RATE_LIMITS: 'on' }, database: shop.database })
    const ask = () =>
      fetch(`${strict.origin}/api/client/ct/stockalert/signup?language=da`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({ sku: 'A-SOFA', email: '' }),
      })
    const answers = []
    for (let i = 0; i < 11; i += 1) answers.push((await ask()).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await strict.close()
  })

  it.each([
    [{ sku: 'A-SOFA', email: 'plain@example.dk' }, '/testvarer/a-sofa#stock-alert-sent'],
    [{ sku: 'A-SOFA', email: 'plain@example.dk', language: 'sv' }, '/sv/testvarer/a-sofa#stock-alert-sent'],
    [{ sku: 'A-SOFA', email: '' }, '/testvarer/a-sofa#stock-alert-empty'],
    [{ sku: 'A-SOFA', email: 'anna', language: 'xx' }, '/testvarer/a-sofa#stock-alert-invalid'],
    [{ sku: 'A-LAMP', email: 'plain@example.dk' }, '/testvarer/a-lamp'],
  ])('PDP-05 without scripts %o is answered at the product', async (fields, location) => {
    const answer = await sendForm('/stock-alerts/add', fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })

  it('API-03 without scripts another site and an unknown product are refused', async () => {
    const fields = { sku: 'A-SOFA', email: 'anna@example.dk' }
    expect((await sendForm('/stock-alerts/add', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await sendForm('/stock-alerts/add', { ...fields, sku: 'NOTHING' })).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

describe('back in stock', () => {
  it('CHK-07 an import writes one mail to each, with picture, price, way to the product and way out, and never again', async () => {
    await waitFor('A-SOFA', 'anna@example.dk')
    await waitFor('A-SOFA', 'bo@example.dk')
    await call({ sku: 'A-SOFA', email: 'never@example.dk' })
    await mailTo('never@example.dk')
    await putIn('A-SOFA', 4)
    const { mail, linkTo } = await mailTo('anna@example.dk', 2)
    expect(mail?.subject).toBe('A-SOFA da er på lager igen')
    expect(mail?.text).toContain('100,-')
    expect(mail?.text).toContain('http://shop.test/testvarer/a-sofa')
    expect(await page(linkTo('afmeld'))).toContain('Vil du afmelde dine beskeder?')
    await mailTo('bo@example.dk', 2)
    await putIn('A-SOFA', 0)
    await putIn('A-SOFA', 9)
    await jobsAreDone()
    expect(['anna', 'bo', 'never'].map((name) => mailsTo(`${name}@example.dk`).length)).toEqual([2, 2, 1])
    expect((await rows()).map(({ state }) => state)).toEqual(['notified', 'notified', 'pending'])
  })

  it('CHK-07 an order that is cancelled frees it, also for a package of it', async () => {
    await putIn('A-CHAIR', 2)
    const { id: orderId } = await addTestOrder(shop.database.main)
    await shop.database.main.transaction((tx) =>
      reserveItems(tx, {
        orderId,
        location: 'central',
        items: [{ sku: 'A-CHAIR', quantity: 2, mayOversell: false }],
        now: new Date(),
      }),
    )
    await waitFor('A-SET', 'anna@example.dk')
    await jobsAreDone()
    expect(mailsTo('anna@example.dk')).toHaveLength(1)
    await shop.database.main.transaction((tx) => releaseStock(tx, orderId))
    expect((await mailTo('anna@example.dk', 2)).mail?.subject).toBe('A-SET da er på lager igen')
  })

  it('CHK-07 goods of a return that can be sold again are told of, others are not', async () => {
    const receive = async (isSellable: boolean) => {
      const { order } = await addTestOrder(shop.database.main, { state: 'delivered', lines: [line('RUG', 2)] })
      const who = { name: 'Alma Holm', orderNumber: order.number, email: order.buyer.email }
      const answer = await fetch(`${shop.origin}/api/client/ct/orders/withdraw?language=da`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({ ...who, idempotencyKey: randomUUID() }),
      })
      expect(await answer.json()).toMatchObject({ success: true })
      const steps = { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' }
      const step = { number: order.number, step: 'receive-return', isSellable, now: TEST_NOW, shop: steps } as const
      expect((await takeStaffStep(shop.database, step))?.type).toBe('moved')
      await jobsAreDone()
    }
    await waitFor('RUG', 'anna@example.dk')
    await receive(false)
    expect(mailsTo('anna@example.dk')).toHaveLength(1)
    await receive(true)
    expect((await mailTo('anna@example.dk', 2)).mail?.subject).toBe('RUG da er på lager igen')
    await receive(true)
    expect(mailsTo('anna@example.dk')).toHaveLength(2)
  })

  it('CHK-07 what came back before the link was used is told at once', async () => {
    await call({ sku: 'A-SOFA', email: 'late@example.dk' })
    const { tokenOf } = await mailTo('late@example.dk')
    await putIn('A-SOFA', 1)
    await jobsAreDone()
    expect(mailsTo('late@example.dk')).toHaveLength(1)
    await sendForm('/lagerbesked/bekraeft', { token: tokenOf('bekraeft') })
    expect((await mailTo('late@example.dk', 2)).mail?.subject).toBe('A-SOFA da er på lager igen')
  })

  it('CHK-07 speaks the language and the prices of the market it was asked in', async () => {
    await call({ sku: 'A-SOFA', email: 'sven@example.se' }, 'sv')
    const { mail, tokenOf } = await mailTo('sven@example.se')
    expect(mail?.subject).toBe('Ska vi meddela dig om A-SOFA sv?')
    await sendForm('/sv/lagerbevakning/bekrafta', { token: tokenOf('bekrafta') })
    await putIn('A-SOFA', 1)
    const back = await mailTo('sven@example.se', 2)
    expect(back.mail?.subject).toBe('A-SOFA sv finns i lager igen')
    expect(back.mail?.text).toContain('150:-')
    expect(back.linkTo('a-sofa')).toBe('/sv/testvarer/a-sofa')
  })

  it('OPS-01 an import that is rolled back tells nobody', async () => {
    await waitFor('A-SOFA', 'anna@example.dk')
    await jobsAreDone()
    const failing = shop.database.main.transaction(async (tx) => {
      await putIn('A-SOFA', 4, tx)
      throw new Error('the import failed')
    })
    await expect(failing).rejects.toThrow('import failed')
    await jobsAreDone()
    expect(mailsTo('anna@example.dk')).toHaveLength(1)
  })
})

describe('the way out', () => {
  it('LAW-05 ends every alert of the mailbox, and one may ask again', async () => {
    for (const sku of ['A-SOFA', 'A-CHAIR']) await call({ sku, email: 'leaver@example.dk' })
    const { tokenOf } = await mailTo('leaver@example.dk', 2)
    const token = tokenOf('afmeld')
    const pressed = await sendForm('/lagerbesked/afmeld', { token })
    expect(pressed.headers.get('location')).toBe('/lagerbesked/afmeldt')
    expect((await rows()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect((await sendForm('/lagerbesked/afmeld', { token })).headers.get('location')).toBe('/lagerbesked/afmeldt')
    await call({ sku: 'A-SOFA', email: 'leaver@example.dk' })
    expect((await rows()).map(({ state }) => state)).toEqual(['cancelled', 'pending'])
  })

  it('LAW-05 is one click of the mail program', async () => {
    await call({ sku: 'A-SOFA', email: 'click@example.dk' })
    const { mail, linkTo } = await mailTo('click@example.dk')
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<http://shop.test${linkTo('afmeld')}>`)
    const answer = await fetch(shop.origin + linkTo('afmeld'), { method: 'POST', redirect: 'manual' })
    expect(answer.status).toBe(204)
    expect(await rows()).toMatchObject([{ state: 'cancelled' }])
    expect((await sendForm('/lagerbesked/afmeld?token=nobody', {}, {})).status).toBe(404)
  })

  it('SEC-01 no token is in logs or the database', async () => {
    await call({ sku: 'A-SOFA', email: 'secret@example.dk' })
    const { linkTo, tokenOf } = await mailTo('secret@example.dk')
    await page(linkTo('bekraeft'))
    expect(JSON.stringify(shop.logged)).toContain('/lagerbesked/bekraeft?token=-')
    expect(JSON.stringify(shop.logged)).not.toContain(tokenOf('bekraeft'))
    const { rows: kept } = await shop.database.pool.query('select * from stock_alerts, mails, jobs')
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(tokenOf('bekraeft'))
  })

  it('OPS-01 SEC-01 an alert is deleted when it has expired', async () => {
    await waitFor('A-SOFA', 'anna@example.dk')
    await call({ sku: 'A-CHAIR', email: 'bo@example.dk' })
    const { retentionDays } = parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: shop.secret })
    const sweepAt = (days: number) => {
      const at = () => new Date(TEST_NOW.getTime() + days * DAY_MS)
      const context = { db: shop.database.main, brand: BRANDS.hjemly, publicUrl: shop.origin, retentionDays, now: at }
      return sweepsOf(context).stockAlerts?.(100)
    }
    expect(await sweepAt(6)).toBe(0)
    expect(await sweepAt(8)).toBe(1)
    expect(await sweepAt(179)).toBe(0)
    expect(await sweepAt(181)).toBe(1)
  })
})
