import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { photo } from '../../../test/samples/hostile-pictures.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { deliveredBuyer, GOOD_REVIEW, sendReview } from '../../../test/visitors/review-author.ts'
import { addTestCustomer } from '../../../test/visitors/test-customer.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { takeStaffStep } from '../orders/staff-steps.ts'

let shop: TestShop
let desk: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'RUG', onHand: 9 },
    { sku: 'SET', onHand: 9 },
    { sku: 'LAMP', onHand: 9 },
  ])
  desk = await employeeAtWork(shop, { role: 'service', now: TEST_NOW })
})
afterAll(() => shop.close())

const query = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const page = async (path: string) => (await fetch(shop.origin + path)).text()
const form = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => fetch(shop.origin + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
async function decide(body: object, who = desk) {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie: who.cookie }, body: JSON.stringify(body) }
  const answer = await fetch(`${shop.origin}/api/studio/reviews/decide`, init)
  return { status: answer.status, ...((await answer.json()) as { success?: boolean; errorCode?: string }) }
}
const answerAs = async (body: object) =>
  (
    await fetch(`${shop.origin}/api/studio/reviews/answer`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, cookie: desk.cookie },
      body: JSON.stringify(body),
    })
  ).json()
async function written(given: Parameters<typeof deliveredBuyer>[1] = {}, fields: Record<string, unknown> = {}) {
  const buyer = await deliveredBuyer(shop, given)
  await buyer.ask()
  const { ask, own } = await buyer.links()
  const sent = await sendReview(shop, { token: ask, ...fields })
  const [row] = await buyer.rows()
  return { ...buyer, own, sent, row }
}
const publish = ({ id, revision }: { id: string; revision: number }) =>
  decide({ kind: 'review', id, seenRevision: revision, decision: 'publish' })

