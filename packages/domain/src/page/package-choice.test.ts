import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/money.ts'
import type { PackageChoice, ProductPackage } from './models/product-model.ts'
import { choosePackage, savesAgainstSeparate, standardParts } from './package-choice.ts'

const choice = (sku: string, more: Partial<PackageChoice> = {}): PackageChoice => ({
  sku,
  productKey: sku,
  title: sku,
  subtitle: '',
  url: `/${sku}`,
  difference: amountOf(0, 25),
  available: 20,
  ...more,
})
const pack = (...parts: readonly (readonly PackageChoice[])[]): ProductPackage => ({
  packageKey: 'set',
  parts: parts.map((choices, index) => ({ partKey: `p${index}`, title: `Part ${index}`, quantity: 1, choices })),
  separatePrice: amountOf(200_000, 25),
})

const TABLE = choice('table')
const CHAIR = choice('chair')
const SOFT_CHAIR = choice('soft', { difference: amountOf(80_000, 25), available: 3 })
const GONE = choice('gone', { difference: amountOf(-40_000, 25), available: 0 })
const LATER = choice('later', { available: 0, backOrderDays: 28 })
const SET = pack([TABLE], [CHAIR, SOFT_CHAIR, GONE, LATER])

describe('a package', () => {
  it('PDP-07 stands with the first choice of every part until another is chosen', () => {
    expect(standardParts(SET)).toEqual({ p0: 'table', p1: 'chair' })
    expect(choosePackage(SET, standardParts(SET))).toMatchObject({
      differenceMinor: 0,
      isStandard: true,
      stockStatus: 'inStock',
      isBuyable: true,
      soldOut: [],
    })
  })

  it('PDP-07 price and stock follow the choice', () => {
    expect(choosePackage(SET, { p0: 'table', p1: 'soft' })).toMatchObject({
      differenceMinor: 80_000,
      isStandard: false,
      stockStatus: 'lowStock',
    })
  })

  it('PDP-07 one sold-out choice sells out the package, and says which part it is', () => {
    expect(choosePackage(SET, { p0: 'table', p1: 'gone' })).toMatchObject({
      differenceMinor: -40_000,
      stockStatus: 'outOfStock',
      isBuyable: false,
      soldOut: ['Part 1'],
      canChooseOther: true,
    })
    expect(choosePackage(pack([LATER], [GONE]), {})).toMatchObject({
      isBuyable: false,
      backOrderDays: undefined,
      canChooseOther: false,
    })
  })

  it('PDP-07 waits for the part that is ordered back the longest', () => {
    const slower = choice('slower', { available: 0, backOrderDays: 42 })
    expect(choosePackage(pack([LATER], [slower], [CHAIR]), {})).toMatchObject({
      stockStatus: 'orderable',
      isBuyable: true,
      backOrderDays: 42,
    })
  })

  it('PDP-07 an unknown choice counts as the first', () => {
    expect(choosePackage(SET, { p1: 'other' })).toMatchObject({ isStandard: true, differenceMinor: 0 })
  })

  it('PDP-07 the price adds up, and the stock is that of the scarcest part', () => {
    const anyChoice = fc
      .record({ minor: fc.integer({ min: -500_000, max: 500_000 }), available: fc.integer({ min: 0, max: 50 }) })
      .map(({ minor, available }) => choice('x', { difference: amountOf(minor, 25), available }))
    fc.assert(
      fc.property(fc.array(anyChoice, { minLength: 1, maxLength: 6 }), (choices) => {
        const chosen = choosePackage(pack(...choices.map((one) => [one])), {})
        const sum = choices.reduce((total, one) => total + Math.round(one.difference.inclVat * 100), 0)
        expect(chosen.differenceMinor).toBe(sum)
        expect(chosen.isBuyable).toBe(choices.every(({ available }) => available > 0))
      }),
    )
  })

  it('PDP-07 bought one by one is told only where that costs more', () => {
    expect(savesAgainstSeparate(SET, amountOf(199_999, 25))).toBe(true)
    expect(savesAgainstSeparate(SET, amountOf(200_000, 25))).toBe(false)
  })
})
