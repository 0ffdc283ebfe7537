import { describe, expect, it } from 'vitest'
import { fail, succeed } from '../result/result.ts'
import {
  ASPECT_RATIOS,
  IMAGE_DENSITIES,
  IMAGE_FITS,
  IMAGE_PRESETS,
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
} from './image-presets.ts'
import { readImageQuery, type ImageQuery, type ImageQueryCode } from './image-query.ts'
import type { ImageSize } from './image-size.ts'
import { madeSize } from './image-steps.ts'

describe('readImageQuery', () => {
  it('IMG-01 offers each preset in its width and in each density', () => {
    expect(IMAGE_PRESETS).toEqual({ thumb: 180, tiny: 360, small: 680, medium: 960, large: 1250, extralarge: 1440 })
    expect(IMAGE_DENSITIES).toEqual([1, 1.5, 2])
    for (const [preset, width] of Object.entries(IMAGE_PRESETS)) {
      for (const density of IMAGE_DENSITIES) {
        expect(readImageQuery({ preset, dpr: String(density) })).toEqual(
          succeed({ width: Math.round(width * density), fit: 'cover' }),
        )
      }
    }
  })

  it('IMG-01 reads width, height, fit, density and quality', () => {
    expect(readImageQuery({ w: '680', h: '453', fit: 'contain', dpr: '1.5', q: '80', v: '0a1b2c3d' })).toEqual(
      succeed({ width: 1250, height: 833, fit: 'contain' }),
    )
  })

  it('IMG-01 answers a bare address in the largest preset', () => {
    expect(readImageQuery({})).toEqual(succeed({ width: 1440, fit: 'cover' }))
  })

  it('IMG-01 IMG-03 offers every width in every aspect ratio', () => {
    for (const width of IMAGE_WIDTHS) {
      for (const ratio of Object.values(ASPECT_RATIOS)) {
        expect(readImageQuery({ w: String(width), h: String(Math.round(width / ratio)) }).ok).toBe(true)
      }
    }
  })

  it('IMG-01 asks for at least what was wanted, in one of few steps', () => {
    const widthOf = (query: ImageQuery) => {
      const request = readImageQuery(query)
      return request.ok ? request.value.width : undefined
    }
    expect(['64', '240', '480', '1920', '2400'].map((w) => widthOf({ w }))).toEqual([180, 270, 540, 1920, 2500])
    expect(['64', '240', '480', '1920', '2400'].map((w) => widthOf({ w, h: w }))).toEqual([180, 360, 680, 1920, 2880])
  })

  it('IMG-01 every address there is ends in a few dozen pictures of a format', () => {
    const queries = IMAGE_WIDTHS.flatMap((w) =>
      [undefined, ...Object.values(ASPECT_RATIOS)].flatMap((ratio) =>
        IMAGE_FITS.flatMap((fit) =>
          IMAGE_DENSITIES.flatMap((dpr) =>
            IMAGE_QUALITIES.map((q): ImageQuery => ({
              w: String(w),
              ...(ratio !== undefined && { h: String(Math.round(w / ratio)) }),
              fit,
              dpr: String(dpr),
              q: String(q),
            })),
          ),
        ),
      ),
    )
    expect(queries.length).toBeGreaterThan(4000)
    const madeOf = (source: ImageSize) => {
      const sizes = queries.flatMap((query) => {
        const request = readImageQuery(query)
        return request.ok ? [madeSize(source, request.value)] : []
      })
      return new Set(sizes.map(({ width, height }) => `${width} ${height}`)).size
    }
    expect(madeOf({ width: 800, height: 800 })).toBeLessThanOrEqual(36)
    expect(madeOf({ width: 1200, height: 1200 })).toBeLessThanOrEqual(48)
    expect(madeOf({ width: 1920, height: 1200 })).toBeLessThanOrEqual(72)
    expect(madeOf({ width: 6000, height: 4000 })).toBeLessThanOrEqual(80)
  })

  it('IMG-01 IMG-03 a crop for phones is offered in two widths, three ratios and 51 places', () => {
    const all = IMAGE_WIDTHS.flatMap((w) =>
      Object.values(ASPECT_RATIOS).flatMap((ratio) =>
        IMAGE_DENSITIES.flatMap((dpr) =>
          Array.from({ length: 101 }, (_, x) =>
            readImageQuery({ w: String(w), h: String(Math.round(w / ratio)), dpr: String(dpr), x: String(x) }),
          ),
        ),
      ),
    )
    const offered = new Set(all.flatMap((read) => (read.ok ? [JSON.stringify(read.value)] : [])))
    expect(offered.size).toBe(2 * 3 * 51)
    expect(readImageQuery({ w: '960', h: '720', x: '76' })).toEqual(
      succeed({ width: 960, height: 720, fit: 'cover', x: 76 }),
    )
  })

  it.each<[ImageQueryCode, ImageQuery]>([
    ['unknown-parameter', { w: '680', blur: '3' }],
    ['unknown-parameter', { W: '680' }],
    ['repeated-parameter', { w: ['680', '960'] }],
    ['value-not-offered', { w: '681' }],
    ['value-not-offered', { w: '' }],
    ['value-not-offered', { w: '0680' }],
    ['value-not-offered', { w: '6.8e2' }],
    ['value-not-offered', { w: '-680' }],
    ['value-not-offered', { w: 'NaN' }],
    ['value-not-offered', { preset: 'huge' }],
    ['value-not-offered', { preset: 'toString' }],
    ['value-not-offered', { w: '680', fit: 'fill' }],
    ['value-not-offered', { w: '680', dpr: '3' }],
    ['value-not-offered', { w: '680', dpr: '0' }],
    ['value-not-offered', { w: '680', q: '71' }],
    ['value-not-offered', { w: '680', v: 'latest' }],
    ['preset-with-size', { preset: 'small', w: '680' }],
    ['preset-with-size', { preset: 'small', h: '680' }],
    ['height-without-width', { h: '680' }],
    ['ratio-not-offered', { w: '680', h: '500' }],
    ['too-wide', { w: '2400', dpr: '2' }],
    ['crop-not-offered', { w: '680', x: '72' }],
    ['crop-not-offered', { w: '360', h: '360', x: '72' }],
    ['crop-not-offered', { w: '680', h: '285', x: '72' }],
    ['crop-not-offered', { w: '680', h: '680', fit: 'contain', x: '72' }],
    ['crop-not-offered', { w: '680', h: '680', x: '73' }],
    ['crop-not-offered', { w: '680', h: '680', x: '72.0' }],
    ['crop-not-offered', { w: '680', h: '680', x: '102' }],
    ['crop-not-offered', { w: '680', h: '680', x: '' }],
  ])('IMG-01 refuses with %s: %j', (code, query) => {
    expect(readImageQuery(query)).toEqual(fail(code))
  })
})
