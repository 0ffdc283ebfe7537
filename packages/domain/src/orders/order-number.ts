/**
 * `HJ-7K3M-92QX`: two letters of the brand, seven random characters, one check character. No vowels but Y, to avoid
 * words, and none of two characters that look alike. 23 characters, a prime: with a weight per position, any single
 * wrong character and any swap of two is detected. Letters count modulo 23, so A and X, B and Y, C and Z are the same
 * to the check: no brand uses these six.
 */
const CHARACTERS = '23456789CDFHJKMNPQRTWXY'
const MODULUS = CHARACTERS.length
const RANDOM_LENGTH = 7
/** 2⁶⁴ values for 23⁷ numbers: the bias is below one in a thousand million. */
export const ORDER_NUMBER_BYTES = 8
/** Typed character → the one that was meant. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { S: '5', Z: '2', B: '8', G: '6', V: 'Y', U: 'Y' }

/** Leaves room for blanks and signs that people add. */
export const MAX_WRITTEN_NUMBER_LENGTH = 40

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

/** A new order number from random bytes. Whether it is taken, only the database knows. */
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

/** Normalises a typed number, such as `# hj 7k3m92qx`. Undefined when it can't be one of ours. */
export function parseOrderNumber(written: string): string | undefined {
  const plain = plainOf(written)
  const body = Array.from(plain.slice(2), (character) => LOOK_ALIKES[character] ?? character).join('')
  const [, letters, checked] = WRITTEN.exec(plain.slice(0, 2) + body) ?? []
  if (letters === undefined || checked === undefined || weighed(valuesOf(letters, checked)) !== 0) return undefined
  return grouped(letters, checked)
}

export type OrderNumberError = 'emptyOrderNumber' | 'invalidOrderNumber'

/** Why a typed number is invalid, for a form. */
export function validateOrderNumber(typed: string): OrderNumberError | undefined {
  if (plainOf(typed) === '') return 'emptyOrderNumber'
  return parseOrderNumber(typed) === undefined ? 'invalidOrderNumber' : undefined
}
