import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block, BlockName, BlockOf } from '@firkant/domain/content/blocks/block.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Page, PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { storePage } from '../../../test/visitors/store-page.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

const IMAGE = 'hero/dining-days.webp'
const soon = new Date(TEST_NOW.getTime() + MINUTE_MS)
const WORDS = { id: 'text', componentName: 'Editorial', props: { html: `<p>${'ord '.repeat(600)}</p>` } }
const list = (id: string, props: object) => ({ id, componentName: 'ArticleList', props })

let database: TestDatabase
let shop: TestShop

const store = (content: object, times?: Parameters<typeof storePage>[2]) => storePage(database, content, times)

const category = (key: string, heading: string, rest: object = {}) => ({
  key,
  path: key === 'reading' ? '/laesning' : `/laesning/${key}`,
  componentName: 'InspirationCategoryPage',
  title: `${heading} | hjemly`,
  heading,
  description: `Om ${heading}.`,
  image: IMAGE,
  ...rest,
})
const article = (key: string, publishedOn: string, rest: object = {}) => ({
  key,
  path: `/laesning/${key}`,
  componentName: 'InspirationArticlePage',
  title: `${key} | hjemly`,
  heading: `Om *${key}*`,
  description: `Kort om ${key}.`,
  image: IMAGE,
  article: { publishedOn, inspirationCategoryKey: 'light', ...('article' in rest ? (rest.article as object) : {}) },
  blocks: [WORDS],
  ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'article')),
})

