import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { makeOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { DETAILS, line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestOrder, type TestOrder } from '../../../test/samples/test-orders.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../../test/stand-ins/smtp-receiver.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'
import { orderLinkToken } from '../orders/order-links.ts'
import { findOrderById, type StoredOrder } from '../orders/order-store.ts'
import { hashGiftCardCode } from '../promotions/gift-card-code.ts'

const SECRET = 'a secret of more than thirty-two letters'
const LATER_S = Math.floor(TEST_NOW.getTime() / 1000) + 1000
const RECENTLY = new Date('2026-11-12T10:00:00Z')
/** Well written, but nobody's. */
const NONE = makeOrderNumber('HJ', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))
let shop: TestShop
let receiver: SmtpReceiver
let stopJobs: () => Promise<void>
beforeAll(async () => {
  shop = await startTestShop({ env: { SHOP_SECRET: SECRET } })
  receiver = await startSmtpReceiver()
  const config = parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: SECRET, SMTP_URL: receiver.url })
  stopJobs = startBackgroundJobs({ config, database: shop.database, log: pino({ level: 'silent' }), pollMs: 20 }).stop
})
afterEach(() => shop.setNow(TEST_NOW))
afterAll(async () => {
  await stopJobs()
  await receiver.close()
  await shop.close()
})

const order = (given: TestOrder = {}) => addTestOrder(shop.database.main, given)
const delivered = (given: TestOrder = {}) => order({ state: 'delivered', lastStepAt: RECENTLY, ...given })
const tokenOf = ({ id }: StoredOrder) => orderLinkToken(SECRET, id, LATER_S)
const stateOf = async ({ id }: StoredOrder) => findOrderById(shop.database.main, 'hjemly', id)

async function open(path: string) {
  const answer = await fetch(shop.origin + path, { redirect: 'manual' })
  const html = (await answer.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
  return { status: answer.status, html }
}
/** Sends a plain form and follows it to the page that answers. */
async function send(path: string, fields: readonly (readonly [string, string])[], site = 'same-origin') {
  const answer = await fetch(shop.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
    headers: { 'sec-fetch-site': site },
    redirect: 'manual',
  })
  const location = answer.headers.get('location') ?? ''
  return { status: answer.status, location, ...(location && { page: await open(location) }) }
}
const who = ({ order: { number, buyer } }: StoredOrder) =>
  [
    ['name', 'Alma Holm'],
    ['orderNumber', number],
    ['email', buyer.email],
    ['language', 'da'],
  ] as const
const hidden = (html = '') => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
async function withdrawAll(stored: StoredOrder) {
  const stated = await send('/orders/withdraw', who(stored))
  return send('/orders/withdraw/confirm', [
    ['token', hidden(stated.page?.html)],
    ['language', 'da'],
  ])
}
const mailsOf = (number: string) => receiver.received.filter(({ subject }) => subject?.includes(number))

