import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asRow, createViewedProducts, viewedKeys } from './viewed-products.ts'

const SHOP = 'https://shop.example'
const keys = (visit: readonly string[], history: readonly string[], exceptKey?: string) =>
  viewedKeys({ visit, history: history.map((path) => SHOP + path) }, exceptKey)

describe('what was seen', () => {
  it('PDP-08 is read from the history of the tab, newest first, each once', () => {
    const history = [
      '/',
      '/sofaer',
      '/sofaer/nordlo-3-green',
      '/nb/lamper/kuppelo-black?farve=1',
      '/sofaer/nordlo-3-green',
    ]
    expect(keys([], history)).toEqual(['nordlo-3-green', 'kuppelo-black'])
  })

  it('PDP-08 the visit knows best, and what is looked at now is left out', () => {
    expect(keys(['a-1', 'b-2'], ['/sofaer/c-3', '/sofaer/b-2'], 'a-1')).toEqual(['b-2', 'c-3'])
  })

  it.each(['/sofaer/', '/x/Ikke%20En', '/x/..', '/x/-a', 'blob:nothing'])('PDP-08 %s names no product', (path) => {
    expect(viewedKeys({ visit: [], history: [path.startsWith('/') ? SHOP + path : path] }, undefined)).toEqual([])
  })

  it('PDP-08 is never more than one request may name', () => {
    const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,79}$/)
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), fc.array(key, { maxLength: 40 }), (visit, history) => {
        const found = keys(
          visit,
          history.map((each) => `/sofaer/${each}`),
        )
        expect(found.length).toBeLessThanOrEqual(24)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

it('PDP-08 a visit remembers its products, the last one first', () => {
  const seen = createViewedProducts()
  for (const key of ['a', 'b', 'a', 'c']) seen.add(key)
  expect(seen.list()).toEqual(['c', 'a', 'b'])
  for (let index = 0; index < 30; index += 1) seen.add(`p-${index}`)
  expect(seen.list()).toHaveLength(13)
})

it('PDP-08 one product alone makes no row', () => {
  expect(asRow(['a'])).toEqual([])
  expect(asRow(['a', 'b'])).toEqual(['a', 'b'])
})
