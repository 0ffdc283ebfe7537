/** Codes of six digits by RFC 6238: an authenticator app shows a new one every 30 seconds. */
export const CODE_STEP_S = 30
export const CODE_DIGITS = 6
/** Clocks differ: the code before and the one after count as well. */
const TOLERATED_STEPS = 1

export const codeStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / CODE_STEP_S)

/** RFC 4226, 5.3: the number from a keyed hash of the step. */
export function codeOfHash(hash: Uint8Array): string {
  const offset = (hash.at(-1) ?? 0) & 0x0f
  const part = new DataView(hash.buffer, hash.byteOffset + offset, 4).getUint32(0) & 0x7f_ff_ff_ff
  return String(part % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Steps whose code is accepted now, unless it was used: no code serves twice. */
export function acceptedSteps(now: Date, lastUsedStep: number | null): readonly number[] {
  const step = codeStepAt(now)
  const steps = Array.from({ length: 2 * TOLERATED_STEPS + 1 }, (_, index) => step - TOLERATED_STEPS + index)
  return steps.filter((each) => lastUsedStep === null || each > lastUsedStep)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as authenticator apps read it. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
