import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND_STYLE_RULES } from './checks/brand-style-rules.ts'
import { checkBrandStyles, type BrandStyleCheck } from './checks/check-brand-styles.ts'
import { checkImports, formatViolation, listFiles, type ImportCheck } from './checks/check-imports.ts'
import { checkWaits, FIXED_WAIT_RULE, type WaitCheck } from './checks/check-waits.ts'
import { checkRooms, checkWiring, WIRING_RULES, WITHOUT_ROOMS, type WiringCheck } from './checks/check-wiring.ts'
import { AVOIDED_WORD_RULE, checkWords, type WordCheck } from './checks/check-words.ts'
import { ANY_FEATURE_MAY_IMPORT, FEATURE_IMPORTS, HOUSE_RULES, IMPORT_RULES } from './checks/import-rules.ts'
import { runOxlint, type OxlintRun } from './lint.ts'

const ROOT = path.join(import.meta.dirname, '..')
const FIXTURE = path.join(import.meta.dirname, 'lint-fixture')

/** Fixture file → the rules that must report it. A file that is not named here must be reported by none. */
const PLANTED: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src/cart/reads-disk.ts': ['domain-is-pure'],
  'packages/domain/src/cart/uses-react.ts': ['domain-is-pure'],
  'packages/domain/src/cart/uses-process.ts': ['no-restricted-globals'],
  'packages/domain/src/cart/uses-clock.ts': ['no-restricted-properties'],
  'packages/domain/src/cart/uses-chance.ts': ['no-restricted-properties'],
  'packages/domain/src/cart/uses-new-date.ts': ['clock-is-an-argument'],
  'packages/domain/src/cart/types-on-delivery.ts': ['type-import-cycle'],
  'packages/domain/src/coupon/needs-voucher.ts': ['domain-folder-cycle'],
  'packages/ui/src/picture/knows-product.ts': ['ui-knows-no-product'],
  'packages/ui/src/picture/uses-router.ts': ['ui-knows-no-product'],
  'packages/ui/src/picture/long.module.css': ['style-sheet-length'],
  'packages/ui/src/utils/clamp.ts': ['no-dump-name'],
  'packages/brands/src/hjemly/knows-cart.ts': ['brands-know-no-shop-rules'],
  'packages/brands/src/hjemly/runs-ui.ts': ['brands-know-no-shop-rules'],
  'packages/brands/src/hjemly/reaches-in.css': ['brand-reaches-into-no-component'],
  'packages/brands/src/hjemly/asks-for-content.css': ['brand-asks-for-no-content'],
  'packages/brands/src/hjemly/names-tag.css': ['brand-names-no-tag'],
  'packages/brands/src/hjemly/plays-trick.css': ['brand-plays-no-specificity-trick'],
  'packages/brands/src/hjemly/art-counts-tracks.css': ['brand-counts-no-tracks'],
  'packages/brands/src/hjemly/art-lays-out.css': ['brand-lays-nothing-out'],
  'packages/brands/src/hjemly/styles-outside-art.css': ['brand-styles-in-its-art-sheet'],
  'apps/web/src/shell/names-brand.ts': ['web-names-no-brand'],
  'apps/web/src/shell/reads-disk.ts': ['web-runs-in-the-browser'],
  'apps/web/src/shell/loads-demo.ts': ['demo-is-only-data'],
  'apps/web/src/pages/calls-start.ts': ['web-pages-below-start'],
  'apps/web/src/shell/opens-page.ts': ['web-shell-below-pages'],
  'apps/web/src/shell/leaves-floors.ts': ['web-has-these-floors'],
  'apps/web/src/blocks/knows-shell.ts': ['web-blocks-below-shell'],
  'apps/web/src/features/cart/shows-block.ts': ['web-features-below-blocks'],
  'apps/web/src/features/cart/types-of-start.ts': ['web-features-below-blocks'],
  'apps/web/src/platform/knows-cart.ts': ['web-platform-below-features'],
  'apps/web/src/texts/reads-platform.ts': ['web-texts-below-platform'],
  'apps/web/src/features/cart/calls-server.ts': ['web-never-imports-server'],
  'apps/web/src/features/cart/shows-cards.ts': ['feature-pair'],
  'apps/web/src/features/cart/tracks-itself.ts': ['tracking-is-imported-by-none'],
  'apps/studio/src/orders/shows-shop.ts': ['studio-stands-alone'],
  'apps/web/src/features/cart/opens-studio.ts': ['nothing-imports-studio'],
  'apps/server/src/features/pricing/calls-page.ts': ['features-stand-below-pages'],
  'apps/server/src/features/pricing/knows-cart.ts': ['feature-pair'],
  'apps/server/src/features/pricing/tracks-itself.ts': ['tracking-is-imported-by-none'],
  'apps/server/src/features/pricing/quotes-itself.ts': ['sql-literals-in-messages'],
  'apps/server/src/features/pricing/doubles-quotes.ts': ['sql-literals-in-messages'],
  'apps/server/src/features/pricing/reads-carts.ts': ['feature-pair', 'tables-through-their-feature'],
  'apps/server/src/mistakes': ['folder-has-rooms'],
  'demo/src/uses-sharp.ts': ['workspace-declares-its-packages'],
  'apps/server/src/platform/knows-cart.ts': ['platform-knows-no-shop'],
  'apps/server/src/platform/knows-product.ts': ['platform-knows-no-shop'],
  'apps/server/src/render/enters-web.ts': ['server-never-imports-web'],
  'apps/server/src/render/loads-storefront.ts': ['server-knows-brand-definitions'],
  'apps/server/src/render/uses-alias.ts': ['server-never-imports-web'],
  'apps/server/src/render/uses-ui.ts': ['server-never-imports-web'],
  'apps/server/src/start/imports-bench.ts': ['nothing-imports-bench'],
  'apps/server/src/start/imports-e2e.ts': ['nothing-imports-e2e'],
  'apps/server/src/start/imports-scripts.ts': ['nothing-imports-scripts'],
  'apps/server/src/mistakes/array-callback-return.ts': ['array-callback-return'],
  'apps/server/src/mistakes/ban-ts-comment.ts': ['typescript/ban-ts-comment'],
  'apps/server/src/mistakes/barrel.ts': ['no-barrel'],
  'apps/server/src/mistakes/broken.ts': ['parse-error'],
  'apps/server/src/mistakes/consistent-type-imports.ts': ['typescript/consistent-type-imports'],
  'apps/server/src/mistakes/cycle-egg.ts': ['import-cycle', 'import/no-cycle'],
  'apps/server/src/mistakes/cycle-hen.ts': ['import/no-cycle'],
  'apps/server/src/mistakes/eqeqeq.ts': ['eqeqeq'],
  'apps/server/src/mistakes/FilenameCase.ts': ['unicorn/filename-case'],
  'apps/server/src/mistakes/helpers.ts': ['no-dump-name'],
  'apps/server/src/mistakes/index.ts': ['no-index-file'],
  'apps/server/src/mistakes/long-file.ts': ['max-lines'],
  'apps/server/src/mistakes/long-function.ts': ['max-lines-per-function'],
  'apps/server/src/mistakes/max-params.ts': ['max-params'],
  'apps/server/src/mistakes/no-abusive-eslint-disable.ts': ['unicorn/no-abusive-eslint-disable'],
  'apps/server/src/mistakes/no-alert.ts': ['no-alert'],
  'apps/server/src/mistakes/no-console.ts': ['no-console'],
  'apps/server/src/mistakes/no-const-enum.ts': ['oxc/no-const-enum'],
  'apps/server/src/mistakes/no-default-export.ts': ['import/no-default-export'],
  'apps/server/src/mistakes/no-duplicates.ts': ['import/no-duplicates'],
  'apps/server/src/mistakes/no-else-return.ts': ['no-else-return'],
  'apps/server/src/mistakes/no-explicit-any.ts': ['typescript/no-explicit-any'],
  'apps/server/src/mistakes/no-extension.ts': ['unresolved-import'],
  'apps/server/src/mistakes/no-mutable-exports.ts': ['import/no-mutable-exports'],
  'apps/server/src/mistakes/no-namespace.ts': ['typescript/no-namespace'],
  'apps/server/src/mistakes/no-non-null-assertion.ts': ['typescript/no-non-null-assertion'],
  'apps/server/src/mistakes/no-param-reassign.ts': ['no-param-reassign'],
  'apps/server/src/mistakes/no-process-env.ts': ['node/no-process-env'],
  'apps/server/src/mistakes/no-require-imports.ts': ['typescript/no-require-imports'],
  'apps/server/src/mistakes/no-shadow.ts': ['no-shadow'],
  'apps/server/src/mistakes/no-throw-literal.ts': ['no-throw-literal'],
  'apps/server/src/mistakes/no-unassigned-import.ts': ['import/no-unassigned-import'],
  'apps/server/src/mistakes/no-unused-vars.ts': ['no-unused-vars'],
  'apps/server/src/mistakes/no-var.ts': ['no-var'],
  'apps/server/src/mistakes/prefer-const.ts': ['prefer-const'],
  'apps/server/src/mistakes/prefer-node-protocol.ts': ['unicorn/prefer-node-protocol'],
  'apps/server/src/mistakes/throw-new-error.ts': ['unicorn/throw-new-error'],
  'apps/server/src/mistakes/unused-disable-directive.ts': ['unused-disable-directive'],
  'apps/web/src/mistakes/alt-text.tsx': ['jsx-a11y/alt-text'],
  'apps/web/src/mistakes/button-has-type.tsx': ['react/button-has-type'],
  'apps/web/src/mistakes/exhaustive-deps.tsx': ['react-hooks/exhaustive-deps'],
  'apps/web/src/mistakes/expect-expect.test.ts': ['vitest/expect-expect'],
  'apps/web/src/mistakes/jsx-no-target-blank.tsx': ['react/jsx-no-target-blank'],
  'apps/web/src/mistakes/jsx-no-useless-fragment.tsx': ['react/jsx-no-useless-fragment'],
  'apps/web/src/mistakes/no-array-index-key.tsx': ['react/no-array-index-key'],
  'apps/web/src/mistakes/no-commented-out-tests.test.ts': ['vitest/no-commented-out-tests'],
  'apps/web/src/mistakes/no-danger.tsx': ['react/no-danger'],
  'apps/web/src/mistakes/no-disabled-tests.test.ts': ['vitest/no-disabled-tests'],
  'apps/web/src/mistakes/no-focused-tests.test.ts': ['vitest/no-focused-tests'],
  'apps/web/src/mistakes/no-identical-title.test.ts': ['vitest/no-identical-title'],
  'apps/web/src/mistakes/rules-of-hooks.tsx': ['react-hooks/rules-of-hooks'],
  'apps/web/src/mistakes/self-closing-comp.tsx': ['react/self-closing-comp'],
  'apps/web/src/mistakes/valid-expect.test.ts': ['vitest/valid-expect'],
  'apps/web/src/mistakes/waits-in-a-promise.test.ts': [FIXED_WAIT_RULE],
  'apps/web/src/mistakes/kept-rows.ts': [AVOIDED_WORD_RULE],
  'apps/web/src/mistakes/limits.ts': [AVOIDED_WORD_RULE],
  'apps/server/test/waits-by-name.ts': [FIXED_WAIT_RULE],
  'e2e/src/waits-for-time.ts': [FIXED_WAIT_RULE],
}

