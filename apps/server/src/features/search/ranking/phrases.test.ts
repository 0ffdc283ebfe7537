import { describe, expect, it } from 'vitest'
import { completePhrases, highlightOf, phraseOf } from './phrases.ts'

const PARTS: Readonly<Record<string, readonly string[]>> = {
  laenestole: ['laene', 'stole'],
  lænestole: ['læne', 'stole'],
  spiseborde: ['spise', 'borde'],
  bordlamper: ['bord', 'lamper'],
}
const NAMES = ['Lænestole', 'Spiseborde', 'Bordlamper', 'Lamper', 'Store tæpper', 'Grønne lænestole']
const phrases = NAMES.map((text, at) => phraseOf({ text, of: text, weight: -at }, 'da'))
const complete = (typed: string, limit = 6) =>
  completePhrases(phrases, typed, { language: 'da', limit, split: (word) => PARTS[word] }).map(({ text }) => text)

describe('phrases that go on from what was typed', () => {
  it('SRCH-03 begin so, then have a word that does, then a longer word that ends so', () => {
    expect(complete('lam')).toEqual(['Lamper', 'Bordlamper'])
    expect(complete('bor')).toEqual(['Bordlamper', 'Spiseborde'])
    expect(complete('læn')).toEqual(['Lænestole', 'Grønne lænestole'])
  })

  it('SRCH-08 what a thing is leads to all kinds of it', () => {
    expect(complete('stol')).toEqual(['Lænestole', 'Grønne lænestole'])
    expect(complete('grønne stol')).toEqual(['Grønne lænestole'])
  })

  it('SRCH-03 two letters inside a word are none', () => {
    expect(complete('st')).toEqual(['Store tæpper'])
    expect(complete('zz')).toEqual([])
    expect(complete('')).toEqual([])
  })

  it('SRCH-03 are no more than asked for', () => {
    expect(complete('lam', 1)).toEqual(['Lamper'])
  })
})

describe('what was typed, emphasised', () => {
  it.each([
    ['Grøn sofa', 'grøn sof', '{Grøn} {sof}a'],
    ['Lænestole', 'laene', '{Læne}stole'],
    ['Lænestole', 'stol', 'Læne{stol}e'],
    ['Spisebordsstol', 'bord stol', 'Spise{bord}sstol'],
    ['Lænestole', 'st', 'Lænestole'],
    ['A {b} c', 'b', 'A {b} c'],
  ])('SRCH-04 %s, by whoever typed %s', (text, typed, highlight) => {
    expect(highlightOf(text, typed)).toBe(highlight)
  })
})
