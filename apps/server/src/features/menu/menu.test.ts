import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DynamicContext, DynamicRecord } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { MenuCategory, MenuModel } from '@firkant/domain/menu/menu.ts'
import {
  addToCatalogue,
  contentChanged,
  testPrice,
  testProduct,
  testStock,
} from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml } from '../../../test/visitors/read-html.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const words = (text: string) => ({ da: text, nb: text, sv: text })
const WHOLE = { includeSubcategories: true } as const

async function loadMenu(context?: DynamicContext, language = 'da'): Promise<MenuModel> {
  const d = encodeURIComponent(JSON.stringify([context === undefined ? ['menu'] : ['menu', context]]))
  const answer = await fetch(`${shop.origin}/api/client/dynamic-data/resolve?language=${language}&d=${d}`)
  expect(answer.status).toBe(200)
  const [record] = (await answer.json()) as DynamicRecord<MenuModel>[]
  expect(record?.loadFailed).toBe(false)
  return record?.data ?? expect.unreachable('there is no menu')
}

const all = (links: readonly MenuCategory[]): MenuCategory[] =>
  links.flatMap((link) => [link, ...all(link.subCategories)])
const find = (menu: MenuModel, nodeId: string) => all(menu.primaryLinks).find((link) => link.nodeId === nodeId)
async function setMenu(menu: object): Promise<void> {
  await shop.database.main.execute(
    `update settings set value = jsonb_set(value, '{menu}', '${JSON.stringify(menu)}'::jsonb)
     where key = 'site' and brand = 'hjemly' and language = 'da'`,
  )
  await contentChanged(shop)
}

