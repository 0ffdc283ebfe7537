import { describe, expect, it } from 'vitest'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { renderBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: '', width: 1920, height: 1200 }
const CATEGORIES = [
  { key: 'light', url: '/inspiration/lys', name: 'Lys', text: 'Om lamper.', image: PICTURE, articleCount: 1 },
  { key: 'all', url: '/inspiration', name: 'Alt', articleCount: 0 },
]

describe('the list of inspiration categories', () => {
  it('BLOCK-18 leads to each of them, and says how much there is to read', async () => {
    const html = await renderBlock('InspirationCategoryList', {
      heading: 'Emner',
      theme: 'none',
      categories: CATEGORIES,
    })
    expect(html).toMatch(/<a href="\/inspiration\/lys"[^>]* data-part="inspiration-tile">/)
    expect(textsOf(html, 'inspiration-tile-name')).toEqual(['Lys', 'Alt'])
    expect(textsOf(html, 'inspiration-tile-count')).toEqual(['1 artikel'])
    expect(tagsOf(html, 'inspiration-tile-picture')).toHaveLength(2)
    expect(html.match(/<img /g)).toHaveLength(1)
  })

  it('BLOCK-18 of no category there is nothing to say', async () => {
    expect(
      await renderBlock('InspirationCategoryList', { heading: 'Emner', theme: 'none', categories: [] }),
    ).not.toContain('Emner')
  })
})
