import { expect, it } from 'vitest'
import { fieldAt, indexPath } from './field-at.ts'

const page = {
  title: 'Om os',
  blocks: [
    { id: 'a', props: { heading: 'A' } },
    { id: 'row', props: { columns: [{ blocks: [{ id: 'b', props: { html: 'B' } }] }] } },
  ],
}

it('STU-03 a field is found by the ids of its blocks, wherever they stand', () => {
  expect(indexPath(page, ['blocks', '#row', 'props', 'columns', '0', 'blocks', '#b', 'props', 'html'])).toEqual([
    'blocks',
    '1',
    'props',
    'columns',
    '0',
    'blocks',
    '0',
    'props',
    'html',
  ])
  expect(fieldAt(page, ['blocks', '#a', 'props', 'heading'])).toBe('A')
  expect(fieldAt(page, ['title'])).toBe('Om os')
  expect(indexPath(page, ['blocks', '#'])).toEqual(['blocks'])
  expect(indexPath(page, ['blocks', '#gone', 'props'])).toBeUndefined()
  expect(fieldAt(page, ['blocks', '#gone'])).toBeUndefined()
})
