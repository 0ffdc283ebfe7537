import { describe, expect, it } from 'vitest'
import { ARTICLES_PER_PAGE } from '@firkant/domain/content/article-card.ts'
import type { InspirationArticleModel, InspirationCategoryModel } from '@firkant/domain/page/page-models.ts'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { frame, renderPage } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En stue', width: 1920, height: 1200 }
const article = (key: string) => ({
  key,
  url: `/inspiration/${key}`,
  title: key,
  publishedOn: '2026-11-15',
  readingMinutes: 2,
  image: { ...PICTURE, alt: '' },
})
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(`a-${index + 1}`))
const CRUMBS = [
  { name: 'hjemly', url: '/' },
  { name: 'Inspiration', url: '/inspiration' },
]

const CATEGORY: InspirationCategoryModel = {
  heading: 'Til *læsestunden*',
  breadcrumbs: CRUMBS,
  intro: 'Om alt muligt.',
  categories: [
    { name: 'Alt', url: '/inspiration', isCurrent: true },
    { name: 'Lys', url: '/inspiration/lys', isCurrent: false },
  ],
  blocks: [],
  categoryUrl: '/inspiration',
  articles: articles(3),
  total: 3,
  page: 1,
  pageSize: ARTICLES_PER_PAGE,
}
async function renderCategory(model: Partial<InspirationCategoryModel>): Promise<string> {
  const { html, errors } = await renderPage({
    ...frame('/inspiration'),
    componentName: 'InspirationCategoryPage',
    model: { ...CATEGORY, ...model },
  })
  expect(errors).toEqual([])
  return html
}

const ARTICLE: InspirationArticleModel = {
  heading: 'Tre lamper, *én stue*',
  breadcrumbs: CRUMBS,
  intro: 'Lys i tre højder.',
  image: PICTURE,
  publishedOn: '2026-11-15',
  readingMinutes: 4,
  author: 'Anna Lund',
  category: { name: 'Lys', url: '/inspiration/lys' },
  blocks: [],
  related: articles(2),
}
async function renderArticle(model: Partial<InspirationArticleModel>): Promise<string> {
  const { html, errors } = await renderPage({
    ...frame('/inspiration/tre-lamper'),
    componentName: 'InspirationArticlePage',
    model: { ...ARTICLE, ...model },
  })
  expect(errors).toEqual([])
  return html
}

describe('an inspiration category', () => {
  it('PAGE-10 has one heading, its words, and ways to the other categories', async () => {
    const html = await renderCategory({})
    expect(html).toMatch(/<h1[^>]*>Til <em>læsestunden<\/em><\/h1>/)
    expect(textsOf(html, 'inspiration-intro')).toEqual(['Om alt muligt.'])
    expect(html).toContain('aria-label="Emner"')
    expect(tagsOf(html, 'inspiration-nav-link')).toEqual([
      expect.stringMatching(/^<a href="\/inspiration" .*aria-current="page">$/),
      expect.stringMatching(/^<a href="\/inspiration\/lys" (?!.*aria-current)/),
    ])
    expect(html.match(/<h2[^>]* data-part="article-title"/g)).toHaveLength(3)
    expect(tagsOf(html, 'paging')).toEqual([])
  })

  it('PAGE-10 fetches the first picture at once, the others when they come near', async () => {
    const html = await renderCategory({})
    const pictures = [...html.matchAll(/<img [^>]*>/g)].filter(([tag]) => tag.includes('/images/rooms/'))
    expect(pictures.map(([tag]) => tag.includes('loading="eager"'))).toEqual([true, false, false])
  })

  it.each([
    [3, 'grid'],
    [4, 'feature'],
    [5, 'grid'],
    [12, 'grid'],
  ])('PAGE-10 tells the first of %i articles so that the rows are full: %s', async (count, layout) => {
    expect(tagsOf(await renderCategory({ articles: articles(count), total: count }), 'articles')[0]).toContain(
      `data-layout="${layout}"`,
    )
  })

  it('PAGE-10 turns its pages by plain links', async () => {
    const html = await renderCategory({ articles: articles(12), total: 30, page: 2 })
    expect([...html.matchAll(/<a href="([^"]*)"[^>]*data-part="page-(?:step|number)"/g)].map(([, to]) => to)).toEqual([
      '/inspiration',
      '/inspiration',
      '/inspiration?page=2',
      '/inspiration?page=3',
      '/inspiration?page=3',
    ])
    expect(html).toMatch(/aria-label="Side 2" aria-current="page"/)
  })

  it('PAGE-10 says so when there is nothing to read', async () => {
    const html = await renderCategory({ articles: [], total: 0, categories: [] })
    expect(textsOf(html, 'inspiration-empty')[0]).toContain('Der er ikke noget at læse her endnu')
    expect(tagsOf(html, 'inspiration-nav')).toEqual([])
  })
})

describe('an article', () => {
  it('PAGE-11 has its heading, lead, facts and picture before its blocks, and others to read after them', async () => {
    const html = await renderArticle({
      blocks: [
        {
          id: 'text',
          componentName: 'Editorial',
          props: { html: '<p>Brødtekst</p>', level: '2', align: 'left', theme: 'none' },
        },
      ],
    })
    expect(html).toMatch(/<h1[^>]*>Tre lamper, <em>én stue<\/em><\/h1>/)
    expect(textsOf(html, 'article-lead')).toEqual(['Lys i tre højder.'])
    expect(textsOf(html, 'article-facts')[0]).toBe('15. november 2026 4 min. læsning Af Anna Lund')
    expect(html).toMatch(/<a href="\/inspiration\/lys"[^>]*>Lys<\/a>/)
    expect(html).toMatch(/alt="En stue"[^>]*loading="eager"/)
    const places = ['article-hero', 'Brødtekst', 'Læs også'].map((words) => html.indexOf(words))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('PAGE-11 does without what it has not got', async () => {
    const html = await renderArticle({
      intro: undefined,
      image: undefined,
      author: undefined,
      category: undefined,
      related: [],
    })
    expect(textsOf(html, 'article-facts')).toEqual(['15. november 2026 4 min. læsning'])
    for (const part of ['article-lead', 'article-hero', 'article-category', 'article-related', 'article-author'])
      expect(tagsOf(html, part), part).toEqual([])
  })
})
