import { describe, expect, it } from 'vitest'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import { renderBlocks } from '../../test/render-page.ts'

/** A link as an editor writes it, in a block that shows one. */
async function shown(link: Link): Promise<string> {
  const props = {
    coverage: 'none',
    alignment: 'left',
    theme: 'none',
    horizontal: 'left',
    vertical: 'center',
    radius: 'large',
    link,
  } as const
  const { html } = await renderBlocks([{ id: 'a', componentName: 'ImageBanner', props }])
  const [, found] = /<section.*?(<a .*<\/a>).*?<\/section>/s.exec(html) ?? []
  return found?.replace(/ class="_[^"]*"/, '') ?? expect.unreachable('there is no link')
}

describe('a link', () => {
  it('NAV-14 leads where it says, under its title', async () => {
    expect(await shown({ to: '/sofaer?page=2', title: 'Se sofaer' })).toBe(
      '<a href="/sofaer?page=2" data-part="button">Se sofaer</a>',
    )
    expect(await shown({ to: 'https://shop.example/sofaer', title: 'Se', target: '_self' })).toBe(
      '<a href="https://shop.example/sofaer" data-part="button">Se</a>',
    )
  })

  it('NAV-14 says that it opens a new tab, and lends it nothing', async () => {
    const html = await shown({ to: '/sofaer', title: 'Se sofaer', target: '_blank' })
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('Se sofaer<span class="sr-only"> (<!-- -->åbner i en ny fane<!-- -->)</span>')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://shop.example:8443/',
  ])('NAV-14 treats %j as another host’s', async (to) => {
    expect(await shown({ to, title: 'Se' })).toContain('rel="noopener noreferrer"')
  })

  it('NAV-14 runs no script', async () => {
    for (const to of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)']) {
      expect(await shown({ to, title: 'Se' })).not.toContain('alert(1)')
    }
  })

  it('NAV-14 can’t break out of its attribute', async () => {
    expect(await shown({ to: '/"><script>alert(1)</script>', title: '<b>Se</b>' })).not.toMatch(/<script|<b>/)
  })
})
