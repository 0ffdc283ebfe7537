import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { renderBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const PICTURE = { url: '/images/hero/dining-days.webp?v=0a1b2c3d', alt: 'Et dækket bord', width: 2400, height: 1000 }
const TALL = { url: '/images/hero/dining-tall.webp?v=0a1b2c3d', alt: '', width: 900, height: 1200 }
const PLAIN: BlockProps['Hero'] = { heading: 'Korte dage', textSide: 'left', tone: 'light', links: [], seen: [] }

describe('the hero', () => {
  it('BLOCK-03 is the first thing: its heading is the page’s, its picture comes at once', async () => {
    const html = await renderBlock('Hero', { ...PLAIN, image: PICTURE })
    expect(html).toMatch(/<h1[^>]*>Korte dage<\/h1>/)
    expect(html).toMatch(/<img[^>]* fetchPriority="high"[^>]* loading="eager"/)
    expect(html).toContain('data-width="full"')
    expect(html).not.toContain('<picture')
  })

  it('BLOCK-03 has another picture for phones, of which a browser fetches one', async () => {
    const html = await renderBlock('Hero', { ...PLAIN, image: PICTURE, mobileImage: TALL })
    expect(html).toMatch(/<picture[^>]*><source media="\(width &lt;= 768px\)" srcSet="\/images\/hero\/dining-tall/)
    expect(html.match(/<img /g)).toHaveLength(1)
  })

  it('BLOCK-03 says everything an editor may want to say', async () => {
    const html = await renderBlock('Hero', {
      ...PLAIN,
      eyebrow: 'Vinter',
      text: 'Lange middage.',
      image: PICTURE,
      focus: { x: 60, y: 40 },
      textSide: 'right',
      tone: 'dark',
      links: [
        { to: '/spiseborde', title: 'Se borde' },
        { to: '/rum', title: 'Find dit rum' },
      ],
      seen: [sampleCard()],
    })
    expect(html).toMatch(/data-side="right" data-tone="dark" style="--focus-x:60%;--focus-y:40%"/)
    expect(html).toMatch(/<a href="\/spiseborde"[^>]* data-part="button">Se borde<\/a>/)
    expect(html).toMatch(/<a href="\/rum"[^>]* data-part="text-link">Find dit rum<\/a>/)
    expect(html).toContain('data-part="hero-seen"')
    expect(html).toContain('Vinter')
    expect(html).toContain('Lange middage.')
  })

  it('BLOCK-03 stands without its picture when that is gone', async () => {
    const html = await renderBlock('Hero', PLAIN)
    expect(html).toMatch(/<h1[^>]*>Korte dage<\/h1>/)
    expect(html).not.toContain('hero-picture')
  })
})
