import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORMS_PAGE, formsPage } from './form-docs.ts'

it('API-03 the page of forms names every form as it is; if not: npm run docs:forms', () => {
  expect(readFileSync(FORMS_PAGE, 'utf8')).toBe(formsPage())
})
