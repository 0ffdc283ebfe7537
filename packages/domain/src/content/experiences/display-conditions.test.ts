import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  displayConditionsContent,
  meetsConditions,
  type DisplayConditions,
  type DisplaySubject,
} from './display-conditions.ts'

const SOFA: DisplaySubject = {
  categoryNames: ['living', 'Stue', 'sofas', 'Sofaer'],
  seriesNames: ['nordlo', 'Nordlo'],
  supplierNames: ['Værksted A/S'],
  brandNames: ['aftenlys', 'Aftenlys'],
  sku: 'NORDLO-3-GREEN',
  price: { currentMinor: 599_900, referenceMinor: 899_900, isAutomated: true },
}
/** A third off, rounded down as on the badge. */
const PERCENT = 33

const holds = (conditions: DisplayConditions, more: Partial<DisplaySubject> = {}) =>
  meetsConditions(conditions, { ...SOFA, ...more })
const priced = (currentMinor: number, referenceMinor?: number) => ({
  price: { currentMinor, referenceMinor, isAutomated: false },
})

describe('display conditions', () => {
  it('BLOCK-33 showIfGadIsActiveOnCurrentProduct: only while an automated reduction runs; unticked it asks nothing', () => {
    const ticked = { showIfGadIsActiveOnCurrentProduct: true }
    expect(holds(ticked)).toBe(true)
    expect(holds(ticked, priced(599_900, 899_900))).toBe(false)
    expect(holds({ showIfGadIsActiveOnCurrentProduct: false }, priced(599_900))).toBe(true)
  })

  it('BLOCK-33 priceCutoff: costs at least so much', () => {
    expect(holds({ priceCutoff: 5999 })).toBe(true)
    expect(holds({ priceCutoff: 5999.01 })).toBe(false)
    expect(holds({ priceCutoff: 19.99 }, priced(1999))).toBe(true)
  })

  it('BLOCK-33 discountPercentage: at least what the badge says', () => {
    expect(holds({ discountPercentage: PERCENT })).toBe(true)
    expect(holds({ discountPercentage: PERCENT + 1 })).toBe(false)
    expect(holds({ discountPercentage: 1 }, priced(599_900))).toBe(false)
  })

  it('BLOCK-33 discountAmount: at least so much below the reference price', () => {
    expect(holds({ discountAmount: 3000 })).toBe(true)
    expect(holds({ discountAmount: 3000.01 })).toBe(false)
    expect(holds({ discountAmount: 1 }, priced(599_900))).toBe(false)
  })

  it('BLOCK-33 hasDiscount: the reduced, or those that are not', () => {
    expect(holds({ hasDiscount: true })).toBe(true)
    expect(holds({ hasDiscount: false })).toBe(false)
    expect(holds({ hasDiscount: true }, priced(599_900))).toBe(false)
    expect(holds({ hasDiscount: false }, priced(599_900))).toBe(true)
  })

  it.each([
    ['categoryName', ['Sofaer', ' sofaer ', 'sofas', 'Stue'], 'Senge'],
    ['series', ['Nordlo', 'NORDLO'], 'Nord'],
    ['supplier', ['Værksted A/S', 'værksted a/s'], 'Værksted'],
    ['brandName', ['Aftenlys', 'aftenlys'], 'Morgenlys'],
  ] as const)('BLOCK-33 %s: by name or key, whatever its capitals, and whole', (field, right, wrong) => {
    for (const name of right) expect(holds({ [field]: name })).toBe(true)
    expect(holds({ [field]: wrong })).toBe(false)
  })

  it('BLOCK-33 validSkuList: the chosen variant is in it', () => {
    expect(holds({ validSkuList: ['A', 'NORDLO-3-GREEN'] })).toBe(true)
    expect(holds({ validSkuList: ['A', 'NORDLO-3'] })).toBe(false)
  })

  it('BLOCK-33 deviceVisibility is left to where the page is drawn', () => {
    expect(holds({ deviceVisibility: 'mobile' })).toBe(true)
  })

  it.each([
    { priceCutoff: 0 },
    { priceCutoff: '5999' },
    { discountPercentage: 12.5 },
    { discountPercentage: 101 },
    { discountAmount: -1 },
    { hasDiscount: 'ja' },
    { categoryName: '  ' },
    { series: ['Nordlo'] },
    { validSkuList: [] },
    { validSkuList: 'NORDLO-3-GREEN' },
    { showIfGadIsActive: true },
  ])('BLOCK-33 refuses %j', (conditions) => {
    expect(displayConditionsContent.safeParse(conditions).success).toBe(false)
  })
})

const names = fc.array(fc.constantFrom('Sofaer', 'Nordlo', 'Aftenlys', 'Senge'), { maxLength: 3 })
const subjects: fc.Arbitrary<DisplaySubject> = fc.record(
  {
    categoryNames: names,
    seriesNames: names,
    supplierNames: names,
    brandNames: names,
    sku: fc.constantFrom('A', 'B'),
    price: fc.record({
      currentMinor: fc.integer({ min: 1, max: 1_000_000 }),
      referenceMinor: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
      isAutomated: fc.boolean(),
    }),
  },
  { requiredKeys: [] },
)
const name = fc.constantFrom('Sofaer', 'nordlo', 'Aftenlys')
const FIELDS = {
  showIfGadIsActiveOnCurrentProduct: fc.boolean(),
  priceCutoff: fc.integer({ min: 1, max: 10_000 }),
  discountPercentage: fc.integer({ min: 1, max: 100 }),
  discountAmount: fc.integer({ min: 1, max: 10_000 }),
  hasDiscount: fc.boolean(),
  categoryName: name,
  series: name,
  supplier: name,
  brandName: name,
  validSkuList: fc.array(fc.constantFrom('A', 'C'), { minLength: 1, maxLength: 2 }),
}
const conditionsOf = fc.record(FIELDS, { requiredKeys: [] })

describe('any conditions', () => {
  it('BLOCK-33 all that are given must hold: each alone, and nothing else', () => {
    fc.assert(
      fc.property(conditionsOf, subjects, (conditions, subject) => {
        const alone = Object.entries(conditions).map(([field, wanted]) => meetsConditions({ [field]: wanted }, subject))
        expect(meetsConditions(conditions, subject)).toBe(alone.every(Boolean))
      }),
    )
  })

  it('BLOCK-33 on a page about nothing, any condition but an unticked one hides', () => {
    fc.assert(
      fc.property(conditionsOf, (conditions) => {
        const { showIfGadIsActiveOnCurrentProduct: ticked, ...others } = conditions
        const asks = ticked === true || Object.keys(others).length > 0
        expect(meetsConditions(conditions, {})).toBe(!asks)
      }),
    )
  })

  it('BLOCK-33 what costs more, or is reduced by more, is never hidden by a cutoff that let the lesser through', () => {
    const cutoffs = fc.record(
      { priceCutoff: FIELDS.priceCutoff, discountAmount: FIELDS.discountAmount },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(cutoffs, fc.nat(2_000_000), fc.nat(2_000_000), (conditions, current, more) => {
        const reference = current + 500_000
        const isMet = (extra: number) => meetsConditions(conditions, priced(current + extra, reference + 2 * extra))
        if (isMet(0)) expect(isMet(more)).toBe(true)
      }),
    )
  })

  it('BLOCK-33 hasDiscount parts the priced pages in two', () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const [reduced, plain] = [true, false].map((hasDiscount) => meetsConditions({ hasDiscount }, subject))
        expect([reduced, plain].filter(Boolean)).toHaveLength(subject.price ? 1 : 0)
      }),
    )
  })
})
