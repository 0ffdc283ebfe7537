import { describe, expect, it } from 'vitest'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const MAKERS = [
  { key: 'lindmark', name: 'Lindmark', url: '/maerker/lindmark', description: 'Polstrer sofaer.', image: PICTURE },
  { key: 'halvdal', name: 'Halvdal', url: '/maerker/halvdal' },
]

describe('the brands block', () => {
  it('BLOCK-12 shows the makers on cards, each leading to its page; one without a picture keeps the place', async () => {
    const shown = await showBlock('Brands', { heading: 'Mærker', layout: 'cards', theme: 'none', brands: MAKERS })
    const [first, ...others] = shown.parts('maker')
    expect([first?.tagName, first?.getAttribute('href'), others.length]).toEqual(['A', '/maerker/lindmark', 1])
    expect(shown.parts('maker-picture')).toHaveLength(2)
    expect(shown.root.querySelectorAll('img')).toHaveLength(1)
    expect(shown.texts('maker-text')).toEqual(['Polstrer sofaer.'])
  })

  it('BLOCK-12 shows the names alone', async () => {
    const shown = await showBlock('Brands', { layout: 'names', theme: 'beige', brands: MAKERS })
    const maker = shown.getByRole('link', { name: 'Halvdal' })
    expect([maker.getAttribute('href'), maker.dataset.part]).toEqual(['/maerker/halvdal', 'maker'])
    expect([...maker.children].map((part) => part.getAttribute('data-part'))).toEqual(['maker-name'])
    expect(shown.root.querySelectorAll('img')).toHaveLength(0)
  })

  it('BLOCK-12 of no maker there is nothing to say', async () => {
    const { root } = await showBlock('Brands', { heading: 'Mærker', layout: 'cards', theme: 'none', brands: [] })
    expect(root.childElementCount).toBe(0)
  })
})
