import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { DisplayConditions, DisplayHook } from '@firkant/domain/content/experiences/display-conditions.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { addToCatalogue, day, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'
import { previewToken } from '../../render/preview/preview-link.ts'

const PICTURE = { file: 'hero/dining-days.webp', alt: 'Kun for få' }
const block = (id: string, displayConditions: DisplayConditions, more: object = {}) =>
  blockContent.parse({ id, componentName: 'Spacer', props: {}, displayConditions, ...more })
const faq = (id: string, more: object) => ({
  ...block(id, {}),
  ...more,
  componentName: 'Faq',
  props: { theme: 'none', items: [{ question: id, answer: '<p>Ja.</p>' }] },
})
/** One block for each condition that the discounted sofa meets and the plain chair does not. */
const CONDITIONS = {
  gad: { showIfGadIsActiveOnCurrentProduct: true },
  price: { priceCutoff: 4000 },
  percent: { discountPercentage: 20 },
  amount: { discountAmount: 1000 },
  reduced: { hasDiscount: true },
  category: { categoryName: 'Sofaer' },
  series: { series: 'Blocklo' },
  supplier: { supplier: 'Blokværket' },
  maker: { brandName: 'Blokmager' },
  skus: { validSkuList: ['BLOCK-SOFA'] },
} as const satisfies Record<string, DisplayConditions>
const BLOCKS = [
  ...Object.entries(CONDITIONS).map(([id, conditions]) => block(id, conditions)),
  block('plain', { hasDiscount: false }, { slot: 'aboveDetails' }),
  block('ours', { brandName: 'hjemly' }),
  block('both', { hasDiscount: true, categoryName: 'Senge' }),
  block('phone', { deviceVisibility: 'mobile', categoryName: 'sofas' }, { slot: 'aboveDetails' }),
  { ...block('picture', { priceCutoff: 4000 }), componentName: 'Image', props: { image: PICTURE } },
  faq('hvorfor', { displayConditions: { hasDiscount: true } }),
  block('hooked', {}),
]

let database: TestDatabase
let shop: TestShop
let hides: DisplayHook = () => 'show'

async function store(key: string, version: { blocks: readonly object[]; state?: string; publishAt?: Date }) {
  await database.pool.query(
    `insert into pages (brand, language, key, path) values ('hjemly', 'da', $1, '/' || $1) on conflict do nothing`,
    [key],
  )
  await database.pool.query(
    `insert into page_versions (page_id, version, state, publish_at, component_name, title, description, blocks, content_hash)
      select p.id, coalesce(max(v.version), 0) + 1, $2, $3, $4, $1, '', $5, $6 from pages p
        left join page_versions v on v.page_id = p.id
        where p.key = $1 and p.brand = 'hjemly' and p.language = 'da' group by p.id`,
    [
      key,
      version.state ?? 'published',
      version.publishAt ?? null,
      key === 'product-page' ? 'ProductPage' : 'EditorialPage',
      JSON.stringify(version.blocks),
      crypto.randomUUID(),
    ],
  )
}

