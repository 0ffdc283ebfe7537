import { expect, it } from 'vitest'
import { withoutEmpty } from './drop-empty-chunks.ts'

const EMPTY = new Map([['assets/style-listing-D_t.$j.js', 'assets/style-listing-Abc.css']])

it('a chunk of styles alone is neither imported nor fetched ahead; its styles are', () => {
  const code = `import{a as b}from"./core-x.js";import"./style-listing-D_t.$j.js";const d=["assets/style-listing-D_t.$j.js","assets/core-x.js"];b()`
  expect(withoutEmpty(code, EMPTY)).toBe(
    `import{a as b}from"./core-x.js";const d=["assets/style-listing-Abc.css","assets/core-x.js"];b()`,
  )
})
