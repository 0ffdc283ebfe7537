import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import {
  ANY_FEATURE_MAY_IMPORT,
  FEATURE_IMPORTS,
  FORBIDDEN_NAMES,
  FREELY_NAMED,
  HOUSE_RULES,
  IMPORT_RULES,
  MAX_STYLE_SHEET_LINES,
  TEST_TOOLS,
  TESTS,
  WORKSPACES,
  type HouseRule,
  type ImportRule,
} from './import-rules.ts'

export interface Violation {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly message: string
  readonly why: string
}

export interface ImportCheck {
  readonly files: number
  readonly imports: number
  readonly violations: readonly Violation[]
}

interface Import {
  readonly specifier: string
  readonly target: string
  readonly line: number
  /** `lazy` is `import()`: it follows the directions, but loads after the file and so closes no cycle. */
  readonly kind: 'value' | 'type' | 'lazy'
}

interface Source {
  readonly file: string
  readonly imports: readonly Import[]
  readonly violations: readonly Violation[]
}

/** An edge of an import graph: files, or the folders that hold them. */
interface Edge {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly line: number
  readonly kind: Import['kind']
}

const ROOTS = ['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts']
const SKIPPED = new Set(['node_modules', 'dist', '.data', '.test-data', 'artefacts', 'lint-fixture'])
export const CODE = /\.[cm]?[jt]sx?$/
const STYLE_SHEET = /\.css$/
const UNRESOLVED = 'unresolved/'

const edgesOf = (sources: readonly Source[]): readonly Edge[] =>
  sources.flatMap(({ file, imports }) => imports.map((one) => ({ ...one, from: file, to: one.target, file })))

/** Reads every source file below the root and holds it against scripts/checks/import-rules.ts. */
export function checkImports(root: string): ImportCheck {
  const sources = listFiles(root).map((file) => readSource(root, file))
  const edges = edgesOf(sources)
  const violations = [
    ...sources.flatMap((source) => source.violations),
    ...sources.flatMap(({ file, imports }) => imports.flatMap((imported) => checkImport(file, imported))),
    ...checkCycles(edges),
  ]
  return { files: sources.length, imports: edges.length, violations: violations.toSorted(byPlace) }
}

export function formatViolation({ file, line, rule, message, why }: Violation): string {
  return `${file}:${line} ${rule}: ${message} (${why})`
}

export function listFiles(root: string): string[] {
  const top = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  const below = ROOTS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) => walk(root, folder))
  return [...top, ...below].filter((file) => CODE.test(file) || STYLE_SHEET.test(file)).toSorted()
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, file)
    return entry.isFile() ? [file] : []
  })
}

export function readSource(root: string, file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  const named = checkName(file)
  if (STYLE_SHEET.test(file)) return { file, imports: [], violations: [...named, ...checkStyleSheet(file, text)] }

  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error)
    return { file, imports: [], violations: [...named, breaks('parse-error', { file, message: error.message })] }

  const imports: Import[] = []
  const clocks: number[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const add = (source: ESTree.Expression | null, kind: Import['kind']) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return
    imports.push({
      specifier: source.value,
      target: resolveTarget({ root, file, specifier: source.value }),
      line: lineAt(source.start),
      kind,
    })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, isTypeImport(node) ? 'type' : 'value'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ImportExpression: (node) => add(node.source, 'lazy'),
    TSImportType: (node) => add(node.source, 'type'),
    NewExpression: (node) => {
      if (isDate(node.callee) && node.arguments.length === 0) clocks.push(lineAt(node.start))
    },
    CallExpression: (node) => {
      if (isDate(node.callee)) clocks.push(lineAt(node.start))
    },
  }).visit(program)

  return { file, imports, violations: [...named, ...checkBarrel(file, program), ...checkClock(file, clocks)] }
}

