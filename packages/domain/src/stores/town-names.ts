/** Normalises town names: `Århus`, `Aarhus` and `arhus` are equal, and so are ø, ö and oe. */
export function foldTown(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/å|aa/g, 'a')
    .replaceAll(/æ|ä|ae/g, 'a')
    .replaceAll(/ø|ö|oe/g, 'o')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The number of inserted, deleted, changed or swapped letters; `most + 1` means more than `most`. */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      const at = (line: readonly number[], index: number) => line[index] ?? Infinity
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + cost,
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? most + 1, most + 1)
}

const MIN_PREFIX = 3
/** A short name with a typo is another name: Os, Ski, Moss. */
const ONE_SLIP_FROM = 5
const TWO_SLIPS_FROM = 8

function slipsAllowed(word: string): number {
  if (word.length >= TWO_SLIPS_FROM) return 2
  return word.length >= ONE_SLIP_FROM ? 1 : 0
}

/** How well a name matches the query, both folded: 0 exact, then prefix, then typos. Undefined: no match. */
export function townRank(query: string, name: string): number | undefined {
  if (query === name) return 0
  if (query.length >= MIN_PREFIX && (name.startsWith(query) || name.includes(` ${query}`))) return 1
  const most = slipsAllowed(query)
  const distance = spellingDistance(query, name, most)
  return most > 0 && distance <= most ? 1 + distance : undefined
}
