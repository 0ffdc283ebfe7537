import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import {
  addToCatalogue,
  day,
  publishChanged,
  testPrice,
  testProduct,
  testStock,
} from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { stateIn } from '../../../test/visitors/document-state.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS)
const named = (name: string) => ({ name: { da: name, nb: name, sv: name } })

/** Two shops on one database: both processes must notice a change. */
let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  other = await startTestShop({ database: shop.database })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(() => shop.setNow(TEST_NOW))

const found = async (q: string, at: TestShop = shop) => {
  const answer = await fetch(`${at.origin}/api/content/soeg?q=${encodeURIComponent(q)}`)
  return ((await answer.json()) as PageWith<'SearchResultPage'>).model
}
const keysFor = async (q: string, at: TestShop = shop) => (await found(q, at)).products.map((each) => each.productKey)
/** What the cached document shows. */
const cached = async (q: string, at: TestShop = shop) => {
  const { page } = stateIn(await (await fetch(`${at.origin}/soeg?q=${encodeURIComponent(q)}`)).text())
  if (page.componentName !== 'SearchResultPage') throw new Error(`${q} is answered by ${page.componentName}`)
  return page.model
}
const cachedPrice = async (q: string, at: TestShop = shop) => {
  const html = await (await fetch(`${at.origin}/soeg?q=${encodeURIComponent(q)}`)).text()
  const price = readHtml(html).querySelector('[data-part=listing-grid] [data-part=price]')
  return price ? Number.parseInt(textOf(price).replaceAll('.', ''), 10) : undefined
}
const typed = async (q: string, at: TestShop = shop) =>
  (await (await fetch(`${at.origin}/api/autocomplete?language=da&q=${encodeURIComponent(q)}`)).json()) as {
    products: readonly { productKey: string }[]
    content: readonly { url: string }[]
  }

describe('SRCH-08 PAGE-08 a change is found within seconds, in every process', () => {
  it('a new product, and the new words of an old one', async () => {
    for (const at of [shop, other]) expect((await cached('bongo', at)).products).toEqual([])
    await addToCatalogue(shop, [testProduct('bongo-1', named('Bongo')), testPrice('BONGO-1', 700)])
    for (const at of [shop, other]) {
      await until(async () => expect(await keysFor('bongo', at)).toEqual(['bongo-1']))
      await until(async () =>
        expect((await cached('bongo', at)).products.map((each) => each.productKey)).toEqual(['bongo-1']),
      )
      expect((await typed('bong', at)).products.map((each) => each.productKey)).toEqual(['bongo-1'])
    }
    await addToCatalogue(shop, [testProduct('bongo-1', named('Okapi'))])
    for (const at of [shop, other]) {
      await until(async () => expect(await keysFor('okapi', at)).toEqual(['bongo-1']))
      expect(await keysFor('bongo', at)).toEqual([])
    }
  })

  it('a price and what is in stock', async () => {
    const product = testProduct('gnu-1', named('Gnu'))
    await addToCatalogue(shop, [product, testPrice('GNU-1', 700), testStock('GNU-1', 9)])
    const shown = async (at: TestShop) => {
      const [card] = (await found('gnu', at)).products
      return [card?.price.current.inclVat, card?.variants[0]?.stockStatus]
    }
    for (const at of [shop, other]) await until(async () => expect(await shown(at)).toEqual([700, 'inStock']))
    await addToCatalogue(shop, [testPrice('GNU-1', 500, { reason: 'automated', from: day(-1) }), testStock('GNU-1', 0)])
    for (const at of [shop, other]) {
      await until(async () => expect(await shown(at)).toEqual([500, 'outOfStock']))
      await until(async () => expect(await cachedPrice('gnu', at)).toBe(500))
    }
  })

  it('a product that is taken off sale', async () => {
    await addToCatalogue(shop, [testProduct('lama-1', named('Lama')), testPrice('LAMA-1', 700)])
    for (const at of [shop, other]) await until(async () => expect(await keysFor('lama', at)).toEqual(['lama-1']))
    await addToCatalogue(shop, [testProduct('lama-1', { ...named('Lama'), brands: [] })])
    for (const at of [shop, other]) await until(async () => expect(await keysFor('lama', at)).toEqual([]))
  })

  it('a page that an editor wrote', async () => {
    for (const at of [shop, other]) await until(async () => expect((await typed('zebusiden', at)).content).toEqual([]))
    await shop.database.pool.query(`update page_versions v set heading = 'Zebusiden' from pages p
      where p.id = v.page_id and p.brand = 'hjemly' and p.language = 'da' and p.path = '/om-hjemly'`)
    await publishEvent(shop.database.main, { type: 'content-changed', brand: 'hjemly' })
    for (const at of [shop, other]) {
      await until(async () =>
        expect((await typed('zebus', at)).content.map((each) => each.url)).toEqual(['/om-hjemly']),
      )
      expect((await found('zebusiden', at)).hits.map((each) => each.url)).toEqual(['/om-hjemly'])
    }
  })

  it('prices and stock alone do not make the words anew', async () => {
    await addToCatalogue(shop, [testProduct('yak-1', named('Yak')), testPrice('YAK-1', 700)])
    await until(async () => expect(await keysFor('yak')).toEqual(['yak-1']))
    await shop.database.pool.query("update product_texts set name = 'Kudu' where product_key = 'yak-1'")
    await publishChanged(shop, ['yak-1'])
    await addToCatalogue(shop, [testPrice('YAK-1', 450, { reason: 'automated', from: day(-1) })])
    await until(async () => expect((await found('yak')).products[0]?.price.current.inclVat).toBe(450))
    expect(await keysFor('kudu')).toEqual([])
  })
})

