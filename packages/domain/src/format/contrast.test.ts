import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, readableTextColor } from './contrast.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#FF0000', '#000000', 5.25],
  ])('BLOCK-31 measures %s on %s as WCAG does', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })
})

describe('readableTextColor', () => {
  it('BLOCK-31 keeps the editor’s colour where it can be read', () => {
    expect(readableTextColor('#ffffff', '#767676')).toBe('#767676')
    expect(readableTextColor('#3f5141', '#fbf8f3')).toBe('#fbf8f3')
  })

  it('BLOCK-31 takes black or white where it can’t', () => {
    expect(readableTextColor('#ffffff', '#777777')).toBe('#000000')
    expect(readableTextColor('#3f5141', '#3f5142')).toBe('#ffffff')
    expect(readableTextColor('#ffe08a', undefined)).toBe('#000000')
  })

  it('BLOCK-31 gives text that can be read on every ground, whatever was wished for', () => {
    fc.assert(
      fc.property(colour, fc.option(colour, { nil: undefined }), (background, wanted) => {
        const text = readableTextColor(background, wanted)
        expect(contrastRatio(background, text)).toBeGreaterThanOrEqual(4.5)
        if (wanted && contrastRatio(background, wanted) >= 4.5) expect(text).toBe(wanted)
      }),
      { numRuns: 1000 },
    )
  })
})
