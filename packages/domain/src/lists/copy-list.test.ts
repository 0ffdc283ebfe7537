import { expect, it } from 'vitest'
import { copyItems } from './copy-list.ts'

const items = [{ sku: 'A' }, { sku: 'B' }, { sku: 'SET', packageKey: 'set' }]

it('LIST-08 of a shared list comes along what is not there already, as far as there is room', () => {
  expect(copyItems(items, { codes: new Set(), room: 200 })).toEqual({ added: items, present: 0, full: [] })
  expect(copyItems(items, { codes: new Set(['A', 'SET']), room: 1 })).toEqual({
    added: [items[1], items[2]].slice(0, 1),
    present: 1,
    full: [items[2]],
  })
  expect(copyItems(items, { codes: new Set(['A', 'B', 'set|SET']), room: 0 })).toEqual({
    added: [],
    present: 3,
    full: [],
  })
  expect(copyItems(items, { codes: new Set(), room: -1 }).full).toEqual(items)
})
