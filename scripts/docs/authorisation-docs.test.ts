import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AUTHORISATION_PAGE, authorisationPage } from './authorisation-docs.ts'

it('SEC-02 the page of who may ask for what is as the rows are; if not: npm run docs:authorisation', () => {
  expect(readFileSync(AUTHORISATION_PAGE, 'utf8')).toBe(authorisationPage())
})
