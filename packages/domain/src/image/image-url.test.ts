import { describe, expect, it } from 'vitest'
import { ASPECT_RATIOS, heightInRatio } from './image-presets.ts'
import { readImageQuery } from './image-query.ts'
import { imageOutputSize } from './image-size.ts'
import { imageAddress, imageSrcSet, imageUrl, ratioToCrop } from './image-url.ts'

const RATIOS = ['1:1', '2.39:1', '2:3', '3:2', '4:3', '95:141', '16:9', '99:80'] as const
const url = '/images/rooms/living-light.webp?v=0a1b2c3d'

function candidatesOf(srcSet: string) {
  return srcSet.split(', ').map((candidate) => {
    const [address = '', descriptor = ''] = candidate.split(' ')
    return { query: Object.fromEntries(new URL(address, 'http://shop').searchParams), width: parseInt(descriptor, 10) }
  })
}

describe('imageUrl', () => {
  it('IMG-01 leaves out what is default and keeps the version', () => {
    expect(imageUrl(url, { width: 680, density: 1, fit: 'cover' })).toBe(`${url}&w=680`)
    expect(imageUrl('/images/a.webp', { width: 'thumb', density: 2 })).toBe('/images/a.webp?w=180&dpr=2')
  })

  it('IMG-03 crops to a ratio', () => {
    expect(imageUrl(url, { width: 960, ratio: '2.39:1' })).toBe(`${url}&w=960&h=402`)
    expect(imageUrl(url, { width: 960, ratio: '1:1', fit: 'contain' })).toBe(`${url}&w=960&h=960&fit=contain`)
  })

  it('IMG-03 crops nothing off a source that has the ratio', () => {
    expect(ratioToCrop({ width: 1600, height: 1600 }, '1:1')).toBeUndefined()
    expect(ratioToCrop({ width: 1600, height: 1067 }, '3:2')).toBeUndefined()
    expect(ratioToCrop({ width: 1600, height: 1600 }, '3:2')).toBe('3:2')
    expect(ratioToCrop({ width: 1600, height: 1600 }, undefined)).toBeUndefined()
  })

  it('IMG-01 escapes file names', () => {
    expect(imageAddress('rooms/blå stue?.webp', '0a1b2c3d')).toBe('/images/rooms/bl%C3%A5%20stue%3F.webp?v=0a1b2c3d')
  })
})

describe('imageSrcSet', () => {
  it('IMG-02 ends with all that the source has', () => {
    const widths = candidatesOf(imageSrcSet({ url, width: 1200, height: 1200 })).map(({ width }) => width)
    expect(widths).toEqual([180, 360, 680, 960, 1200])
  })

  it('IMG-02 does not repeat a source that is as wide as a step', () => {
    const widths = candidatesOf(imageSrcSet({ url, width: 960, height: 400 })).map(({ width }) => width)
    expect(widths).toEqual([180, 360, 680, 960])
  })

  it.each(RATIOS)('IMG-03 %s: every candidate is offered and as wide as it says', (ratio) => {
    const source = { url, width: 2400, height: 1800 }
    const candidates = candidatesOf(imageSrcSet(source, { ratio }))
    expect(candidates.length).toBeGreaterThan(3)
    for (const { query, width } of candidates) {
      const request = readImageQuery(query)
      expect(request.ok && imageOutputSize(source, request.value).width).toBe(width)
    }
  })

  it('IMG-02 in its own shape, too, every candidate is as wide as it says', () => {
    const source = { url, width: 6000, height: 4000 }
    const candidates = candidatesOf(imageSrcSet(source))
    expect(candidates.map(({ width }) => width)).toEqual([180, 360, 680, 960, 1250, 1440, 1920, 2880])
    for (const { query, width } of candidates) {
      const request = readImageQuery(query)
      expect(request.ok && imageOutputSize(source, request.value).width).toBe(width)
    }
  })

  it('IMG-03 a contained picture counts the width of its box', () => {
    const candidates = candidatesOf(imageSrcSet({ url, width: 600, height: 900 }, { ratio: '1:1', fit: 'contain' }))
    expect(candidates.map(({ width }) => width)).toEqual([180, 360, 680, 900])
  })
})

describe('an image that the browser crops', () => {
  const look = { ratio: '1:1', isCroppedByBrowser: true } as const

  it('IMG-03 is asked for whole, and says how wide a square it fills', () => {
    expect(imageUrl(url, { width: 960, ...look })).toBe(`${url}&w=960`)
    const candidates = candidatesOf(imageSrcSet({ url, width: 1920, height: 1200 }, look))
    expect(candidates.map(({ width }) => width)).toEqual([113, 225, 425, 600, 781, 900, 1200])
    expect(candidates.every(({ query }) => query.h === undefined)).toBe(true)
  })

  it('IMG-03 that is narrower than the crop fills its own width', () => {
    const candidates = candidatesOf(imageSrcSet({ url, width: 600, height: 900 }, look))
    expect(candidates.map(({ width }) => width)).toEqual([180, 360, 600])
  })
})

describe('imageOutputSize', () => {
  it('IMG-01 never enlarges, and keeps the shape of a crop', () => {
    const source = { width: 800, height: 800 }
    expect(imageOutputSize(source, { width: 1440, fit: 'cover' })).toEqual(source)
    expect(imageOutputSize(source, { width: 960, height: 540, fit: 'cover' })).toEqual({ width: 800, height: 450 })
    expect(imageOutputSize(source, { width: 960, height: 1440, fit: 'cover' })).toEqual({ width: 533, height: 800 })
  })

  it('IMG-01 shows a contained picture whole, without bars', () => {
    expect(imageOutputSize({ width: 600, height: 900 }, { width: 360, height: 360, fit: 'contain' })).toEqual({
      width: 240,
      height: 360,
    })
  })

  it('IMG-03 has a height for each of the eight ratios', () => {
    expect(Object.keys(ASPECT_RATIOS)).toEqual(RATIOS)
    expect(RATIOS.map((ratio) => heightInRatio(960, ratio))).toEqual([960, 402, 1440, 640, 720, 1425, 540, 776])
  })
})
