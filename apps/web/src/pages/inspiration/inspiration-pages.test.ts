import { describe, expect, it } from 'vitest'
import { ARTICLES_PER_PAGE } from '@firkant/domain/content/articles/article-card.ts'
import type {
  InspirationArticleModel,
  InspirationCategoryModel,
} from '@firkant/domain/page/models/inspiration-models.ts'
import { attributesOf, shownIn, standInOrder, textOf } from '@firkant/ui/test/shown.ts'
import { frame, showPage } from '../../../test/render-page.ts'

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
const showCategory = (model: Partial<InspirationCategoryModel> = {}) =>
  showPage({
    ...frame('/inspiration'),
    componentName: 'InspirationCategoryPage',
    model: { ...CATEGORY, ...model },
  })

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
const showArticle = (model: Partial<InspirationArticleModel>) =>
  showPage({
    ...frame('/inspiration/tre-lamper'),
    componentName: 'InspirationArticlePage',
    model: { ...ARTICLE, ...model },
  })

describe('an inspiration category', () => {
  it('PAGE-10 has one heading, its words, and ways to the other categories', async () => {
    const shown = await showCategory()
    const heading = shown.getByRole('heading', { level: 1 })
    expect([textOf(heading), textOf(heading.querySelector('em'))]).toEqual(['Til læsestunden', 'læsestunden'])
    expect(shown.texts('inspiration-intro')).toEqual(['Om alt muligt.'])
    const navigation = shownIn(shown.getByRole('navigation', { name: 'Emner' }))
    expect(navigation.getAllByRole('link').map((link) => attributesOf(link, ['href', 'aria-current']))).toEqual([
      ['/inspiration', 'page'],
      ['/inspiration/lys', null],
    ])
    expect(navigation.parts('inspiration-nav-link')).toHaveLength(2)
    expect(shown.parts('article-title').map(({ tagName }) => tagName)).toEqual(['H2', 'H2', 'H2'])
    expect(shown.parts('paging')).toEqual([])
  })

  it('PAGE-10 fetches the first picture at once, the others when they come near', async () => {
    const { root } = await showCategory()
    const pictures = [...root.querySelectorAll('img[src^="/images/rooms/"]')]
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  })

  it.each([
    [3, 'grid'],
    [4, 'feature'],
    [5, 'grid'],
    [12, 'grid'],
  ])('PAGE-10 tells the first of %i articles so that the rows are full: %s', async (count, layout) => {
    const shown = await showCategory({ articles: articles(count), total: count })
    expect(shown.part('articles').dataset.layout).toBe(layout)
  })

  it('PAGE-10 turns its pages by plain links', async () => {
    const shown = await showCategory({ articles: articles(12), total: 30, page: 2 })
    const paging = shownIn(shown.part('paging'))
    const links = paging.getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.dataset.part])).toEqual([
      ['/inspiration', 'page-step'],
      ['/inspiration', 'page-number'],
      ['/inspiration?page=2', 'page-number'],
      ['/inspiration?page=3', 'page-number'],
      ['/inspiration?page=3', 'page-step'],
    ])
    expect(paging.getByRole('link', { name: 'Side 2' }).getAttribute('aria-current')).toBe('page')
  })

  it('PAGE-10 says so when there is nothing to read', async () => {
    const shown = await showCategory({ articles: [], total: 0, categories: [] })
    expect(shown.texts('inspiration-empty')[0]).toContain('Der er ikke noget at læse her endnu')
    expect(shown.parts('inspiration-nav')).toEqual([])
  })
})

describe('an article', () => {
  it('PAGE-11 has its heading, lead, facts and picture before its blocks, and others to read after them', async () => {
    const shown = await showArticle({
      blocks: [
        {
          id: 'text',
          componentName: 'Editorial',
          props: { html: '<p>Brødtekst</p>', level: '2', align: 'left', theme: 'none' },
        },
      ],
    })
    const heading = shown.getByRole('heading', { level: 1 })
    expect([textOf(heading), textOf(heading.querySelector('em'))]).toEqual(['Tre lamper, én stue', 'én stue'])
    expect(shown.texts('article-lead')).toEqual(['Lys i tre højder.'])
    expect(shown.texts('article-facts')[0]).toBe('15. november 2026 4 min. læsning Af Anna Lund')
    expect(shown.getByRole('link', { name: 'Lys' }).getAttribute('href')).toBe('/inspiration/lys')
    expect(shown.getByRole('img', { name: 'En stue' }).getAttribute('loading')).toBe('eager')
    const places = [shown.part('article-hero'), shown.getByText('Brødtekst'), shown.getByText('Læs også')]
    expect(standInOrder(places)).toBe(true)
  })

  it('PAGE-11 does without what it has not got', async () => {
    const shown = await showArticle({
      intro: undefined,
      image: undefined,
      author: undefined,
      category: undefined,
      related: [],
    })
    expect(shown.texts('article-facts')).toEqual(['15. november 2026 4 min. læsning'])
    for (const part of ['article-lead', 'article-hero', 'article-category', 'article-related', 'article-author'])
      expect(shown.parts(part), part).toEqual([])
  })
})
