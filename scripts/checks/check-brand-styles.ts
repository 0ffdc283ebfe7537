import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type AtRule, type Root } from 'postcss'
import { BRAND_STYLE_RULES } from './brand-style-rules.ts'
import type { Violation } from './check-imports.ts'

const BRANDS = ['packages/brands/src', 'packages/brands/fixture']
export const DEBT_FILE = 'packages/brands/style-debt.json'

export interface BrandStyleCheck {
  readonly files: number
  readonly violations: readonly Violation[]
}

/** File → rule → how often it is broken there. Sheets that were written before the rules; it may only shrink. */
export type StyleDebt = Readonly<Record<string, Readonly<Record<string, number>>>>

function violationsIn(file: string, sheet: Root): Violation[] {
  const isArt = /^art[.-]/.test(path.basename(file))
  const found: Violation[] = []
  const judge = (node: Parameters<(typeof BRAND_STYLE_RULES)[string]['breaksIn']>[0], line: number, text: string) => {
    for (const [rule, { why, breaksIn }] of Object.entries(BRAND_STYLE_RULES))
      if (breaksIn(node)) found.push({ file, line, rule, message: text, why })
  }
  sheet.walkRules((rule) => judge({ rule }, rule.source?.start?.line ?? 1, rule.selector))
  sheet.walkDecls((declaration) => {
    const { parent } = declaration
    const isOfFont = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face'
    if (isOfFont) return
    judge({ declaration, isArt }, declaration.source?.start?.line ?? 1, declaration.prop)
  })
  return found
}

export function findBrandStyleViolations(root: string): BrandStyleCheck {
  const files = BRANDS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.css')),
  )
  const violations = files
    .toSorted()
    .flatMap((name) => violationsIn(name, parse(readFileSync(path.join(root, name), 'utf8'))))
  return { files: files.length, violations }
}

export function countDebt(violations: readonly Violation[]): StyleDebt {
  const byFile = Map.groupBy(violations, ({ file }) => file)
  return Object.fromEntries(
    [...byFile].map(([file, all]) => [
      file,
      Object.fromEntries([...Map.groupBy(all, ({ rule }) => rule)].map(([rule, each]) => [rule, each.length])),
    ]),
  )
}

function readDebt(root: string): StyleDebt {
  const file = path.join(root, DEBT_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StyleDebt) : {}
}

/** What is more than the debt is a violation; what is less must be written down, so that it never grows again. */
export function checkBrandStyles(root: string): BrandStyleCheck {
  const { files, violations } = findBrandStyleViolations(root)
  const [debt, counted] = [readDebt(root), countDebt(violations)]
  const added = violations.filter(({ file, rule }) => (counted[file]?.[rule] ?? 0) > (debt[file]?.[rule] ?? 0))
  const paid = Object.entries(debt).flatMap(([file, rules]) =>
    Object.entries(rules).flatMap(([rule, owed]) => {
      const now = counted[file]?.[rule] ?? 0
      if (now >= owed) return []
      const message = `${owed} in ${DEBT_FILE}, ${now} in the sheet`
      return [{ file, line: 1, rule, message, why: 'less than before: npm run lint -- --write-debt writes it down' }]
    }),
  )
  return { files, violations: [...added, ...paid] }
}
