import { describe, expect, it } from 'vitest'
import { findUnstorableText } from './storable-text.ts'

const HALF = '\uD83D'

describe('API-03 a text that no store takes', () => {
  it.each([
    ['alone', HALF, ''],
    ['the second half', '\uDE00', ''],
    ['the halves in the wrong order', '\uDE00\uD83D', ''],
    ['number 0', 'a\0b', ''],
    ['in an object', { name: 'Anna', address: { city: `Aarhus${HALF}` } }, 'address.city'],
    ['in a list', { lines: ['a', 'b', '\0'] }, 'lines.2'],
    ['the first of two', { a: HALF, b: HALF }, 'a'],
    ['in a form', new URLSearchParams([['name', '\0']]), 'name'],
  ])('is found: %s', (_name, sent, path) => {
    expect(findUnstorableText(sent)).toBe(path)
  })

  it('is found as a name, which is not said again', () => {
    expect(findUnstorableText({ outer: { [HALF]: 1 } })).toBe('outer')
  })

  it.each([undefined, null, 7, true, '', 'Ærø \u{1F600} e\u0301 \uFFFD\uFFFF', [], {}, [[{ a: ['b'] }]]])(
    'is not seen in %j',
    (sent) => {
      expect(findUnstorableText(sent)).toBeUndefined()
    },
  )

  it('is looked for at any depth', () => {
    const deep = (inner: string): unknown =>
      JSON.parse('['.repeat(100_000) + JSON.stringify(inner) + ']'.repeat(100_000))
    expect(findUnstorableText(deep('x'))).toBeUndefined()
    expect(findUnstorableText(deep(HALF))).toMatch(/^0\.0\./)
  })
})
