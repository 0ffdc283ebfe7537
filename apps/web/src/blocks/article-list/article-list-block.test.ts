import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: '', width: 1920, height: 1200 }
const ARTICLES = [
  {
    key: 'lamps',
    url: '/inspiration/tre-lamper',
    title: 'Tre lamper, én stue',
    excerpt: 'Lys i tre højder.',
    image: PICTURE,
    publishedOn: '2026-11-15',
    readingMinutes: 4,
    categoryName: 'Lys',
  },
  { key: 'oak', url: '/inspiration/eg', title: 'Eg', publishedOn: '2026-01-02', readingMinutes: 1 },
]

describe('the article list', () => {
  it.each(['grid', 'feature', 'carousel'] as const)(
    'BLOCK-17 shows its articles as %s, each with one link that is called by its title',
    async (layout) => {
      const shown = await showBlock('ArticleList', { heading: 'Læs', layout, theme: 'beige', articles: ARTICLES })
      expect(shown.root.querySelector(`[data-layout=${layout}]`)).not.toBeNull()
      const titles = shown.getAllByRole('heading', { level: 3 })
      expect(titles.map(({ dataset }) => dataset.part)).toEqual(['article-title', 'article-title'])
      expect(shown.getAllByRole('link').map(textOf)).toEqual(['Tre lamper, én stue', 'Eg'])
      expect(shown.parts('article-link')).toEqual(shown.getAllByRole('link'))
      expect(shown.getByText('15. november 2026', { selector: 'time' }).getAttribute('datetime')).toBe('2026-11-15')
      expect(shown.texts('article-reading-time')[0]).toBe('4 min. læsning')
      expect(shown.texts('article-excerpt')).toEqual(['Lys i tre højder.'])
      // One without a picture keeps the place.
      expect(shown.parts('article-picture')).toHaveLength(2)
      expect(shown.root.querySelectorAll('img')).toHaveLength(1)
    },
  )

  it('BLOCK-17 without a heading its titles take that level; of no article there is nothing to say', async () => {
    const bare = { layout: 'grid', theme: 'none' } as const
    const shown = await showBlock('ArticleList', { ...bare, articles: ARTICLES })
    expect(shown.getByRole('heading', { level: 2, name: 'Eg' }).dataset.part).toBe('article-title')
    const none = await showBlock('ArticleList', { ...bare, heading: 'Læs', articles: [] })
    expect(none.root.childElementCount).toBe(0)
  })

  it('BLOCK-17 in a column nothing scrolls sideways', async () => {
    const inner = {
      id: 'b',
      componentName: 'ArticleList',
      props: { layout: 'carousel', theme: 'none', articles: ARTICLES },
    } as const
    const shown = await showBlock('Layout', { theme: 'none', columns: [{ blocks: [inner] }, { blocks: [] }] })
    shown.part('articles')
    expect(shown.parts('carousel-track')).toEqual([])
  })

  it('BLOCK-17 speaks the visitor’s language', async () => {
    const shown = await showBlock(
      'ArticleList',
      { layout: 'grid', theme: 'none', articles: ARTICLES },
      { market: 'SE' },
    )
    shown.getByText('15 november 2026')
    expect(shown.texts('article-reading-time')[0]).toBe('4 min läsning')
  })
})
