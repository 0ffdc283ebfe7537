/** One character for each kind that an expression may speak of without naming it. */
const KINDS = ['a', 'A', '0', ' ', '\t', '\n', '\0', '/', '-', '.', '_', '<', '"', 'é', '\u0301', '\u{1D4B3}']
const STARTS = ['', 'a', '1', '"']
const ENDS = ['', '\0', '\n', 'a']
const MAX_WORDS = 4

/** Those that it names, and some of every kind. */
function charactersOf({ source }: RegExp): readonly string[] {
  return [...new Set([...source.replaceAll(/[\p{L}\p{N}]/gu, ''), ...KINDS])]
}

/** The letters and signs that an expression names one after another: what leads a search into it, or almost. */
function wordsOf({ source }: RegExp): readonly string[] {
  const plain = source.replaceAll(/\\[pPuxc](?:\{[^}]*\}|[0-9a-f]{2,4})?|\\[a-zA-Z0]/g, '\n').replaceAll('\\', '')
  const words = plain.match(/[\p{L}\p{N} ./:=<>"&;,_#-]{2,}/gu) ?? []
  return [...new Set(words)].slice(0, MAX_WORDS)
}

function unitsOf(expression: RegExp, words: readonly string[]): readonly string[] {
  const pairs = words.flatMap((word) => [...words, ...KINDS].map((other) => word + other))
  return [...charactersOf(expression), ...words, ...pairs]
}

export interface HostileText {
  readonly start: string
  readonly unit: string
  readonly end: string
}

export function textOf({ start, unit, end }: HostileText, length: number): string {
  return start + unit.repeat(Math.ceil(length / unit.length)) + end
}

/** Something that goes on and on, behind what may let it in and before what it must not end with. */
export function* hostileTexts(expression: RegExp): Generator<HostileText> {
  const words = wordsOf(expression)
  const starts = [...STARTS, ...words.slice(0, 2)]
  for (const unit of unitsOf(expression, words))
    for (const start of starts) for (const end of ENDS) yield { start, unit, end }
}