beforeAll(async () => {
  database = await createTestDatabase()
  await store('product-page', { blocks: BLOCKS })
  await store('about-nothing', { blocks: [...BLOCKS, block('always', {})] })
  await database.pool.query(
    `update page_versions v set blocks = $1 from pages p where p.id = v.page_id and p.key = 'armchairs' and p.language = 'da'`,
    [JSON.stringify([block('here', { categoryName: 'Lænestole' }), block('elsewhere', { categoryName: 'Sofaer' })])],
  )
  shop = await startTestShop({ database, displayHook: (given, page) => hides(given, page) })
  await addToCatalogue(shop, [
    { type: 'series', key: 'blocklo', name: 'Blocklo' },
    { type: 'productBrand', key: 'blokmager', name: 'Blokmager' },
    { type: 'supplier', key: 'blokvaerket', name: 'Blokværket', address: 'Vej 1', email: 'a@b.example' },
    testProduct('block-sofa', { seriesKey: 'blocklo', productBrandKey: 'blokmager', supplierKey: 'blokvaerket' }),
    testPrice('BLOCK-SOFA', 6000),
    testPrice('BLOCK-SOFA', 4500, { reason: 'automated', from: day(-1), to: day(1) }),
    testStock('BLOCK-SOFA', 5),
    testProduct('block-chair', { categoryKeys: ['armchairs'] }),
    testPrice('BLOCK-CHAIR', 900),
    testStock('BLOCK-CHAIR', 5),
  ])
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const load = async (path: string) =>
  (await (await fetch(`${shop.origin}/api/content${path}`)).json()) as PageWith<'ProductPage'>
const idsOf = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id)
const sofa = () => load('/sofaer/block-sofa')
const chairPath = async () => {
  const { rows } = await database.pool.query<{ slug: string }>(
    `select slug from category_texts where category_key = 'armchairs' and language = 'da'`,
  )
  return `/${rows[0]?.slug}/block-chair`
}

describe('blocks on the pages of products', () => {
  it('BLOCK-33 each field shows its block on the product that it is true of', async () => {
    const { model } = await sofa()
    expect(idsOf(model.belowDetails)).toEqual([...Object.keys(CONDITIONS), 'picture', 'hvorfor', 'hooked'])
    expect(idsOf(model.aboveDetails)).toEqual(['phone'])
  })

  it('BLOCK-33 and hides it on another, with its picture: none of it is sent', async () => {
    const path = await chairPath()
    const { model } = await load(path)
    expect(idsOf(model.belowDetails)).toEqual(['ours', 'hooked'])
    expect(idsOf(model.aboveDetails)).toEqual(['plain'])
    const marks = ['dining-days.webp', 'id="block-picture"', 'Kun for få']
    const marksAt = async (each: string) => {
      const html = await (await fetch(shop.origin + each)).text()
      return marks.filter((mark) => html.includes(mark))
    }
    expect([await marksAt('/sofaer/block-sofa'), await marksAt(path)]).toEqual([marks, []])
  })

  it('BLOCK-33 of the conditions only the device is sent: the rest was decided', async () => {
    const { model } = await sofa()
    const [phone] = model.aboveDetails
    expect(phone?.displayConditions).toEqual({ deviceVisibility: 'mobile' })
    for (const each of model.belowDetails) expect(each).not.toHaveProperty('displayConditions')
  })

  it('BLOCK-33 the reduction ends, and its blocks end with it', async () => {
    shop.setNow(new Date(TEST_NOW.getTime() + 2 * 24 * 3600 * 1000))
    const ids = idsOf((await sofa()).model.belowDetails)
    for (const gone of ['gad', 'percent', 'amount', 'reduced', 'hvorfor']) expect(ids).not.toContain(gone)
    for (const stays of ['price', 'category', 'skus']) expect(ids).toContain(stays)
    shop.setNow(TEST_NOW)
  })

  it('BLOCK-10 questions on a product page are a FAQ for search engines', async () => {
    const { structuredData } = await sofa()
    expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }))
  })

  it('BLOCK-33 the project hides what it likes, knowing page and subject', async () => {
    hides = ({ id }, { market, subject }) =>
      id === 'hooked' && market === 'DK' && subject.sku === 'BLOCK-SOFA' ? 'hide' : 'show'
    expect(idsOf((await sofa()).model.belowDetails)).not.toContain('hooked')
    expect(idsOf((await load(await chairPath())).model.belowDetails)).toContain('hooked')
    hides = () => 'show'
  })

  it('BLOCK-33 a page about no product hides what asks for one', async () => {
    const page = await load('/about-nothing')
    expect(idsOf((page.model as unknown as { blocks: { id: string }[] }).blocks)).toEqual(['hooked', 'always'])
  })

  it('BLOCK-33 a category page knows its category', async () => {
    const { rows } = await database.pool.query<{ path: string }>(
      `select path from pages where key = 'armchairs' and language = 'da' and brand = 'hjemly'`,
    )
    const { model } = (await load(rows[0]?.path ?? '')) as unknown as { model: ListingModel }
    expect(idsOf(model.blocks)).toEqual(['here'])
  })

  it('is no page itself, and search engines are not told of it', async () => {
    expect((await fetch(`${shop.origin}/product-page`)).status).toBe(404)
    expect(await (await fetch(`${shop.origin}/sitemap.xml`)).text()).not.toContain('/product-page')
  })

  it('a draft is seen with a preview link of a product, a planned version from its moment on', async () => {
    const shows = async (id: string, search = '') => {
      const html = await (await fetch(`${shop.origin}/sofaer/block-sofa${search}`)).text()
      return html.includes(`id="block-${id}"`)
    }
    const publishAt = new Date(TEST_NOW.getTime() + 60_000)
    await store('product-page', { blocks: [block('planned', {})], publishAt })
    await store('product-page', { blocks: [block('drafted', {})], state: 'draft' })
    await publishEvent(database.main, { type: 'content-changed', brand: 'hjemly' })
    await shop.heardAll()
    expect([await shows('price'), await shows('planned'), await shows('drafted')]).toEqual([true, false, false])
    const token = previewToken(shop.secret, { brand: 'hjemly', path: '/sofaer/block-sofa' }, publishAt)
    expect(await shows('drafted', `?preview=${token}`)).toBe(true)
    shop.setNow(new Date(publishAt.getTime() + 1))
    expect([await shows('price'), await shows('planned'), await shows('drafted')]).toEqual([false, true, false])
    shop.setNow(TEST_NOW)
  })
})