describe('SRCH-07 a page of results that is kept', () => {
  it('ends with the prices on it', async () => {
    const reduced = testPrice('TAPIR-1', 333, { reason: 'campaign', from: inMinutes(5).toISOString(), to: day(3) })
    await addToCatalogue(shop, [testProduct('tapir-1', named('Tapir')), testPrice('TAPIR-1', 700), reduced])
    await until(async () => expect(await cachedPrice('tapir')).toBe(700))
    shop.setNow(inMinutes(4.9))
    expect(await cachedPrice('tapir')).toBe(700)
    shop.setNow(inMinutes(5))
    expect(await cachedPrice('tapir')).toBe(333)
  })

  it('PLP-02 ends with the last order hour, when goods arrive a day later', async () => {
    const later = { ...named('Gaur'), variants: [{ sku: 'GAUR-2', backOrderDays: 2 }] }
    await addToCatalogue(shop, [
      testProduct('gaur-1', named('Gaur')),
      testPrice('GAUR-1', 700),
      testStock('GAUR-1', 9),
      testProduct('gaur-2', later),
      testPrice('GAUR-2', 700),
      testStock('GAUR-2', 0),
    ])
    const withinAWeek = async () => {
      const facet = (await cached('gaur')).facets.find(({ key }) => key === 'delivery')
      return facet?.values?.find(({ value }) => value === '7')?.count
    }
    // A Wednesday in Copenhagen: what is packed on Friday arrives next Wednesday, after the weekend on Thursday.
    shop.setNow(new Date('2026-11-18T12:55:00Z'))
    await until(async () => expect(await withinAWeek()).toBe(2))
    shop.setNow(new Date('2026-11-18T12:59:59Z'))
    expect(await withinAWeek()).toBe(2)
    shop.setNow(new Date('2026-11-18T13:00:00Z'))
    expect(await withinAWeek()).toBe(1)
  })

  it('ends when the clock publishes what an editor wrote', async () => {
    await shop.database.pool.query(
      `update page_versions v set heading = 'Kaskelot', publish_at = $1 from pages p
       where p.id = v.page_id and p.brand = 'hjemly' and p.language = 'da' and p.path = '/om-hjemly'`,
      [inMinutes(5)],
    )
    await publishEvent(shop.database.main, { type: 'content-changed', brand: 'hjemly' })
    await until(async () => expect((await typed('zebus')).content).toEqual([]))
    expect((await cached('kaskelot')).hits).toEqual([])
    shop.setNow(inMinutes(5))
    expect((await cached('kaskelot')).hits.map((each) => each.text)).toEqual(['Kaskelot'])
    expect((await typed('kaskel')).content.map((each) => each.url)).toEqual(['/om-hjemly'])
  })
})
