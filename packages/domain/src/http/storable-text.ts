/** No store takes half of a surrogate pair, nor the character of number 0; neither is part of any text. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

interface Place {
  readonly value: unknown
  readonly path: string
}

function partsOf({ value, path }: Place): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: Iterable<readonly [string, unknown]> =
    value instanceof URLSearchParams ? value : Object.entries(value as Readonly<Record<string, unknown>>)
  return [...entries].flatMap(([name, inner]) => [
    { value: name, path },
    { value: inner, path: path === '' ? name : `${path}.${name}` },
  ])
}

/**
 * Where in what was sent the first text stands that can't be stored. Without recursion: whoever sends brackets in
 * brackets decides how deep it goes.
 */
export function findUnstorableText(sent: unknown): string | undefined {
  const places: Place[] = [{ value: sent, path: '' }]
  for (let place = places.pop(); place; place = places.pop()) {
    if (typeof place.value === 'string' && !isStorableText(place.value)) return place.path
    for (const part of partsOf(place).toReversed()) places.push(part)
  }
  return undefined
}
