import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ASPECT_RATIOS } from '@firkant/domain/image/image-presets.ts'
import { attributesOf, readMarkup } from '../../test/shown.ts'
import { shownShape, Image } from './image.tsx'

const IMAGE = {
  url: '/images/rooms/living-light.webp?v=0a1b2c3d',
  alt: 'Stue i lys stemning',
  width: 1920,
  height: 1200,
  color: '#d8cfc2',
}

function shownImage(props: Omit<ComponentProps<typeof Image>, 'image' | 'sizes'>): HTMLImageElement {
  const { root } = readMarkup(renderToStaticMarkup(<Image image={IMAGE} sizes="50vw" {...props} />))
  return root.querySelector('img') ?? expect.unreachable('there is no image')
}
const attribute = (name: string, props: Parameters<typeof shownImage>[0] = {}) => shownImage(props).getAttribute(name)

/** What the sheet makes of it. */
const shownRatio = ({ style }: HTMLElement) => style.getPropertyValue('--image-ratio') || '1 / 1'

describe('Image', () => {
  it('IMG-02 has srcset, sizes, width, height and alternative text', () => {
    const image = shownImage({})
    expect(attributesOf(image, ['width', 'height', 'sizes', 'alt'])).toEqual(['1920', '1200', '50vw', IMAGE.alt])
    const sources = image.getAttribute('srcset')?.split(', ')
    expect(sources).toContain(`${IMAGE.url}&w=360 360w`)
    expect(sources?.at(-1)).toContain('w=1920 1920w')
    expect(image.getAttribute('src')).toBe(`${IMAGE.url}&w=960`)
  })

  it('IMG-02 a small one that is the same for all screens has one address', () => {
    const { root } = readMarkup(renderToStaticMarkup(<Image image={IMAGE} sizes="64px" />))
    const image = root.querySelector('img')
    expect(image && attributesOf(image, ['src', 'srcset', 'sizes'])).toEqual([`${IMAGE.url}&w=180`, null, null])
  })

  it('IMG-03 a picture composed up to its edges is contained where others are cropped', () => {
    const { root } = readMarkup(
      renderToStaticMarkup(<Image image={{ ...IMAGE, isWhole: true }} sizes="50vw" ratio="1:1" />),
    )
    const image = root.querySelector('img')
    expect(image?.dataset.fit).toBe('whole')
    expect(image?.getAttribute('srcset')).not.toContain('h=')
  })

  it('IMG-02 names loading, srcset and sizes before src', () => {
    const names = shownImage({}).getAttributeNames()
    const src = names.indexOf('src')
    for (const name of ['loading', 'srcset', 'sizes']) {
      expect(names).toContain(name)
      expect(names.indexOf(name)).toBeLessThan(src)
    }
  })

  it('IMG-02 is lazy, except the one that has priority', () => {
    const LOADING = ['loading', 'fetchpriority']
    expect(attributesOf(shownImage({}), LOADING)).toEqual(['lazy', null])
    expect(attributesOf(shownImage({ priority: true }), LOADING)).toEqual(['eager', 'high'])
  })

  it.each(Object.entries(ASPECT_RATIOS))('IMG-03 holds the place of %s', (ratio, value) => {
    const name = Object.keys(ASPECT_RATIOS).find((known): known is keyof typeof ASPECT_RATIOS => known === ratio)
    const image = shownImage({ ratio: name })
    expect(image.getAttribute('height')).toBe(String(Math.round(1920 / value)))
    expect(shownRatio(image)).toBe(ratio.replace(':', ' / '))
    expect(image.getAttribute('srcset')).toContain(`w=680&h=${Math.round(680 / value)} 680w`)
  })

  it('IMG-03 is at most 500 high where it is told to', () => {
    expect(attribute('data-max-height', { maxHeight500: true })).toBe('')
    expect(attribute('data-max-height')).toBeNull()
  })

  it('IMG-02 shows its colour until it arrives, but not as bars around a contained picture', () => {
    expect(attribute('style')).toContain('--image-color:#d8cfc2')
    expect(attribute('style', { ratio: '4:3', fit: 'contain' })).not.toContain('--image-color')
  })

  it('IMG-02 has another picture for phones: a browser fetches one of the two, and both places are held', () => {
    const tall = { ...IMAGE, url: '/images/rooms/living-tall.webp?v=0a1b2c3d', width: 900, height: 1200 }
    const image = shownImage({ mobile: { image: tall, sizes: '100vw', ratio: '2:3' } })
    const choice = image.parentElement
    expect([choice?.tagName, ...[...(choice?.children ?? [])].map(({ tagName }) => tagName)]).toEqual([
      'PICTURE',
      'SOURCE',
      'IMG',
    ])
    const source = choice?.firstElementChild
    expect(attributesOf(source, ['media', 'sizes', 'width', 'height'])).toEqual([
      '(width <= 768px)',
      '100vw',
      '900',
      '1350',
    ])
    expect(source?.getAttribute('srcset')).toContain('living-tall')
    expect(image.getAttribute('style')).toContain('--image-ratio-mobile:2 / 3')
  })

  it('IMG-03 with a focus the browser crops around it, and a contained picture is not cropped', () => {
    const focus = { x: 93, y: 73 }
    const html = renderToStaticMarkup(<Image image={{ ...IMAGE, focus }} sizes="50vw" ratio="1:1" />)
    expect(html).toContain('--image-focus:93% 73%')
    expect(html).not.toContain('&amp;h=')
    const contained = renderToStaticMarkup(<Image image={{ ...IMAGE, focus }} sizes="50vw" ratio="1:1" fit="contain" />)
    expect(contained).toContain('fit=contain')
  })

  it('IMG-02 has an empty alternative text when it is decoration', () => {
    expect(attribute('alt', { decorative: true })).toBe('')
  })
})

describe('shownShape', () => {
  it('IMG-03 keeps the own shape without a ratio', () => {
    expect(shownShape(IMAGE, undefined)).toEqual({ width: 1920, height: 1200, css: '1920 / 1200' })
  })
})
