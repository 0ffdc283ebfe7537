import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../market/market.ts'
import { selectPlural } from './plural.ts'

const forms = { one: '{count} farve', other: '{count} farver' }

describe.each(LANGUAGES)('selectPlural in %s', (language) => {
  it('FMT-03 has one form for one, another for the rest', () => {
    expect(selectPlural(language, 1, forms)).toBe(forms.one)
    for (const count of [0, 2, 11, 21, 101, 1000]) expect(selectPlural(language, count, forms)).toBe(forms.other)
  })

  it('FMT-03 uses the form for none where a text has one', () => {
    expect(selectPlural(language, 0, { ...forms, zero: 'ingen farver' })).toBe('ingen farver')
    expect(selectPlural(language, 2, { ...forms, zero: 'ingen farver' })).toBe(forms.other)
  })
})

describe('selectPlural of parts', () => {
  it('FMT-03 follows each language’s own rule for decimals', () => {
    expect(selectPlural('da', 1.5, forms)).toBe(forms.one)
    expect(selectPlural('sv', 1.5, forms)).toBe(forms.other)
  })
})