beforeAll(async () => {
  database = await createTestDatabase()
  await store(category('reading', '*Læsning*'))
  await store(category('light', 'Lys'))
  await store(category('wood', 'Æble og eg'))
  for (let day = 1; day <= 13; day += 1) await store(article(`lampe-${day}`, `2026-05-${String(day).padStart(2, '0')}`))
  await store(
    article('egen', '2026-06-01', {
      article: { inspirationCategoryKey: 'wood', author: 'Anna Lund', imageAlt: 'Et dækket bord' },
      blocks: [WORDS, list('newest', { limit: 2 }), list('named', { articleKeys: ['lampe-3', 'egen', 'aldrig'] })],
    }),
  )
  await store(article('udkast', '2026-07-01', { state: 'draft' }))
  await store(article('snart', '2026-07-02'), { publishAt: soon })
  await store(article('forbi', '2026-07-03'), { unpublishAt: new Date(TEST_NOW.getTime() - 1) })
  // First an article, now an ordinary page.
  await store(article('omskrevet', '2026-07-04'))
  await store({ ...article('omskrevet', '2026-07-04'), componentName: 'EditorialPage', article: undefined })
  await store({
    key: 'readers-corner',
    path: '/laesehjoernet',
    componentName: 'EditorialPage',
    title: 'Læsehjørnet',
    blocks: [
      list('all', {}),
      list('wood', { inspirationCategoryKey: 'wood', link: { to: '/laesning', title: 'Mere' } }),
      { id: 'categories', componentName: 'InspirationCategoryList', props: {} },
      { id: 'some', componentName: 'InspirationCategoryList', props: { categoryKeys: ['reading', 'never', 'light'] } },
    ],
  })
  shop = await startTestShop({ database })
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function load(path: string): Promise<Page> {
  return (await (await fetch(`${shop.origin}/api/content${path}`)).json()) as Page
}
const loadCategory = async (path: string) => (await load(path)) as PageWith<'InspirationCategoryPage'>
const loadArticle = async (path: string) => (await load(path)) as PageWith<'InspirationArticlePage'>

function blockOf<Name extends BlockName>(page: { model: { blocks: readonly Block[] } }, name: Name, id: string) {
  const found = page.model.blocks.find((block) => block.id === id)
  return (found ?? expect.unreachable(`there is no ${name} ${id}`)) as BlockOf<Name>
}
const keysOf = (articles: readonly { key: string }[]) => articles.map(({ key }) => key)

describe('the article list', () => {
  it('BLOCK-17 shows the newest that are published, with picture, day and reading time', async () => {
    const page = (await load('/laesehjoernet')) as PageWith<'EditorialPage'>
    const { articles } = blockOf(page, 'ArticleList', 'all').props
    expect(keysOf(articles)).toEqual(['egen', 'lampe-13', 'lampe-12', 'lampe-11', 'lampe-10', 'lampe-9'])
    expect(articles[0]).toMatchObject({
      url: '/laesning/egen',
      title: 'Om egen',
      excerpt: 'Kort om egen.',
      publishedOn: '2026-06-01',
      readingMinutes: 3,
      categoryName: 'Æble og eg',
    })
    expect(articles[0]?.image?.url).toMatch(/^\/images\/hero\/dining-days/)
  })

  it('BLOCK-17 or those of a category, with a link to more', async () => {
    const page = (await load('/laesehjoernet')) as PageWith<'EditorialPage'>
    const { articles, link } = blockOf(page, 'ArticleList', 'wood').props
    expect(keysOf(articles)).toEqual(['egen'])
    expect(link?.to).toBe('/laesning')
  })

  it('BLOCK-17 or those an editor named; in an article the newest are others than itself', async () => {
    const page = await loadArticle('/laesning/egen')
    expect(keysOf(blockOf(page, 'ArticleList', 'named').props.articles)).toEqual(['lampe-3', 'egen'])
    expect(keysOf(blockOf(page, 'ArticleList', 'newest').props.articles)).toEqual(['lampe-13', 'lampe-12'])
  })
})

describe('the list of inspiration categories', () => {
  it('BLOCK-18 shows all that have articles, by name', async () => {
    const page = (await load('/laesehjoernet')) as PageWith<'EditorialPage'>
    const { categories } = blockOf(page, 'InspirationCategoryList', 'categories').props
    expect(categories).toMatchObject([
      { key: 'light', name: 'Lys', url: '/laesning/light', text: 'Om Lys.', articleCount: 13 },
      { key: 'wood', name: 'Æble og eg', articleCount: 1 },
    ])
    expect(categories[0]?.image?.width).toBeGreaterThan(0)
  })

  it('BLOCK-18 or those an editor named, in his order', async () => {
    const page = (await load('/laesehjoernet')) as PageWith<'EditorialPage'>
    expect(keysOf(blockOf(page, 'InspirationCategoryList', 'some').props.categories)).toEqual(['reading', 'light'])
  })
})

describe('an inspiration category', () => {
  it('PAGE-10 lists its articles, newest first, twelve at a time', async () => {
    const first = await loadCategory('/laesning/light')
    expect(first.model).toMatchObject({ heading: 'Lys', intro: 'Om Lys.', total: 13, page: 1, pageSize: 12 })
    expect(keysOf(first.model.articles)).toEqual(Array.from({ length: 12 }, (_, index) => `lampe-${13 - index}`))
    expect(first.model.articles[0]).not.toHaveProperty('categoryName')
    const second = await loadCategory('/laesning/light?page=2')
    expect(keysOf(second.model.articles)).toEqual(['lampe-1'])
    expect(second.metaInfo.canonicalUrl).toBe('http://shop.test/laesning/light?page=2')
  })

  it.each(['3', '99999', '9999999', '9'.repeat(40)])('PAGE-10 has no page %s', async (number) => {
    expect((await fetch(`${shop.origin}/laesning/light?page=${number}`)).status).toBe(404)
  })

  it.each(['0', '-1', 'x', '1e3'])('PAGE-10 takes page %s for the first', async (number) => {
    const { model, metaInfo } = await loadCategory(`/laesning/light?page=${number}`)
    expect(model.page).toBe(1)
    expect(metaInfo.canonicalUrl).toBe('http://shop.test/laesning/light')
  })

  it('PAGE-10 that no article names is the way in to all of them', async () => {
    const { model, structuredData } = await loadCategory('/laesning')
    expect(model.total).toBe(14)
    expect(model.articles[0]).toMatchObject({ key: 'egen', categoryName: 'Æble og eg' })
    expect(model.categories).toEqual([
      { name: 'Læsning', url: '/laesning', isCurrent: true },
      { name: 'Lys', url: '/laesning/light', isCurrent: false },
      { name: 'Æble og eg', url: '/laesning/wood', isCurrent: false },
    ])
    expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'ItemList', name: 'Læsning' }))
  })

  it('PAGE-10 names the pages above it', async () => {
    const { model } = await loadCategory('/laesning/light')
    expect(model.breadcrumbs.map(({ name }) => name)).toEqual(['hjemly', 'Læsning', 'Lys'])
  })
})

