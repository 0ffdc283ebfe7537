import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Sorted beginnings of the hashes of known passwords; made by `scripts/leaked-passwords.ts`, where its source stands. */
export const LEAKED_FILE = path.join(import.meta.dirname, 'leaked-passwords.bin')
export const LEAKED_BYTES = 4
/** What people add to a word to satisfy a rule. */
const USUAL_ENDING = /(?:\d{1,6}|(?:19|20)\d{2})?[!.?*#]{0,2}$/
const MIN_WORD_LENGTH = 4

/** Case does not matter: a capital is the first thing that guessers vary. */
export function leakedPrefix(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()
}

function readList(): Uint32Array {
  const bytes = readFileSync(LEAKED_FILE)
  return Uint32Array.from({ length: bytes.length / LEAKED_BYTES }, (_, at) => bytes.readUInt32BE(at * LEAKED_BYTES))
}

let list: Uint32Array | undefined

function isListed(password: string): boolean {
  list ??= readList()
  const wanted = leakedPrefix(password)
  let [low, high] = [0, list.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = list[middle] ?? 0
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** Known from leaks, or a known word with a usual ending, such as `Dragon2024!`. One in 85 000 others is refused too. */
export function isLeakedPassword(password: string): boolean {
  const word = password.replace(USUAL_ENDING, '')
  return isListed(password) || (word.length >= MIN_WORD_LENGTH && isListed(word))
}
