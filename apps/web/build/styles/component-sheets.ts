import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Root } from 'postcss'
import { joinRules } from './join-rules.ts'
import { resolveVariants } from './resolve-variants.ts'
import { appendSiblings, isSibling, siblingNames } from './sibling-sheets.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
export const COMPONENTS = ['apps/web/src', 'packages/ui/src']

/** Without tests, and without sheets that belong to others. */
export const filesIn = (folder: string, ending: RegExp, { withSiblings = false } = {}) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name) && (withSiblings || !isSibling(name)))
    .toSorted()
    .map((name) => resolve(ROOT, folder, name))

export interface BrandChoice {
  readonly folder: string
  readonly variants: Readonly<Record<string, string | undefined>>
}

/** A sheet as the brand has it: with the sheets beside it that the brand chose, without what it has not chosen. */
export function parseSheet(css: string, file: string, { folder, variants }: BrandChoice): Root {
  const sheet = parse(css, { from: file })
  appendSiblings(sheet, file, siblingNames(folder, variants))
  resolveVariants(sheet, variants)
  joinRules(sheet)
  return sheet
}

/** The sheets of all components, then those of the brand. */
export const readSheets = (brand: BrandChoice) =>
  [...COMPONENTS, brand.folder]
    .flatMap((folder) => filesIn(folder, /\.css$/))
    .map((file) => ({ file, sheet: parseSheet(readFileSync(file, 'utf8'), file, brand) }))
