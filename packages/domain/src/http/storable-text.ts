/** PostgreSQL refuses lone surrogates and the character 0. */
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

/** Path of the first text that can't be stored. Iterative: the sender decides how deep the nesting is. */
export function findUnstorableText(sent: unknown): string | undefined {
  const places: Place[] = [{ value: sent, path: '' }]
  for (let place = places.pop(); place; place = places.pop()) {
    if (typeof place.value === 'string' && !isStorableText(place.value)) return place.path
    for (const part of partsOf(place).toReversed()) places.push(part)
  }
  return undefined
}
