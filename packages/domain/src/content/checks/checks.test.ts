import { describe, expect, it } from 'vitest'
import { findHeadingFaults, type ShownHeading } from './heading-order.ts'
import { mediaHolds, pictureOnPhone, sizeOn } from './page-weight.ts'
import { findSilentPictures } from './silent-pictures.ts'
import { contrastOnPicture, isReadable, type Pixels } from './words-on-picture.ts'

const silent = { file: 'rooms/living.webp', alt: ' ' }

describe('pictures without words', () => {
  it('STU-03 each is told at its alt text, in columns and variants, too', () => {
    const page = {
      blocks: [
        { id: 'hero', props: { image: silent, mobileImage: silent } },
        { id: 'row', props: { columns: [{ blocks: [{ id: 'a', props: { image: silent } }] }] } },
        { id: 'b', experience: { variants: [{ block: { props: { poster: silent } } }] } },
      ],
    }
    expect(findSilentPictures(page).map((path) => path.join('/'))).toEqual([
      'blocks/0/props/image/alt',
      'blocks/1/props/columns/0/blocks/0/props/image/alt',
      'blocks/2/experience/variants/0/block/props/poster/alt',
    ])
  })

  it('STU-03 beside words of a list they may stay silent, and a picture that is not chosen has nothing to say', () => {
    const props = { links: [{ to: '/', title: 'Sofaer', image: silent }], image: { file: '', alt: '' } }
    expect(findSilentPictures({ blocks: [{ id: 'links', props }] })).toEqual([])
  })
})

describe('the order of headings', () => {
  const page = (...levels: number[]): ShownHeading[] => levels.map((level) => ({ level, words: '', block: 'a' }))
  const faults = (...levels: number[]) => findHeadingFaults(page(...levels)).map(({ fault }) => fault)

  it.each([
    [[1, 2, 3, 2, 3, 4, 2], []],
    [[2, 3], ['none']],
    [[1, 2, 1], ['second']],
    [[1, 3], ['skipped']],
    [[], ['none']],
  ])('STU-03 %j has %j', (levels, expected) => {
    expect(faults(...levels)).toEqual(expected)
  })
})

describe('words on a picture', () => {
  const WIDTH = 100
  /** Dark on the left, light on the right. */
  const half = (dark: number, light: number, spots = 0): Pixels => {
    const rgb = new Uint8Array(WIDTH * 40 * 3)
    for (let at = 0; at < WIDTH * 40; at += 1) {
      const isSpot = at % WIDTH === 20 && at / WIDTH < spots
      rgb.fill(isSpot ? light : at % WIDTH < 50 ? dark : light, at * 3, at * 3 + 3)
    }
    return { width: WIDTH, height: 40, rgb }
  }

  it('STU-03 are measured where they stand, against the pixels there', () => {
    const white = { ink: '#ffffff' }
    expect(isReadable(contrastOnPicture(half(20, 240), { ...white, side: 'left' }))).toBe(true)
    expect(isReadable(contrastOnPicture(half(20, 240), { ...white, side: 'right' }))).toBe(false)
  })

  it('STU-03 a few spots are forgiven, and what the brand draws between words and picture counts', () => {
    expect(isReadable(contrastOnPicture(half(20, 240, 40), { ink: '#ffffff', side: 'left' }))).toBe(true)
    const grey = half(150, 150)
    const veil = { colour: [0, 0, 0], from: 0.9, until: 1 } as const
    expect(contrastOnPicture(grey, { ink: '#ffffff', side: 'left' })).toBeLessThan(3)
    expect(contrastOnPicture(grey, { ink: '#ffffff', side: 'left', veil })).toBeGreaterThan(4.5)
  })
})

describe('what a phone loads of a picture', () => {
  it.each([
    ['(width < 700px) 200vw, (width <= 1175px) 140vw, 100vw', 390, 780],
    ['(width < 700px) 200vw, (width <= 1175px) 140vw, 100vw', 900, 1260],
    ['(700px <= width <= 1175px) 50vw, 302px', 390, 302],
    ['auto', 390, 390],
  ])('%s on %i pixels: %i', (sizes, width, expected) => {
    expect(sizeOn(sizes, width)).toBe(expected)
  })

  it('STU-03 the first source that holds, and of its sizes one that is large enough', () => {
    const source = { media: '(width <= 480px)', srcset: '/a 680w, /b 960w', sizes: '100vw' }
    const picture = { src: '/c', srcset: '/d 2400w', sizes: '100vw' }
    expect(pictureOnPhone({ ...picture, sources: [source] })).toBe('/b')
    expect(pictureOnPhone({ ...picture, sources: [{ ...source, media: '(width > 480px)' }] })).toBe('/d')
    expect(pictureOnPhone({ ...picture, srcset: '', sources: [] })).toBe('/c')
    expect(mediaHolds('(prefers-color-scheme: dark)', 390)).toBe(false)
  })
})
