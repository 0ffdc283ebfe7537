import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const PICTURE = { url: '/images/hero/dining-days.webp?v=0a1b2c3d', alt: 'Et dækket bord', width: 2400, height: 1000 }
const TALL = { url: '/images/hero/dining-tall.webp?v=0a1b2c3d', alt: '', width: 900, height: 1200 }
const PLAIN: BlockProps['Hero'] = { heading: 'Korte dage', textSide: 'left', tone: 'light', links: [], seen: [] }

const hero = (props: Partial<BlockProps['Hero']> = {}) => showBlock('Hero', { ...PLAIN, ...props })

describe('the hero', () => {
  it('BLOCK-03 is the first thing: its heading is the page’s, its picture comes at once', async () => {
    const shown = await hero({ image: PICTURE })
    shown.getByRole('heading', { level: 1, name: 'Korte dage' })
    const picture = shown.getByRole('img', { name: 'Et dækket bord' })
    expect([picture.getAttribute('fetchpriority'), picture.getAttribute('loading')]).toEqual(['high', 'eager'])
    expect(shown.root.dataset.width).toBe('full')
  })

  it('BLOCK-03 has another picture for phones, of which a browser fetches one', async () => {
    const { root } = await hero({ image: PICTURE, mobileImage: TALL })
    const source = root.querySelector('picture > source:first-child')
    expect(source?.getAttribute('media')).toBe('(width <= 768px)')
    expect(source?.getAttribute('srcset')).toMatch(/^\/images\/hero\/dining-tall/)
    expect(root.querySelectorAll('img')).toHaveLength(1)
  })

  it('BLOCK-03 IMG-03 narrow phones load the part of a wide picture that they show, around its focus', async () => {
    const sourceOf = async (props: Partial<BlockProps['Hero']>) =>
      (await hero({ image: PICTURE, ...props })).root.querySelector('picture > source')
    const source = await sourceOf({ focus: { x: 80.5, y: 40 }, seen: [sampleCard()] })
    expect(source?.getAttribute('media')).toBe('(width <= 480px)')
    expect(source?.getAttribute('srcset')).toBe(
      `${PICTURE.url}&w=680&h=680&x=80 680w, ${PICTURE.url}&w=960&h=960&x=80 960w`,
    )
    expect((await sourceOf({}))?.getAttribute('srcset')).toContain('&x=72 ')
    expect(await sourceOf({ image: TALL })).toBeNull()
  })

  it('BLOCK-03 says everything an editor may want to say', async () => {
    const shown = await hero({
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
    const placed = shown.root.querySelector('[data-side=right][data-tone=dark]')
    expect(placed?.getAttribute('style')).toBe('--focus-x:60%;--focus-y:40%')
    const linkOf = (name: string) => {
      const link = shown.getByRole('link', { name })
      return [link.getAttribute('href'), link.dataset.part]
    }
    expect(linkOf('Se borde')).toEqual(['/spiseborde', 'button'])
    expect(linkOf('Find dit rum')).toEqual(['/rum', 'text-link'])
    shown.part('hero-seen')
    expect(textOf(shown.root)).toContain('Vinter')
    expect(textOf(shown.root)).toContain('Lange middage.')
  })

  it('BLOCK-03 stands without its picture when that is gone', async () => {
    const shown = await hero()
    shown.getByRole('heading', { level: 1, name: 'Korte dage' })
    expect(shown.parts('hero-picture')).toEqual([])
  })
})
