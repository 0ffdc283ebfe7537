import { expect, it } from 'vitest'
import { createInStoreBoard } from './in-store.ts'

it('EMP-04 the board knows what is shown, once for each, until nothing shows it', () => {
  const board = createInStoreBoard()
  let changes = 0
  board.subscribe(() => (changes += 1))
  const first = board.want('A')
  const second = board.want('A')
  board.want('B')
  expect(board.wanted()).toEqual(['A', 'B'])
  expect(changes).toBe(2)
  first()
  expect(board.wanted()).toEqual(['A', 'B'])
  second()
  expect(board.wanted()).toEqual(['B'])
})

it('EMP-04 what is written is read, and replaces what was there', () => {
  const board = createInStoreBoard()
  const two = { text: 'Aarhus: 2 stk.', dot: 'yellow' }
  board.write(new Map([['A', two]]))
  expect(board.read('A')).toBe(two)
  board.write(new Map())
  expect(board.read('A')).toBeUndefined()
})