const line = (index: number) => `export const value${index} = ${index}`
const statement = (index: number) => `  values.push(${index})`
const rule = (index: number) => `.part${index} { order: ${index}; }`
const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index))

/** Mistakes of length are made here: nobody wants to read them. */
const LONG_FILES: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/mistakes/long-file.ts': repeat(301, line),
  'apps/server/src/mistakes/longest-file.ts': repeat(300, line),
  'apps/server/src/mistakes/long-file.test.ts': [
    "import { expect, test } from 'vitest'",
    "test('long', () => expect(1).toBe(1))",
    ...repeat(301, line),
  ],
  'apps/server/src/mistakes/long-function.ts': [
    'export function fill(values: number[]): void {',
    ...repeat(60, statement),
    '}',
  ],
  'packages/ui/src/picture/long.module.css': repeat(301, rule),
  ...Object.fromEntries(
    repeat(25, (index) => `apps/server/src/full-folder/part-${index}.ts`).map((file) => [file, [line(0)]]),
  ),
  'packages/ui/src/picture/longest.module.css': repeat(300, rule),
}

/** The fixture's files end in .txt, so that no other tool reads them; here they get their own names. */
function unpackFixture(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'firkant-lint-'))
  cpSync(FIXTURE, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (name.endsWith('.txt')) renameSync(file, file.slice(0, -'.txt'.length))
  }
  for (const [name, lines] of Object.entries(LONG_FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)
  }
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  mkdirSync(path.join(folder, 'docs'))
  copyFileSync(path.join(ROOT, 'docs/style.md'), path.join(folder, 'docs/style.md'))
  return folder
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
}

