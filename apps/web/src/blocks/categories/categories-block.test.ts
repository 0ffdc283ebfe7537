import { describe, expect, it } from 'vitest'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const TILES = [
  { name: 'Stue', url: '/rum/stue', image: PICTURE, note: 'Sofaer og lys', focus: { x: 20, y: 80 } },
  { name: 'Kontor', url: '/rum/kontor' },
]

describe('the categories block', () => {
  it.each(['tiles', 'rooms'] as const)('BLOCK-13 shows %s that are links, with what an editor adds', async (layout) => {
    const shown = await showBlock('Categories', {
      heading: 'Rum for *rum*',
      link: { to: '/rum', title: 'Alle rum' },
      layout,
      tiles: TILES,
    })
    expect(shown.root.querySelector('section')?.dataset.layout).toBe(layout)
    expect(shown.getByRole('list').dataset.count).toBe('2')
    const [first] = shown.getAllByRole('listitem')
    expect([first?.dataset.part, first?.getAttribute('style')]).toEqual(['tile', '--focus-x:20%;--focus-y:80%'])
    expect(first?.querySelector(':scope > a:first-child')?.getAttribute('href')).toBe('/rum/stue')
    expect(shown.texts('tile-note')).toEqual(['Sofaer og lys'])
    expect(shown.getByRole('link', { name: 'Alle rum' }).getAttribute('href')).toBe('/rum')
    // The name beside it says the same.
    expect(shown.root.querySelector('img')?.getAttribute('alt')).toBe('')
  })
})
