import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { ACCESSIBILITY_TESTS } from '@firkant/domain/law/accessibility/accessibility-tests.ts'
import { ACCESSIBILITY_FILE, testedOn, testFacts, writtenFacts } from './accessibility-docs.ts'

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

it('LAW-14 a day of testing is written only from walks that passed in every brand, and is the oldest of them', () => {
  const [first = '', ...others] = BRAND_KEYS
  expect(testedOn([resultOf(others), resultOf([first], { day: '2026-11-17' })], ['content'])).toBe('2026-11-17')
  expect(() => testedOn([resultOf(others)], ['content'])).toThrow(`these walks passed: ${first} content`)
  expect(() => testedOn([resultOf(BRAND_KEYS, { status: 'unexpected' })], ['content'])).toThrow(`${first} content`)
  expect(() => testedOn([resultOf(BRAND_KEYS)], ['content', 'start'])).toThrow(`${first} start`)
})