describe('the withdrawal function', () => {
  it.each([
    ['/', 'Fortryd aftalen her', '/fortryd'],
    ['/sv', 'Ångra avtalet här', '/sv/angra'],
    ['/nb', 'Angre avtalen her', '/nb/angre'],
  ])('LAW-01 is linked from every page: %s', async (path, snippet, to) => {
    const { html } = await open(path)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*data-part=withdrawal-link[^>]*>${snippet}</a>`))
    expect((await open(to)).html).toContain(`>${snippet}</h1>`)
  })

  it('LAW-01 statement, confirmation, receipt: a guest with number and e-mail, without scripts or login', async () => {
    const stored = await delivered()
    const { number } = stored.order
    const first = await open('/fortryd')
    expect(first.html).toContain('action="/orders/withdraw"')

    const stated = await send('/orders/withdraw', who(stored))
    expect(stated.status).toBe(303)
    expect(stated.location).not.toContain('Alma')
    expect(stated.page?.html).toContain('Bekræft fortrydelse')
    for (const snippet of [
      'The RUG, Til test',
      'The SET, Til test',
      'Alma Holm',
      number,
      'alma@example.dk',
      'Send varerne tilbage senest',
    ])
      expect(stated.page?.html).toContain(snippet)
    expect((await stateOf(stored))?.returns).toEqual([])

    const confirmed = await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    expect(confirmed.page?.html).toContain('Vi har modtaget din fortrydelse')
    expect(confirmed.page?.html).toContain('Modtaget 15. november 2026 kl. 13.00')
    expect(confirmed.page?.html).toContain('The RUG, Til test')
    const after = await stateOf(stored)
    expect(after?.returns).toMatchObject([{ kind: 'withdrawal', state: 'announced' }])
    expect(after?.returns[0]?.lines).toEqual([
      { lineItemId: 'rug', quantity: 2 },
      { lineItemId: 'set', quantity: 1 },
    ])
    await until(() => expect(mailsOf(number)).toHaveLength(1))
    const [mail] = mailsOf(number)
    const text = mail?.text?.replaceAll('\u00a0', ' ')
    expect(mail?.to?.[0]?.address).toBe('alma@example.dk')
    for (const snippet of [
      'Modtaget: 15. november 2026 kl. 13.00',
      'Navn: Alma Holm',
      `Ordrenummer: ${number}`,
      'The RUG',
      'Til test',
      'Du får tilbage',
    ])
      expect(text).toContain(snippet)
    expect(text).toContain('Send varerne tilbage senest 29. november 2026')
  })

  it.each([
    ['DK', 'da', 'Skal ikke betales', 'Du har ikke betalt noget, og du skal ikke betale fakturaen'],
    ['NO', 'nb', 'Skal ikke betales', 'Du har ikke betalt noe, og du skal ikke betale fakturaen'],
    ['SE', 'sv', 'Behöver inte betalas', 'Du har inte betalat något, och du behöver inte betala fakturan'],
  ] as const)(
    'LAW-01 of an invoice that nobody has paid, no money comes back: %s',
    async (market, language, sum, snippet) => {
      const stored = await order({ market, details: { ...DETAILS, paymentMethodKey: 'invoice' } })
      const fields = who(stored).map(([name, value]) => [name, name === 'language' ? language : value] as const)
      const stated = await send('/orders/withdraw', fields)
      const token = [
        ['token', hidden(stated.page?.html)],
        ['language', language],
      ] as const
      const confirmed = await send('/orders/withdraw/confirm', token)
      await until(() => expect(mailsOf(stored.order.number)).toHaveLength(2))
      const mails = mailsOf(stored.order.number).map(({ text }) => text?.replaceAll('\u00a0', ' ') ?? '')
      const receipt = mails.find((text) => text.includes(sum)) ?? ''
      for (const pageText of [stated.page?.html ?? '', confirmed.page?.html ?? '', receipt]) {
        expect(pageText).toContain(sum)
        expect(pageText).toContain(snippet)
      }
      for (const pageText of [stated.page?.html, confirmed.page?.html, ...mails])
        expect(pageText).not.toMatch(/Du får (?:tilbage|tilbake|tillbaka)|Pengene er|Pengarna är/)
    },
  )

  it('LAW-01 what is sent back of an invoice is taken off it; what a gift card paid goes back to the card', async () => {
    const stored = await delivered({ details: { ...DETAILS, paymentMethodKey: 'invoice' }, giftMinor: 5000_00 })
    const confirmed = await withdrawAll(stored)
    expect(confirmed.page?.html).toContain('Trækkes fra din faktura')
    expect(confirmed.page?.html).toContain('Sættes på dit gavekort')
    expect(confirmed.page?.html).toContain('Har du allerede betalt den, får du pengene på den konto')
    expect(confirmed.page?.html).not.toContain('Du får tilbage')
  })

  it('LAW-01 by the link of the order everything is filled in, and a part of it can be chosen', async () => {
    const stored = await delivered()
    const { html } = await open(`/fortryd?token=${tokenOf(stored)}`)
    expect(html).toContain('value="Alma Holm"')
    expect(html).toContain(`value="${stored.order.number}"`)
    expect([...html.matchAll(/<input[^>]*name="line"[^>]*>/g)].map(([tag]) => tag.includes('checked'))).toEqual([
      true,
      true,
    ])
    const stated = await send('/orders/withdraw', [
      ...who(stored),
      ['token', hidden(html)],
      ['hasLines', '1'],
      ['line', 'rug'],
      ['quantity.rug', '1'],
    ])
    expect(stated.page?.html).not.toContain('The SET')
    await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    expect((await stateOf(stored))?.returns[0]?.lines).toEqual([{ lineItemId: 'rug', quantity: 1 }])
    const again = await open(`/fortryd?token=${tokenOf(stored)}`)
    expect(again.html).not.toContain('name="quantity.rug"')
  })

  it('LAW-01 with the link the receipt goes where it is wanted, and to the buyer too', async () => {
    const stored = await delivered()
    const fields = who(stored).map(([name, value]) => [name, name === 'email' ? 'ny@example.dk' : value] as const)
    const stated = await send('/orders/withdraw', [...fields, ['token', tokenOf(stored)]])
    await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    await until(() => expect(mailsOf(stored.order.number)).toHaveLength(2))
    expect(
      mailsOf(stored.order.number)
        .map(({ to }) => to?.[0]?.address)
        .toSorted(),
    ).toEqual(['alma@example.dk', 'ny@example.dk'])
  })

  it('LAW-01 before anything has left, all of it is a cancellation, with its mail', async () => {
    const stored = await order()
    const { page } = await withdrawAll(stored)
    expect(page?.html).toContain('Den bliver annulleret')
    expect(await stateOf(stored)).toMatchObject({ state: 'cancelled', returns: [{ state: 'refunded' }] })
    await until(() => expect(mailsOf(stored.order.number)).toHaveLength(2))
  })

  it('LAW-01 before anything has left, a part of it stays here and the rest is sent', async () => {
    const stored = await order()
    const stated = await send('/orders/withdraw', [
      ...who(stored),
      ['token', tokenOf(stored)],
      ['hasLines', '1'],
      ['line', 'rug'],
      ['quantity.rug', '2'],
    ])
    const { page } = await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    expect(page?.html).toContain('Resten af ordren sendes som aftalt')
    expect(await stateOf(stored)).toMatchObject({ state: 'paid', returns: [{ state: 'received' }] })
  })
})

const GAVE = hashGiftCardCode('GAVE')

describe('what was kept for an order', () => {
  const giftMinor = 9000_00
  async function paidByGiftCard() {
    const { pool } = shop.database
    await pool.query(`delete from gift_cards where code = $1`, [GAVE])
    await pool.query(`insert into gift_cards (brand, market, code, balance_minor) values ('hjemly', 'DK', $1, 0)`, [
      GAVE,
    ])
    const stored = await order({ giftMinor, lines: [line('RUG', 2), line('CHAIR', 1)] })
    await pool.query(`delete from stock_levels where sku in ('RUG', 'CHAIR', 'CARRY')`)
    for (const [sku, quantity] of [
      ['RUG', 2],
      ['CHAIR', 1],
    ]) {
      await pool.query(`insert into stock_levels (sku, location, on_hand, reserved) values ($1, 'central', 5, $2)`, [
        sku,
        quantity,
      ])
      await pool.query(
        `insert into stock_reservations (order_id, sku, location, quantity) values ($1, $2, 'central', $3)`,
        [stored.id, sku, quantity],
      )
    }
    return stored
  }
  const balance = async () =>
    Number(
      (await shop.database.pool.query(`select balance_minor from gift_cards where code = $1`, [GAVE])).rows[0]
        .balance_minor,
    )
  const reserved = async () =>
    (
      await shop.database.pool.query(
        `select sku, reserved from stock_levels where sku in ('RUG', 'CHAIR') order by sku`,
      )
    ).rows
  async function withdrawRugs(stored: StoredOrder, count: string) {
    const stated = await send('/orders/withdraw', [
      ...who(stored),
      ['token', tokenOf(stored)],
      ['hasLines', '1'],
      ['line', 'rug'],
      ['quantity.rug', count],
    ])
    await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
  }

  it('LAW-01 comes back piece by piece, and in the end all of it once', async () => {
    const stored = await paidByGiftCard()
    expect(stored.order.totals.toPayMinor).toBe(0)
    await withdrawRugs(stored, '1')
    const first = (await stateOf(stored))?.returns[0]?.refundMinor ?? 0
    expect(first).toBeGreaterThan(0)
    expect(await balance()).toBe(first)
    expect(await reserved()).toEqual([
      { sku: 'CHAIR', reserved: 1 },
      { sku: 'RUG', reserved: 1 },
    ])
    await withdrawAll(stored)
    expect((await stateOf(stored))?.state).toBe('cancelled')
    expect(await balance()).toBe(stored.order.totals.total.incl)
    expect(await reserved()).toEqual([
      { sku: 'CHAIR', reserved: 0 },
      { sku: 'RUG', reserved: 0 },
    ])
  })
})

describe('sent twice', () => {
  it('LAW-01 is one withdrawal with one receipt, one after the other and at once', async () => {
    const stored = await delivered()
    const stated = await send('/orders/withdraw', who(stored))
    const confirm = () => send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    const answers = [...(await Promise.all([confirm(), confirm(), confirm()])), await confirm()]
    for (const { page } of answers) expect(page?.html).toContain('Vi har modtaget din fortrydelse')
    expect((await stateOf(stored))?.returns).toHaveLength(1)
    const { rows } = await shop.database.pool.query(`select 1 from mails where key like $1`, [
      `order-withdrawal:${stored.id}%`,
    ])
    expect(rows).toHaveLength(1)
    expect((await open(stated.location)).html).toContain('Vi har modtaget din fortrydelse')
  })

  it('LAW-01 from two windows gives back each piece once', async () => {
    const stored = await delivered()
    const [one, other] = [await send('/orders/withdraw', who(stored)), await send('/orders/withdraw', who(stored))]
    await Promise.all([one, other].map(({ page }) => send('/orders/withdraw/confirm', [['token', hidden(page?.html)]])))
    expect((await stateOf(stored))?.returns).toHaveLength(1)
    expect((await open(`/fortryd?token=${tokenOf(stored)}`)).html).toContain('allerede fortrudt')
  })
})

describe('the shop’s own return', () => {
  const OWN = new Date('2026-10-12T10:00:00Z')

  it('LAW-01 follows the days of the law: told with both days, shown as what it is, without the delivery', async () => {
    const early = await delivered()
    const first = await open(`/fortryd?token=${tokenOf(early)}`)
    expect(first.html).toContain('Du kan fortryde til og med 26. november 2026.')
    expect(first.html).toContain('egen returret i 60 dage fra den dag, du fik varerne: til og med 11. januar 2027.')

    const stored = await delivered({ lastStepAt: OWN })
    const { number, totals } = stored.order
    const statement = await open(`/fortryd?token=${tokenOf(stored)}`)
    for (const snippet of [
      '>Send varer tilbage</h1>',
      'Lovens frist på 14 dage gik ud 26. oktober 2026.',
      'til og med 11. december 2026.',
      'skal varen være ubrugt og hel',
    ])
      expect(statement.html).toContain(snippet)
    const stated = await send('/orders/withdraw', who(stored))
    expect(stated.page?.html).toContain('Anmeld retur')
    expect(stated.page?.html).not.toContain('Bekræft fortrydelse')
    const confirmed = await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    expect(confirmed.page?.html).toContain('Vi har modtaget din retur')
    const [row] = (await stateOf(stored))?.returns ?? []
    expect(row).toMatchObject({ kind: 'return', state: 'announced' })
    expect(row?.receipt.refund.deliveryMinor).toBe(0)
    expect(row?.refundMinor).toBeLessThan(totals.total.incl)
    await until(() => expect(mailsOf(number)).toHaveLength(1))
    const text = mailsOf(number)[0]?.text?.replaceAll('\u00a0', ' ')
    expect(text).toContain('returret i 60 dage fra den dag, du fik varen, altså til og med 11. december 2026')
    expect(text).toContain('Du sender tilbage')
    expect(text).not.toContain('fortrudt')
  })

  it('LAW-01 is shown anew to who began while the law’s days ran and pressed after them', async () => {
    const stored = await delivered()
    const stated = await send('/orders/withdraw', who(stored))
    await shop.database.pool.query(
      `update order_history set at = '2026-10-12T10:00:00Z' where order_id = $1 and to_state = 'delivered'`,
      [stored.id],
    )
    const again = await send('/orders/withdraw/confirm', [['token', hidden(stated.page?.html)]])
    expect(again.page?.html).toContain('Anmeld retur')
    expect((await stateOf(stored))?.returns).toEqual([])
    await send('/orders/withdraw/confirm', [['token', hidden(again.page?.html)]])
    expect((await stateOf(stored))?.returns).toMatchObject([{ kind: 'return' }])
  })

  it.each([
    ['hjemly', 60],
    ['ljuvhem', 60],
    ['fjellbo', 100],
    ['skygge', undefined],
  ] as const)('LAW-01 has the days that the words of the brand promise: %s', (brand, days) => {
    expect(BRANDS[brand].ownReturn?.days).toBe(days)
    const folder = join(DEMO_FOLDER, 'content', brand)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    const right = '(?:returret|åpent kjøp|öppet köp)'
    const promise = new RegExp(
      `(\\d+) (?:dages|dagers|dagars) ${right}|${right} i (\\d+) (?:dage|dager|dagar)\\b`,
      'gi',
    )
    const pageText = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(promise)].map(([, one, other]) => Number(one ?? other)),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(new Set(pageText)).toEqual(new Set(days === undefined ? [] : [days]))
  })
})

describe('what can not be withdrawn', () => {
  it.each<[string, TestOrder, string]>([
    [
      'too late',
      { state: 'delivered', lastStepAt: new Date('2026-08-12T10:00:00Z') },
      'gik ud 26. august 2026, og vores egen returret i 60 dage gik ud 11. oktober 2026',
    ],
    [
      'of a company',
      { details: { ...DETAILS, customerType: 'company', companyName: 'Holm' } },
      'købt af en virksomhed',
    ],
    ['cancelled', { state: 'cancelled' }, 'allerede annulleret'],
    ['not paid for', { state: 'paying' }, 'ingen aftale at fortryde'],
  ])('LAW-01 %s is told plainly', async (_case, given, snippet) => {
    const stored = await order(given)
    const { page } = await send('/orders/withdraw', who(stored))
    expect(page?.html).toContain(snippet)
    expect(page?.html).not.toContain('Bekræft fortrydelse')
  })

  it('LAW-01 a statement that was confirmed too late is refused, and nothing is written', async () => {
    const stored = await delivered()
    const stated = await send('/orders/withdraw', who(stored))
    const token = hidden(stated.page?.html)
    shop.setNow(new Date('2026-11-16T11:00:00Z'))
    await shop.database.pool.query(
      `update order_history set at = '2026-08-01T10:00:00Z' where order_id = $1 and to_state = 'delivered'`,
      [stored.id],
    )
    const { page } = await send('/orders/withdraw/confirm', [['token', token]])
    expect(page?.html).toContain('gik ud 17. august 2026')
    expect((await stateOf(stored))?.returns).toEqual([])
  })
})

describe('a statement that is wrong', () => {
  it('LAW-01 is told at each field, and keeps what was written', async () => {
    const { page } = await send('/orders/withdraw', [
      ['name', ''],
      ['orderNumber', '<b>12'],
      ['email', 'alma@'],
    ])
    for (const snippet of ['Skriv dit navn', 'Se ordrenummeret efter', 'Se e-mailadressen efter'])
      expect(page?.html).toContain(snippet)
    expect(page?.html).toContain('value="&lt;b&gt;12"')
    expect([...(page?.html ?? '').matchAll(/aria-invalid="true"/g)]).toHaveLength(3)
  })

  it('SEC-01 answers a wrong e-mail as it answers an order that never was', async () => {
    const stored = await delivered()
    const fields = (number: string) =>
      [
        ['name', 'Alma'],
        ['orderNumber', number],
        ['email', 'andre@example.dk'],
      ] as const
    const others = await send('/orders/withdraw', fields(stored.order.number))
    const none = await send('/orders/withdraw', fields(NONE))
    expect(others.page?.html).toContain('Vi kan ikke finde en ordre')
    expect(others.page?.html).not.toContain('The RUG')
    const snippet = (html = '') => /<p[^>]*data-part="form-outcome"[^>]*>([^<]*)/.exec(html)?.[1]
    expect(snippet(none.page?.html)).toBe(snippet(others.page?.html))
  })

  it.each<[string, readonly (readonly [string, string])[], string]>([
    ['no line', [['hasLines', '1']], 'Vælg mindst én vare'],
    [
      'another’s line',
      [
        ['hasLines', '1'],
        ['line', 'lamp'],
      ],
      'kan ikke fortrydes længere',
    ],
    [
      'too many',
      [
        ['hasLines', '1'],
        ['line', 'rug'],
        ['quantity.rug', '3'],
      ],
      'Så mange er der ikke',
    ],
    [
      'half a piece',
      [
        ['hasLines', '1'],
        ['line', 'rug'],
        ['quantity.rug', '0.5'],
      ],
      'Så mange er der ikke',
    ],
  ])('LAW-01 %s is told', async (_case, lines, snippet) => {
    const stored = await delivered()
    const { page } = await send('/orders/withdraw', [...who(stored), ['token', tokenOf(stored)], ...lines])
    expect(page?.html).toContain(snippet)
    expect(page?.html).not.toContain('Bekræft fortrydelse')
  })

  it('SEC-01 a token that is wrong, tampered with or old withdraws nothing', async () => {
    const stored = await delivered()
    const stated = await send('/orders/withdraw', who(stored))
    const token = hidden(stated.page?.html)
    const tampered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of ['', 'x', 'draft.', 'draft.AAAA', tampered, tokenOf(stored)])
      await send('/orders/withdraw/confirm', [['token', wrong]])
    expect((await open(`/fortryd?token=${tampered}`)).status).toBe(404)
    shop.setNow(new Date(TEST_NOW.getTime() + 25 * HOUR_MS))
    const old = await send('/orders/withdraw/confirm', [['token', token]])
    expect(old.page?.html).toContain('Linket er udløbet')
    expect((await stateOf(stored))?.returns).toEqual([])
  })

  it('API-03 from another site is refused, and nobody may guess without end', async () => {
    expect((await send('/orders/withdraw', [['name', 'x']], 'cross-site')).status).toBe(403)
    expect((await send('/orders/withdraw/confirm', [['token', 'x']], 'cross-site')).status).toBe(403)
    const strict = await startTestShop({
      env: { SHOP_SECRET: SECRET, RATE_LIMITS: 'on' },
      database: shop.database,
    })
    const statuses = []
    for (let i = 0; i < 11; i += 1) {
      const answer = await fetch(`${strict.origin}/orders/withdraw`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'x' }),
        headers: { 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429])
    await strict.close()
  })
})

describe('POST ct/orders/withdraw', () => {
  const call = async (body: object, headers: Record<string, string> = JSON_HEADERS) => {
    const answer = await fetch(`${shop.origin}/api/client/ct/orders/withdraw?language=da`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const bodyOf = ({ order: { number, buyer } }: StoredOrder) => ({
    name: 'Alma Holm',
    orderNumber: number,
    email: buyer.email,
    idempotencyKey: randomUUID(),
  })

  it('LAW-01 withdraws in one call; the same key is the same return', async () => {
    const stored = await delivered()
    const body = { ...bodyOf(stored), lines: [{ lineItemId: 'rug', quantity: 1 }] }
    const [first, second] = [await call(body), await call(body)]
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, receipt: { refundBy: '2026-11-29', sendBackBy: '2026-11-29' } },
    })
    expect(second).toEqual(first)
    expect((await stateOf(stored))?.returns).toHaveLength(1)
    const other = await call({ ...body, idempotencyKey: randomUUID(), lines: [{ lineItemId: 'rug', quantity: 2 }] })
    expect(other.body).toEqual({ success: false, errorCode: 'invalidQuantity' })
  })

  it('LAW-01 says what is wrong with a code', async () => {
    const stored = await delivered()
    expect((await call({ ...bodyOf(stored), name: ' ', email: 'x' })).body).toMatchObject({
      success: false,
      problems: { name: 'emptyName', email: 'invalidEmail' },
    })
    expect((await call({ ...bodyOf(stored), email: 'andre@example.dk' })).body).toEqual({
      success: false,
      errorCode: 'orderNotFound',
    })
    expect((await call({ ...bodyOf(stored), idempotencyKey: '1' })).status).toBe(400)
    expect((await call(bodyOf(stored), { 'content-type': 'application/json' })).status).toBe(403)
  })
})

describe('the form for returns', () => {
  it('BLOCK-09 MYP-05 leads to the withdrawal of that order, and shows nobody’s name or address', async () => {
    const stored = await delivered({ lines: [line('RUG', 1)] })
    const { number, buyer } = stored.order
    const answer = await send('/returns/register', [
      ['orderNumber', `#${number.toLowerCase()}`],
      ['email', buyer.email.toUpperCase()],
    ])
    expect(answer.location).toMatch(/^\/fortryd\?token=draft\./)
    expect(answer.page?.html).toContain('The RUG')
    expect(answer.page?.html).not.toContain('Holm')
    expect(answer.page?.html).not.toContain('Silkeborg')
    const others = await send('/returns/register', [
      ['orderNumber', number],
      ['email', 'andre@example.dk'],
    ])
    expect(others.location).toBe('/returns/unknown')
  })
})
