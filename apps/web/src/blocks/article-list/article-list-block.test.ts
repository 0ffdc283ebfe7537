import { describe, expect, it } from 'vitest'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { renderBlock } from '../../../test/render-page.ts'

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
      const html = await renderBlock('ArticleList', { heading: 'Læs', layout, theme: 'beige', articles: ARTICLES })
      expect(html).toContain(`data-layout="${layout}"`)
      expect(textsOf(html, 'article-link')).toEqual(['Tre lamper, én stue', 'Eg'])
      expect(html).toMatch(/<h3[^>]* data-part="article-title">/)
      expect(html).toContain('<time dateTime="2026-11-15">15. november 2026</time>')
      expect(textsOf(html, 'article-reading-time')[0]).toBe('4 min. læsning')
      expect(textsOf(html, 'article-excerpt')).toEqual(['Lys i tre højder.'])
      // One without a picture keeps the place.
      expect(tagsOf(html, 'article-picture')).toHaveLength(2)
      expect(html.match(/<img /g)).toHaveLength(1)
    },
  )

  it('BLOCK-17 without a heading its titles take that level; of no article there is nothing to say', async () => {
    const bare = { layout: 'grid', theme: 'none' } as const
    expect(await renderBlock('ArticleList', { ...bare, articles: ARTICLES })).toMatch(
      /<h2[^>]* data-part="article-title">/,
    )
    expect(await renderBlock('ArticleList', { ...bare, heading: 'Læs', articles: [] })).not.toContain('Læs')
  })

  it('BLOCK-17 in a column nothing scrolls sideways', async () => {
    const inner = {
      id: 'b',
      componentName: 'ArticleList',
      props: { layout: 'carousel', theme: 'none', articles: ARTICLES },
    } as const
    const html = await renderBlock('Layout', { theme: 'none', columns: [{ blocks: [inner] }, { blocks: [] }] })
    expect(tagsOf(html, 'articles')).toHaveLength(1)
    expect(tagsOf(html, 'carousel-track')).toEqual([])
  })

  it('BLOCK-17 speaks the visitor’s language', async () => {
    const html = await renderBlock(
      'ArticleList',
      { layout: 'grid', theme: 'none', articles: ARTICLES },
      { market: 'SE' },
    )
    expect(html).toContain('15 november 2026')
    expect(textsOf(html, 'article-reading-time')[0]).toBe('4 min läsning')
  })
})
