import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const LINKS = [
  { to: '/side', title: 'Alle tilbud', note: '−60 %' },
  { to: '/sofaer?farve=groen', title: 'Sofaer' },
]

describe('the Black Friday navigation', () => {
  it('BLOCK-11 is a navigation with a name, from edge to edge, in the days’ own theme', async () => {
    const html = await renderBlock('BlackFridayNavigation', { heading: 'Black *Friday*', links: LINKS })
    expect(html).toContain('data-width="full"')
    expect(html).toMatch(/<nav [^>]*data-theme="blackFriday" aria-label="Black Friday"/)
    expect(html).toMatch(/<b[^>]* data-part="bf-note">−60 %<\/b>/)
  })

  it('BLOCK-11 marks the link to the page that is shown, and only that', async () => {
    const html = await renderBlock('BlackFridayNavigation', { links: LINKS })
    expect(html).toMatch(/<a href="\/side"[^>]* aria-current="page">/)
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toContain('aria-label="Black Friday-menu"')
  })
})
