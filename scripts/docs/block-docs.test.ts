import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONTENT_GUIDE, fieldsWithoutWords, withBlocks } from './block-docs.ts'

it('the editors’ guide names every block and field as it is; if not: npm run docs:blocks', () => {
  const guide = readFileSync(CONTENT_GUIDE, 'utf8')
  expect(withBlocks(guide)).toBe(guide)
})

it('every field is explained in scripts/docs/block-words.ts', () => {
  expect(fieldsWithoutWords()).toEqual([])
})
