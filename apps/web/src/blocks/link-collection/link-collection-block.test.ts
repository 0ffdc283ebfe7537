import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const LINKS = [
  { to: '/kundeservice', title: 'Kundeservice', text: 'Svar på det meste', image: PICTURE },
  { to: 'https://example.org/', title: 'Forbrugerrådet', target: '_blank' as const },
]

describe('the link collection', () => {
  it.each(['list', 'buttons', 'tiles'] as const)('BLOCK-14 is a list of links as %s', async (layout) => {
    const shown = await showBlock('LinkCollection', {
      heading: 'Hjælp',
      text: 'De to.',
      layout,
      links: LINKS,
      theme: 'none',
    })
    const list = shown.getByRole('list')
    expect([list.dataset.layout, list.dataset.count]).toEqual([layout, '2'])
    const link = shown.getByRole('link', { name: /^Kundeservice/ })
    expect(link.getAttribute('href')).toBe('/kundeservice')
    expect(link.matches('ul > li:first-child > a')).toBe(true)
    expect(shown.texts('collection-text')).toEqual(['Svar på det meste'])
    expect(shown.root.querySelectorAll('img')).toHaveLength(layout === 'tiles' ? 1 : 0)
  })

  it('BLOCK-14 a link that leaves the shop does so safely, and says that it opens a tab', async () => {
    const shown = await showBlock('LinkCollection', { layout: 'list', links: LINKS, theme: 'brown' })
    const link = shown.getByRole('link', { name: /Forbrugerrådet.*\(åbner i en ny fane\)/ })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://example.org/',
      '_blank',
      'noopener noreferrer',
    ])
    expect(textOf(link.querySelector('.sr-only'))).toBe('(åbner i en ny fane)')
    expect(shown.parts('section-head')).toEqual([])
  })
})
