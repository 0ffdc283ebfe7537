/** Letters that join the parts of a compound: spisebord-s-stol, barn-e-stol, gat-u-plan. */
const LINKS = ['', 's', 'e', 'o', 'u', 'a'] as const
const MIN_PART_LENGTH = 3
const MIN_COMPOUND_LENGTH = 6
/** Valid parts although they are short. */
const SHORT_PARTS: ReadonlySet<string> = new Set(['tv', 'ek'])

export interface Compounds {
  /** Whether the word may be part of a compound. */
  readonly isPart: (word: string) => boolean
  readonly stem: (word: string) => string
}

type Parts = readonly string[] | undefined

function splitter({ isPart, stem }: Compounds) {
  const known = new Map<string, Parts>()
  const isKnownPart = (word: string) => (word.length >= MIN_PART_LENGTH || SHORT_PARTS.has(word)) && isPart(word)

  /** Prefers the fewest parts; at least two. */
  function split(word: string): Parts {
    let best: Parts
    for (let end = word.length - MIN_PART_LENGTH; end >= 2; end -= 1) {
      const first = word.slice(0, end)
      const link = LINKS.find((letters) => first.endsWith(letters) && isKnownPart(first.slice(0, end - letters.length)))
      if (link === undefined) continue
      const rest = splitRest(word.slice(end))
      if (rest && (best === undefined || rest.length + 1 < best.length))
        best = [first.slice(0, end - link.length), ...rest]
    }
    return best
  }

  function splitRest(word: string): Parts {
    // The last part carries the ending of the whole: stole in spisebordsstole.
    if (isKnownPart(word) || isKnownPart(stem(word))) return [word]
    if (!known.has(word)) known.set(word, split(word))
    return known.get(word)
  }
  return split
}

/** The parts of a compound, such as hjørne, sove, sofa; undefined for a simple word or unknown parts. */
export function splitCompound(word: string, compounds: Compounds): readonly string[] | undefined {
  if (word.length < MIN_COMPOUND_LENGTH || /\d/.test(word)) return undefined
  return splitter(compounds)(word)
}
