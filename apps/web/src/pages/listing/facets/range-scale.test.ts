import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueAtStep, readTypedRange, SCALE_STEPS, stepOfValue } from './range-scale.ts'

fc.configureGlobal({ seed: 20_261_115 })

const scale = fc
  .tuple(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 90_000 }))
  .map(([min, width]) => ({ min, max: min + width }))

describe('the price slider', () => {
  it('PLP-02 reaches both ends exactly', () => {
    fc.assert(
      fc.property(scale, (range) => {
        expect(valueAtStep(range, 0)).toBe(range.min)
        expect(valueAtStep(range, SCALE_STEPS)).toBe(range.max)
        expect([stepOfValue(range, range.min), stepOfValue(range, range.max)]).toEqual([0, SCALE_STEPS])
      }),
    )
  })

  it('PLP-02 never goes back as the thumb goes on, nor past an end', () => {
    fc.assert(
      fc.property(scale, fc.integer({ min: 0, max: SCALE_STEPS - 1 }), (range, step) => {
        const [here, next] = [valueAtStep(range, step), valueAtStep(range, step + 1)]
        expect(next).toBeGreaterThanOrEqual(here)
        expect(here).toBeGreaterThanOrEqual(range.min)
        expect(next).toBeLessThanOrEqual(range.max)
        expect(Number.isInteger(here)).toBe(true)
      }),
    )
  })

  it('PLP-02 says prices that people would say', () => {
    const range = { min: 499, max: 18_999 }
    expect([10, 27, 50, 83].map((step) => valueAtStep(range, step))).toEqual([2300, 5500, 9700, 15_900])
    expect(valueAtStep({ min: 49, max: 149 }, 33)).toBe(82)
  })

  it('PLP-02 what is typed is read, and nonsense is no limit', () => {
    expect(readTypedRange({ min: '1.500', max: ' 3 000 ' })).toEqual({ min: 1500, max: 3000 })
    expect(readTypedRange({ min: '', max: 'mange' })).toEqual({})
  })
})
