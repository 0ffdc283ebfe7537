import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DETAILS, line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestOrder, type TestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { orderLinkToken } from '../../features/orders/order-links.ts'
import type { StoredOrder } from '../../features/orders/order-store.ts'

const SECRET = 'a secret of more than thirty-two letters'
const LATER_S = Math.floor(TEST_NOW.getTime() / 1000) + 1000
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { SHOP_SECRET: SECRET } })
})
afterAll(() => shop.close())

const order = (given: TestOrder = {}) => addTestOrder(shop.database.main, given)
const tokenOf = ({ id }: StoredOrder, expiresAtS = LATER_S, secret = SECRET) => orderLinkToken(secret, id, expiresAtS)
const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
async function open(path: string) {
  const answer = await get(path)
  const html = (await answer.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
  return { status: answer.status, headers: answer.headers, html }
}
/** The steps of the order, as they are read. */
async function timelineAt(path: string) {
  const steps = readHtml((await open(path)).html).querySelectorAll('[data-part=order-step]')
  return [...steps].map((step) => {
    const day = textOf(step.querySelector('time'))
    return {
      label: textOf(step.querySelector('span:not([aria-hidden])')),
      ...(day !== '' && { day }),
      ...(step.getAttribute('aria-current') === 'step' && { isCurrent: true }),
    }
  })
}
async function modelAt<Model>(path: string): Promise<Model> {
  return ((await (await get(`/api/content${path}`)).json()) as { model: Model }).model
}

describe('the confirmation page', () => {
  it('PAGE-19 CHK-06 thanks for what was bought: number, lines, sums, addresses, where the mail went', async () => {
    const stored = await order({
      giftMinor: 100_00,
      details: { ...DETAILS, discountCodes: ['TEN'] },
      lines: [line('RUG', 2)],
    })
    const { status, headers, html } = await open(`/ordrebekraeftelse?token=${tokenOf(stored)}`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('Tak for din ordre, Alma')
    expect(html).toContain(`Ordrenummer ${stored.order.number}. Vi har sendt en bekræftelse til alma@example.dk.`)
    for (const words of [
      'The RUG',
      'ten da (TEN)',
      'Betalt med gavekort',
      '100,00 kr.',
      'Heraf moms (25 %)',
      '8600 Silkeborg',
    ])
      expect(html).toContain(words)
    expect(readHtml(html).querySelectorAll('main header img')).toHaveLength(1)
  })

  it('CHK-06 the thanks and the order tell the day, with a file for the calendar, and what to measure before', async () => {
    const token = tokenOf(await order())
    for (const path of ['/ordrebekraeftelse', '/ordre']) {
      const page = readHtml((await open(`${path}?token=${token}`)).html)
      const head = page.querySelector('main header')
      expect(textOf(head)).toContain('Leveres torsdag den 19. november')
      const link = head?.querySelector('a[download]')?.getAttribute('href')
      expect(link).toBe(`/orders/calendar.ics?token=${token}`)
      const advice = [...page.querySelectorAll('li')]
        .map(textOf)
        .filter((words) => words.includes('på det smalleste sted'))
      expect(advice).toEqual([
        'The SET er 74 cm på det smalleste sted. Så bred skal hver dør på vejen mindst være, og gerne 2 cm til hænder.',
      ])
      const fact = (name: string) =>
        textOf([...page.querySelectorAll('h3')].find((heading) => textOf(heading) === name)?.parentElement ?? null)
      expect(fact('Dine kontaktoplysninger')).toContain('alma@example.dk')
      expect(fact('Betaling')).not.toContain('alma@example.dk')
    }
    const { html } = await open(`/ordre?token=${tokenOf(await order({ state: 'delivered' }))}`)
    for (const words of ['/orders/calendar.ics', 'Mål vejen ind']) expect(html).not.toContain(words)
  })

  it('CHK-06 CART-13 goods, discounts, freight, total and VAT stand in one order, here, on the order and on paper', async () => {
    const details = { ...DETAILS, discountCodes: ['TEN'] }
    const token = tokenOf(await order({ details, lines: [line('RUG', 2)] }))
    for (const path of ['/ordrebekraeftelse', '/ordre', '/ordre/faktura']) {
      const { html } = await open(`${path}?token=${token}`)
      const sums = [...html.matchAll(/data-sum="([\w-]+)"/g)].map(([, name]) => name)
      expect([path, ...sums.slice(0, 5)]).toEqual([path, 'goods', 'discount', 'delivery', 'total', 'vat'])
    }
  })

  it('CHK-06 carries what analytics is told, only once it is paid for', async () => {
    const stored = await order()
    const paid = await modelAt<{ tracking: object }>(`/ordrebekraeftelse?token=${tokenOf(stored)}`)
    const { totals } = stored.order
    expect(paid.tracking).toMatchObject({
      orderId: stored.id,
      transactionId: stored.order.number,
      value: totals.total.incl / 100,
      tax: totals.vatMinor / 100,
      shipping: totals.shipping.incl / 100,
      currency: 'DKK',
      coupon: '',
      items: [
        { id: 'RUG', quantity: 2, categories: ['Testvarer'] },
        { id: 'SET', quantity: 1 },
        { id: 'CANDLE', quantity: 2 },
      ],
    })
    const waiting = await modelAt<object>(`/ordrebekraeftelse?token=${tokenOf(await order({ state: 'paying' }))}`)
    expect(waiting).toMatchObject({ status: 'waiting' })
    expect(waiting).not.toHaveProperty('tracking')
    expect(waiting).not.toHaveProperty('order')
  })

  it('PAGE-19 waits for the bank, with a way to look again without scripts', async () => {
    const stored = await order({ state: 'paying' })
    const path = `/ordrebekraeftelse?token=${tokenOf(stored)}`
    const { html } = await open(path)
    expect(html).toContain('Vi venter på din bank')
    expect(html).toContain(`href="${path}"`)
  })

  it('CHK-08 after a decline says that nothing was bought, and leads back', async () => {
    const { html } = await open(`/ordrebekraeftelse?token=${tokenOf(await order({ state: 'cancelled' }))}`)
    expect(html).toContain('Der blev ikke købt noget')
    expect(html).toContain('Tilbage til kassen')
  })

  it('PAGE-19 speaks the language of its address', async () => {
    const { html } = await open(`/sv/orderbekraftelse?token=${tokenOf(await order({ market: 'SE' }))}`)
    expect(html).toContain('Tack för din beställning, Alma')
    expect(html).toContain('kr</')
  })
})

describe('a link', () => {
  it.each(['/ordrebekraeftelse', '/ordre', '/ordre/faktura', '/fortryd'])(
    'SEC-01 %s opens to nobody with a token that is wrong, tampered with or of another order',
    async (path) => {
      const [mine, others] = [await order(), await order()]
      const [id = '', expiry = '', mark = ''] = tokenOf(mine).split('.')
      const wrong = [
        'x',
        tokenOf(mine, LATER_S, 'another secret of more than thirty-two'),
        `${others.id}.${expiry}.${mark}`,
        `${id}.${Number(expiry) + 1}.${mark}`,
        `${id}.${expiry}.${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`,
        `${id}.${expiry}.${mark.slice(1)}`,
      ]
      for (const token of wrong) {
        const { status, html } = await open(`${path}?token=${encodeURIComponent(token)}`)
        expect([token, status]).toEqual([token, 404])
        expect(html).not.toContain('Silkeborg')
      }
    },
  )

  it.each([
    ['/ordrebekraeftelse', 'Find din ordre'],
    ['/ordre', 'Find din ordre'],
    ['/ordre/faktura', 'Find din ordre'],
    ['/sv/order', 'Hitta din order'],
  ])('CHK-07 %s that is broken is no dead end: it offers the form, and is kept for nobody', async (path, heading) => {
    const { status, headers, html } = await open(`${path}?token=x`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(html).toContain(`>${heading}</h1>`)
    expect(html).toContain('action="/orders/find"')
    expect(html).not.toContain('data-part="find-order-expired"')
  })

  it('SEC-01 of another brand’s order opens nothing here', async () => {
    const stored = await order({ brand: 'skygge' })
    expect((await open(`/ordre?token=${tokenOf(stored)}`)).status).toBe(404)
  })

  it('CHK-07 that has expired says so and offers the form', async () => {
    const stored = await order()
    const { status, html } = await open(`/ordre?token=${tokenOf(stored, LATER_S - 1000)}`)
    expect(status).toBe(200)
    expect(html).toContain('Linket er udløbet')
    expect(html).toContain('action="/orders/find"')
    expect(html).not.toContain(stored.order.number)
    for (const path of ['/ordrebekraeftelse', '/ordre/faktura'])
      expect((await get(`${path}?token=${tokenOf(stored, LATER_S - 1000)}`)).status).toBe(302)
  })

  it('SEC-01 reaches no log', async () => {
    const stored = await order()
    const token = tokenOf(stored)
    await open(`/ordre?token=${token}`)
    await get(`/api/content/ordre?token=${token}`)
    const written = JSON.stringify(shop.logged)
    expect(written).toContain('/ordre?token=-')
    expect(written).not.toContain(token)
  })
})

describe('an order that is fetched in a store', () => {
  it.each([
    ['/ordrebekraeftelse', 'DK', 'Hent i butik', 'Hentes i'],
    ['/ordre', 'DK', 'Hent i butik', 'Hentes i'],
    ['/ordre/faktura', 'DK', 'Hent i butik', 'Hentes i'],
    ['/nb/ordre', 'NO', 'Hent i butikk', 'Hentes i'],
    ['/sv/order', 'SE', 'Hämta i butik', 'Hämtas i'],
  ] as const)('CHK-06 %s names the store, not the buyer’s home', async (path, market, way, heading) => {
    const stored = await order({ market })
    const { shipping } = stored.order
    const shown = { ...stored.shown, shippingName: `${way}: Aarhus`, shippingDescription: 'Havnegade 4, 8000 Aarhus C' }
    await shop.database.pool.query('update orders set document = document || $2 where id = $1', [
      stored.id,
      JSON.stringify({ shown, shipping: { ...shipping, methodKey: 'pickup-aarhus' } }),
    ])
    const { html } = await open(`${path}?token=${tokenOf(stored)}`)
    const fact = /data-fact="shipping">(.*?)<\/div>/.exec(html)?.[1]
    expect(
      fact
        ?.replaceAll(/<[^>]+>/g, '|')
        .split('|')
        .filter(Boolean),
    ).toEqual([heading, 'Aarhus', 'Havnegade 4, 8000 Aarhus C'])
  })
})

describe('the order page', () => {
  it('CHK-07 shows how far it has come, its history, its invoice and the way to withdraw', async () => {
    const stored = await order({ state: 'shipped' })
    const { html } = await open(`/ordre?token=${tokenOf(stored)}`)
    expect(html).toContain(`>${stored.order.number}</span></h1>`)
    const steps = [...html.matchAll(/data-progress="(\w+)"/g)].map(([, progress]) => progress)
    expect(steps).toEqual(['done', 'done', 'done', 'current', 'ahead'])
    expect(html).toContain(`href="/ordre/faktura?token=${tokenOf(stored)}"`)
    expect(html).toContain(`href="/fortryd?token=${tokenOf(stored)}"`)
    expect(html).toContain('Fortryd aftalen her')
  })

  it('LAW-01 tells the last day while it runs, and that it is over afterwards', async () => {
    const running = await order({ state: 'delivered', lastStepAt: new Date('2026-11-12T10:00:00Z') })
    expect((await open(`/ordre?token=${tokenOf(running)}`)).html).toContain('til og med 26. november 2026')
    const own = await order({ state: 'delivered', lastStepAt: new Date('2026-10-12T10:00:00Z') })
    const later = await open(`/ordre?token=${tokenOf(own)}`)
    expect(later.html).toContain('vores egen returret i 60 dage: til og med 11. december 2026')
    expect(later.html).toContain('Send varer tilbage')
    const over = await order({ state: 'delivered', lastStepAt: new Date('2026-08-12T10:00:00Z') })
    const { html } = await open(`/ordre?token=${tokenOf(over)}`)
    expect(html).toContain('gik ud 11. oktober 2026')
    expect(html).not.toContain(`href="/fortryd?token=${tokenOf(over)}"`)
  })

  it.each([
    ['card', 'Beløb reserveret', 'Betalt'],
    ['invoice', 'Bekræftet', 'Beløb reserveret'],
  ])('CHK-07 the way of an order by %s has the step %s and not %s', async (paymentMethodKey, step, other) => {
    const stored = await order({ state: 'packed', details: { ...DETAILS, paymentMethodKey } })
    const labels = (await timelineAt(`/ordre?token=${tokenOf(stored)}`)).map(({ label }) => label)
    expect(labels).toContain(step)
    expect(labels).not.toContain(other)
  })

  it('CHK-07 a card is said to be charged once it is, on the day it was, and to be reserved until then', async () => {
    const placedAt = new Date('2026-11-12T10:00:00Z')
    const stored = await order({ state: 'shipped', placedAt, lastStepAt: new Date('2026-11-14T10:00:00Z') })
    const path = `/ordre?token=${tokenOf(stored)}`
    const reserved = (await open(path)).html
    expect(reserved).toContain('Reserveret (kort)')
    expect(reserved).not.toContain('Betalt')
    expect(await timelineAt(path)).toEqual([
      { label: 'Modtaget', day: '12. nov.' },
      { label: 'Beløb reserveret', day: '12. nov.' },
      { label: 'Pakket', day: '12. nov.' },
      { label: 'Sendt', day: '14. nov.', isCurrent: true },
      { label: 'Leveret' },
    ])
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `insert into payments (id, order_id, provider, amount_minor, state, created_at, captured_at, changed_at)
       values (gen_random_uuid(), $1, 'test', 100, 'partlyRefunded', $2, '2026-11-14T10:00:05Z', now()) returning id`,
      [stored.id, placedAt],
    )
    await shop.database.pool.query('update orders set paid_by = $1 where id = $2', [rows[0]?.id, stored.id])
    expect((await open(path)).html).toContain('Betalt med kort')
    expect(await timelineAt(path)).toEqual([
      { label: 'Modtaget', day: '12. nov.' },
      { label: 'Pakket', day: '12. nov.' },
      { label: 'Betalt', day: '14. nov.' },
      { label: 'Sendt', day: '14. nov.', isCurrent: true },
      { label: 'Leveret' },
    ])
  })

  it('SEC-01 writes what the buyer wrote as text', async () => {
    const details = { ...DETAILS, billingAddress: { ...DETAILS.billingAddress, lastName: '<script>alert(1)</script>' } }
    const stored = await order({ details: details as typeof DETAILS })
    const { html } = await open(`/ordre?token=${tokenOf(stored)}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)')
  })

  it('CHK-06 the invoice names seller, buyer, number, VAT and what was paid with', async () => {
    const stored = await order({ giftMinor: 100_00 })
    const { html } = await open(`/ordre/faktura?token=${tokenOf(stored)}`)
    for (const words of [
      'hjemly A/S',
      'CVR-nr. 00 00 00 10',
      stored.order.number,
      'Alma Holm',
      'I alt uden moms',
      'Moms 25 %',
      'I alt med moms',
      'Betalt med gavekort',
      'Reserveret (kort)',
    ])
      expect(html).toContain(words)
    const unpaid = await order({ state: 'paying' })
    expect((await get(`/ordre/faktura?token=${tokenOf(unpaid)}`)).status).toBe(302)
  })
})
