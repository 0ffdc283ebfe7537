import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { shownIn } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

type Banner = BlockProps['ImageBanner']
const PICTURE = { url: '/images/hero/dining-days.webp?v=0a1b2c3d', alt: 'Et dækket bord', width: 1600, height: 900 }
const MOBILE_PICTURE = { ...PICTURE, url: '/images/hero/dining-days-tall.webp?v=0a1b2c3d', width: 900, height: 1600 }
const PLAIN: Banner = {
  coverage: 'twoThirds',
  alignment: 'left',
  theme: 'none',
  horizontal: 'left',
  vertical: 'center',
  radius: 'large',
}

async function banner(props: Partial<Banner>) {
  const shown = await showBlock('ImageBanner', { ...PLAIN, ...props })
  return { shown, section: shownIn(shown.root, 'section').root, pictures: shown.root.querySelectorAll('img') }
}

describe('the image banner', () => {
  it.each(['full', 'twoThirds', 'half', 'oneThird'] as const)(
    'BLOCK-30 covers %s with its picture',
    async (coverage) => {
      const { shown, section, pictures } = await banner({ image: PICTURE, coverage })
      expect(section.dataset.coverage).toBe(coverage)
      expect(pictures).toHaveLength(1)
      shown.getByRole('img', { name: 'Et dækket bord' })
    },
  )

  it('BLOCK-30 has no picture with coverage none, and coverage none without a picture', async () => {
    expect((await banner({ image: PICTURE, coverage: 'none' })).pictures).toHaveLength(0)
    expect((await banner({ coverage: 'full' })).section.dataset.coverage).toBe('none')
  })

  it('BLOCK-30 passes on every choice of the editor', async () => {
    const choices = {
      alignment: 'right',
      theme: 'brown',
      horizontal: 'center',
      vertical: 'bottom',
      radius: 'small',
    } as const
    const { section } = await banner({ image: PICTURE, ...choices, focus: { x: 30, y: 70 } })
    expect(section.dataset).toMatchObject(choices)
    expect(section.getAttribute('style')).toBe('--focus-x:30%;--focus-y:70%')
  })

  it('BLOCK-30 has a picture and a text of its own for mobile', async () => {
    const { shown, pictures } = await banner({
      image: PICTURE,
      mobileImage: MOBILE_PICTURE,
      text: '<p>Bred</p>',
      mobileText: '<p>Smal</p>',
    })
    expect(pictures).toHaveLength(1)
    const source = shown.root.querySelector('picture > source:first-child')
    expect(source?.getAttribute('media')).toBe('(width <= 768px)')
    expect(source?.getAttribute('srcset')).toMatch(/^\/images\/hero\/dining-days-tall/)
    expect(shown.part('banner-picture').dataset.hasMobile).toBe('true')
    shown.getByText('Bred', { selector: 'p' })
    shown.getByText('Smal', { selector: 'p' })
  })
})
