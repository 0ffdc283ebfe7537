import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCarouselKey, placeOf, slideAfterKey, type TrackMeasure } from './carousel-place.ts'

/** A row of slides of 100 px with 20 px between them, as it is measured. */
const row = (slides: number, visible: number, scrolled: number): TrackMeasure => ({
  scrollLeft: scrolled * 120,
  clientWidth: visible * 120,
  scrollWidth: slides * 120,
  step: 120,
  slides,
})

describe('where a carousel stands', () => {
  it('CARD-12 at the first slide, in the middle, at the end', () => {
    expect(placeOf(row(8, 4, 0))).toEqual({ current: 0, visible: 4, atStart: true, atEnd: false })
    expect(placeOf(row(8, 4, 2.4))).toEqual({ current: 2, visible: 4, atStart: false, atEnd: false })
    expect(placeOf(row(8, 4, 4))).toEqual({ current: 4, visible: 4, atStart: false, atEnd: true })
  })

  it('CARD-12 with everything in view it is at both ends', () => {
    expect(placeOf(row(3, 4, 0))).toEqual({ current: 0, visible: 3, atStart: true, atEnd: true })
    expect(placeOf(row(0, 4, 0))).toMatchObject({ current: 0, atStart: true })
  })

  it('CARD-12 never stands where the last slides would leave a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(40),
        (slides, visible, at) => {
          const place = placeOf(row(slides, visible, Math.min(at, Math.max(0, slides - visible))))
          expect(place.current + place.visible).toBeLessThanOrEqual(slides)
          expect(place.current).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('the keys of a carousel', () => {
  const middle = { current: 2, visible: 4, atStart: false, atEnd: false }
  it('CARD-12 arrows step, Home and End go to the ends, others do nothing', () => {
    expect(slideAfterKey('ArrowRight', middle, 8)).toBe(3)
    expect(slideAfterKey('ArrowLeft', middle, 8)).toBe(1)
    expect(slideAfterKey('Home', middle, 8)).toBe(0)
    expect(slideAfterKey('End', middle, 8)).toBe(4)
    expect(['End', 'Enter', ' ', 'ArrowUp'].map(isCarouselKey)).toEqual([true, false, false, false])
  })

  it('CARD-12 they stop at the ends', () => {
    expect(slideAfterKey('ArrowLeft', { ...middle, current: 0 }, 8)).toBe(0)
    expect(slideAfterKey('ArrowRight', { ...middle, current: 4 }, 8)).toBe(4)
  })
})
