import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { CUSTOMER_DATA } from '../../start/customer-data.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { deriveToken } from '../mail/mail-tokens.ts'
import { findOrderById } from '../orders/order-store.ts'
import { takeStaffStep } from '../orders/staff-steps.ts'
import { cancelPurpose, deleteOldReminders } from './sample-reminders.ts'
import { sendSampleReminders } from './send-sample-reminders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const OF = 'nordlo-3-green'
const query = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
/** Of what the brand sells, that are there. */
const someSamples = async (count: number): Promise<readonly string[]> =>
  (
    await query(
      `select distinct v.sku from products f join assortments a on a.product_key = f.key and a.brand = 'hjemly',
        unnest(f.sample_keys) key join variants v on v.product_key = key join stock_levels k on k.sku = v.sku
        where k.location = 'central' and k.on_hand > 20 order by 1 limit $1`,
      [count],
    )
  ).map(({ sku }) => sku as string)

async function order(visitor: Visitor, skus: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams([
    ['language', 'da'],
    ...skus.map((sku) => ['sku', sku]),
    ...Object.entries(more),
  ] as [string, string][])
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const answer = await visitor.send('/samples', { method: 'POST', headers, body })
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}
const page = async (visitor: Visitor, path: string) => (await visitor.send(path, {})).text()
const cartSkus = async (visitor: Visitor) => ((await visitor.ask('cart'))?.items ?? []).map(({ sku }) => sku)

async function bought(email: string, skus: readonly string[], goods: Readonly<Record<string, number>> = {}) {
  const visitor = createVisitor(shop)
  await order(visitor, skus, { remind: '1' })
  const cart = await fillCheckout(visitor, { email, goods, payment: 'card' })
  return { visitor, cart, placed: await place(visitor, { cart }) }
}

async function idOf(given: ReturnType<typeof bought>): Promise<string> {
  const { placed } = await given
  if (!placed.success) throw new Error(JSON.stringify(placed.validation))
  return placed.orderId
}