describe('who is asked', () => {
  it('REV-01 a buyer who agreed to mails, once for an order, some days after the goods came', async () => {
    const buyer = await deliveredBuyer(shop, { lines: [line('RUG', 1), line('SET', 1)] })
    await buyer.ask()
    await buyer.ask()
    const [mail, ...more] = await buyer.mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Hvordan er RUG da?')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await buyer.rows()).toMatchObject([{ state: 'asked' }, { state: 'asked' }])
    const { ask } = await buyer.links()
    expect(JSON.stringify([await buyer.rows(), mail])).not.toContain(ask)
  })

  it('REV-01 nobody who did not agree, nor who said no, nor after a return or withdrawal of the goods', async () => {
    const stranger = await deliveredBuyer(shop, { agrees: false })
    await stranger.ask()
    expect(await stranger.mails()).toEqual([])

    const returned = await deliveredBuyer(shop, { lines: [line('RUG', 1), line('SET', 1)] })
    const [gone] = returned.stored.order.lines
    await query(
      `insert into order_returns (id, order_id, kind, state, lines, receipt, refund_minor, idempotency_key, created_at, changed_at)
        values (gen_random_uuid(), $1, 'withdrawal', 'registered', $2, '{}', 0, 'x', now(), now())`,
      [returned.stored.id, JSON.stringify([{ lineItemId: gone?.id, quantity: 1 }])],
    )
    await returned.ask()
    expect(await returned.rows()).toMatchObject([{ sku: 'SET' }])

    for (const state of ['shipped', 'returned', 'cancelled'] as const) {
      const buyer = await deliveredBuyer(shop, { state })
      await buyer.ask()
      expect([state, await buyer.rows()]).toEqual([state, []])
    }
  })

  it('REV-01 the mail program ends these mails with one press, and no link of them opens the form any more', async () => {
    const buyer = await deliveredBuyer(shop)
    await buyer.ask()
    const { ask, cancel } = await buyer.links()
    for (let press = 0; press < 2; press += 1)
      expect(
        (await form(`/anmeldelsesmail/afmeld?token=${cancel}`, { 'List-Unsubscribe': 'One-Click' }, {})).status,
      ).toBe(204)
    expect((await sendReview(shop, { token: ask })).to).toBe('/anmeldelsesmail/link-udloebet')
    const again = await deliveredBuyer(shop, { email: buyer.email })
    await again.ask()
    expect(await again.mails()).toHaveLength(1)
  })

  it('REV-01 LAW-05 the question waits in a job from the day of the delivery', async () => {
    const { stored } = await deliveredBuyer(shop, { state: 'shipped' })
    const at = { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' }
    await takeStaffStep(shop.database, {
      number: stored.order.number,
      step: 'deliver',
      isSellable: false,
      now: TEST_NOW,
      shop: at,
      parcel: undefined,
    })
    const [job] = await query(`select run_at from jobs where queue = 'after-delivery.hjemly' and key = $1`, [stored.id])
    expect(job?.run_at).toEqual(new Date(TEST_NOW.getTime() + 10 * DAY_MS))
  })
})

describe('the link of the mail', () => {
  it('REV-01 takes one review, and then opens nothing; what was written waits to be looked at', async () => {
    const { row, sent, own, links } = await written(
      {},
      { 'measure.asPictured': 'yes', 'measure.sturdy': 'no', 'measure.fitsTwo': 'yes' },
    )
    expect(sent).toEqual({ status: 303, to: `/anmeldelse/modtaget?token=${own}` })
    expect(row).toMatchObject({
      state: 'pending',
      rating: 4,
      author: 'Anna',
      measures: { asPictured: true, sturdy: false },
    })
    const { ask } = await links()
    expect((await sendReview(shop, { token: ask })).to).toBe('/anmeldelsesmail/link-udloebet')
    expect(await query('select 1 from reviews where written_id = $1', [row.id])).toEqual([])
  })

  it('REV-01 ends after its time', async () => {
    const buyer = await deliveredBuyer(shop)
    await buyer.ask()
    const { ask } = await buyer.links()
    shop.setNow(new Date(TEST_NOW.getTime() + 61 * DAY_MS))
    expect((await sendReview(shop, { token: ask })).to).toBe('/anmeldelsesmail/link-udloebet')
    shop.setNow(TEST_NOW)
    expect(await buyer.rows()).toMatchObject([{ state: 'asked', text: '' }])
  })

  it.each([
    [{ rating: '' }, 'ratingMissing'],
    [{ rating: '6' }, 'ratingMissing'],
    [{ text: 'Kort' }, 'textTooShort'],
    [{ text: `\u200B${'\u202E '.repeat(40)}` }, 'textTooShort'],
    [{ text: 'x'.repeat(3001) }, 'textTooLong'],
    [{ title: 'x'.repeat(101) }, 'titleTooLong'],
    [{ author: '  ' }, 'authorMissing'],
  ])('REV-01 %o is refused with %s, and what was typed is kept for the next try', async (fields, fault) => {
    const buyer = await deliveredBuyer(shop)
    await buyer.ask()
    const { ask } = await buyer.links()
    const { to } = await sendReview(shop, { token: ask, ...fields })
    expect(to).toBe(`/anmeldelse?token=${ask}&fault=${fault}`)
    expect(await buyer.rows()).toMatchObject([
      { state: 'asked', text: '', draft: { author: 'author' in fields ? '' : 'Anna' } },
    ])
    expect((await sendReview(shop, { token: ask })).to).toContain('/modtaget')
  })

  it('REV-02 a photo that is refused keeps nothing of the form but its text', async () => {
    const buyer = await deliveredBuyer(shop)
    await buyer.ask()
    const { ask } = await buyer.links()
    const good = await photo(300, 200).jpeg().toBuffer()
    const { to } = await sendReview(shop, { token: ask, photos: [good, Buffer.from('<svg onload="alert(1)"/>')] })
    expect(to).toContain('fault=photoNotPicture')
    expect(
      await query('select 1 from review_photos p join buyer_reviews b on b.id = p.written_id where b.order_id = $1', [
        buyer.stored.id,
      ]),
    ).toEqual([])
    expect(await buyer.rows()).toMatchObject([{ state: 'asked', draft: { text: GOOD_REVIEW.text } }])
  })

  it('REV-02 a body that is no form, or too large for one, is refused whole', async () => {
    const send = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
      fetch(`${shop.origin}/anmeldelse`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      })
    expect((await send('--x\r\nnonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect((await send('x', 'multipart/form-data')).status).toBe(400)
    expect((await send(new Uint8Array(33 * 1024 * 1024), 'multipart/form-data; boundary=x')).status).toBe(413)
  })
})

describe('what is published', () => {
  it('REV-01 REV-02 stands on the product’s page with its photo, its measures and its stars, however few', async () => {
    const before = await page('/testvarer/lamp')
    const image = await photo(300, 200).jpeg().toBuffer()
    const { row, mails } = await written(
      { lines: [line('LAMP', 1)] },
      { rating: '1', photos: [image], 'measure.asPictured': 'no' },
    )
    const [stored] = await query('select file from review_photos where written_id = $1', [row.id])
    const address = `/images/${stored?.file}?w=180`
    expect((await fetch(shop.origin + address)).status).toBe(404)
    expect(await publish(row)).toMatchObject({ success: true })
    await shop.heardAll()
    const after = await page('/testvarer/lamp')
    expect([before.includes(GOOD_REVIEW.text), after.includes(GOOD_REVIEW.text)]).toEqual([false, true])
    expect(after).toContain('"ratingValue":1')
    expect(after).toContain(String(stored?.file))
    const served = await fetch(shop.origin + address, { headers: { accept: 'image/webp' } })
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await mails()).map(({ subject }) => subject)).toContain('Din anmeldelse af LAMP da kan læses nu')
  })

  it('REV-01 drops the documents of its own product alone', async () => {
    const etag = async (path: string) => (await fetch(shop.origin + path)).headers.get('etag')
    for (const path of ['/testvarer/rug', '/sofaer/nordlo-3-green']) await page(path)
    const [rug, other] = [await page('/testvarer/rug'), await etag('/sofaer/nordlo-3-green')]
    const { row } = await written({ lines: [line('RUG', 1)] }, { text: 'Et helt andet tæppe end ventet.' })
    await publish(row)
    await shop.heardAll()
    expect(rug).not.toContain('Et helt andet tæppe')
    expect(await page('/testvarer/rug')).toContain('Et helt andet tæppe')
    expect(await etag('/sofaer/nordlo-3-green')).toBe(other)
  })

  it('REV-01 is refused with a reason that the author is told, and never for its stars', async () => {
    const { row, mails, own } = await written({}, { rating: '1', text: 'Ring til Bo på 20 30 40 50.' })
    const refuse = { kind: 'review', id: row.id, seenRevision: row.revision, decision: 'refuse' }
    expect(await decide(refuse)).toMatchObject({ success: false, errorCode: 'reasonMissing' })
    expect((await decide({ ...refuse, reason: 'tooFewStars' })).status).toBe(400)
    expect(await decide({ ...refuse, reason: 'personal' })).toMatchObject({ success: true })
    expect(await decide({ ...refuse, reason: 'personal' })).toMatchObject({ success: false, errorCode: 'changed' })
    const told = (await mails()).at(-1)
    expect(told?.text).toContain('Den nævner personer')
    expect((await sendReview(shop, { token: own, text: 'Farven er en anden end på billedet.' })).to).toContain(
      '/modtaget',
    )
    const [again] = await query('select state, revision, reason from buyer_reviews where id = $1', [row.id])
    expect(again).toEqual({ state: 'pending', revision: row.revision + 1, reason: null })
    expect(await query(`select kind, reason from studio_changes where subject = $1`, [row.id])).toEqual([
      { kind: 'reviewRefused', reason: 'personal' },
    ])
  })

  it('REV-01 a change waits while what was published stands; who saw the older one decides nothing', async () => {
    const { row, own } = await written()
    await publish(row)
    await sendReview(shop, { token: own, text: 'Efter et år er det slidt i midten.' })
    expect(await publish(row)).toMatchObject({ errorCode: 'changed' })
    const shown = () => query('select text from reviews where written_id = $1', [row.id])
    expect(await shown()).toEqual([{ text: GOOD_REVIEW.text }])
    await publish({ ...row, revision: row.revision + 1 })
    expect(await shown()).toEqual([{ text: 'Efter et år er det slidt i midten.' }])
  })

  it('REV-01 the author erases it from everywhere, with its photos', async () => {
    const image = await photo(300, 200).jpeg().toBuffer()
    const { row, own } = await written({}, { photos: [image] })
    await publish(row)
    const [{ file }] = (await query('select file from review_photos where written_id = $1', [row.id])) as [
      { file: string },
    ]
    expect((await form('/anmeldelse/slet', { token: own })).headers.get('location')).toBe('/anmeldelse/slettet')
    for (const table of ['reviews', 'review_photos'])
      expect(await query(`select 1 from ${table} where written_id = $1`, [row.id])).toEqual([])
    expect(await query('select 1 from buyer_reviews where id = $1', [row.id])).toEqual([])
    expect((await fetch(`${shop.origin}/images/${file}?w=180`)).status).toBe(404)
    expect((await form('/anmeldelse/slet', { token: own })).headers.get('location')).toBe(
      '/anmeldelsesmail/link-udloebet',
    )
  })

  it('REV-01 the shop answers below it, and the author hears of it', async () => {
    const { row, mails } = await written({}, { text: 'Der manglede to skruer i æsken.' })
    await publish(row)
    expect(await answerAs({ kind: 'review', id: row.id, text: ' Skruerne er på vej. ' })).toMatchObject({
      success: true,
      item: { answer: 'Skruerne er på vej.' },
    })
    expect(await query('select answer from reviews where written_id = $1', [row.id])).toEqual([
      { answer: 'Skruerne er på vej.' },
    ])
    expect((await mails()).at(-1)?.text).toContain('Skruerne er på vej.')
    expect(await answerAs({ kind: 'review', id: row.id, text: 'x'.repeat(1501) })).toMatchObject({
      errorCode: 'answerTooLong',
    })
  })

  it('REV-01 a vote counts once for each visitor, without an account', async () => {
    const { row } = await written({ lines: [line('SET', 1)] })
    await publish(row)
    const [{ id }] = (await query('select id from reviews where written_id = $1', [row.id])) as [{ id: number }]
    const vote = (cookie = '') =>
      form('/reviews/helpful', { review: String(id), productKey: 'set' }, { 'sec-fetch-site': 'same-origin', cookie })
    const first = await vote()
    expect(first.headers.get('location')).toBe('/testvarer/set#review-thanks')
    const visitor =
      first.headers
        .getSetCookie()
        .find((each) => each.includes('visitor='))
        ?.split(';')[0] ?? ''
    await vote(visitor)
    await vote(visitor)
    expect(await query('select helpful from reviews where id = $1', [id])).toEqual([{ helpful: 1 }])
    await vote()
    expect(await query('select helpful from reviews where id = $1', [id])).toEqual([{ helpful: 2 }])
    expect((await form('/reviews/helpful', { review: "1' or 1=1", productKey: 'set' })).status).toBe(303)
    expect((await form('/reviews/helpful', { review: String(id), productKey: 'none' })).status).toBe(404)
  })
})

describe('my pages', () => {
  it('REV-01 show what the customer wrote, to change it, and open what came; another’s order opens nothing', async () => {
    const customer = await addTestCustomer(shop)
    const buyer = await deliveredBuyer(shop, { lines: [line('RUG', 1), line('SET', 1)], customerId: customer.id })
    const { number, lines } = buyer.stored.order
    const mine = async () =>
      (await fetch(`${shop.origin}/mine-sider/anmeldelser`, { headers: { cookie: customer.cookie } })).text()
    expect(await mine()).toContain('Du har ikke skrevet nogen anmeldelser endnu.')
    const start = (lineId: string, cookie: string) =>
      form('/my-pages/review', { order: number, line: lineId }, { 'sec-fetch-site': 'same-origin', cookie })
    const lineId = lines[0]?.id ?? ''
    expect((await start(lineId, (await addTestCustomer(shop)).cookie)).status).toBe(404)
    expect((await start('none', customer.cookie)).status).toBe(404)
    const to = (await start(lineId, customer.cookie)).headers.get('location') ?? ''
    expect(await page(to)).toMatch(/enctype="multipart\/form-data"/i)
    const token = new URL(to, shop.origin).searchParams.get('token') ?? ''
    const { to: sent } = await sendReview(shop, { token })
    expect(await page(sent)).toContain('Se, ret eller slet den')
    const html = await mine()
    expect(html).toContain(GOOD_REVIEW.title)
    const own = /href="(\/anmeldelse\?token=[^"]+)"/.exec(html)?.[1] ?? ''
    expect(await page(own)).toContain(GOOD_REVIEW.text)
  })
})

describe('the page of the form', () => {
  it('REV-01 shows what was typed and why it is not taken; a link that ended says so', async () => {
    const buyer = await deliveredBuyer(shop)
    await buyer.ask()
    const { ask } = await buyer.links()
    expect(await page(`/anmeldelse?token=${ask}`)).toMatch(/name="rating"[\s\S]*name="measure\.[a-z]+/i)
    const { to } = await sendReview(shop, { token: ask, rating: '', text: 'Et godt tæppe, "blødt" & stort.' })
    const again = await page(to)
    expect(again).toContain('Vælg fra én til fem stjerner.')
    expect(again).toContain('Et godt tæppe, &quot;blødt&quot; &amp; stort.')
    expect(await page('/anmeldelse?token=nothing')).toContain('Linket virker ikke længere')
    expect(await page('/anmeldelse/slettet')).toContain('Den er slettet')
  })
})
