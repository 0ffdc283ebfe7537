import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const LINKS = [
  { to: '/side', title: 'Alle tilbud', note: '−60 %' },
  { to: '/sofaer?farve=groen', title: 'Sofaer' },
]

describe('the Black Friday navigation', () => {
  it('BLOCK-11 is a navigation with a name, from edge to edge, in the days’ own theme', async () => {
    const shown = await showBlock('BlackFridayNavigation', { heading: 'Black *Friday*', links: LINKS })
    expect(shown.root.dataset.width).toBe('full')
    expect(shown.getByRole('navigation', { name: 'Black Friday' }).dataset.theme).toBe('blackFriday')
    expect(textOf(shown.root.querySelector('b[data-part=bf-note]'))).toBe('−60 %')
  })

  it('BLOCK-11 marks the link to the page that is shown, and only that', async () => {
    const shown = await showBlock('BlackFridayNavigation', { links: LINKS })
    const marked = [...shown.root.querySelectorAll('[aria-current]')]
    expect(marked).toEqual([shown.getByRole('link', { name: /^Alle tilbud/ })])
    expect([marked[0]?.getAttribute('href'), marked[0]?.getAttribute('aria-current')]).toEqual(['/side', 'page'])
    shown.getByRole('navigation', { name: 'Black Friday-menu' })
  })
})
