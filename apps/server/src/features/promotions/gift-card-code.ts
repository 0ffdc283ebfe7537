import { createHash } from 'node:crypto'

const STORED = /^sha256:[0-9a-f]{64}$/

/**
 * What is stored of a code. A copy of the database then holds no money: issued codes have too many possibilities to be
 * tried out.
 */
export const hashGiftCardCode = (code: string) => `sha256:${createHash('sha256').update(code).digest('hex')}`

/** In files, where an exported card stands as it is stored. What shoppers type is always hashed. */
export const storedGiftCardCode = (written: string) => (STORED.test(written) ? written : hashGiftCardCode(written))

/** No vowels but Y and no look-alikes, as in order numbers. */
const CHARACTERS = '23456789CDFHJKMNPQRTWXY'
const GROUPS = 4
const GROUP_LENGTH = 4
export const GIFT_CARD_BYTES = GROUPS * GROUP_LENGTH

/** `KORT-7K3M-92QX-…`: 23¹⁶ possibilities. A byte gives each character with the same chance but for a tenth. */
export function giftCardCodeOf(bytes: Uint8Array): string {
  const characters = Array.from(
    bytes.subarray(0, GIFT_CARD_BYTES),
    (byte) => CHARACTERS[byte % CHARACTERS.length] ?? '',
  )
  const groups = Array.from({ length: GROUPS }, (_, at) =>
    characters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(''),
  )
  return ['KORT', ...groups].join('-')
}
