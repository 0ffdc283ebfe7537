import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { DEMO_FOLDER } from '../../../commands/demo/import-demo.ts'
import { answersOf } from '../../content/help-answers.ts'
import { createHelpSearch, type HelpSearch } from '../help/help-search.ts'

const ALL_FOLDERS = [
  'hjemly/da',
  'hjemly/nb',
  'hjemly/sv',
  'skygge/da',
  'skygge/sv',
  'fjellbo/nb',
  'fjellbo/da',
  'ljuvhem/sv',
  'ljuvhem/da',
] as const

/** The help of a brand as its editors wrote it. */
function helpOf(folder: (typeof ALL_FOLDERS)[number]): HelpSearch {
  const path = join(DEMO_FOLDER, 'content', folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.json') && file !== 'site.json')
  const answers = files.flatMap((file) => {
    const { title, heading, ...page } = pageContentSchema.parse(JSON.parse(readFileSync(join(path, file), 'utf8')))
    if (page.componentName !== 'EditorialPage' && page.componentName !== 'StoreOverviewPage') return []
    return answersOf({ ...page, title: plainHeading(heading ?? title) })
  })
  return createHelpSearch(answers, { language: folder.slice(-2) as MarketLanguage, hasStores: true })
}

/** What each question must be answered with: words of the answer, or the stores. */
const ASKED: Readonly<Record<MarketLanguage, readonly (readonly [question: string, says: RegExp | 'stores'])[]>> = {
  da: [
    ['levering', /kr\./],
    ['fragt', /kr\./],
    ['frakt', /kr\./],
    ['hvad koster fragten', /kr\./],
    ['butikker', 'stores'],
    ['butik', 'stores'],
    ['åbningstider', 'stores'],
    ['aabningstid', 'stores'],
    ['hvornår har I åbent', 'stores'],
    ['garanti', /garanti/i],
    ['gavekort', /kassen/],
    ['fortrydelse', /dage/],
    ['fortrydelsesret', /dage/],
    ['retur', /dage/],
    ['prisgaranti', /forskellen/],
    ['reklamation', /to år/i],
  ],
  nb: [
    ['levering', /kr/],
    ['frakt', /kr/],
    ['butikker', 'stores'],
    ['åpningstider', 'stores'],
    ['garanti', /garanti|løfte/i],
    ['gavekort', /kassen/],
    ['angrerett', /dager/],
    ['retur', /dager/],
    ['åpent kjøp', /dager/],
  ],
  sv: [
    ['leverans', /kr/],
    ['frakt', /kr/],
    ['butiker', 'stores'],
    ['öppettider', 'stores'],
    ['garanti', /garanti|stomme/i],
    ['presentkort', /kassan/],
    ['ångerrätt', /dagar/],
    ['angerratt', /dagar/],
    ['retur', /dagar/],
  ],
}

describe.each(ALL_FOLDERS)('SRCH-03 questions to %s', (folder) => {
  const help = helpOf(folder)
  const language = folder.slice(-2) as MarketLanguage
  const find = (text: string, more: { isTyping?: boolean; mayGuess?: boolean } = {}) =>
    help.find({ text, isTyping: false, mayGuess: false, ...more })

  it.each(ASKED[language])('%s', (question, says) => {
    const found = find(question)
    if (says === 'stores') return expect(found).toEqual({ kind: 'stores' })
    const answer = found?.kind === 'answer' ? found.answer : undefined
    expect(`${answer?.title} ${answer?.text}`).toMatch(says)
    expect(answer?.text.length).toBeLessThan(320)
    expect(answer?.path).toMatch(/^\/[a-z-/]+#[a-z][a-z0-9-]*$/)
  })

  it('kontakt leads to who can be asked', () => {
    const found = find('kontakt', { mayGuess: true })
    expect(found?.kind === 'answer' ? found.answer.text : found).toMatch(/kontakt@\w+\.example/)
  })

  it.each(['sofa', 'lampe', 'sofabord', 'eg', 'grøn stol', '', 'x'.repeat(500), 'og i på', '🛋️'])(
    'are no questions: %s',
    (text) => {
      expect(find(text)).toBeUndefined()
    },
  )
})

describe('SRCH-03 a question that is not written out', () => {
  const help = helpOf('hjemly/da')
  const titleOf = (text: string, more: { isTyping?: boolean; mayGuess?: boolean }) => {
    const found = help.find({ text, isTyping: false, mayGuess: false, ...more })
    return found?.kind === 'answer' ? found.answer.title : found?.kind
  }

  it('is answered while it is typed', () => {
    expect(titleOf('leve', { isTyping: true })).toBe('Hvad koster levering?')
    expect(titleOf('åbnings', { isTyping: true })).toBe('stores')
    expect(titleOf('lev', { isTyping: true })).toBeUndefined()
    expect(titleOf('leve', {})).toBeUndefined()
  })

  it('is answered though it is misspelt, where no product is called so', () => {
    expect(titleOf('levreing', {})).toBeUndefined()
    expect(titleOf('levreing', { mayGuess: true })).toBe('Hvad koster levering?')
    expect(titleOf('åbningtsider', { mayGuess: true })).toBe('stores')
  })

  it('is answered by a section that no editor gave words, where no product is called so', () => {
    expect(titleOf('cookies', { mayGuess: true })).toBe('Cookies')
    expect(titleOf('klage', { mayGuess: true })).toBe('Klage')
    expect(titleOf('traktor', { mayGuess: true })).toBeUndefined()
  })

  it('the words beside it choose among answers', () => {
    expect(titleOf('leveringstid', {})).toBe('Hvor lang tid tager leveringen?')
    expect(titleOf('pengene tilbage', {})).toBe('Hvornår får jeg pengene?')
  })
})
