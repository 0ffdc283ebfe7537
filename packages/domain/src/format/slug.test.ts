import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../market/market.ts'
import { slugOf } from './slug.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

describe('slugOf', () => {
  it.each<[Language, string, string]>([
    ['da', 'Sofaer', 'sofaer'],
    ['da', 'Spisestole & bænke', 'spisestole-baenke'],
    ['da', 'Børneværelse', 'boernevaerelse'],
    ['da', 'Små møbler', 'smaa-moebler'],
    ['nb', 'Småmøbler på gården', 'smaamoebler-paa-gaarden'],
    ['sv', 'Småmöbler på gården', 'smamobler-pa-garden'],
    ['sv', 'Hängmattor för trädgård', 'hangmattor-for-tradgard'],
    ['en', 'Café chairs, grey', 'cafe-chairs-grey'],
    ['da', '  Nyhed! 3-pers. sofa (grå)  ', 'nyhed-3-pers-sofa-graa'],
    ['da', '', ''],
  ])('writes in %s “%s” as an address', (language, text, slug) => {
    expect(slugOf(language, text)).toBe(slug)
  })

  it('reads letters that are written in two parts', () => {
    expect(slugOf('da', 'Små'.normalize('NFD'))).toBe('smaa')
    expect(slugOf('sv', 'Möbler'.normalize('NFD'))).toBe('mobler')
  })

  it('gives words with hyphens, whatever the text, and leaves an address as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.string({ unit: 'binary' }), (language, text) => {
        const slug = slugOf(language, text)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugOf(language, slug)).toBe(slug)
      }),
    )
  })
})
