import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { listFiles, readSource, type Violation } from './check-imports.ts'
import { TESTS } from './import-rules.ts'

export interface WiringCheck {
  readonly files: number
  readonly violations: readonly Violation[]
}

const MAX_FILES = 25

/** How parts are put together; the value says why. */
export const WIRING_RULES = {
  'sql-literals-in-messages':
    'one folder writes literals, and its tests prove what it writes: a value elsewhere is a parameter, `${value}` in drizzle or `$1`',
  'tables-through-their-feature':
    'a table can change while one feature reads it: the others call what its store exports, a query or a condition',
  'folder-has-rooms': `more than ${MAX_FILES} files are searched, not read: give those that belong together a folder`,
  'workspace-declares-its-packages':
    'a workspace that uses what another one declares breaks with a change of that one: name it in its own package.json',
} as const

const SPEAKS_SQL = ['apps/server/src/**/*.ts', 'bench/src/**/*.ts']
const WRITES_LITERALS = 'apps/server/src/platform/database/messages/**'

/** Feature → features whose tables it writes by their definition. */
const TABLE_WRITERS: Readonly<Record<string, readonly string[]>> = {
  // Rows of a file are staged in copies of the tables that they go into, and merged in sets.
  'catalog-files': [
    'catalog',
    'delivery',
    'environment',
    'law',
    'pricing',
    'promotions',
    'recalls',
    'reviews',
    'stock',
    'stores',
  ],
  // Makes rows that no visitor could make: accounts with known passwords, years of orders.
  demo: ['customer', 'employee', 'orders', 'stock'],
}
const TABLES = /^apps\/server\/src\/features\/([^/]+)\/(?:.*\/)?[^/]+-tables\.ts$/
const FEATURE = /^apps\/server\/src\/features\/([^/]+)\//

/** Folders with no rooms, however many files they hold; the value says why. Data (JSON, SQL, pictures) is not counted. */
export const WITHOUT_ROOMS: Readonly<Record<string, string>> = {
  'e2e/src/journeys': 'one file for each journey: the name is how it is found, and named in tables',
  'packages/brands/src/{hjemly,skygge,fjellbo,ljuvhem}':
    'every brand has the same files: they are compared with each other and named in tables of the build',
}
/** Their tools are those of the repository. */
const TEST_CODE = [...TESTS, 'packages/*/test/**']

const matches = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))

type Place = Pick<Violation, 'file' | 'line' | 'message'>
const breaks = (rule: keyof typeof WIRING_RULES, place: Place): Violation => ({
  ...place,
  rule,
  why: WIRING_RULES[rule],
})

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

function checkLiterals(root: string, file: string): readonly Violation[] {
  if (!matches(file, SPEAKS_SQL) || matches(file, [...TESTS, WRITES_LITERALS])) return []
  const text = readFileSync(path.join(root, file), 'utf8')
  return literalsIn(parseSync(file, text).program).map((offset) => {
    const line = text.slice(0, offset).split('\n').length
    return breaks('sql-literals-in-messages', { file, line, message: 'writes a literal of SQL' })
  })
}

type Source = ReturnType<typeof readSource>

/** Definitions may refer to each other: a foreign key names its table. */
function checkTables({ file, imports }: Source): readonly Violation[] {
  if (!file.startsWith('apps/server/src/') || matches(file, TESTS) || TABLES.test(file)) return []
  const own = FEATURE.exec(file)?.[1] ?? ''
  return imports.flatMap(({ target, line }) => {
    const owner = TABLES.exec(target)?.[1]
    if (owner === undefined || owner === own || TABLE_WRITERS[own]?.includes(owner)) return []
    return [breaks('tables-through-their-feature', { file, line, message: `imports tables of ${owner}` })]
  })
}

export function checkRooms(files: readonly string[]): readonly Violation[] {
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file))
  return [...folders].flatMap(([folder, held]) =>
    held.length > MAX_FILES && !matches(folder, Object.keys(WITHOUT_ROOMS))
      ? [breaks('folder-has-rooms', { file: folder, line: 1, message: `holds ${held.length} files` })]
      : [],
  )
}

interface Manifest {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function packagesOf(root: string, workspace: string): ReadonlySet<string> {
  const text = readFileSync(path.join(root, workspace, 'package.json'), 'utf8')
  const { name = '', dependencies = {}, devDependencies = {} } = JSON.parse(text) as Manifest
  return new Set([name, ...Object.keys(dependencies), ...Object.keys(devDependencies)])
}

const packageIn = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Where the nearest package.json is. */
function workspaceOf(root: string, file: string): string {
  const folder = path.posix.dirname(file)
  return folder === '.' || existsSync(path.join(root, folder, 'package.json')) ? folder : workspaceOf(root, folder)
}

function createPackageCheck(root: string): (source: Source) => readonly Violation[] {
  if (!existsSync(path.join(root, 'package.json'))) return () => []
  const known = new Map<string, ReadonlySet<string>>()
  const declared = (workspace: string) => {
    const names = known.get(workspace) ?? packagesOf(root, workspace)
    known.set(workspace, names)
    return names
  }
  return ({ file, imports }) => {
    const own = declared(workspaceOf(root, file))
    return imports.flatMap(({ specifier, target, line }) => {
      if (!target.startsWith('npm/') && !specifier.startsWith('@firkant/')) return []
      const name = packageIn(specifier.split('?')[0] ?? specifier)
      if (own.has(name) || (matches(file, TEST_CODE) && declared('.').has(name))) return []
      return [breaks('workspace-declares-its-packages', { file, line, message: `uses ${name}` })]
    })
  }
}

export function checkWiring(root: string): WiringCheck {
  const all = listFiles(root)
  const files = all.filter((file) => !file.endsWith('.css'))
  const checkPackages = createPackageCheck(root)
  const violations = files.flatMap((file) => {
    const source = readSource(root, file)
    return [...checkLiterals(root, file), ...checkTables(source), ...checkPackages(source)]
  })
  return { files: files.length, violations: [...violations, ...checkRooms(all)] }
}