function rulesByFile(found: readonly { file: string; rule: string }[]): Record<string, string[]> {
  const files = Map.groupBy(found, ({ file }) => file)
  return Object.fromEntries(
    [...files].map(([file, all]) => [file, [...new Set(all.map((one) => one.rule))].toSorted()]),
  )
}

/** The rules that .oxlintrc.json names; those of whole categories are many and come with oxlint. */
function rulesNamedInConfig(): string[] {
  const config = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as {
    rules: Record<string, unknown>
    overrides: { rules: Record<string, unknown> }[]
  }
  const named = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules))
  return named.flatMap(([name, setting]) => (setting === 'off' ? [] : [name]))
}

describe('the planted mistakes', () => {
  let folder: string
  let imports: ImportCheck
  let code: OxlintRun
  let styles: BrandStyleCheck
  let waits: WaitCheck
  let words: WordCheck
  let wiring: WiringCheck

  beforeAll(() => {
    folder = unpackFixture()
    imports = checkImports(folder)
    code = runOxlint(folder)
    styles = checkBrandStyles(folder)
    waits = checkWaits(folder)
    words = checkWords(folder)
    wiring = checkWiring(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are each reported by their rule, and clean files by none', () => {
    const found = [imports, styles, waits, words, wiring].flatMap(({ violations }) => violations)
    expect(rulesByFile([...found, ...code.findings])).toEqual(PLANTED)
  })

  test('stand among clean files, and every file is seen', () => {
    const sources = listSources(folder)
    const clean = sources.filter((file) => !(file in PLANTED))
    expect(clean.length).toBeGreaterThanOrEqual(35)
    expect(imports.files).toBe(sources.length)
    expect(words.files).toBe(sources.length)
    expect(wiring.files).toBe(sources.filter((file) => !file.endsWith('.css')).length)
    expect(waits.files).toBe(
      sources.filter((file) => /\.test\.tsx?$|^e2e\/src\/.*\.ts$|^apps\/server\/test\//.test(file)).length,
    )
    expect(styles.files).toBe(sources.filter((file) => /^packages\/brands\/.*\.css$/.test(file)).length)
    expect(code.files).toBe(sources.filter((file) => !file.endsWith('.css')).length)
  })

  test('cover every rule of the checker and every rule that the configuration names', () => {
    const planted = new Set(Object.values(PLANTED).flat())
    const rules = [
      ...IMPORT_RULES.map(({ name }) => name),
      ...Object.keys(HOUSE_RULES),
      ...Object.keys(BRAND_STYLE_RULES),
      ...Object.keys(WIRING_RULES),
      ...rulesNamedInConfig(),
    ]
    expect(rules.filter((name) => !planted.has(name))).toEqual([])
  })

  test('are printed with their place and the reason', () => {
    const [violation] = imports.violations.filter(({ file }) => file.endsWith('domain/src/cart/uses-react.ts'))
    expect(violation && formatViolation(violation)).toMatch(
      /^packages\/domain\/src\/cart\/uses-react\.ts:1 domain-is-pure: imports react \(.+\)$/,
    )
  })
})

describe('npm run lint', () => {
  const lint = (folder: string) =>
    spawnSync(process.execPath, [path.join(ROOT, 'scripts/lint.ts'), folder], { encoding: 'utf8' })

  test('fails and counts on a folder with mistakes', () => {
    const folder = unpackFixture()
    const { status, stdout } = lint(folder)
    rmSync(folder, { recursive: true, force: true })
    expect(stdout).toMatch(/^oxlint: \d+ files, [1-9]\d* findings$/m)
    expect(stdout).toMatch(/^imports: \d+ files, \d+ imports, [1-9]\d* violations$/m)
    expect(status).toBe(1)
  })

  test('fails where there is nothing to see', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'firkant-empty-'))
    const { status, stdout } = lint(folder)
    rmSync(folder, { recursive: true, force: true })
    expect(stdout).toContain('imports: 0 files')
    expect(status).toBe(1)
  })
})