describe('an article', () => {
  it('PAGE-11 tells its day, its reading time, who wrote it and where it belongs', async () => {
    const { model, trackingPageType, metaInfo } = await loadArticle('/laesning/egen')
    expect(model).toMatchObject({
      heading: 'Om *egen*',
      intro: 'Kort om egen.',
      publishedOn: '2026-06-01',
      readingMinutes: 3,
      author: 'Anna Lund',
      category: { name: 'Æble og eg', url: '/laesning/wood' },
    })
    expect(model.image).toMatchObject({ alt: 'Et dækket bord' })
    expect(model.breadcrumbs.map(({ name }) => name)).toEqual(['hjemly', 'Læsning', 'Æble og eg', 'Om egen'])
    expect(trackingPageType).toBe('inspiration-article')
    expect(metaInfo.elements).toContainEqual({ tag: 'meta', attributes: { property: 'og:type', content: 'article' } })
  })

  it('PAGE-11 PAGE-35 is an Article for search engines, signed or the shop’s own', async () => {
    const { structuredData } = await loadArticle('/laesning/egen')
    expect(structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Om egen',
        datePublished: '2026-06-01',
        author: { '@type': 'Person', name: 'Anna Lund' },
        image: [expect.stringMatching(/^http:\/\/shop\.test\/images\//)],
        mainEntityOfPage: 'http://shop.test/laesning/egen',
      }),
    )
    const unsigned = await loadArticle('/laesning/lampe-1')
    expect(unsigned.structuredData).toContainEqual(
      expect.objectContaining({ author: expect.objectContaining({ '@type': 'Organization', name: 'hjemly' }) }),
    )
  })

  it('PAGE-11 leads on: to its own category first, then to the others', async () => {
    const light = await loadArticle('/laesning/lampe-13')
    expect(keysOf(light.model.related)).toEqual(['lampe-12', 'lampe-11', 'lampe-10'])
    const wood = await loadArticle('/laesning/egen')
    expect(keysOf(wood.model.related)).toEqual(['lampe-13', 'lampe-12', 'lampe-11'])
  })

  it('PAGE-11 is not there before its time, nor after', async () => {
    for (const key of ['udkast', 'snart', 'forbi'])
      expect((await fetch(`${shop.origin}/laesning/${key}`)).status, key).toBe(404)
  })
})

describe('kept documents', () => {
  const html = async (path: string) => (await fetch(shop.origin + path)).text()
  const LISTS = ['/laesning', '/laesning/light', '/laesning/lampe-13', '/laesehjoernet']

  it('PAGE-10 PAGE-11 BLOCK-17 are made anew when a scheduled article appears', async () => {
    for (const path of LISTS) expect(await html(path), path).not.toContain('Kort om snart.')
    shop.setNow(new Date(soon.getTime() + 1))
    for (const path of LISTS) expect(await html(path), path).toContain('Kort om snart.')
    shop.setNow(TEST_NOW)
  })

  it('PAGE-10 BLOCK-17 are made anew when an article is published', async () => {
    for (const path of LISTS) await html(path)
    await store(article('friskt', '2026-10-01'))
    await database.main.transaction((tx) => publishEvent(tx, { type: 'content-changed', brand: 'hjemly' }))
    for (const path of LISTS) await until(async () => expect(await html(path), path).toContain('Kort om friskt.'))
  })
})

describe('what an editor writes', () => {
  it.each([
    ['a hero', [{ id: 'hero', componentName: 'Hero', props: { heading: 'x', image: { file: IMAGE, alt: '' } } }]],
    ['a text of level 1', [{ ...WORDS, props: { ...WORDS.props, heading: 'x', level: '1' } }]],
    [
      'one in a column',
      [
        {
          id: 'row',
          componentName: 'Layout',
          props: { columns: [{ blocks: [{ ...WORDS, props: { ...WORDS.props, level: '1' } }] }] },
        },
      ],
    ],
  ])('PAGE-11 PAGE-10 has one heading: %s is refused', (_case, blocks) => {
    for (const page of [article('x', '2026-01-01', { blocks }), category('x', 'X', { blocks })]) {
      const [issue] = pageContentSchema.safeParse(page).error?.issues ?? []
      expect(issue).toMatchObject({ path: ['blocks', 0], message: expect.stringContaining('its own heading') })
    }
  })
})
