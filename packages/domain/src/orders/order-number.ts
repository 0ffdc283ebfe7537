/**
 * `HJ-7K3M-92QX`: two letters of the brand, seven characters by chance, one that checks the rest. No vowel but Y, so
 * hardly a word; of characters that look alike only one. There are 23, a prime: with a weight of its own for each place,
 * any one wrong character of the eight is found, and any two of them that changed places. Letters count modulo 23, so
 * A and X, B and Y, C and Z are the same to the check: a brand's letters are none of these six, and a wrong one is found.
 */
const CHARACTERS = '23456789CDFHJKMNPQRTWXY'
const MODULUS = CHARACTERS.length
const RANDOM_LENGTH = 7
/** 2⁶⁴ over 23⁷: no number is likelier than another by more than one in a thousand million. */
export const ORDER_NUMBER_BYTES = 8
/** What is read for what was meant. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { S: '5', Z: '2', B: '8', G: '6', V: 'Y', U: 'Y' }

/** What a form takes: a number with signs and blanks wherever people put them. */
export const LONGEST_WRITTEN_NUMBER = 40

const WRITTEN = new RegExp(`^([A-Z]{2})([${CHARACTERS}]{${RANDOM_LENGTH + 1}})$`)
const FIRST_LETTER = 'A'.charCodeAt(0)
const GROUP = 4

function valuesOf(letters: string, body: string): readonly number[] {
  return [
    ...Array.from(body, (character) => CHARACTERS.indexOf(character)),
    ...Array.from(letters, (letter) => letter.charCodeAt(0) - FIRST_LETTER),
  ]
}

const weighed = (values: readonly number[]) => values.reduce((sum, value, at) => sum + value * (at + 1), 0) % MODULUS

function checkCharacter(letters: string, random: string): string {
  const found = Array.from(CHARACTERS).find((character) => weighed(valuesOf(letters, random + character)) === 0)
  if (found === undefined) throw new Error('Each weight has an inverse, so one of the characters must fit')
  return found
}

const grouped = (letters: string, body: string) => `${letters}-${body.slice(0, GROUP)}-${body.slice(GROUP)}`

/** A new order's number, from bytes that nobody can foresee. Whether it is taken already, the database knows. */
export function makeOrderNumber(letters: string, bytes: Uint8Array): string {
  if (bytes.length < ORDER_NUMBER_BYTES) throw new RangeError(`An order number takes ${ORDER_NUMBER_BYTES} bytes`)
  let chance = bytes.slice(0, ORDER_NUMBER_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let random = ''
  for (let at = 0; at < RANDOM_LENGTH; at += 1) {
    random += CHARACTERS[Number(chance % BigInt(MODULUS))] ?? ''
    chance /= BigInt(MODULUS)
  }
  return grouped(letters, random + checkCharacter(letters, random))
}

const plainOf = (written: string) => written.replaceAll(/[\s#-]/g, '').toUpperCase()

/** The number as we write it, from how people do: `# hj 7k3m92qx`. Undefined for what can be none of ours. */
export function parseOrderNumber(written: string): string | undefined {
  const plain = plainOf(written)
  const body = Array.from(plain.slice(2), (character) => LOOK_ALIKES[character] ?? character).join('')
  const [, letters, checked] = WRITTEN.exec(plain.slice(0, 2) + body) ?? []
  if (letters === undefined || checked === undefined || weighed(valuesOf(letters, checked)) !== 0) return undefined
  return grouped(letters, checked)
}

export type OrderNumberError = 'emptyOrderNumber' | 'invalidOrderNumber'

/** What a form says of a number as it was typed. */
export function validateOrderNumber(typed: string): OrderNumberError | undefined {
  if (plainOf(typed) === '') return 'emptyOrderNumber'
  return parseOrderNumber(typed) === undefined ? 'invalidOrderNumber' : undefined
}
