/** Groups of three letters, with the ends marked: what two spellings of a word mostly share. */
function trigramsOf(word: string): readonly string[] {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
}

/** Letters added, left out, exchanged or swapped with their neighbour; more than `most` is not counted further. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[right.length] ?? 0, most + 1)
}

/** Short words have too many neighbours to guess at. */
export function mostTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

export interface TypoDictionary {
  /** The likeliest words that a misspelt one was meant to be, best first. */
  readonly meant: (word: string, limit: number) => readonly { readonly word: string; readonly distance: number }[]
}

/** `words`: every word worth meaning, with how often it stands in the catalogue. */
export function createTypoDictionary(words: ReadonlyMap<string, number>): TypoDictionary {
  const all = [...words.keys()].filter((word) => word.length >= 3 && !/\d/.test(word))
  const byTrigram = new Map<string, number[]>()
  all.forEach((word, index) => {
    for (const trigram of new Set(trigramsOf(word))) {
      const known = byTrigram.get(trigram)
      if (known) known.push(index)
      else byTrigram.set(trigram, [index])
    }
  })
  return {
    meant(word, limit) {
      const most = mostTypos(word)
      if (most === 0) return []
      const asked = trigramsOf(word)
      const shared = new Map<number, number>()
      for (const trigram of asked)
        for (const index of byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
      // A wrong letter spoils three trigrams, two that changed places four.
      const least = Math.max(1, asked.length - 4 * most)
      return [...shared]
        .filter(([index, count]) => count >= least && Math.abs((all[index] ?? '').length - word.length) <= most)
        .flatMap(([index]) => {
          const candidate = all[index] ?? ''
          const distance = editDistance(word, candidate, most)
          return distance > 0 && distance <= most ? [{ word: candidate, distance }] : []
        })
        .toSorted((a, b) => a.distance - b.distance || (words.get(b.word) ?? 0) - (words.get(a.word) ?? 0))
        .slice(0, limit)
    },
  }
}
