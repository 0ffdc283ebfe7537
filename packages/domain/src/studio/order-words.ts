import { parseOrderNumber } from '../orders/order-number.ts'

export const MAX_SAID_LENGTH = 200
const MAX_WORDS = 8

/** What a customer said, as the search for orders takes it. */
export interface SaidWords {
  /** If all of it is an order's number, or could be. */
  readonly number: string | undefined
  /** Each must begin a word of the order. */
  readonly words: readonly string[]
  /** The same with groups of digits joined, as phone and parcel numbers are said; undefined if that changes nothing. */
  readonly joined: readonly string[] | undefined
}

/** Letters and digits alone, in small letters: as the index cuts words. */
const cut = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export function readSaid(said: string): SaidWords {
  const text = said.slice(0, MAX_SAID_LENGTH)
  const words = cut(text).slice(0, MAX_WORDS)
  // A country's prefix is said by some and stored for all.
  const joinedText = text.replaceAll(/(?:\+|\b00)\s?4[567]\b/g, ' ').replaceAll(/(\d)[\s.-]+(?=\d)/g, '$1')
  // A Swedish number is said with a zero that its country's prefix replaces.
  const joined = cut(joinedText)
    .slice(0, MAX_WORDS)
    .map((word) => (/^0\d{8,9}$/.test(word) ? word.slice(1) : word))
  return {
    number: parseOrderNumber(text),
    words,
    joined: joined.join(' ') === words.join(' ') ? undefined : joined,
  }
}
