import { describe, expect, it } from 'vitest'
import { ASPECT_RATIOS, type AspectRatio } from '@firkant/domain/image/image-presets.ts'
import { renderBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const TALL = { ...PICTURE, url: '/images/rooms/living-tall.webp?v=0a1b2c3d', width: 900, height: 1200 }
const PLAIN = { image: PICTURE, radius: 'large' } as const

describe('the image block', () => {
  it('BLOCK-04 is at most 500 px high, unless it fills the page', async () => {
    expect(await renderBlock('Image', PLAIN)).toContain('data-max-height=""')
    expect(await renderBlock('Image', { ...PLAIN, width: 'full' })).not.toContain('data-max-height')
  })

  it.each(Object.entries(ASPECT_RATIOS))(
    'BLOCK-04 IMG-03 %s keeps the shape of the editor’s choice: it becomes narrower rather than losing it',
    async (name, shape) => {
      const ratio = name as AspectRatio
      const html = await renderBlock('Image', { ...PLAIN, ratio })
      expect(html).toContain(`--image-ratio:${name.replace(':', ' / ')}`)
      expect(html).toContain(`data-shaped="true" style="--shape:${shape}"`)
      expect(await renderBlock('Image', { ...PLAIN, ratio, width: 'full' })).not.toContain('data-shaped')
    },
  )

  it('BLOCK-04 is cropped around the editor’s point, by the browser', async () => {
    const html = await renderBlock('Image', { ...PLAIN, ratio: '1:1', focus: { x: 80, y: 20 } })
    expect(html).toContain('--focus:80% 20%;--crop:1 / 1')
    expect(html).not.toMatch(/[?&]h=/)
  })

  it('BLOCK-04 has another picture for phones, of which a browser fetches one', async () => {
    const html = await renderBlock('Image', { ...PLAIN, mobileImage: TALL })
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toMatch(/<source media="\(width &lt;= 768px\)" srcSet="\/images\/rooms\/living-tall/)
    expect(html).toContain('--image-ratio-mobile:900 / 1200')
  })

  it('BLOCK-04 has a caption and leads somewhere, by name', async () => {
    const html = await renderBlock('Image', {
      ...PLAIN,
      caption: 'Stuen i maj',
      link: { to: '/sofaer', title: 'Se sofaer' },
      radius: 'small',
    })
    expect(html).toContain('data-part="image-caption">Stuen i maj</figcaption>')
    expect(html).toMatch(/<a href="\/sofaer"[^>]*data-part="image-link"><img[^>]*><span class="sr-only">Se sofaer/)
    expect(html).toContain('data-radius="small"')
  })

  it('BLOCK-04 leaves nothing behind when its picture is gone', async () => {
    expect(await renderBlock('Image', { ...PLAIN, image: undefined })).not.toContain('<figure')
  })
})
