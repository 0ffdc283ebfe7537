import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers-list.tsx'

fc.configureGlobal({ seed: 20_261_115 })

describe('the numbers of the pages', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, undefined, 9]],
    [3, 9, [1, 2, 3, 4, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [7, 9, [1, undefined, 6, 7, 8, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])('PLP-01 page %i of %i', (page, last, numbers) => {
    expect(pageNumbers(page, last)).toEqual(numbers)
  })

  it('PLP-01 always lead to the first, the last and both neighbours, in order and each once', () => {
    const place = fc
      .integer({ min: 1, max: 5000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
    fc.assert(
      fc.property(place, ([page, last]) => {
        const numbers = pageNumbers(page, last).filter((number) => number !== undefined)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
        expect(numbers).toEqual(expect.arrayContaining(wanted))
        expect(numbers.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
