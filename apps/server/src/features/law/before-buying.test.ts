import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { addToCatalogue, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { mails } from '../mail/mail-tables.ts'
import { fillMail } from '../mail/mail-tokens.ts'

const TO_WISH = 'Laves efter dine ønsker: købet kan ikke fortrydes'
const LABEL = '5 års garanti fra Stolarnia Bory, gratis og på hele varen'
const inThree = (text: string) => ({ da: text, nb: text, sv: text })

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const maker = {
    type: 'manufacturer',
    key: 'bory',
    name: 'Stolarnia Bory',
    address: { street: 'ul. Sosnowa 52', postalCode: '00-000', city: 'Przykładowo', country: 'PL' },
    email: 'kontakt@bory.example',
  }
  const made = { manufacturerKey: 'bory', guaranteeYears: 5 }
  await addToCatalogue(shop, [
    catalogRecord.parse(maker),
    testProduct('law-desk', { ...made, modelCode: 'DESK-1' }),
    // Who cannot be named by a label has none.
    testProduct('law-shelf', made),
    testProduct('law-table', {
      variants: [
        { sku: 'LAW-TABLE', name: inThree('180 cm') },
        { sku: 'LAW-TABLE-WISH', name: inThree('Efter ønske'), isMadeToOrder: true },
      ],
    }),
    testProduct('law-set', {
      kind: 'package',
      parts: [{ key: 'table', title: inThree('Bord'), quantity: 1, choices: ['LAW-TABLE', 'LAW-TABLE-WISH'] }],
    }),
    ...['LAW-DESK', 'LAW-SHELF', 'LAW-TABLE', 'LAW-TABLE-WISH', 'LAW-SET'].flatMap((sku) => [
      testPrice(sku, 900),
      ...(sku === 'LAW-SET' ? [] : [testStock(sku, 50)]),
    ]),
  ])
})
afterAll(() => shop.close())

async function open(path: string, visitor: Visitor = createVisitor(shop)): Promise<string> {
  const answer = await fetch(shop.origin + path, { headers: { cookie: visitor.cookie() } })
  // The state of the page's code holds the same words.
  return (await answer.text()).replace(/<script type="application\/json".*/s, '').replaceAll(/<!-- -->|\u00a0/g, '')
}

async function mailOf(email: string) {
  const rows = await shop.database.main.select().from(mails).where(eq(mails.recipient, email))
  const row = rows.find(({ key }) => key.startsWith('order-confirmation'))
  return row ? (fillMail(row, shop.secret).text ?? '').replaceAll(/\s+/g, ' ') : ''
}

const notesOf = async (visitor: Visitor) =>
  (await visitor.ask('cart'))?.items.map(({ sku, viewData }) => [sku, ...(viewData.notes ?? [])])

describe('LAW-11 the label of the producer’s guarantee', () => {
  it('stands on the product with its producer and model, and not where they cannot be named', async () => {
    const desk = await open('/sofaer/law-desk')
    for (const said of ['5 års garanti fra producenten', 'Stolarnia Bory, DESK-1. Gratis og på hele varen.'])
      expect(desk).toContain(said)
    expect(desk).toContain('href="/reklamationsret"')
    expect(await open('/sofaer/law-shelf')).not.toContain('års garanti fra producenten')
  })

  it('stands in cart, checkout, order and mail', async () => {
    const email = 'label@example.dk'
    const { visitor, next } = await buy(shop, { email, goods: { 'LAW-DESK': 1, 'LAW-SHELF': 1 } })
    expect(await open(next.url, visitor)).toContain(LABEL)
    expect(await mailOf(email)).toContain(LABEL)
    const other = createVisitor(shop)
    await other.apply(
      { $type: 'AddLineItemCommand', sku: 'LAW-DESK', quantity: 1 },
      { $type: 'AddLineItemCommand', sku: 'LAW-SHELF', quantity: 1 },
    )
    expect(await notesOf(other)).toEqual([['LAW-DESK', LABEL], ['LAW-SHELF']])
    for (const path of ['/kurv', '/kasse']) expect(await open(path, other)).toContain(LABEL)
  })
})

describe('LAW-16 goods made to the buyer’s wishes', () => {
  it('say so on the page of the variant alone', async () => {
    expect(await open('/sofaer/law-table?sku=LAW-TABLE-WISH')).toContain(TO_WISH)
    expect(await open('/sofaer/law-table?sku=LAW-TABLE')).not.toContain(TO_WISH)
  })

  it('say so in cart and checkout, a package by its chosen part', async () => {
    const visitor = createVisitor(shop)
    const table = (sku: string) => ({
      $type: 'AddLineItemCommand' as const,
      sku: 'LAW-SET',
      quantity: 1,
      packageKey: 'law-set',
      parts: [{ partKey: 'table', sku }],
    })
    await visitor.apply(table('LAW-TABLE-WISH'), table('LAW-TABLE'))
    expect(await notesOf(visitor)).toEqual([['LAW-SET', TO_WISH], ['LAW-SET']])
    for (const path of ['/kurv', '/kasse']) expect(await open(path, visitor)).toContain(TO_WISH)
  })

  it('are left out of a withdrawal, with the reason; the rest goes back', async () => {
    const email = 'mixed@example.dk'
    const goods = { 'LAW-TABLE-WISH': 1, 'LAW-TABLE': 1 }
    const { visitor, next, orderId } = await buy(shop, { email, goods })
    const said = 'Fortrydelsesretten gælder ikke for det, der er lavet efter dine ønsker: Prøve law-table.'
    const mail = await mailOf(email)
    for (const each of [TO_WISH, said, 'Fortryd aftalen her']) expect(mail).toContain(each)
    const token = new URL(next.url, shop.origin).search
    const page = await open(`/fortryd${token}`, visitor)
    expect(page).toContain('Kan ikke fortrydes, fordi det er lavet efter dine ønsker: Prøve law-table.')
    expect([...page.matchAll(/<input[^>]*name="line"/g)]).toHaveLength(1)
    const { rows } = await shop.database.pool.query<{ id: string; number: string }>(
      `select l->>'id' as id, o.number from orders o, jsonb_array_elements(o.document->'lines') l
       where o.id = $1 and (l->>'isMadeToOrder')::boolean`,
      [orderId],
    )
    const [made] = rows
    const answer = await fetch(shop.origin + ORDER_FORM_PATHS.withdraw, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams([
        ['language', 'da'],
        ['token', new URLSearchParams(token).get('token') ?? ''],
        ['hasLines', '1'],
        ['line', made?.id ?? ''],
        ['name', 'Alma Holm'],
        ['orderNumber', made?.number ?? ''],
        ['email', email],
      ]),
    })
    expect(answer.status).toBe(303)
    const back = await open(answer.headers.get('location') ?? '', visitor)
    expect(back).toContain('En af varerne kan ikke fortrydes længere.')
  })

  it('alone in an order cannot be withdrawn from: page, order and mail say why', async () => {
    const email = 'wish@example.dk'
    const { visitor, next } = await buy(shop, { email, goods: { 'LAW-TABLE-WISH': 1 } })
    const token = new URL(next.url, shop.origin).search
    expect(await open(`/fortryd${token}`, visitor)).toContain(
      'er lavet efter dine ønsker. Derfor kan det ikke fortrydes',
    )
    const order = await open(`/ordre${token}`, visitor)
    expect(order).toContain('Varerne er lavet efter dine ønsker og kan ikke fortrydes.')
    const mail = await mailOf(email)
    expect(mail).toContain('Fortrydelsesretten gælder ikke')
    expect(mail).not.toContain('Du har ret til at fortryde denne aftale')
  })
})
