import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const MAKERS = [
  { key: 'lindmark', name: 'Lindmark', url: '/maerker/lindmark', description: 'Polstrer sofaer.', image: PICTURE },
  { key: 'halvdal', name: 'Halvdal', url: '/maerker/halvdal' },
]

describe('the brands block', () => {
  it('BLOCK-12 shows the makers on cards, each leading to its page; one without a picture keeps the place', async () => {
    const html = await renderBlock('Brands', { heading: 'Mærker', layout: 'cards', theme: 'none', brands: MAKERS })
    expect(html).toContain('<a href="/maerker/lindmark" data-part="maker">')
    expect(html.match(/data-part="maker-picture"/g)).toHaveLength(2)
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toContain('Polstrer sofaer.')
  })

  it('BLOCK-12 shows the names alone', async () => {
    const html = await renderBlock('Brands', { layout: 'names', theme: 'beige', brands: MAKERS })
    expect(html).toMatch(
      /<a href="\/maerker\/halvdal" data-part="maker"><span [^>]*data-part="maker-name">Halvdal<\/span><\/a>/,
    )
    expect(html).not.toContain('<img')
  })

  it('BLOCK-12 of no maker there is nothing to say', async () => {
    expect(
      await renderBlock('Brands', { heading: 'Mærker', layout: 'cards', theme: 'none', brands: [] }),
    ).not.toContain('Mærker')
  })
})
