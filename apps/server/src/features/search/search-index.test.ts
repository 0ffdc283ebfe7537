import { queryObjects } from 'node:v8'
import { expect, it } from 'vitest'
import { SAMPLE_DOCUMENTS } from '../../../test/search-samples.ts'
import { LANGUAGE_WORDS } from './language/language-words.ts'
import { buildSearchIndex } from './search-index.ts'
import { WordList } from './word-lists.ts'

it('SRCH-08 an index that was made keeps nothing of its making in memory', () => {
  const index = buildSearchIndex('da', LANGUAGE_WORDS.da, SAMPLE_DOCUMENTS)
  expect(queryObjects(WordList, { format: 'count' })).toBe(0)
  expect(index.split('sofabord')).toEqual(['sofa', 'bord'])
})
