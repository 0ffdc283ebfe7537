import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkBrandStyles, countDebt, DEBT_FILE, findBrandStyleViolations } from './checks/check-brand-styles.ts'
import { checkImports, formatViolation } from './checks/check-imports.ts'
import { checkWaits } from './checks/check-waits.ts'
import { checkWiring } from './checks/check-wiring.ts'
import { checkWords } from './checks/check-words.ts'

const ROOT = path.join(import.meta.dirname, '..')
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

export interface OxlintRun {
  readonly files: number
  readonly findings: readonly OxlintFinding[]
}

interface OxlintFinding {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

interface OxlintJson {
  readonly number_of_files: number
  readonly diagnostics: readonly {
    readonly message: string
    readonly code?: string
    readonly filename: string
    readonly labels: readonly { readonly span: { readonly line: number } }[]
  }[]
}

/** Lints everything below the root with the root's own .oxlintrc.json. */
export function runOxlint(root: string): OxlintRun {
  const run = spawnSync(process.execPath, [OXLINT, '--format=json', '--deny-warnings', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  })
  const start = run.stdout.indexOf('{')
  if (start < 0) throw new Error(`oxlint did not run: ${run.stdout}${run.stderr}`)
  const answer = JSON.parse(run.stdout.slice(start)) as OxlintJson
  return {
    files: answer.number_of_files,
    findings: answer.diagnostics.map(({ filename, labels, code, message }) => ({
      file: filename.replaceAll('\\', '/'),
      line: labels[0]?.span.line ?? 1,
      rule: ruleName(code, message),
      message,
    })),
  }
}

/** `eslint(no-var)` → `no-var`, `react(no-danger)` → `react/no-danger`, as .oxlintrc.json spells them. */
function ruleName(code: string | undefined, message: string): string {
  if (!code) return message.startsWith('Unused oxlint-disable') ? 'unused-disable-directive' : 'parse-error'
  return code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2')
}

/** `node scripts/lint.ts [folder]`: the repository, unless another folder is named. `--write-debt`: see below. */
function main(root: string): void {
  const code = runOxlint(root)
  for (const { file, line, rule, message } of code.findings) console.log(`${file}:${line} ${rule}: ${message}`)

  const directions = checkImports(root)
  for (const violation of directions.violations) console.log(formatViolation(violation))

  const styles = checkBrandStyles(root)
  for (const violation of styles.violations) console.log(formatViolation(violation))

  const waits = checkWaits(root)
  for (const violation of waits.violations) console.log(formatViolation(violation))

  const words = checkWords(root)
  for (const violation of words.violations) console.log(formatViolation(violation))

  const wiring = checkWiring(root)
  for (const violation of wiring.violations) console.log(formatViolation(violation))

  console.log(`oxlint: ${code.files} files, ${code.findings.length} findings`)
  console.log(
    `imports: ${directions.files} files, ${directions.imports} imports, ${directions.violations.length} violations`,
  )
  console.log(`brand styles: ${styles.files} sheets, ${styles.violations.length} violations`)
  console.log(`waits: ${waits.files} files of tests, ${waits.violations.length} violations`)
  console.log(`words: ${words.files} files, ${words.violations.length} violations`)
  console.log(`wiring: ${wiring.files} files, ${wiring.violations.length} violations`)
  const houseChecks = [directions, styles, waits, words, wiring]
  const sawNothing = [code, ...houseChecks].some(({ files }) => files === 0)
  if (sawNothing) console.log('A check that saw no file has checked nothing.')
  const found = code.findings.length + houseChecks.flatMap(({ violations }) => violations).length
  if (sawNothing || found > 0) process.exitCode = 1
}

/** After sheets were put in order: what is left is written down, and may not grow again. */
function writeDebt(root: string): void {
  const debt = countDebt(findBrandStyleViolations(root).violations)
  writeFileSync(path.join(root, DEBT_FILE), `${JSON.stringify(debt, null, 2)}\n`)
}

if (import.meta.main) {
  const [argument = ROOT] = process.argv.slice(2)
  if (argument === '--write-debt') writeDebt(ROOT)
  else main(path.resolve(argument))
}
