import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { atOnce } from '../../../platform/process/yield-to-event-loop.ts'
import { splitCompound } from './compounds.ts'
import { bareForm, foldText } from './fold-text.ts'
import { LANGUAGE_WORDS } from './language-words.ts'
import { stem } from './stem.ts'
import { joinedTokens, tokensOf } from './tokens.ts'
import { typoCost } from './typo-cost.ts'
import { createTypoDictionary } from './typos.ts'

describe('SRCH-08 spelling', () => {
  it('takes the Swedish vowels for their sisters, and leaves accents out', () => {
    expect(foldText('Fåtölj BOUCLÉ Säng')).toBe('fåtølj boucle sæng')
    expect(foldText('a\u030Astol')).toBe('åstol')
  })
  it.each([
    ['grøn', 'groen', 'gron'],
    ['blå', 'blaa', 'bla'],
    ['skænk', 'skaenk', 'skank'],
  ])('%s is found by who writes %s or %s', (right, ...others) => {
    for (const other of others) expect(bareForm(foldText(other))).toBe(bareForm(foldText(right)))
  })
  it('folding twice is folding once', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
  })
})

const FORMS: readonly (readonly [MarketLanguage, readonly string[]])[] = [
  ['da', ['sofa', 'sofaer', 'sofaen', 'sofaerne']],
  ['da', ['stol', 'stole', 'stolen', 'stolene']],
  ['da', ['grøn', 'grønt', 'grønne']],
  ['da', ['tæppe', 'tæpper', 'tæppet', 'tæpperne']],
  ['da', ['hvid', 'hvidt', 'hvide']],
  ['nb', ['sofa', 'sofaer', 'sofaen']],
  ['nb', ['hylle', 'hyller', 'hylla', 'hyllene']],
  ['nb', ['grønn', 'grønt', 'grønne']],
  ['sv', ['soffa', 'soffor', 'soffan', 'sofforna']],
  ['sv', ['bord', 'bordet', 'borden']],
  ['sv', ['spegel', 'speglar', 'speglarna']],
  ['sv', ['grön', 'grönt', 'gröna']],
  ['sv', ['matta', 'mattor', 'mattan']],
]

describe('SRCH-08 forms of a word', () => {
  it.each(FORMS)('%s: %s', (language, forms) => {
    expect(new Set(forms.map((form) => stem(foldText(form), language))).size).toBe(1)
  })
  it.each([
    ['da', 'bord', 'bænk'],
    ['da', 'seng', 'senior'],
    ['sv', 'stol', 'stolpe'],
  ] as const)('%s: %s is not %s', (language, one, other) => {
    expect(stem(foldText(one), language)).not.toBe(stem(foldText(other), language))
  })
  it('leaves at least a letter, and a beginning of the word', () => {
    const words = fc.stringMatching(/^[a-zæøå]{1,20}$/)
    fc.assert(
      fc.property(words, fc.constantFrom<MarketLanguage>('da', 'nb', 'sv'), (word, language) => {
        const rest = stem(word, language)
        expect(rest.length).toBeGreaterThan(0)
        expect(word.startsWith(rest.slice(0, -1))).toBe(true)
      }),
    )
  })
})

describe('SRCH-08 compounds', () => {
  const partsOf = (word: string) =>
    splitCompound(foldText(word), {
      isPart: (part) => LANGUAGE_WORDS.da.parts.has(part),
      stem: (part) => stem(part, 'da'),
    })
  it.each([
    ['sofabord', ['sofa', 'bord']],
    ['spisebordsstol', ['spise', 'bord', 'stol']],
    ['spisebordsstole', ['spise', 'bord', 'stole']],
    ['hjørnesovesofa', ['hjørne', 'sove', 'sofa']],
    ['sengebord', ['senge', 'bord']],
  ])('%s', (word, parts) => {
    expect(partsOf(word)).toEqual(parts)
  })
  it.each(['sofa', 'birkemo', 'bordeaux', 'xyzzyplugh', '180x200'])('%s is one word', (word) => {
    expect(partsOf(word)).toBeUndefined()
  })
})

describe('SRCH-08 words of a text', () => {
  it('parts at everything that is no letter or digit', () => {
    expect(tokensOf('3-pers. sofa, «Nordlo»').map(({ folded }) => folded)).toEqual(['3', 'pers', 'sofa', 'nordlo'])
  })
  it('also knows what a hyphen joins, and measures', () => {
    expect(joinedTokens('TV-bord 180 x 90 cm').map(({ folded }) => folded)).toEqual(['tvbord', '180x90'])
  })
})

describe('SRCH-08 typos', () => {
  const WORDS = { sofa: 30, sofabord: 6, lampe: 11, lænestol: 9, bord: 20, rød: 12, bue: 1, tæppe: 6 }
  const dictionary = atOnce(createTypoDictionary(new Map(Object.entries(WORDS)), (word) => stem(word, 'da')))
  const swedish = atOnce(
    createTypoDictionary(
      new Map([
        ['soffa', 9],
        ['lampor', 5],
        ['säng', 3],
      ]),
      (word) => stem(word, 'sv'),
    ),
  )
  it.each([
    ['soffa', 'sofa'],
    ['sfoa', 'sofa'],
    ['lampa', 'lampe'],
    ['lanpe', 'lampe'],
    ['lmape', 'lampe'],
    ['lamke', 'lampe'],
    ['lanestoll', 'lænestol'],
    ['leanestol', 'lænestol'],
    ['sofabrod', 'sofabord'],
    ['taeppr', 'tæppe'],
  ])('%s was meant to be %s', (typo, meant) => {
    expect(dictionary.meant(typo, 1)[0]).toMatchObject({ word: meant, isSure: true })
  })
  it.each([
    ['sfoa', 'soffa'],
    ['lanpe', 'lampor'],
    ['lmape', 'lampor'],
  ])('%s is one slip beside a doubled letter or another ending: %s', (typo, meant) => {
    expect(swedish.meant(typo, 1)[0]).toMatchObject({ word: meant, isSure: true })
  })
  it.each(['bold', 'bus', 'buss', 'brød', 'sof'])(
    '%s may be another thing: nothing is searched for unasked',
    (word) => {
      expect(dictionary.meant(word, 3).filter(({ isSure }) => isSure)).toEqual([])
    },
  )
  it('does not guess at two letters, at what is far from everything, nor at what no word is as long as', () => {
    for (const word of ['so', 'traktor', 'sofa'.repeat(20)]) expect(dictionary.meant(word, 1)).toEqual([])
  })
  it('of two that are equally near the more common was meant', () => {
    const both = atOnce(
      createTypoDictionary(
        new Map([
          ['stof', 2],
          ['stol', 40],
        ]),
        (word) => word,
      ),
    )
    expect(both.meant('stou', 1)[0]?.word).toBe('stol')
  })
  it('nothing costs nothing but the same, and the limit changes no cost below it', () => {
    const words = fc.stringMatching(/^[a-zæøå]{0,8}$/)
    fc.assert(
      fc.property(words, words, (typed, meant) => {
        const cost = typoCost(typed, meant, 20)
        expect(cost === 0).toBe(typed === meant)
        expect(typoCost(typed, meant, 2)).toBe(cost > 2 ? Infinity : cost)
      }),
    )
  })
})
