import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_LETTERS } from './order-letters.ts'
import { validateOrderNumber, makeOrderNumber, ORDER_NUMBER_BYTES, parseOrderNumber } from './order-number.ts'

fc.configureGlobal({ seed: 20_261_115 })

const CHARACTERS = '23456789CDFHJKMNPQRTWXY'
const anyBytes = fc.uint8Array({ minLength: ORDER_NUMBER_BYTES, maxLength: ORDER_NUMBER_BYTES })
const anyLetters = fc.constantFrom(...Object.values(ORDER_LETTERS))
const anyNumber = fc.tuple(anyLetters, anyBytes).map(([letters, bytes]) => makeOrderNumber(letters, bytes))
const replaced = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)

describe('an order number', () => {
  it('CHK-03 is readable: letters of the brand, two groups of four, nothing that looks like something else', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(number).toMatch(/^(HJ|SK|FJ|LJ)-[2-9CDFHJKMNPQRTWXY]{4}-[2-9CDFHJKMNPQRTWXY]{4}$/)
      }),
    )
  })

  it('CHK-03 is read in whatever way it is written', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const plain = number.replaceAll('-', '')
        const lookAlike = plain.slice(0, 2) + plain.slice(2).replaceAll('5', 'S').replaceAll('8', 'b')
        for (const written of [number, ` #${number.toLowerCase()} `, plain, number.replaceAll('-', ' '), lookAlike]) {
          expect(parseOrderNumber(written)).toBe(number)
        }
      }),
    )
  })

  it.each(['', '1204', 'HJ', 'HJ-0000-0000', 'HJ-7K3M-92Q', 'HJ-7K3M-92QXX', '💺-7K3M-92QX', "HJ-7K3M-92Q'"])(
    'CHK-03 %j is none',
    (written) => {
      expect(parseOrderNumber(written)).toBeUndefined()
    },
  )

  it('CHK-03 one mistyped character is found, wherever it is', () => {
    const mistyped = (number: string) =>
      Array.from(number).flatMap((right, at) => {
        const others = at < 2 ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : CHARACTERS
        return right === '-' ? [] : Array.from(others.replace(right, ''), (wrong) => replaced(number, at, wrong))
      })
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(mistyped(number)).toHaveLength(2 * 25 + 8 * 22)
        expect(mistyped(number).flatMap((wrong) => parseOrderNumber(wrong) ?? [])).toEqual([])
      }),
    )
  })

  it('CHK-03 one brand’s number under another’s letters is none, and no brand has letters that the check takes for others', () => {
    const letters = Object.values(ORDER_LETTERS)
    expect(letters.filter((pair) => /[ABCXYZ]/.test(pair))).toEqual([])
    fc.assert(
      fc.property(anyNumber, (number) => {
        const others = letters.filter((pair) => !number.startsWith(pair))
        expect(others).toHaveLength(letters.length - 1)
        expect(others.flatMap((pair) => parseOrderNumber(pair + number.slice(2)) ?? [])).toEqual([])
      }),
    )
  })

  it('CHK-03 two characters that changed places are found, neighbours or not', () => {
    const swapped = (number: string) => {
      const [brand, body] = [number.slice(0, 2), number.slice(2).replaceAll('-', '')]
      const places = Array.from(body, (_, at) => at)
      const pairs = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other] as const))
      return pairs
        .filter(([a, b]) => body[a] !== body[b])
        .map(([a, b]) => brand + replaced(replaced(body, a, body[b] ?? ''), b, body[a] ?? ''))
    }
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(swapped(number).flatMap((wrong) => parseOrderNumber(wrong) ?? [])).toEqual([])
        expect(parseOrderNumber(`${number[1]}${number[0]}${number.slice(2)}`)).toBeUndefined()
      }),
    )
  })

  it('CHK-03 does not tell the next: neighbours in the bytes are apart, and bytes that are too few are refused', () => {
    const numbers = Array.from({ length: 1000 }, (_, at) =>
      makeOrderNumber('HJ', new Uint8Array([at, at >> 8, 3, 1, 4, 1, 5, 9])),
    )
    expect(new Set(numbers).size).toBe(1000)
    expect(() => makeOrderNumber('HJ', new Uint8Array(7))).toThrow(RangeError)
  })

  it.each([
    ['', 'emptyOrderNumber'],
    [' # - ', 'emptyOrderNumber'],
    ['1204', 'invalidOrderNumber'],
    ['12;drop', 'invalidOrderNumber'],
    ['HJ-1204', 'invalidOrderNumber'],
    ['x'.repeat(1000), 'invalidOrderNumber'],
    [`#${makeOrderNumber('LJ', new Uint8Array(8)).toLowerCase()}`, undefined],
  ])('BLOCK-09 LAW-01 a form says of %j: %s', (typed, error) => {
    expect(validateOrderNumber(typed)).toBe(error)
  })
})
