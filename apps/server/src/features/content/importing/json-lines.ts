import { findNodeAtLocation, parseTree, type JSONPath, type ParseError } from 'jsonc-parser'

/** The line of a value by its path; for a missing value, the line of its parent. */
export type LineOf = (path: readonly PropertyKey[]) => number

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/** Parsed only when a line is needed: most files are valid. */
export function linesOf(text: string): LineOf {
  let root: ReturnType<typeof parseTree>
  const positionOf = (path: JSONPath): number => {
    const node = root && findNodeAtLocation(root, path)
    if (node) return node.offset
    return path.length > 0 ? positionOf(path.slice(0, -1)) : 0
  }
  return (path) => {
    root ??= parseTree(text)
    return lineAt(text, positionOf(path.filter((key) => typeof key !== 'symbol')))
  }
}

/** The line at which the text stops being JSON. */
export function brokenLineOf(text: string): number {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  return lineAt(text, errors[0]?.offset ?? 0)
}
