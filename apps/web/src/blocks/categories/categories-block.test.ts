import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const TILES = [
  { name: 'Stue', url: '/rum/stue', image: PICTURE, note: 'Sofaer og lys', focus: { x: 20, y: 80 } },
  { name: 'Kontor', url: '/rum/kontor' },
]

describe('the categories block', () => {
  it.each(['tiles', 'rooms'] as const)('BLOCK-13 shows %s that are links, with what an editor adds', async (layout) => {
    const html = await renderBlock('Categories', {
      heading: 'Rum for *rum*',
      link: { to: '/rum', title: 'Alle rum' },
      layout,
      tiles: TILES,
    })
    expect(html).toMatch(new RegExp(`data-layout="${layout}"`))
    expect(html).toMatch(/<ul[^>]*data-count="2"/)
    expect(html).toMatch(/<li[^>]* data-part="tile"[^>]* style="--focus-x:20%;--focus-y:80%"><a href="\/rum\/stue"/)
    expect(html).toMatch(/data-part="tile-note">Sofaer og lys<\/span>/)
    expect(html).toContain('>Alle rum</span>')
    // The name beside it says the same.
    expect(html).toMatch(/<img[^>]* alt=""/)
  })
})