async function take(id: string, step: 'pack' | 'ship' | 'deliver') {
  const stored = await findOrderById(shop.database.main, 'hjemly', id)
  const staff = { step, now: TEST_NOW, shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' } } as const
  return takeStaffStep(shop.database, { number: stored?.order.number ?? '', ...staff })
}
const remind = (orderId: string) =>
  sendSampleReminders({
    db: shop.database.main,
    brand: BRANDS.hjemly,
    publicUrl: 'http://shop.test',
    secret: shop.secret,
    now: shop.now,
  })({ orderId })
const reminders = (email: string) =>
  query(`select subject, text, headers from mails where recipient = $1 and key like 'sample-reminder%'`, [email])

describe('choosing samples', () => {
  it('FIT-05 from the colours of a product, without scripts: into the cart for nothing, by letter', async () => {
    const product = await (await fetch(`${shop.origin}/sofaer/${OF}`)).text()
    expect(product).toContain(`href="/proever?of=${OF}"`)
    const visitor = createVisitor(shop)
    const choice = await page(visitor, `/proever?of=${OF}`)
    expect(choice).toContain('Til Nordlo 3-pers. sofa')
    const [own] = await query(
      'select v.sku from products f join variants v on v.product_key = f.sample_keys[1] where f.key = $1',
      [OF],
    )
    expect(choice).toMatch(new RegExp(`value="${own.sku}"[^>]*checked|checked[^>]*value="${own.sku}"`))
    expect(await order(visitor, [own.sku])).toEqual({ status: 303, to: '/kurv' })
    const cart = await visitor.ask('cart')
    expect(cart).toMatchObject({
      items: [{ sku: own.sku, url: '/proever', linePrice: { inclVat: 0 }, viewData: { isSample: true } }],
      total: { inclVat: 0 },
      viewData: { shippingTier: 'letter', fallbackShippingCost: { inclVat: 0 } },
    })
    expect(await page(visitor, '/proever')).toContain('Ligger i kurven')
  })

  it('FIT-05 at most six, one of each: refused at the choice, with nothing half added', async () => {
    const visitor = createVisitor(shop)
    const skus = await someSamples(8)
    const tooMany = await order(visitor, skus.slice(0, 7), { of: OF })
    expect(tooMany.to).toMatch(/^\/proever\?fault=tooMany&of=nordlo-3-green&sku=/)
    const told = await page(visitor, tooMany.to)
    expect(told).toContain('role="alert"')
    expect(told).toContain('Du kan få seks prøver i alt. Fravælg nogle af dem.')
    expect(told.match(/checked=""/g)).toHaveLength(7)
    expect(await cartSkus(visitor)).toEqual([])
    expect((await order(visitor, [])).to).toBe('/proever?fault=none')
    expect((await order(visitor, ['NORDLO-3-GREEN', 'NONE'])).to).toBe('/proever?fault=none')

    expect((await order(visitor, skus.slice(0, 6))).to).toBe('/kurv')
    expect((await order(visitor, skus.slice(5, 7))).to).toMatch(/fault=tooMany/)
    expect(await cartSkus(visitor)).toHaveLength(6)
    const by = (sku: string) => visitor.apply({ $type: 'AddLineItemCommand', sku, quantity: 1 })
    expect((await by(skus[6] ?? '')).validation.validationErrors).toMatchObject([{ code: 'too-many-samples' }])
    expect((await by(skus[0] ?? '')).validation.validationErrors).toMatchObject([{ code: 'too-many-samples' }])
  })

  it('FIT-05 what is sold out cannot be chosen; one that no brand sells something of is none', async () => {
    await addToCatalogue(shop, [
      testProduct('test-sample', { kind: 'sample', brands: [] }),
      testProduct('test-lonely', { kind: 'sample', brands: [] }),
      testProduct('test-sofa', { samples: ['test-sample'] }),
      testStock('TEST-SAMPLE', 0),
      testStock('TEST-LONELY', 9),
    ])
    const visitor = createVisitor(shop)
    expect((await order(visitor, ['TEST-SAMPLE'])).to).toMatch(/fault=soldOut/)
    expect((await order(visitor, ['TEST-LONELY'])).to).toMatch(/fault=none/)
    const { validation } = await visitor.apply({ $type: 'AddLineItemCommand', sku: 'TEST-LONELY', quantity: 1 })
    expect(validation.validationErrors).toMatchObject([{ code: 'unknown-sku' }])
  })

  it('FIT-05 is no furniture: in no listing, search, map of the site, nor a page of its own', async () => {
    const [sku = ''] = await someSamples(1)
    const key = sku.toLowerCase()
    const [{ slug }] = await query(
      `select ct.slug from products p join category_texts ct on ct.category_key = p.category_key and ct.language = 'da' where p.key = $1`,
      [key],
    )
    expect((await fetch(`${shop.origin}/${slug}/${key}`)).status).toBe(404)
    const sitemap = await (await fetch(`${shop.origin}/sitemap-products-1.xml`)).text()
    expect(sitemap).not.toContain('sample-')
    const found = await (await fetch(`${shop.origin}/soeg?q=Stofpr%C3%B8ve`)).text()
    expect(found).not.toContain(`/${key}`)
  })

  it('FIT-05 wrong records of samples are refused at the field', async () => {
    const wrong = (more: Parameters<typeof testProduct>[1]) =>
      importRecords(shop.database.main, [testProduct('test-wrong', more)], { now: TEST_NOW })
    await expect(wrong({ kind: 'sample' })).rejects.toThrow('record 1 brands: a sample is sold where something is')
    await expect(wrong({ kind: 'sample', brands: [], samples: ['test-sample'] })).rejects.toThrow(
      'samples: a sample has no samples',
    )
    await expect(wrong({ samples: ['none'] })).rejects.toThrow('samples: there is no sample none')
    await expect(wrong({ samples: ['nordlo-3-green'] })).rejects.toThrow('samples: there is no sample nordlo-3-green')
    expect(await query(`select 1 from products where key = 'test-wrong'`)).toEqual([])
  })
})

describe('an order of samples', () => {
  it('FIT-05 costs nothing, asks for no payment and takes the samples out of stock', async () => {
    const [sku = ''] = await someSamples(1)
    const id = await idOf(bought('gratis@example.dk', [sku]))
    const stored = await findOrderById(shop.database.main, 'hjemly', id)
    expect(stored).toMatchObject({
      state: 'paid',
      order: { totals: { toPayMinor: 0 }, remindOfSamples: true, lines: [{ kind: 'sample', sku }] },
    })
    expect(stored?.shown.promised).toMatchObject({ service: 'letterBox' })
    expect(await query('select quantity from stock_reservations where order_id = $1', [id])).toEqual([{ quantity: 1 }])
  })

  it('FIT-05 lies in the box of what it comes with: neither way nor price of the delivery change', async () => {
    const [sku = ''] = await someSamples(1)
    const alone = await fillCheckout(createVisitor(shop), { goods: { 'NORDLO-3-GREEN': 1 } })
    const { cart } = await bought('med@example.dk', [sku], { 'NORDLO-3-GREEN': 1 })
    expect(cart.cartResponse.shippingCost).toEqual(alone.cartResponse.shippingCost)
    expect(cart.cartResponse.viewData.shippingTier).toBe(alone.cartResponse.viewData.shippingTier)
  })

  it('FIT-05 six in thirty days for one buyer, whatever the cart', async () => {
    const skus = await someSamples(6)
    await idOf(bought('mange@example.dk', skus.slice(0, 4)))
    const { placed } = await bought('Mange@Example.dk', skus.slice(0, 3))
    expect(placed).toMatchObject({ success: false, validation: { validationErrors: [{ code: 'too-many-samples' }] } })
    expect((await bought('mange@example.dk', skus.slice(0, 2))).placed.success).toBe(true)
    await query(`update orders set placed_at = placed_at - interval '31 days' where email = 'mange@example.dk'`)
    expect((await bought('mange@example.dk', skus.slice(0, 6))).placed.success).toBe(true)
  })

  it('FIT-05 is neither withdrawn from, reviewed nor counted as sold', async () => {
    const [sku = ''] = await someSamples(1)
    const id = await idOf(bought('behold@example.dk', [sku]))
    for (const step of ['pack', 'ship', 'deliver'] as const) await take(id, step)
    const stored = await findOrderById(shop.database.main, 'hjemly', id)
    expect(stored?.state).toBe('delivered')
    expect(await query('select 1 from sales_log where order_key = $1', [stored?.order.number])).toEqual([])
    const [{ payload }] = await query(`select payload from jobs where queue = 'sample-reminder.hjemly' and key = $1`, [
      id,
    ])
    expect(payload).toEqual({ orderId: id })
  })
})

describe('the reminder', () => {
  it('FIT-05 ten days after they were sent, to whoever asked for it, once, with what is made of them', async () => {
    const [sku = ''] = await someSamples(1)
    const id = await idOf(bought('mind@example.dk', [sku]))
    await take(id, 'pack')
    expect(await query('select 1 from jobs where key = $1 and queue like $2', [id, 'sample-reminder%'])).toEqual([])
    await take(id, 'ship')
    const [job] = await query('select run_at from jobs where key = $1 and queue like $2', [id, 'sample-reminder%'])
    expect(job.run_at).toEqual(new Date(TEST_NOW.getTime() + 10 * DAY_MS))
    await remind(id)
    await remind(id)
    const [mail, ...more] = await reminders('mind@example.dk')
    expect(more).toEqual([])
    expect(mail.subject).toBe('Har du fundet farven?')
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(mail.text).toContain('http://shop.test/')
    expect(mail.text).toContain('/proevemail/afmeld?token=')
  })

  it('FIT-05 is ended by one click of the mail program, or by the button behind the link', async () => {
    const [sku = ''] = await someSamples(1)
    const first = await idOf(bought('nej@example.dk', [sku]))
    const second = await idOf(bought('nej@example.dk', [sku]))
    await remind(first)
    const token = deriveToken(shop.secret, cancelPurpose(first))
    expect(JSON.stringify(await query('select * from sample_reminders'))).not.toContain(token)
    const asked = await (await fetch(`${shop.origin}/proevemail/afmeld?token=${token}`)).text()
    expect(asked).toContain('Ja, skriv ikke')
    const click = await fetch(`${shop.origin}/proevemail/afmeld?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(click.status).toBe(204)
    await remind(second)
    expect(await reminders('nej@example.dk')).toHaveLength(1)
    const wrong = await (await fetch(`${shop.origin}/proevemail/afmeld?token=x`)).text()
    expect(wrong).toContain('Linket virker ikke længere')
  })

  it('FIT-05 goes to nobody who did not ask for it, has bought meanwhile, or cancelled', async () => {
    const skus = await someSamples(1)
    const visitor = createVisitor(shop)
    await order(visitor, skus)
    const cart = await fillCheckout(visitor, { email: 'stille@example.dk', goods: {}, payment: 'card' })
    const placed = await place(visitor, { cart })
    if (!placed.success) throw new Error(JSON.stringify(placed.validation))
    await remind(placed.orderId)
    expect(await reminders('stille@example.dk')).toEqual([])

    const [own] = await query(
      'select v.sku from products f join variants v on v.product_key = f.sample_keys[1] where f.key = $1',
      [OF],
    )
    const id = await idOf(bought('koebt@example.dk', [own.sku]))
    const buyer = createVisitor(shop)
    const later = await fillCheckout(buyer, { email: 'koebt@example.dk', goods: { 'NORDLO-3-GREEN': 1 } })
    await place(buyer, { cart: later })
    await query(`update orders set state = 'paid' where email = 'koebt@example.dk'`)
    await remind(id)
    expect(await reminders('koebt@example.dk')).toEqual([])

    const gone = await idOf(bought('fortrudt@example.dk', skus))
    await query(`update orders set state = 'cancelled' where id = $1`, [gone])
    await remind(gone)
    expect(await reminders('fortrudt@example.dk')).toEqual([])
  })

  it('FIT-05 its rows go with the address, and after a year', async () => {
    const [sku = ''] = await someSamples(1)
    const left = async () => Number((await query('select count(*) from sample_reminders'))[0].count)
    await remind(await idOf(bought('glem@example.dk', [sku])))
    const before = await left()
    const mailbox = { brand: 'hjemly', emailKey: 'glem@example.dk', customerId: '00000000-0000-4000-8000-000000000000' }
    await CUSTOMER_DATA.parts.samples?.delete(shop.database.main, mailbox as never)
    expect(await left()).toBe(before - 1)
    const later = () => new Date(TEST_NOW.getTime() + 366 * DAY_MS)
    await deleteOldReminders(shop.database.main, later)(100)
    expect(await left()).toBe(0)
  })
})
