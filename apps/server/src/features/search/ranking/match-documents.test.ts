import { describe, expect, it } from 'vitest'
import { sampleDocument, SAMPLE_DOCUMENTS, SAMPLE_INDEX, searchIn } from '../../../../test/samples/search-samples.ts'
import { buildSearchIndex } from '../indexing/search-index.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { matchDocuments } from './match-documents.ts'
import { correctedText, readQuery } from './query-meanings.ts'

const found = (text: string) => searchIn(SAMPLE_INDEX, text)
const keysOf = (text: string) => found(text).keys.toSorted()

describe('SRCH-08 what is found', () => {
  it.each(SAMPLE_DOCUMENTS.map(({ key, fields }) => [fields[0]?.[1] ?? '', key] as const))(
    '%s by its own name',
    (name, key) => {
      expect(found(name)).toMatchObject({ isPartial: false })
      expect(found(name).keys).toContain(key)
    },
  )
  it.each([
    ['sofa', ['hvil-grey', 'nord-blue', 'nord-green']],
    ['sofaer', ['hvil-grey', 'nord-blue', 'nord-green']],
    ['bord', ['birk-oak', 'torv-oak']],
    ['sofa bord', ['birk-oak']],
    ['kaffebord', ['birk-oak']],
    ['gron sofa', ['nord-green']],
    ['bla sofa', ['nord-blue']],
    ['sofa i velour til stuen', ['nord-blue', 'nord-green']],
    ['couch', ['hvil-grey', 'nord-blue', 'nord-green']],
    ['haengelampe', []],
    ['sofabord 120 x 60', ['birk-oak']],
    ['sofabord 120x60', ['birk-oak']],
    ['egetræsbord', ['birk-oak', 'torv-oak']],
    ['tremandssofa', ['nord-blue', 'nord-green']],
  ])('%s: %j', (text, keys) => {
    expect(keysOf(text)).toEqual(keys)
    expect(found(text).isPartial).toBe(false)
  })
  it('leaves out what only mentions a thing that is sold', () => {
    expect(keysOf('grøn sofa')).not.toContain('plet-green')
    expect(keysOf('lænestol')).toEqual(['plet-green'])
  })
  it('leaves out what only stands in a category of that kind, unless nothing is called so', () => {
    const pouf = sampleDocument('puf-green', [
      ['subtitle', 'Puf, velour i grøn'],
      ['category', 'Puffer'],
      ['parentCategory', 'Sofaer'],
      ['parentCategory', 'Stuemøbler'],
    ])
    const index = buildSearchIndex('da', LANGUAGE_WORDS.da, [...SAMPLE_DOCUMENTS, pouf])
    expect(searchIn(index, 'sofa').keys.toSorted()).toEqual(keysOf('sofa'))
    for (const text of ['puf', 'stuemøbler']) expect(searchIn(index, text).keys).toEqual(['puf-green'])
    const poufs = buildSearchIndex('da', LANGUAGE_WORDS.da, [pouf])
    expect(searchIn(poufs, 'sofa').keys).toEqual(['puf-green'])
  })
  it('tells what is only mentioned from what something is called', () => {
    const isMentioned = (text: string) => matchDocuments(SAMPLE_INDEX, readQuery(SAMPLE_INDEX, text)).isMentioned
    expect(['lænestol', 'sofa', 'grøn', 'sofa lænestol'].map(isMentioned)).toEqual([true, false, false, false])
  })
  it('takes a description for what describes, never for what the thing is', () => {
    expect(found('rundt spejl')).toEqual({ keys: ['rund-glass'], isPartial: false })
  })
})

describe('SRCH-08 in part', () => {
  it.each([
    ['sofa i marmor', ['hvil-grey', 'nord-blue', 'nord-green']],
    ['designersofa', ['hvil-grey', 'nord-blue', 'nord-green']],
    ['traktor sofa', ['hvil-grey', 'nord-blue', 'nord-green']],
    ['hjørnesovesofa', ['hvil-grey']],
  ])('%s gives %j, and says that it is not all', (text, keys) => {
    expect(keysOf(text)).toEqual(keys)
    expect(found(text).isPartial).toBe(true)
  })
  it.each(['traktor', 'traktor med grab og plov', '150x200', '🛋️', '؟؟', "'; drop table products; --"])(
    '%s is nothing, and not a part of anything',
    (text) => {
      expect(found(text)).toEqual({ keys: [], isPartial: false })
    },
  )
})

describe('SRCH-08 what the words mean', () => {
  const correct = (text: string) => correctedText(SAMPLE_INDEX, text, readQuery(SAMPLE_INDEX, text))
  it('puts misspelt words right, and only those', () => {
    expect(correct('grøn sofabrod')).toBe('grøn sofabord')
    expect(correct('sofabrod med maal')).toBe('sofabord med maal')
    expect(correct('grøn sofa')).toBeUndefined()
  })
  it('knows what says what a thing is from what describes it', () => {
    const kinds = readQuery(SAMPLE_INDEX, 'rundt grønt spisebord velour').map(({ isKind }) => isKind)
    expect(kinds).toEqual([false, false, true, false])
  })
  it('goes on from a word that is only begun while somebody types', () => {
    expect(readQuery(SAMPLE_INDEX, 'sp', true)[0]?.meanings.length).toBeGreaterThan(0)
    expect(readQuery(SAMPLE_INDEX, 'sp')[0]?.meanings).toEqual([])
  })
  it('reads no more than twelve words', () => {
    const words = Array.from({ length: 40 }, (_, at) => `ord${at}`).join(' ')
    expect(readQuery(SAMPLE_INDEX, words)).toHaveLength(12)
  })
})
