import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { ACCESSIBILITY_TESTS } from '@firkant/domain/law/accessibility/accessibility-tests.ts'
import { ACCESSIBILITY_FILE, testedOn, testFacts, testsOfWalks, writtenFacts } from './accessibility-docs.ts'

it('LAW-14 the statement names the rules, screens and walks that there are; if not: run the walks, then npm run docs:accessibility', () => {
  expect(readFileSync(ACCESSIBILITY_FILE, 'utf8')).toBe(writtenFacts())
  expect(testFacts()).toMatchObject({
    standard: 'WCAG 2.2 AA',
    walks: expect.arrayContaining(['account', 'buying', 'content', 'listings', 'start']),
  })
  expect(ACCESSIBILITY_TESTS.testedOn).toMatch(/^(?:20\d\d-\d\d-\d\d)?$/)
})

const resultOf = (brands: readonly string[], { day = '2026-11-19', status = 'expected' } = {}) => ({
  stats: { startTime: `${day}T08:00:00.000Z` },
  suites: [
    {
      specs: [
        {
          title: 'A11Y-01 every kind of page',
          file: 'brands/content.test.ts',
          tests: brands.map((projectName) => ({ projectName, status })),
        },
      ],
    },
  ],
})

it('LAW-14 a day of testing is written only from tests of walks that all passed in every brand, and is the oldest of them', () => {
  const [first = '', ...others] = BRAND_KEYS
  const content = 'content: A11Y-01 every kind of page'
  expect(testedOn([resultOf(others), resultOf([first], { day: '2026-11-17' })], [content])).toBe('2026-11-17')
  expect(() => testedOn([resultOf(others)], [content])).toThrow(`passed:\n  ${first} ${content}`)
  for (const status of ['unexpected', 'flaky', 'skipped'])
    expect(() => testedOn([resultOf(BRAND_KEYS, { status })], [content])).toThrow(`${first} ${content}`)
  const second = 'content: A11Y-01 every panel'
  expect(() => testedOn([resultOf(BRAND_KEYS)], [content, second])).toThrow(`${first} ${second}`)
})

it('LAW-14 each walk that the statement names has at least one test', () => {
  const ROOT = new URL('../..', import.meta.url).pathname
  const tests = testsOfWalks(ROOT)
  for (const walk of testFacts().walks) expect(tests.filter((each) => each.startsWith(`${walk}: `))).not.toEqual([])
})
