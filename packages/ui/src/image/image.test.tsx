import { ASPECT_RATIOS } from '@firkant/domain/image/image-presets.ts'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shownShape } from './aspect-ratio.ts'
import { Image } from './image.tsx'

const IMAGE = {
  url: '/images/rooms/living-light.webp?v=0a1b2c3d',
  alt: 'Stue i lys stemning',
  width: 1920,
  height: 1200,
  color: '#d8cfc2',
}

function attributesOf(props: Omit<ComponentProps<typeof Image>, 'image' | 'sizes'>): Map<string, string> {
  const html = renderToStaticMarkup(<Image image={IMAGE} sizes="50vw" {...props} />)
  const tag = /<img ([^>]*)>/.exec(html)?.[1] ?? ''
  return new Map(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )
}

describe('Image', () => {
  it('IMG-02 has srcset, sizes, width, height and alternative text', () => {
    const attributes = attributesOf({})
    expect(Object.fromEntries(attributes)).toMatchObject({
      width: '1920',
      height: '1200',
      sizes: '50vw',
      alt: IMAGE.alt,
    })
    expect(attributes.get('srcset')).toContain(`${IMAGE.url.replace('&', '&amp;')}&amp;w=360 360w`)
    expect(attributes.get('srcset')?.split(', ').at(-1)).toContain('w=1920 1920w')
    expect(attributes.get('src')).toBe(`${IMAGE.url}&amp;w=960`)
  })

  it('IMG-02 names loading, srcset and sizes before src', () => {
    const names = [...attributesOf({}).keys()]
    const src = names.indexOf('src')
    for (const name of ['loading', 'srcset', 'sizes']) expect(names.indexOf(name)).toBeLessThan(src)
  })

  it('IMG-02 is lazy, except the one that has priority', () => {
    expect(attributesOf({}).get('loading')).toBe('lazy')
    expect(attributesOf({}).get('fetchpriority')).toBeUndefined()
    expect(attributesOf({ priority: true }).get('loading')).toBe('eager')
    expect(attributesOf({ priority: true }).get('fetchpriority')).toBe('high')
  })

  it.each(Object.entries(ASPECT_RATIOS))('IMG-03 holds the place of %s', (ratio, value) => {
    const name = Object.keys(ASPECT_RATIOS).find((known): known is keyof typeof ASPECT_RATIOS => known === ratio)
    const attributes = attributesOf({ ratio: name })
    expect(attributes.get('height')).toBe(String(Math.round(1920 / value)))
    expect(attributes.get('style')).toContain(`--image-ratio:${ratio.replace(':', ' / ')}`)
    expect(attributes.get('srcset')).toContain(`w=680&amp;h=${Math.round(680 / value)} 680w`)
  })

  it('IMG-03 is at most 500 high where it is told to', () => {
    expect(attributesOf({ maxHeight500: true }).get('data-max-height')).toBe('')
    expect(attributesOf({}).get('data-max-height')).toBeUndefined()
  })

  it('IMG-02 shows its colour until it arrives, but not as bars around a contained picture', () => {
    expect(attributesOf({}).get('style')).toContain('--image-color:#d8cfc2')
    expect(attributesOf({ ratio: '1:1', fit: 'contain' }).get('style')).not.toContain('--image-color')
  })

  it('IMG-02 has another picture for phones: a browser fetches one of the two, and both places are held', () => {
    const tall = { ...IMAGE, url: '/images/rooms/living-tall.webp?v=0a1b2c3d', width: 900, height: 1200 }
    const html = renderToStaticMarkup(
      <Image image={IMAGE} sizes="50vw" mobile={{ image: tall, sizes: '100vw', ratio: '2:3' }} />,
    )
    expect(html).toMatch(
      /^<picture[^>]*><source media="\(width &lt;= 768px\)" srcSet="[^"]*living-tall[^"]*" sizes="100vw" width="900" height="1350"\/><img/,
    )
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toContain('--image-ratio-mobile:2 / 3')
  })

  it('IMG-02 has an empty alternative text when it is decoration', () => {
    expect(attributesOf({ decorative: true }).get('alt')).toBe('')
  })
})

describe('shownShape', () => {
  it('IMG-03 keeps the own shape without a ratio', () => {
    expect(shownShape(IMAGE, undefined)).toEqual({ width: 1920, height: 1200, css: '1920 / 1200' })
  })
})
