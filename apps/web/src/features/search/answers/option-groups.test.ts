import { describe, expect, it } from 'vitest'
import type { SearchOrigin } from '@firkant/domain/search/search-suggestion.ts'
import { sampleCard } from '../../../../test/sample-card.ts'
import type { QuickSearchView } from '../quick-search.ts'
import { groupOptions, textAfter } from './option-groups.ts'
import { NOTHING_FIRST, NOTHING_FOUND } from './search-answers.ts'

const suggestion = (text: string, searchOrigin: SearchOrigin) => ({
  text,
  url: `/${text}`,
  highlight: text,
  searchOrigin,
})
const EMPTY: QuickSearchView = { text: '', found: undefined, previews: [], first: undefined, isSettled: true }
const FOUND: QuickSearchView = {
  ...EMPTY,
  text: ' sofa ',
  found: {
    ...NOTHING_FOUND,
    phrases: [suggestion('sofabord', 'suggestions')],
    categories: [suggestion('sofaer', 'categories')],
    inspirationPages: [suggestion('stuen', 'inspiration')],
    content: [suggestion('kundeservice', 'inspiration')],
  },
  previews: [sampleCard()],
}

const VIEWED = [sampleCard({ productKey: 'seen' })]
const grouped = (view: QuickSearchView, variant: 'default' | 'previews-first' = 'default') =>
  groupOptions(view, { searchPageUrl: '/soeg', variant, viewed: VIEWED })
const namesOf = (...asked: Parameters<typeof grouped>) => grouped(...asked).map(({ name }) => name)

describe('the options of the quick search', () => {
  it('SRCH-02 of an empty box are the visitor’s searches, then those of others', () => {
    const first = {
      ...NOTHING_FIRST,
      recentSearches: [suggestion('stol', 'history')],
      suggestions: [suggestion('sofa', 'popular')],
    }
    expect(namesOf({ ...EMPTY, first })).toEqual(['history', 'popular', 'viewed'])
    expect(namesOf(EMPTY)).toEqual([])
  })

  it('SRCH-02 of an empty box lead into the shop, too; what was seen is not offered twice', () => {
    const first = {
      ...NOTHING_FIRST,
      categories: [suggestion('sofaer', 'categories')],
      products: [sampleCard({ productKey: 'seen' }), sampleCard({ productKey: 'other' })],
    }
    const groups = grouped({ ...EMPTY, first })
    expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
      ['categories', 1],
      ['viewed', 1],
      ['bestsellers', 1],
    ])
  })

  it('SRCH-03 begin with the answer to a question, in both variants', () => {
    const answer = { kind: 'answer', title: 'Hvad koster levering?', text: 'Fra 29 kr.', url: '/svar#pris' } as const
    const found = { ...NOTHING_FOUND, answer }
    expect(namesOf({ ...FOUND, found })).toEqual(['answer', 'products', 'all'])
    expect(grouped({ ...FOUND, found }, 'previews-first')[0]?.options).toEqual([
      { kind: 'answer', key: 'answer', url: '/svar#pris', answer },
    ])
  })

  it('SRCH-03 are phrases, categories, inspiration, pages and products; what is empty has no heading', () => {
    expect(namesOf(FOUND)).toEqual(['phrases', 'categories', 'inspiration', 'content', 'products', 'all'])
    expect(namesOf({ ...FOUND, found: NOTHING_FOUND, previews: [] })).toEqual([])
  })

  it('SRCH-10 begin with the products in the other variant', () => {
    expect(namesOf(FOUND, 'previews-first')).toEqual([
      'products',
      'all',
      'phrases',
      'categories',
      'inspiration',
      'content',
    ])
  })

  it('SRCH-05 have keys of their own, also where the same address stands twice', () => {
    const twice = [suggestion('sofa', 'popular')]
    const keys = grouped({ ...EMPTY, first: { ...NOTHING_FIRST, recentSearches: twice, suggestions: twice } }).flatMap(
      ({ options }) => options.map(({ key }) => key),
    )
    expect(new Set(keys).size).toBe(3)
  })

  it('SRCH-05 leave the words of a search in the box, and of other places none', () => {
    expect(grouped(FOUND).flatMap(({ options }) => options.map(textAfter))).toEqual([
      'sofabord',
      '',
      '',
      '',
      '',
      'sofa',
    ])
  })
})
