import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

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
    const html = await renderBlock('ContentList', { heading: 'Sådan', layout, items: ITEMS, theme: 'lightBeige' })
    expect(html).toContain(`data-layout="${layout}"`)
    expect(html).toMatch(new RegExp(`<${list} [^>]*data-count="2"`))
    expect(html).toMatch(/<h3[^>]*>Mål døren<\/h3>/)
    expect(html).toMatch(/<a href="\/kundeservice"[^>]* data-part="text-link">Sådan<\/a>/)
    expect(html.match(/<img /g)).toHaveLength(1)
  })

  it('BLOCK-21 without a heading of its own its titles take that level', async () => {
    expect(await renderBlock('ContentList', { layout: 'cards', items: ITEMS, theme: 'none' })).toMatch(
      /<h2[^>]*>Vælg stof<\/h2>/,
    )
  })
})
