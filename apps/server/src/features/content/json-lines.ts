const SPACE = /\s*/y
const SCALAR = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const NAME = /"(?:[^"\\\n]|\\.)*"/y
const COLON = /\s*:/y
const COMMA = /,/y

/** Line of a value by its path; of what the file does not have, the line of what it should stand in. */
export type LineOf = (path: readonly PropertyKey[]) => number

class BrokenJson extends Error {
  readonly position: number

  constructor(position: number) {
    super('is not JSON')
    this.name = 'BrokenJson'
    this.position = position
  }
}

const nameOf = (path: readonly PropertyKey[]) => JSON.stringify(path)

/** Goes through the text as a reader of JSON does, and notes where each value begins. */
function findPositions(text: string, positions: Map<string, number>): void {
  let at = 0
  const taken = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }
  const take = (pattern: RegExp): string => {
    const found = taken(pattern)
    if (found === undefined) throw new BrokenJson(at)
    return found
  }
  const several = (end: RegExp, one: (index: number) => void) => {
    take(SPACE)
    for (let index = 0; taken(end) === undefined; index += 1) {
      if (index > 0) take(COMMA)
      take(SPACE)
      one(index)
    }
  }
  const value = (path: readonly PropertyKey[]): void => {
    take(SPACE)
    positions.set(nameOf(path), at)
    if (taken(/\{/y) !== undefined)
      several(/\}/y, () => {
        const name = JSON.parse(take(NAME)) as string
        take(COLON)
        value([...path, name])
      })
    else if (taken(/\[/y) === undefined) take(SCALAR)
    else several(/\]/y, (index) => value([...path, index]))
    take(SPACE)
  }
  value([])
  if (at < text.length) throw new BrokenJson(at)
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/** Nothing is looked for until a line is asked for: most files are right. */
export function linesOf(text: string): LineOf {
  const positions = new Map<string, number>()
  const find = (path: readonly PropertyKey[]): number =>
    positions.get(nameOf(path)) ?? (path.length > 0 ? find(path.slice(0, -1)) : 0)
  return (path) => {
    if (positions.size === 0) findPositions(text, positions)
    return lineAt(text, find(path))
  }
}

/** The line at which the text stops being JSON. */
export function brokenLineOf(text: string): number {
  try {
    findPositions(text, new Map())
    return 1
  } catch (error) {
    return error instanceof BrokenJson ? lineAt(text, error.position) : 1
  }
}