describe('folders', () => {
  const filled = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/part-${at}.css`)

  test('have rooms above 25 files, sheets beside components included', () => {
    const files = [
      ...filled('apps/web/src/shell/looks', 26),
      ...filled('scripts', 25),
      ...filled('e2e/src/journeys', 26),
    ]
    expect(checkRooms(files).map(({ file }) => file)).toEqual(['apps/web/src/shell/looks'])
  })

  test('that may be without are there, and need it', () => {
    const folders = Map.groupBy(listFiles(ROOT), (file) => path.posix.dirname(file))
    const full = [...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)
    const idle = Object.keys(WITHOUT_ROOMS).filter((glob) => !full.some((each) => path.posix.matchesGlob(each, glob)))
    expect(idle).toEqual([])
  })
})

describe('the allowed feature imports', () => {
  test.each(Object.entries(FEATURE_IMPORTS))('of %s hold no circle', (_, allowed) => {
    const below = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of allowed[from] ?? []) if (!seen.has(to)) below(to, seen.add(to))
      return seen
    }
    expect(Object.keys(allowed).filter((feature) => below(feature).has(feature))).toEqual([])
  })

  test.each(Object.entries(FEATURE_IMPORTS))('of %s leave tracking and transport alone', (_, allowed) => {
    expect(Object.values(allowed).flat()).not.toContain('tracking')
    expect(Object.keys(allowed)).not.toEqual(expect.arrayContaining([...ANY_FEATURE_MAY_IMPORT]))
  })
})