function isTypeImport({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  if (importKind === 'type') return true
  return specifiers.length > 0 && specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
}

function isDate(callee: ESTree.Expression): boolean {
  return callee.type === 'Identifier' && callee.name === 'Date'
}

/** Where a specifier leads: a file of the repository, or `npm/…`, `node/…`, `alias/…`. */
export function resolveTarget({ root, file, specifier }: { root: string; file: string; specifier: string }): string {
  if (specifier.startsWith('node:')) return `node/${specifier.slice('node:'.length)}`
  if (specifier.startsWith('#')) return `alias/${specifier.slice(1)}`
  const [address = specifier] = specifier.split('?')
  const workspace = Object.keys(WORKSPACES).find((name) => address.startsWith(`${name}/`))
  if (!workspace && !address.startsWith('.')) return `npm/${packageName(address)}`
  const target = workspace
    ? `${WORKSPACES[workspace]}${address.slice(workspace.length)}`
    : path.posix.join(path.posix.dirname(file), address)
  const isThere = path.extname(target) !== '' && existsSync(path.join(root, target))
  return isThere || target.includes('/dist/') ? target : `${UNRESOLVED}${target}`
}

function packageName(address: string): string {
  return address.split('/', address.startsWith('@') ? 2 : 1).join('/')
}

function checkImport(file: string, imported: Import): Violation[] {
  const { specifier, target, line } = imported
  if (target.startsWith(UNRESOLVED))
    return [breaks('unresolved-import', { file, line, message: `finds no ${specifier}` })]
  const broken = IMPORT_RULES.filter((rule) => isBroken(rule, { file, ...imported })).map(({ name, why }) => ({
    file,
    line,
    rule: name,
    message: `imports ${specifier}`,
    why,
  }))
  return [...broken, ...checkFeaturePair(file, imported)]
}

function isBroken(rule: ImportRule, { file, target, kind }: Import & { file: string }): boolean {
  if (!matches(file, rule.from) || matches(file, rule.exceptFrom)) return false
  if ('never' in rule) return matches(target, rule.never) && !matches(target, rule.unless)
  const allowed = matches(target, rule.only) || (kind === 'type' && matches(target, rule.onlyTypes))
  return !allowed && !(matches(file, TESTS) && matches(target, TEST_TOOLS))
}

function checkFeaturePair(file: string, { target, line }: Import): Violation[] {
  if (matches(file, TESTS)) return []
  return Object.entries(FEATURE_IMPORTS).flatMap(([folder, allowed]) => {
    const from = featureIn(folder, file)
    const to = featureIn(folder, target)
    if (!from || !to || from === to || to === 'tracking') return []
    if (allowed[from]?.includes(to) || ANY_FEATURE_MAY_IMPORT.includes(to)) return []
    return [breaks('feature-pair', { file, line, message: `${from} imports ${to}` })]
  })
}

function featureIn(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined
}

function checkName(file: string): Violation[] {
  const [name = '', ...folders] = file.split('/').toReversed()
  const [stem = ''] = name.split('.')
  const dump = [stem, ...folders].find((word) => FORBIDDEN_NAMES.includes(word))
  return [
    ...(stem === 'index' && CODE.test(name) ? [breaks('no-index-file', { file, message: 'is named index' })] : []),
    ...(dump && !matches(file, FREELY_NAMED) ? [breaks('no-dump-name', { file, message: `is named ${dump}` })] : []),
  ]
}

function checkBarrel(file: string, { body }: ESTree.Program): Violation[] {
  const passesOn = (one: ESTree.Statement | ESTree.Directive) =>
    one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source !== null)
  if (body.length === 0 || !body.every(passesOn)) return []
  return [breaks('no-barrel', { file, message: 'only exports what others hold' })]
}

function checkClock(file: string, lines: readonly number[]): Violation[] {
  if (!matches(file, ['packages/domain/src/**']) || matches(file, TESTS)) return []
  return lines.map((line) => breaks('clock-is-an-argument', { file, line, message: 'reads the clock' }))
}

function checkStyleSheet(file: string, text: string): Violation[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= MAX_STYLE_SHEET_LINES) return []
  return [breaks('style-sheet-length', { file, line: lines, message: `has ${lines} lines` })]
}

function checkCycles(all: readonly Edge[]): Violation[] {
  const edges = all.filter(({ kind }) => kind !== 'lazy')
  const values = edges.filter(({ kind }) => kind === 'value')
  const folders = values.flatMap((edge) => {
    const [from, to] = [featureIn('packages/domain/src', edge.from), featureIn('packages/domain/src', edge.to)]
    return from && to && from !== to ? [{ ...edge, from, to }] : []
  })
  const crossing = edges.filter(({ from, to }) => ownerOf(from) !== ownerOf(to))
  const valueCycles = findCycles(values, values)
  const known = new Set(valueCycles.map(({ key }) => key))
  return [
    ...valueCycles.map((cycle) => breaks('import-cycle', cycle)),
    ...findCycles(edges, crossing).flatMap((cycle) =>
      known.has(cycle.key) ? [] : [breaks('type-import-cycle', cycle)],
    ),
    ...findCycles(folders, folders).map((cycle) => breaks('domain-folder-cycle', cycle)),
  ]
}

/** The feature folder a file belongs to; elsewhere its own folder. */
function ownerOf(file: string): string {
  return /^(?:packages\/domain\/src|apps\/\w+\/src\/features)\/[^/]+/.exec(file)?.[0] ?? path.posix.dirname(file)
}

/** For each of the edges that close a circle in the graph, the shortest such circle; each set of nodes once. */
function findCycles(graph: readonly Edge[], closing: readonly Edge[]) {
  const next = Map.groupBy(graph, ({ from }) => from)
  const found = new Map<string, { key: string; file: string; line: number; message: string }>()
  for (const { from, to, file, line } of closing) {
    const way = findWay(next, { start: to, goal: from })
    if (!way) continue
    const key = way.toSorted().join(' ')
    if (!found.has(key)) found.set(key, { key, file, line, message: [from, ...way].join(' → ') })
  }
  return [...found.values()]
}

function findWay(
  next: ReadonlyMap<string, readonly Edge[]>,
  ends: { start: string; goal: string },
): string[] | undefined {
  const { start, goal } = ends
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const last = way.at(-1) ?? start
    if (last === goal) return way
    for (const { to } of next.get(last) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return undefined
}

function breaks(
  rule: HouseRule,
  { file, line = 1, message }: { file: string; line?: number; message: string },
): Violation {
  return { file, line, rule, message, why: HOUSE_RULES[rule] }
}

function matches(target: string, patterns: readonly string[] = []): boolean {
  return patterns.some((pattern) => path.posix.matchesGlob(target, pattern))
}

function byPlace(a: Violation, b: Violation): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line
}
