import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const ITEMS = [
  {
    title: 'Mål døren',
    text: 'Den smalleste bestemmer.',
    image: PICTURE,
    link: { to: '/kundeservice', title: 'Sådan' },
  },
  { title: 'Vælg stof' },
]

describe('the content list', () => {
  it.each([
    ['list', 'ul'],
    ['cards', 'ul'],
    ['steps', 'ol'],
  ] as const)('BLOCK-21 tells its things as %s', async (layout, list) => {
    const shown = await showBlock('ContentList', { heading: 'Sådan', layout, items: ITEMS, theme: 'lightBeige' })
    const items = shown.getByRole('list')
    expect([items.tagName, items.dataset.layout, items.dataset.count]).toEqual([list.toUpperCase(), layout, '2'])
    shown.getByRole('heading', { level: 3, name: 'Mål døren' })
    const link = shown.getByRole('link', { name: 'Sådan' })
    expect([link.getAttribute('href'), link.dataset.part]).toEqual(['/kundeservice', 'text-link'])
    expect(shown.root.querySelectorAll('img')).toHaveLength(1)
  })

  it('BLOCK-21 without a heading of its own its titles take that level', async () => {
    const shown = await showBlock('ContentList', { layout: 'cards', items: ITEMS, theme: 'none' })
    expect(shown.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['Mål døren', 'Vælg stof'])
  })
})
