import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ASPECT_RATIOS, type AspectRatio } from '@firkant/domain/image/image-presets.ts'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const TALL = { ...PICTURE, url: '/images/rooms/living-tall.webp?v=0a1b2c3d', width: 900, height: 1200 }
const PLAIN = { image: PICTURE, radius: 'large' } as const

const image = (props: Partial<BlockProps['Image']> = {}) => showBlock('Image', { ...PLAIN, ...props })

describe('the image block', () => {
  it('BLOCK-04 is at most 500 px high, unless it fills the page', async () => {
    expect((await image()).getByRole('img').dataset.maxHeight).toBe('')
    expect((await image({ width: 'full' })).getByRole('img').dataset.maxHeight).toBeUndefined()
  })

  it.each(Object.entries(ASPECT_RATIOS))(
    'BLOCK-04 IMG-03 %s keeps the shape of the editor’s choice: it becomes narrower rather than losing it',
    async (name, shape) => {
      const ratio = name as AspectRatio
      const shown = await image({ ratio })
      const { style } = shown.getByRole('img')
      expect(style.getPropertyValue('--image-ratio') || '1 / 1').toBe(name.replace(':', ' / '))
      const figure = shown.getByRole('figure')
      expect([figure.dataset.shaped, figure.getAttribute('style')]).toEqual(['true', `--shape:${shape}`])
      expect((await image({ ratio, width: 'full' })).getByRole('figure').dataset.shaped).toBeUndefined()
    },
  )

  it('BLOCK-04 is cropped around the editor’s point, by the browser', async () => {
    const shown = await image({ ratio: '1:1', focus: { x: 80, y: 20 } })
    expect(shown.getByRole('figure').getAttribute('style')).toContain('--focus:80% 20%;--crop:1 / 1')
    for (const name of ['src', 'srcset']) {
      const addresses = shown.getByRole('img').getAttribute(name)
      expect(addresses).toMatch(/[?&]w=/)
      expect(addresses).not.toMatch(/[?&]h=/)
    }
  })

  it('BLOCK-04 has another picture for phones, of which a browser fetches one', async () => {
    const { root, getByRole } = await image({ mobileImage: TALL })
    expect(root.querySelectorAll('img')).toHaveLength(1)
    const source = root.querySelector('picture > source:first-child')
    expect(source?.getAttribute('media')).toBe('(width <= 768px)')
    expect(source?.getAttribute('srcset')).toMatch(/^\/images\/rooms\/living-tall/)
    expect(getByRole('img').getAttribute('style')).toContain('--image-ratio-mobile:900 / 1200')
  })

  it('BLOCK-04 has a caption and leads somewhere, by name', async () => {
    const link = { to: '/sofaer', title: 'Se sofaer' }
    const shown = await image({ caption: 'Stuen i maj', link, radius: 'small' })
    const figure = shown.getByRole('figure')
    expect(textOf(figure.querySelector('figcaption[data-part=image-caption]'))).toBe('Stuen i maj')
    const lead = shown.getByRole('link', { name: 'En lys stue Se sofaer' })
    expect([lead.getAttribute('href'), lead.dataset.part]).toEqual(['/sofaer', 'image-link'])
    expect(textOf(lead.querySelector(':scope > img:first-child + .sr-only'))).toBe('Se sofaer')
    expect(figure.dataset.radius).toBe('small')
  })

  it('BLOCK-04 leaves nothing behind when its picture is gone', async () => {
    expect((await image({ image: undefined })).root.childElementCount).toBe(0)
  })
})
