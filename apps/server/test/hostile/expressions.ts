import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const ROOT = path.join(import.meta.dirname, '../../../..')
const SOURCES = '{packages,apps}/*/src/**/*.{ts,tsx}'
const NOT_SERVED = /\.test\.tsx?$|\/src\/commands\/|\/features\/demo\/|\/web\/src\/kit\//

export interface FoundExpression {
  readonly file: string
  /** As it stands in the source; an expression that is put together when it runs stands here alone. */
  readonly written: string
  readonly expression: RegExp | undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isMade({ type, callee }: Record<string, unknown>): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && isRecord(callee) && callee.name === 'RegExp'
}

/** Asks about every node, in the order of the text. */
function visitNodes(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, visit)
  else if (isRecord(node)) {
    if (typeof node.type === 'string') visit(node)
    for (const name in node) if (typeof node[name] === 'object') visitNodes(node[name], visit)
  }
}

function expressionsIn(file: string): FoundExpression[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`)
  const found: FoundExpression[] = []
  visitNodes(program, (node) => {
    const written = () => text.slice(Number(node.start), Number(node.end))
    if (node.type === 'Literal' && isRecord(node.regex)) {
      const { pattern, flags } = node.regex
      found.push({ file, written: written(), expression: new RegExp(String(pattern), String(flags)) })
    } else if (isMade(node)) found.push({ file, written: written(), expression: undefined })
  })
  return found
}

/** Every regular expression of what is served, found by reading the sources as a compiler does. */
export function findExpressions(): { readonly files: number; readonly found: readonly FoundExpression[] } {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !NOT_SERVED.test(file))
  return { files: files.length, found: files.toSorted().flatMap(expressionsIn) }
}
