import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { energyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { listNewsMail } from '../lists/alerts/list-alert-mail.ts'
import { mailHtml } from '../mail/mail-html.ts'
import { mailPlain } from '../mail/mail-plain.ts'
import { mails } from '../mail/mail-tables.ts'
import { fillMail } from '../mail/mail-tokens.ts'

const LAMP = 'kuppelo-black'
const LABEL = `/energimaerke/${LAMP}`
const SAID = 'Energiklasse D på skalaen A til G'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

async function pageAt(path: string, cookie = '') {
  const answer = await fetch(shop.origin + path, { headers: { cookie } })
  return { status: answer.status, page: readHtml(await answer.text()) }
}

/** Inside the price of the lamp's card, its line, or the page: what each says. */
const arrowsIn = (page: Pick<ReturnType<typeof readHtml>, 'querySelectorAll'>) =>
  [...page.querySelectorAll(`[data-part='price'] a[href='${LABEL}']`)].map((arrow) => arrow.getAttribute('aria-label'))

async function listPath(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ slug: string }>(
    `select ct.slug from products p join category_texts ct on ct.category_key = p.category_key and ct.language = 'da'
      where p.key = $1`,
    [LAMP],
  )
  return rows[0]?.slug ?? ''
}

describe('LAW-10 the arrow stands wherever the price of a lamp does, in a document without scripts', () => {
  it('in a listing, on the card', async () => {
    const { page } = await pageAt(`/${await listPath()}?colour=black`)
    const card = page.querySelector(`[data-part='card'][data-product='${LAMP}']`)
    expect(card && arrowsIn(card)).toEqual([SAID])
  })

  it('on the page of a search, and in what a search finds while it is typed', async () => {
    const { page } = await pageAt('/soeg?q=kuppelo')
    const card = page.querySelector(`[data-part='card'][data-product='${LAMP}']`)
    expect(card && arrowsIn(card)).toEqual([SAID])
  })

  it('on its own page, beside the price and with a sentence that leads to the label', async () => {
    const { page } = await pageAt(`/${await listPath()}/${LAMP}`)
    const own = page.querySelector("[data-part='product-price']")
    expect(own && arrowsIn(own)).toEqual([SAID])
    const said = page.querySelector(`[data-section='safety'] a[href='${LABEL}']`)?.parentElement ?? null
    expect(textOf(said)).toContain('Dette produkt indeholder en lyskilde i energieffektivitetsklasse D.')
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent)
    expect(data.join('')).toContain('"hasEnergyEfficiencyCategory":"https://schema.org/EUEnergyEfficiencyCategoryD"')
  })

  it('in the cart, in the checkout and in the call that the panel shows', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku: LAMP.toUpperCase(), quantity: 2 })
    expect(cartResponse.items[0]?.price.energy).toMatchObject({ grade: 'D', url: LABEL, label: SAID })
    for (const path of ['/kurv', '/kasse']) {
      const { page } = await pageAt(path, visitor.cookie())
      expect([path, arrowsIn(page)[0]]).toEqual([path, SAID])
    }
  })

  it('in the mail that confirms an order, in markup and in plain text', async () => {
    const email = 'lamp@example.dk'
    await buy(shop, { email, goods: { [LAMP.toUpperCase()]: 2 } })
    const rows = await shop.database.main.select().from(mails).where(eq(mails.recipient, email))
    const [mail] = rows.map((row) => fillMail(row, shop.secret))
    const arrow = readHtml(mail?.html ?? '').querySelector(`a[href$='${LABEL}']`)
    expect(arrow?.getAttribute('aria-label')).toBe(SAID)
    expect(arrow?.getAttribute('href')).toMatch(/^https?:/)
    expect(textOf(arrow?.parentElement ?? null)).toMatch(/\d.*A\s?G\s?D$/)
    expect(mail?.text).toMatch(new RegExp(`${SAID}: http.*${LABEL}`))
  })

  it('in the mail of a list, and not at what is no light source', () => {
    const news = { kind: 'priceDrop', name: 'Kuppelo', subtitle: 'Pendel', path: `/lamper/${LAMP}`, image: undefined }
    const message = listNewsMail({
      brand: BRANDS.hjemly,
      language: 'da',
      publicUrl: 'http://shop.test',
      cancelUrl: 'http://shop.test/x',
      lists: [
        {
          name: 'Mine',
          url: 'http://shop.test/l',
          news: [
            { ...news, kind: 'priceDrop', price: '799,-', energy: energyMark('D', { language: 'da', url: LABEL }) },
            { ...news, kind: 'priceDrop', price: '899,-', path: '/sofaer/x' },
          ],
        },
      ],
    })
    const shown = readHtml(mailHtml({ brand: BRANDS.hjemly, language: 'da', publicUrl: 'http://shop.test' }, message))
    const arrows = [...shown.querySelectorAll(`a[href='http://shop.test${LABEL}']`)]
    expect(arrows.map((arrow) => textOf(arrow.parentElement))).toEqual([expect.stringMatching(/^799,-.*D$/)])
    expect(mailPlain(BRANDS.hjemly, 'da', message)).toContain(`${SAID}: http://shop.test${LABEL}`)
  })

  it('and nowhere else', async () => {
    const { page } = await pageAt('/sofaer/nordlo-3-green')
    expect(page.querySelector("[data-part='product-price'] a")).toBeNull()
    expect(textOf(page.querySelector("[data-section='safety']"))).not.toContain('lyskilde')
  })
})

describe('LAW-10 the label and the information sheet', () => {
  it('are a page that needs no script, with the number in the register', async () => {
    const { status, page } = await pageAt(LABEL)
    expect(status).toBe(200)
    expect(page.querySelector('article svg[role=img]')?.getAttribute('aria-label')).toBe(
      'Energimærke: klasse D på skalaen A til G, 8 kWh for 1000 timer',
    )
    const sheet = page.querySelector('article section')
    for (const said of ['Klarholm Lys', 'LV-E27-1055', '8 kWh/1000 h', '1.055 lm', '2.700 K', '7,5 W'])
      expect(textOf(sheet)).toContain(said)
    expect(sheet?.querySelector('a')?.getAttribute('href')).toBe('https://eprel.ec.europa.eu/qr/9900003')
    expect(page.querySelector('link[hreflang="sv-SE"], link[hreflang="sv"]')?.getAttribute('href')).toContain(
      `/sv/energimarkning/${LAMP}`,
    )
  })

  it.each(['/energimaerke/nordlo-3-green', '/energimaerke/gnistlo-black', '/energimaerke/x', '/energimaerke/%00'])(
    'are not found where there are none: %s',
    async (path) => {
      expect((await pageAt(path)).status).toBe(path.endsWith('%00') ? 400 : 404)
    },
  )

  it('give the files of the supplier where they were imported', async () => {
    await shop.database.pool.query(
      `insert into product_documents (product_key, position, kind, language, title, file, bytes)
        values ($1, 90, 'energyLabel', 'da', 'Etiket fra leverandøren', 'documents/label.pdf', 1000)`,
      ['svampelo-opal'],
    )
    const { page } = await pageAt('/energimaerke/svampelo-opal')
    expect(textOf(page.querySelector("article a[href='/documents/label.pdf']"))).toBe('Etiket fra leverandøren')
  })
})
