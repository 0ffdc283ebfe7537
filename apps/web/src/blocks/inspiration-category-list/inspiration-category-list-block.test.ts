import { describe, expect, it } from 'vitest'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: '', width: 1920, height: 1200 }
const CATEGORIES = [
  { key: 'light', url: '/inspiration/lys', name: 'Lys', text: 'Om lamper.', image: PICTURE, articleCount: 1 },
  { key: 'all', url: '/inspiration', name: 'Alt', articleCount: 0 },
]

describe('the list of inspiration categories', () => {
  it('BLOCK-18 leads to each of them, and says how much there is to read', async () => {
    const shown = await showBlock('InspirationCategoryList', {
      heading: 'Emner',
      theme: 'none',
      categories: CATEGORIES,
    })
    const tile = shown.getByRole('link', { name: 'Lys Om lamper. 1 artikel' })
    expect([tile.getAttribute('href'), tile.dataset.part]).toEqual(['/inspiration/lys', 'inspiration-tile'])
    expect(shown.texts('inspiration-tile-name')).toEqual(['Lys', 'Alt'])
    expect(shown.texts('inspiration-tile-count')).toEqual(['1 artikel'])
    expect(shown.parts('inspiration-tile-picture')).toHaveLength(2)
    expect(shown.root.querySelectorAll('img')).toHaveLength(1)
  })

  it('BLOCK-18 of no category there is nothing to say', async () => {
    const { root } = await showBlock('InspirationCategoryList', { heading: 'Emner', theme: 'none', categories: [] })
    expect(root.childElementCount).toBe(0)
  })
})
