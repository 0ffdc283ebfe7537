import { describe, expect, it } from 'vitest'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import { attributesOf, shownIn, textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../test/render-page.ts'

/** A link as an editor writes it, in a block that shows one. */
async function show(link: Link): Promise<HTMLElement> {
  const shown = await showBlock('ImageBanner', {
    coverage: 'none',
    alignment: 'left',
    theme: 'none',
    horizontal: 'left',
    vertical: 'center',
    radius: 'large',
    link,
  })
  return shownIn(shown.root, 'section a').root
}

describe('a link', () => {
  it('NAV-14 leads where it says, under its title', async () => {
    for (const link of [
      { to: '/sofaer?page=2', title: 'Se sofaer' },
      { to: 'https://shop.example/sofaer', title: 'Se', target: '_self' as const },
    ]) {
      const shown = await show(link)
      expect(shown.getAttributeNames().filter((name) => name !== 'class')).toEqual(['href', 'data-part'])
      expect(attributesOf(shown, ['href', 'data-part'])).toEqual([link.to, 'button'])
      expect(shown.innerHTML).toBe(link.title)
    }
  })

  it('NAV-14 says that it opens a new tab, and lends it nothing', async () => {
    const shown = await show({ to: '/sofaer', title: 'Se sofaer', target: '_blank' })
    expect(attributesOf(shown, ['target', 'rel'])).toEqual(['_blank', 'noopener noreferrer'])
    expect(textOf(shown)).toBe('Se sofaer (åbner i en ny fane)')
    expect(textOf(shown.querySelector('.sr-only'))).toBe('(åbner i en ny fane)')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://shop.example:8443/',
  ])('NAV-14 treats %j as another host’s', async (to) => {
    expect((await show({ to, title: 'Se' })).getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('NAV-14 runs no script', async () => {
    for (const to of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)']) {
      expect((await show({ to, title: 'Se' })).outerHTML).not.toContain('alert(1)')
    }
  })

  it('NAV-14 can’t break out of its attribute', async () => {
    const shown = await show({ to: '/"><script>alert(1)</script>', title: '<b>Se</b>' })
    expect([shown.getAttribute('href'), textOf(shown)]).toEqual(['/"><script>alert(1)</script>', '<b>Se</b>'])
    expect(shown.closest('section')?.querySelectorAll('script, b')).toHaveLength(0)
  })
})
