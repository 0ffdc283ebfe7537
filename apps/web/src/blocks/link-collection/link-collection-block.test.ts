import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const LINKS = [
  { to: '/kundeservice', title: 'Kundeservice', text: 'Svar på det meste', image: PICTURE },
  { to: 'https://example.org/', title: 'Forbrugerrådet', target: '_blank' as const },
]

describe('the link collection', () => {
  it.each(['list', 'buttons', 'tiles'] as const)('BLOCK-14 is a list of links as %s', async (layout) => {
    const html = await renderBlock('LinkCollection', {
      heading: 'Hjælp',
      text: 'De to.',
      layout,
      links: LINKS,
      theme: 'none',
    })
    expect(html).toContain(`data-layout="${layout}"`)
    expect(html).toMatch(/<ul[^>]*data-count="2"><li[^>]*><a href="\/kundeservice"/)
    expect(html).toContain('Svar på det meste')
    expect(html.match(/<img /g)?.length ?? 0).toBe(layout === 'tiles' ? 1 : 0)
  })

  it('BLOCK-14 a link that leaves the shop does so safely, and says that it opens a tab', async () => {
    const html = await renderBlock('LinkCollection', { layout: 'list', links: LINKS, theme: 'brown' })
    expect(html).toMatch(/href="https:\/\/example.org\/"[^>]* target="_blank" rel="noopener noreferrer"/)
    expect(html).toContain('sr-only')
    expect(html).not.toContain('section-head')
  })
})
