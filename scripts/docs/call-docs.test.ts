import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CALLS_PAGE, callsPage } from './call-docs.ts'

it('API-03 the page of calls names every call as it is; if not: npm run docs:calls', () => {
  expect(readFileSync(CALLS_PAGE, 'utf8')).toBe(callsPage())
})
