import { expect, it } from 'vitest'
import { MARKET_KEYS, MARKETS } from '../../market/market.ts'
import { pageContentSchema } from '../page-content-schema.ts'
import { changeTexts } from '../walk-content.ts'
import { ORDINARY_PATTERNS, pageAsAnother, pageFromPattern, PATTERN_KEYS } from './page-patterns.ts'
import { isPatternWord, patternWord } from './pattern-words.ts'

const picture = { file: 'hero/dining-days.webp', alt: 'Et bord' }
const page = { key: 'autumn', path: '/efteraar', title: 'Efterår', look: ORDINARY_PATTERNS, picture }

it('STU-03 each pattern is a page that can be shown at once, in every language', () => {
  for (const pattern of PATTERN_KEYS)
    for (const market of MARKET_KEYS) {
      const made = pageFromPattern(pattern, { ...page, language: MARKETS[market].language })
      const { success, error } = pageContentSchema.safeParse(made)
      expect([pattern, market, success, error?.issues]).toEqual([pattern, market, true, undefined])
    }
})

it('STU-03 a pattern’s own words are known until somebody writes others', () => {
  for (const pattern of PATTERN_KEYS) {
    const made = pageContentSchema.parse(pageFromPattern(pattern, { ...page, language: 'da' }))
    const left: string[] = []
    changeTexts(pageContentSchema, made, (text) => {
      if (isPatternWord(text)) left.push(text)
      return text
    })
    expect([pattern, left.length > 0]).toEqual([pattern, true])
  }
  expect(isPatternWord(patternWord('lead', 'sv'))).toBe(true)
  expect(['Et bord [eg]', '<p>Se [1] nedenfor.</p>', ''].filter(isPatternWord)).toEqual([])
})

it('STU-03 a page as another is that one with an address of its own, without its experiments and times', () => {
  const experience = { key: 'x', kind: 'experiment', variants: [{ key: 'b' }] }
  const other = {
    key: 'terms',
    path: '/vilkaar',
    componentName: 'EditorialPage',
    title: 'Vilkår',
    publishAt: '2026-09-01T06:00:00Z',
    blocks: [{ id: 'a', componentName: 'Editorial', props: { html: '<p>a</p>' }, experience }],
  }
  expect(pageAsAnother(other, { key: 'autumn', path: '/efteraar', title: 'Efterår' })).toEqual({
    key: 'autumn',
    path: '/efteraar',
    componentName: 'EditorialPage',
    title: 'Efterår',
    blocks: [{ id: 'a', componentName: 'Editorial', props: { html: '<p>a</p>' } }],
  })
})
