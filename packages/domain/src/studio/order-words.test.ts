import { expect, it } from 'vitest'
import { readSaid } from './order-words.ts'

it.each([
  ['Karen Lund, 5000', { words: ['karen', 'lund', '5000'], joined: undefined }],
  ['20 30 40 50', { words: ['20', '30', '40', '50'], joined: ['20304050'] }],
  ['+45 2030 4050', { words: ['45', '2030', '4050'], joined: ['20304050'] }],
  ['070-123 45 67', { words: ['070', '123', '45', '67'], joined: ['701234567'] }],
  ['karen@example.dk', { words: ['karen', 'example', 'dk'], joined: undefined }],
  ['  ', { words: [], joined: undefined }],
  ["'); drop table orders; --", { words: ['drop', 'table', 'orders'], joined: undefined }],
])('STU-06 what a customer says: %s', (said, expected) => {
  expect(readSaid(said)).toEqual({ number: undefined, ...expected })
})

it('STU-06 a number is read as it is typed', () => {
  expect(readSaid('# hj 7k3m 92qx').number).toBe(readSaid('HJ-7K3M-92QX').number)
  expect(readSaid('a '.repeat(300)).words).toHaveLength(8)
})
