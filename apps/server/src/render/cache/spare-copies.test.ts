import { describe, expect, it } from 'vitest'
import type { NonceBytes } from './cached-document.ts'
import { createSpareCopies } from './spare-copies.ts'

const documentOf = (text: string): NonceBytes => ({ bytes: Buffer.from(text), places: [text.indexOf('#')] })

describe('spare copies of a document', () => {
  it('have the nonce of their answer, and leave the document as it is', () => {
    const copies = createSpareCopies(1000)
    const document = documentOf('a ##')
    const first = copies.take(document, '11')
    expect(first.toString()).toBe('a 11')
    copies.giveBack(document, first)
    const second = copies.take(document, '22')
    expect(second).toBe(first)
    expect(second.toString()).toBe('a 22')
    expect(document.bytes.toString()).toBe('a ##')
  })

  it('are never shared by two answers that are on their way', () => {
    const copies = createSpareCopies(1000)
    const document = documentOf('a ##')
    const [first, second] = [copies.take(document, '11'), copies.take(document, '22')]
    expect(first.toString()).toBe('a 11')
    expect(second.toString()).toBe('a 22')
    copies.giveBack(document, first)
    copies.giveBack(document, second)
    const taken = [copies.take(document, '33'), copies.take(document, '44'), copies.take(document, '55')]
    expect(new Set(taken).size).toBe(3)
  })

  it('are held up to a limit, those of the document that was sent last the longest', () => {
    const copies = createSpareCopies(8)
    const [one, two, three] = [documentOf('1 ##'), documentOf('2 ##'), documentOf('3 ##')]
    const given = [one, two, three].map((document) => {
      const copy = copies.take(document, 'xx')
      copies.giveBack(document, copy)
      return copy
    })
    expect(copies.take(one, 'yy')).not.toBe(given[0])
    expect(copies.take(two, 'yy')).toBe(given[1])
    expect(copies.take(three, 'yy')).toBe(given[2])
  })
})
