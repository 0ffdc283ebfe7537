import { describe, expect, it, vi } from 'vitest'
import type { Catalogue, TextKey } from './text-catalogue.ts'
import { texts as danish } from './texts-da.ts'
import { createTranslator } from './translator.ts'

function translator(catalogue: Partial<Catalogue> = danish) {
  const onMissing = vi.fn<(key: TextKey) => void>()
  return { onMissing, ...createTranslator({ language: 'da', catalogue, onMissing }) }
}

describe('a text', () => {
  it('FMT-02 is filled with what it is given', () => {
    const { text, onMissing } = translator()
    expect(text('shell.toStartPage', { brand: 'hjemly' })).toBe('hjemly, til forsiden')
    expect(text('card.moreColours', { count: 0 })).toBe('+0')
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('FMT-02 leaves what it fills in as it is, and what is not given as a placeholder', () => {
    const { text } = translator()
    expect(text('shell.pageShown', { title: '$& {title} $1' })).toBe('$& {title} $1 er indlæst')
    expect(text('shell.pageShown')).toBe('{title} er indlæst')
  })

  it('FMT-02 that is missing shows a placeholder and is reported', () => {
    const { text, plural, onMissing } = translator({})
    expect(text('shell.search')).toBe('[shell.search]')
    expect(plural('card.colours', 2)).toBe('[card.colours]')
    expect(onMissing.mock.calls).toEqual([['shell.search'], ['card.colours']])
  })
})

describe('a text with plural forms', () => {
  it('FMT-03 takes the form for the number and writes the number as the language does', () => {
    const { plural } = translator()
    expect([0, 1, 2, 1200].map((count) => plural('card.colours', count))).toEqual([
      '0 farver',
      '1 farve',
      '2 farver',
      '1.200 farver',
    ])
  })
})
