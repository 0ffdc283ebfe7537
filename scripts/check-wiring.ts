import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { listFiles, type Violation } from './check-imports.ts'
import { TESTS } from './import-rules.ts'

export interface WiringCheck {
  readonly files: number
  readonly violations: readonly Violation[]
}

/** How the parts of the server are put together; the value says why. */
export const WIRING_RULES = {
  'sql-literals-in-messages':
    'one folder writes literals, and its tests prove what it writes: a value elsewhere is a parameter, `${value}` in drizzle or `$1`',
} as const

const SPEAKS_SQL = ['apps/server/src/**/*.ts', 'bench/src/**/*.ts']
const WRITES_LITERALS = 'apps/server/src/platform/database/messages/**'

const matches = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))

/** A slot between two quotes, a quote doubled by hand, or the function that does both. */
function literalsIn(program: ESTree.Program): readonly number[] {
  const places: number[] = []
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      for (const [at, { value, end }] of quasis.entries())
        if (value.raw.endsWith("'") && quasis[at + 1]?.value.raw.startsWith("'")) places.push(end)
    },
    CallExpression: ({ arguments: given, start }) => {
      const [, replacement] = given
      if (replacement?.type === 'Literal' && replacement.value === "''") places.push(start)
    },
    Identifier: ({ name, start }) => {
      if (name === 'escapeLiteral') places.push(start)
    },
  }).visit(program)
  return places
}

function checkLiterals(file: string, text: string): readonly Violation[] {
  if (!matches(file, SPEAKS_SQL) || matches(file, [...TESTS, WRITES_LITERALS])) return []
  const rule = 'sql-literals-in-messages'
  return literalsIn(parseSync(file, text).program).map((offset) => ({
    file,
    line: text.slice(0, offset).split('\n').length,
    rule,
    message: 'writes a literal of SQL',
    why: WIRING_RULES[rule],
  }))
}

export function checkWiring(root: string): WiringCheck {
  const files = listFiles(root).filter((file) => !file.endsWith('.css'))
  const violations = files.flatMap((file) => checkLiterals(file, readFileSync(path.join(root, file), 'utf8')))
  return { files: files.length, violations }
}
