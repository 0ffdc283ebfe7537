import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsMeasure, readMeasures, writeMeasure, type MeasureCondition } from './measure-condition.ts'

fc.configureGlobal({ seed: 20_261_116 })

const SOFA = { outer: [{ width: 178, depth: 96, height: 97 }], sizes: [] }
const BED = {
  outer: [
    { width: 150, depth: 212, height: 100 },
    { width: 170, depth: 212, height: 100 },
  ],
  sizes: ['140x200', '160x200'],
}

describe('whether a product has the measure', () => {
  it.each<[MeasureCondition, boolean, boolean]>([
    [{ kind: 'about', cm: 180 }, true, false],
    [{ kind: 'about', cm: 100 }, true, false],
    [{ kind: 'about', cm: 100, side: 'height' }, true, true],
    [{ kind: 'about', cm: 100, side: 'width' }, false, false],
    [{ kind: 'within', max: 200 }, true, false],
    [{ kind: 'within', min: 200 }, false, true],
    [{ kind: 'within', max: 160, side: 'width' }, false, true],
    [{ kind: 'area', cm: [140, 200] }, false, true],
    [{ kind: 'area', cm: [200, 160] }, false, true],
    [{ kind: 'area', cm: [180, 200] }, false, false],
    [{ kind: 'area', cm: [95, 180] }, true, false],
  ])('SRCH-08 %j', (condition, ofSofa, ofBed) => {
    expect([fitsMeasure(SOFA, condition), fitsMeasure(BED, condition)]).toEqual([ofSofa, ofBed])
  })
})

const cm = fc.integer({ min: 5, max: 600 })
const side = fc.constantFrom('width' as const, 'depth' as const, 'height' as const, undefined)
const anyCondition: fc.Arbitrary<MeasureCondition> = fc.oneof(
  fc.record({ kind: fc.constant('about' as const), cm, side }),
  fc.record({ kind: fc.constant('within' as const), min: cm, side }),
  fc.tuple(cm, cm).map(([one, other]) => ({ kind: 'within' as const, min: Math.min(one, other), max: 600 })),
  fc.tuple(cm, cm).map((both) => ({ kind: 'area' as const, cm: both })),
)

describe('measures in an address', () => {
  it('SRCH-08 are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 3 }), (conditions) => {
        const params = new URLSearchParams({ cm: conditions.map(writeMeasure).join(',') })
        expect(readMeasures(params).map(writeMeasure)).toEqual(conditions.map(writeMeasure))
      }),
    )
  })

  it.each(['', '0', '9999', 'x', '-', '200-100', 'w140x200', '1e3', '180,180,180,180,180', '-'.repeat(5000)])(
    'SRCH-08 what is none is left out: %s',
    (written) => {
      expect(readMeasures(new URLSearchParams({ cm: written })).length).toBeLessThanOrEqual(3)
      if (!written.includes('180')) expect(readMeasures(new URLSearchParams({ cm: written }))).toEqual([])
    },
  )
})
