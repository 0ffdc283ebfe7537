const LETTERS = 'abcdefghijklmnopqrstuvwxyzæøå'
/** Keyboard rows of these countries. */
const KEY_ROWS = ['qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'] as const
/** Letters that sound alike. */
const ALIKE = ['ae', 'ao', 'bp', 'ck', 'cs', 'dt', 'eæ', 'gj', 'gk', 'ij', 'iy', 'oå', 'ou', 'kq', 'sz', 'uy', 'vw']
/** Typed in a hurry, or without such a key. */
const PLAIN: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', å: 'a' }

/** The cost of each kind of typo. */
export const SLIP_COSTS = {
  /** One letter instead of two: sofa for soffa. */
  single: 0.3,
  /** Two instead of one: less likely a typo. */
  doubled: 0.5,
  /** The letter without its dots, ring or stroke. */
  plain: 0.3,
  /** Two adjacent letters in the wrong order. */
  swapped: 0.8,
  /** An adjacent key, or a letter that sounds alike. */
  likely: 0.8,
  /** A letter too many or too few. */
  added: 1,
  /** Any other wrong letter. */
  other: 1.2,
} as const

/** Letters are compared as numbers for speed: thousands of comparisons per keystroke. */
const NO_LETTER = 31
const SIZE = 32
const CODES = 256
const NUMBERS = new Uint8Array(CODES).fill(NO_LETTER)
for (const [number, letter] of [...LETTERS].entries()) NUMBERS[letter.charCodeAt(0)] = number

const numberAt = (word: string, at: number) => NUMBERS[word.charCodeAt(at)] ?? NO_LETTER
const numberOf = (letter: string) => numberAt(letter, 0)

export const plainLetter = (letter: string) => PLAIN[letter] ?? letter

const PLAIN_BITS = Uint32Array.from({ length: SIZE }, (_, number) => 1 << numberOf(plainLetter(LETTERS[number] ?? '')))

/** The letters of a word as a bit set; those with dots, ring or stroke count as plain. */
export function letterSet(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= PLAIN_BITS[numberAt(word, at)] as number
  return letters
}

/** The length with doubled letters counted once. */
export function undoubledLength(word: string): number {
  let length = 0
  for (let at = 0; at < word.length; at += 1) if (at === 0 || word[at] !== word[at - 1]) length += 1
  return length
}

function likelyPairs(): readonly string[] {
  const pairs: string[] = [...ALIKE]
  KEY_ROWS.forEach((row, at) => {
    const below = KEY_ROWS[at + 1] ?? ''
    for (let key = 0; key < row.length; key += 1) {
      if (key > 0) pairs.push(row.slice(key - 1, key + 1))
      // Each row is offset by half a key from the one above.
      for (const other of below.slice(Math.max(0, key - 1), key + 1)) pairs.push(`${row[key]}${other}`)
    }
  })
  return pairs
}

/** The cost of typing one letter for another: at typed × SIZE + meant. */
function exchangeCosts(): Float64Array {
  const costs = new Float64Array(SIZE * SIZE).fill(SLIP_COSTS.other)
  const set = (typed: string, meant: string, cost: number) => {
    costs[numberOf(typed) * SIZE + numberOf(meant)] = cost
  }
  for (const [one = '', other = ''] of likelyPairs()) {
    set(one, other, SLIP_COSTS.likely)
    set(other, one, SLIP_COSTS.likely)
  }
  for (const [meant, typed] of Object.entries(PLAIN)) set(typed, meant, SLIP_COSTS.plain)
  for (const letter of LETTERS) set(letter, letter, 0)
  return costs
}
const EXCHANGED = exchangeCosts()

const exchanged = (typed: number, meant: number) => EXCHANGED[typed * SIZE + meant] as number

/** A doubled letter costs little. */
const addedAt = (word: string, at: number, beside: number) =>
  at > 0 && word[at] === word[at - 1] ? beside : SLIP_COSTS.added

/** Longer input is no word. */
export const MAX_LETTERS = 40
/** The matrix of costs of prefixes, reused by every comparison. */
const costs = new Float64Array((MAX_LETTERS + 1) ** 2)

/** Two letters in the wrong order, one of them perhaps plain; `cost`: of replacing both. */
const swappedFor = (cost: number) => (cost <= SLIP_COSTS.plain ? SLIP_COSTS.swapped + cost : Infinity)

/** Fills the costs for one more typed letter and returns the lowest. */
function fillRow(typed: string, meant: string, i: number): number {
  const width = meant.length + 1
  const row = i * width
  const [before, letter] = [numberAt(typed, i - 2), numberAt(typed, i - 1)]
  const extra = addedAt(typed, i - 1, SLIP_COSTS.doubled)
  let least = (costs[row - width] as number) + extra
  costs[row] = least
  for (let j = 1; j < width; j += 1) {
    const at = row + j
    const right = numberAt(meant, j - 1)
    let cost = (costs[at - width - 1] as number) + exchanged(letter, right)
    cost = Math.min(cost, (costs[at - width] as number) + extra)
    cost = Math.min(cost, (costs[at - 1] as number) + addedAt(meant, j - 1, SLIP_COSTS.single))
    if (i > 1 && j > 1 && before !== letter) {
      const both = exchanged(letter, numberAt(meant, j - 2)) + exchanged(before, right)
      cost = Math.min(cost, (costs[at - 2 * width - 2] as number) + swappedFor(both))
    }
    costs[at] = cost
    if (cost < least) least = cost
  }
  return least
}

/** The cost of the typos between two words; above `most` it stops counting. Neither may be longer than MAX_LETTERS. */
export function typoCost(typed: string, meant: string, most: number): number {
  costs[0] = 0
  for (let j = 1; j <= meant.length; j += 1)
    costs[j] = (costs[j - 1] as number) + addedAt(meant, j - 1, SLIP_COSTS.single)
  let lastLeast = 0
  for (let i = 1; i <= typed.length; i += 1) {
    const least = fillRow(typed, meant, i)
    // A swap looks back two rows.
    if (least > most && lastLeast > most) return Infinity
    lastLeast = least
  }
  const cost = costs[typed.length * (meant.length + 1) + meant.length] as number
  return cost > most ? Infinity : cost
}
