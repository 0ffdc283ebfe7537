import { CLAIM_WORDS } from './environmental-claims.ts'

/** A catalogue of a hundred thousand products is read for a few hundred claims: most texts are let go by their letters alone. */
const HEAD_LENGTH = 4
const SEPARATOR = 0
/** Tags, entities and invisible letters: such a text is read as a whole. */
const SPECIAL = 1
const SPECIAL_LETTERS = ['<', '&', '\u00AD']
const LATIN_END = 0x250
const [DASHES, QUOTES_END] = [0x2010, 0x2027]
const BUCKETS = 65_536
const FACTOR = 37

const IS_WORD = /[\p{L}\p{M}\p{N}]/u

function kindOf(letter: string): number {
  if (SPECIAL_LETTERS.includes(letter)) return SPECIAL
  return IS_WORD.test(letter) ? letter.toLowerCase().charCodeAt(0) : SEPARATOR
}

const LATIN = Uint16Array.from({ length: LATIN_END }, (_, code) => kindOf(String.fromCharCode(code)))

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < LATIN_END) return LATIN[code] ?? SPECIAL
  return code >= DASHES && code <= QUOTES_END ? SEPARATOR : SPECIAL
}

const mixed = (hash: number, letter: number) => (hash * FACTOR + letter) % BUCKETS

function hashOf(head: string): number {
  let hash = 0
  for (let at = 0; at < head.length; at += 1) hash = mixed(hash, head.charCodeAt(at))
  return hash
}

const HEADS = new Uint8Array(BUCKETS)
for (const written of Object.values(CLAIM_WORDS).flat()) {
  const [first = ''] = written.split(' ')
  HEADS[hashOf(first.replace('*', '').slice(0, HEAD_LENGTH))] = 1
}

/** False only where no word of the text begins as one that makes a claim. */
export function mayHoldClaim(text: string): boolean {
  let [letters, hash] = [0, 0]
  for (let at = 0; at <= text.length; at += 1) {
    const kind = at < text.length ? kindAt(text, at) : SEPARATOR
    if (kind === SPECIAL) return true
    if (kind === SEPARATOR) {
      if (letters > 0 && letters < HEAD_LENGTH && HEADS[hash]) return true
      letters = 0
      hash = 0
    } else if (letters < HEAD_LENGTH) {
      letters += 1
      hash = mixed(hash, kind)
      if (letters === HEAD_LENGTH && HEADS[hash]) return true
    }
  }
  return false
}
