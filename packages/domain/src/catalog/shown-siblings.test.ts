import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sibling } from './product-card.ts'
import { choiceAfterKey, shownSiblings } from './shown-siblings.ts'

const sibling = (productKey: string): Sibling => ({
  productKey,
  subtitle: productKey,
  fabricColor: '#123456',
  url: `/${productKey}`,
  images: [],
})
const product = (own: string, keys: readonly string[]) => ({
  productKey: own,
  siblings: keys.map(sibling),
  siblingsAmount: keys.length,
})

describe('the colours of a card', () => {
  it('CARD-02 are at most three, then the number of the others', () => {
    const { shown, hidden } = shownSiblings(product('a', ['a', 'b', 'c', 'd', 'e']), 3)
    expect(shown.map(({ productKey }) => productKey)).toEqual(['a', 'b', 'c'])
    expect(hidden).toBe(2)
    expect(shownSiblings(product('a', ['a', 'b', 'c']), 3).hidden).toBe(0)
  })

  it('CARD-02 always hold the shown one, and nothing is counted twice or lost', () => {
    const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(keys, fc.nat(), fc.integer({ min: 2, max: 3 }), (all, pick, most) => {
        const own = all[pick % all.length] ?? ''
        const { shown, hidden } = shownSiblings(product(own, all), most)
        expect(shown.map(({ productKey }) => productKey)).toContain(own)
        expect(shown.length).toBeLessThanOrEqual(most)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.length + hidden).toBe(all.length)
      }),
    )
  })
})

describe('keys in a row of choices', () => {
  it('CARD-02 arrows move and wrap, Home and End go to the ends, other keys do nothing', () => {
    expect(choiceAfterKey('ArrowRight', 2, 3)).toBe(0)
    expect(choiceAfterKey('ArrowDown', 0, 3)).toBe(1)
    expect(choiceAfterKey('ArrowLeft', 0, 3)).toBe(2)
    expect(choiceAfterKey('ArrowUp', 2, 3)).toBe(1)
    expect(choiceAfterKey('Home', 2, 3)).toBe(0)
    expect(choiceAfterKey('End', 0, 3)).toBe(2)
    for (const key of ['Enter', 'Tab', 'a', 'toString']) expect(choiceAfterKey(key, 0, 3)).toBeUndefined()
    expect(choiceAfterKey('ArrowRight', 0, 0)).toBeUndefined()
  })

  it('CARD-02 as many steps as there are choices lead back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        fc.constantFrom('ArrowRight', 'ArrowLeft'),
        (count, from, key) => {
          const start = from % count
          let at = start
          for (let step = 0; step < count; step += 1) at = choiceAfterKey(key, at, count) ?? -1
          expect(at).toBe(start)
        },
      ),
    )
  })
})