describe('the menu', () => {
  it('MENU-08 tells what is below the top only when it is asked for', async () => {
    for (const context of [undefined, {}, { includeSubcategories: false }, { other: 1 }, 'includeSubcategories']) {
      const { primaryLinks } = await loadMenu(context)
      expect(primaryLinks.length).toBeGreaterThan(5)
      expect(primaryLinks.every((link) => link.subCategories.length === 0)).toBe(true)
      expect(primaryLinks.find((link) => link.nodeId === 'sofas')?.hasSubCategories).toBe(true)
    }
    const sofas = find(await loadMenu(WHOLE), 'sofas')
    expect(sofas?.subCategories.map((category) => category.url)).toContain('/sofaer/2-personers-sofaer')
    expect(sofas).toMatchObject({ name: 'Sofaer', url: '/sofaer', pageType: 'CategoryPage' })
    expect(sofas?.image?.url).toMatch(/^\/images\//)
  })

  it('MENU-08 counts what each category lists', async () => {
    const { primaryLinks } = await loadMenu(WHOLE)
    for (const link of [...primaryLinks.slice(0, 3), ...primaryLinks.slice(0, 3).flatMap((top) => top.subCategories)]) {
      const page = (await (await fetch(`${shop.origin}/api/content${link.url}`)).json()) as { model: { total: number } }
      expect(page.model.total, link.url).toBe(link.productCount)
    }
  })

  it('MENU-01 without scripts it is a link to a page with every category and sub-category', async () => {
    const documentAt = async (path: string) => readHtml(await (await fetch(shop.origin + path)).text())
    const opener = (await documentAt('/produkter')).querySelector('[data-part=menu-link]')
    expect([opener?.tagName, opener?.getAttribute('href')]).toEqual(['A', '/om-hjemly'])
    const main = (await documentAt('/produkter')).querySelector('main')
    const linked = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    const { primaryLinks } = await loadMenu(WHOLE)
    const wanted = all(primaryLinks).map(({ url }) => url)
    expect(primaryLinks.length).toBeGreaterThan(9)
    expect(wanted.filter((url) => !linked.includes(url))).toEqual([])
  })

  it('MENU-04 skips the categories of campaigns at every level, and whatever lists nothing', async () => {
    const categories = [
      { key: 'black-week', pageType: 'CampaignPage' },
      { key: 'black-week-sofas', parentKey: 'black-week', pageType: 'CategoryPage' },
      { key: 'sofa-campaign', parentKey: 'sofas', pageType: 'CampaignPage' },
      { key: 'empty-shelf', parentKey: 'sofas', pageType: 'CategoryPage' },
      { key: 'deep-sofas', parentKey: 'two-seater-sofas', pageType: 'CategoryPage' },
      { key: 'deep-campaign', parentKey: 'two-seater-sofas', pageType: 'CampaignPage' },
    ] as const
    const filled = categories.map(({ key }) => key).filter((key) => key !== 'empty-shelf')
    await addToCatalogue(shop, [
      ...categories.map((category) => ({
        type: 'category' as const,
        position: 90,
        name: words(`Prøve ${category.key}`),
        ...category,
      })),
      testProduct('menu-sofa', { categoryKeys: ['sofas', ...filled] }),
      testPrice('MENU-SOFA', 1000),
      testStock('MENU-SOFA', 5),
    ])
    // While the changed catalogue is loaded, the previous menu is returned once more.
    await expect.poll(async () => find(await loadMenu(WHOLE), 'deep-sofas')).toBeDefined()
    const menu = await loadMenu(WHOLE)
    const keys = all(menu.primaryLinks).map(({ nodeId }) => nodeId)
    expect(keys).toContain('deep-sofas')
    for (const { key } of categories) if (key !== 'deep-sofas') expect(keys).not.toContain(key)
    expect(find(menu, 'deep-sofas')).toMatchObject({ productCount: 1, hasSubCategories: false })
  })

  it('MENU-08 speaks the language of each market, and of what is sold there', async () => {
    const swedish = await loadMenu(WHOLE, 'sv')
    expect(find(swedish, 'sofas')).toMatchObject({ name: 'Soffor', url: '/sv/soffor' })
    expect(swedish.roomsLinks[0]?.url).toMatch(/^\/sv\/rum\//)
    // It has a price in Denmark only.
    expect(find(swedish, 'deep-sofas')).toBeUndefined()
  })

  it('MENU-02 has the rooms with a picture each, at addresses that are there', async () => {
    const { roomsLinks } = await loadMenu()
    expect(roomsLinks).toHaveLength(8)
    expect(roomsLinks.every((room) => room.image)).toBe(true)
    for (const room of roomsLinks.slice(0, 2)) expect((await fetch(shop.origin + room.url)).status).toBe(200)
  })

  it('MENU-03 makes tabs of what an editor wrote, without fixed prefixes', async () => {
    await setMenu({
      tabs: [
        { title: 'Møbler', to: '/products/sofaer', categoryKeys: ['sofas', 'no-such', 'beds'] },
        { title: 'Tomt', to: '/tomt', categoryKeys: ['empty-shelf', 'black-week'] },
      ],
      secondaryLinksLeft: [{ to: '/tilbud', title: 'Tilbud' }],
      secondaryLinksRight: [{ to: 'https://example.com/', title: 'Ude', image: 'rooms/living-light.webp' }],
      mainImageBlock: {
        title: 'Sofa',
        image: { file: 'no-such.webp', alt: '' },
        link: { to: '/products/sofaer', title: 'Se' },
      },
    })
    const menu = await loadMenu(WHOLE)
    expect(menu.primaryLinks.map(({ name, url }) => [name, url])).toEqual([['Møbler', '/sofaer']])
    expect(menu.primaryLinks[0]?.subCategories.map(({ nodeId }) => nodeId)).toEqual(['sofas', 'beds'])
    expect(menu.secondaryLinksLeft).toEqual([{ to: '/tilbud', title: 'Tilbud' }])
    expect(menu.secondaryLinksRight[0]?.image?.url).toContain('living-light')
    expect(menu.mainMenuImageBlock).toEqual({ title: 'Sofa', link: { to: '/sofaer', title: 'Se' } })
    expect(menu.roomsImageBlock).toBeNull()
  })
})
