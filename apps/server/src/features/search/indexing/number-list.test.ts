import { expect, it } from 'vitest'
import { atOnce } from '../../../platform/process/yield-to-event-loop.ts'
import { findNumber, numberList } from './number-list.ts'

it('SRCH-08 every number leads to its document, whatever its letters and length', () => {
  const numbers = new Map(Array.from({ length: 3000 }, (_, at) => [`nor-${(at * 7919) % 3001}-grøn`, at]))
  const list = atOnce(numberList(numbers))
  for (const [text, document] of numbers) expect(findNumber(list, text)).toBe(document)
  for (const text of ['', 'nor', 'nor-1', 'nor-1-grønn', 'æ', 'nor-3001-grøn'])
    expect(findNumber(list, text)).toBeUndefined()
})

it('SRCH-08 an empty list finds nothing', () => {
  expect(findNumber(atOnce(numberList(new Map())), 'nor-1')).toBeUndefined()
})
