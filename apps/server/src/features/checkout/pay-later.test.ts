import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { ADDRESS, buy } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { mails } from '../mail/mail-tables.ts'
import { fillMail } from '../mail/mail-tokens.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { INVOICE_DAYS: 'DK=9' } })
  await addTestGoods(shop.database.main, [{ sku: 'L-CHAIR', onHand: 50, prices: [{ market: 'DK', minor: 400_00 }] }])
})
afterAll(() => shop.close())

async function open(path: string, visitor: Visitor): Promise<string> {
  const answer = await fetch(shop.origin + path, { headers: { cookie: visitor.cookie() } })
  return (await answer.text()).replaceAll(/<!-- -->|\u00a0/g, ' ')
}

const waysIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="paymentMethodKey"[^>]*>/g)].map(([input]) => ({
    key: /value="(\w+)"/.exec(input)?.[1],
    isChosen: /\schecked/.test(input),
  }))

async function send(visitor: Visitor, fields: Readonly<Record<string, string>>) {
  await fetch(shop.origin + CHECKOUT_FORM_PATHS.details, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: visitor.cookie(), 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ language: 'da', ...fields }),
  })
}

describe('LAW-13 the checkout without scripts', () => {
  it('has direct payment before the invoice, and the invoice chosen by the buyer alone; LAW-11 the notice stands before the button', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(
      { $type: 'AddLineItemCommand', sku: 'L-CHAIR', quantity: 1 },
      { $type: 'SetCustomerEmailCommand', email: 'now@example.dk' },
      { $type: 'SetCustomerMobileCommand', mobile: '20 30 40 50' },
      { $type: 'SetBillingAddressCommand', address: ADDRESS },
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
    )
    const before = await open('/kasse', visitor)
    expect(waysIn(before)).toEqual([
      { key: 'card', isChosen: true },
      { key: 'vipps', isChosen: false },
      { key: 'invoice', isChosen: false },
      { key: 'klarna', isChosen: false },
    ])
    expect(before).toContain('Betal senest 9 dage efter, at du har fået varerne, uden renter og gebyrer.')
    await send(visitor, { form: 'payment', paymentMethodKey: 'invoice' })
    const review = await open('/kasse', visitor)
    const noticeAt = review.indexOf('Din reklamationsret efter loven')
    expect(noticeAt).toBeGreaterThan(0)
    expect(noticeAt).toBeLessThan(review.indexOf('Køb nu – du forpligter dig'))
    expect(review).toContain('href="/reklamationsret"')
    expect((await visitor.ask('checkout'))?.checkout.paymentMethods.find(({ selected }) => selected)?.key).toBe(
      'invoice',
    )
  })

  it('a payment that is not sent along is none: nothing is filled in for the buyer', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply({ $type: 'AddLineItemCommand', sku: 'L-CHAIR', quantity: 1 })
    await send(visitor, { form: 'payment' })
    expect((await visitor.ask('checkout'))?.checkout.missing).toContain('paymentMethod')
  })
})

describe('LAW-13 an order by invoice says its terms', () => {
  it('on confirmation, order page, invoice and in the mail, and the day once all has come', async () => {
    const email = 'later@example.dk'
    const { visitor, orderId, next } = await buy(shop, { email, goods: { 'L-CHAIR': 1 } })
    const said = '9 dage efter, at du har fået varerne, uden renter og gebyrer.'
    const confirmation = await open(next.url, visitor)
    expect(confirmation).toContain(said)
    const token = new URL(next.url, shop.origin).search
    for (const path of ['/ordre', '/ordre/faktura']) expect(await open(path + token, visitor)).toContain(said)
    const rows = await shop.database.main.select().from(mails).where(eq(mails.recipient, email))
    const [mail] = rows.map((row) => fillMail(row, shop.secret))
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(said)
    await shop.database.pool.query(
      `insert into order_history (order_id, event, to_state, actor, at) values ($1, 'deliver', 'delivered', 'staff', $2)`,
      [orderId, TEST_NOW],
    )
    expect(await open(`/ordre/faktura${token}`, visitor)).toMatch(/Betales senest \d+\. \w+ \d{4}, uden renter/)
  })
})
