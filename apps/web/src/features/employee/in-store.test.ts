import { expect, it } from 'vitest'
import { createInStoreBoard } from './in-store.ts'

it('EMP-04 the board knows what was shown, once for each, and tells that there is more', () => {
  const board = createInStoreBoard()
  let changes = 0
  board.subscribe(() => (changes += 1))
  for (const sku of ['A', 'A', 'B', undefined]) board.want(sku)
  expect(board.wanted()).toEqual(['A', 'B'])
  expect(changes).toBeGreaterThanOrEqual(2)
})

it('EMP-04 what is written is read, and replaces what was there', () => {
  const board = createInStoreBoard()
  const two = { text: 'Aarhus: 2 stk.', dot: 'yellow', isGone: false }
  board.write(new Map([['A', two]]))
  expect(board.read('A')).toBe(two)
  board.write(new Map())
  expect(board.read('A')).toBeUndefined()
})
