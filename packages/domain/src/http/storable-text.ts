/** PostgreSQL refuses lone surrogates and the character 0. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** An object or list on the way to what is looked at, and how far it has been looked through. */
interface Level {
  /** Lists have none. */
  readonly names: readonly string[] | undefined
  readonly values: readonly unknown[]
  at: number
}

function levelOf(value: object): Level {
  if (Array.isArray(value)) return { names: undefined, values: value, at: 0 }
  if (value instanceof URLSearchParams) return { names: [...value.keys()], values: [...value.values()], at: 0 }
  return { names: Object.keys(value), values: Object.values(value), at: 0 }
}

/** Written for what is refused alone: a path for each part of a deep body took most of the time of reading it. */
const pathOf = (levels: readonly Level[]): string =>
  levels
    .map(({ names, at }) => names?.[at] ?? String(at))
    .reduce((path, name) => (path === '' ? name : `${path}.${name}`), '')

/** Path of the first text that can't be stored. Iterative: the sender decides how deep the nesting is. */
export function findUnstorableText(sent: unknown): string | undefined {
  if (typeof sent === 'string') return isStorableText(sent) ? undefined : ''
  if (typeof sent !== 'object' || sent === null) return undefined
  const levels = [levelOf(sent)]
  for (let level = levels[0]; level; level = levels.at(-1)) {
    if (level.at === level.values.length) {
      levels.pop()
      const above = levels.at(-1)
      if (above) above.at += 1
      continue
    }
    const name = level.names?.[level.at]
    if (name !== undefined && !isStorableText(name)) return pathOf(levels.slice(0, -1))
    const value = level.values[level.at]
    if (typeof value === 'object' && value !== null) levels.push(levelOf(value))
    else if (typeof value === 'string' && !isStorableText(value)) return pathOf(levels)
    else level.at += 1
  }
  return undefined
}
