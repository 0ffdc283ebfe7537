import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { layout as fjellbo } from '@firkant/brands/fjellbo/layout.ts'
import { layout as hjemly } from '@firkant/brands/hjemly/layout.ts'
import { layout as ljuvhem } from '@firkant/brands/ljuvhem/layout.ts'
import { layout as skygge } from '@firkant/brands/skygge/layout.ts'
import { VARIANTS } from '@firkant/brands/variants.ts'
import type { VariantTable } from '@firkant/brands/variants/variant.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { readRoles, type RoleGroup } from '../../packages/brands/new-brand/role-sheet.ts'
import { readThemedComponents, ROLES_SHEET, type ThemedComponent } from './theming-properties.ts'

/** `npm run docs:theming`: what components let a brand set and choose, written from their sources. */
export const ROOT = resolve(import.meta.dirname, '../..')
export const THEMING_GUIDE = resolve(ROOT, 'docs/theming.md')
const BEGIN = '<!-- contract: written by npm run docs:theming -->'
const END = '<!-- contract end -->'

const CHOSEN: Readonly<Record<(typeof BRAND_KEYS)[number], Readonly<Record<string, string | undefined>>>> = {
  hjemly: hjemly.variants,
  skygge: skygge.variants,
  fjellbo: fjellbo.variants,
  ljuvhem: ljuvhem.variants,
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function variantRows(): readonly string[] {
  return Object.entries(VARIANTS as VariantTable).map(([name, { what, choices }]) => {
    const [first] = Object.keys(choices)
    const described = Object.entries(choices).map(([choice, looks]) => {
      const brands = BRAND_KEYS.filter((brand) => (CHOSEN[brand][name] ?? first) === choice)
      return `\`${choice}\`: ${looks}${brands.length > 0 ? ` (${brands.join(', ')})` : ''}`
    })
    return `| \`${name}\` | ${cell(what)} | ${cell(described.join('<br>'))} |`
  })
}

/** Long values, drawings above all, say nothing in a table. */
const LONGEST_VALUE = 60
const code = (value: string) => (value.length > LONGEST_VALUE ? '…' : `\`${cell(value)}\``)

const brandRoles = (brand: string) =>
  new Map(
    [
      ...readFileSync(resolve(ROOT, `packages/brands/src/${brand}/roles.css`), 'utf8').matchAll(
        /^ {4}(--[\w-]+): (.+);$/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  )

function roleTables(groups: readonly RoleGroup[]): readonly string[] {
  const values = BRAND_KEYS.map(brandRoles)
  return groups.flatMap(({ title, roles }) => [
    `### ${title}`,
    `| role | what it is | default | ${BRAND_KEYS.join(' | ')} |`,
    `| --- | --- | --- | ${BRAND_KEYS.map(() => '---').join(' | ')} |`,
    ...roles.map(({ key, value, words }) => {
      const name = `--${key}`
      const set = values.map((each) => (each.has(name) ? code(each.get(name) ?? '') : ''))
      return `| \`${name}\` | ${cell(words)} | ${code(value)} | ${set.join(' | ')} |`
    }),
    '',
  ])
}

/** `apps/web/src/pages/product/reviews.module.css` → pages; `packages/ui/src/tabs/tabs.module.css` → ui */
const areaOf = (file: string) => (file.startsWith('packages/ui/') ? 'ui' : (file.split('/')[3] ?? ''))

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/(?:\.module)?\.css$/, '')

function areaSection(area: string, components: readonly ThemedComponent[]): readonly string[] {
  return [
    `### ${area}`,
    '| property | default | what it is | of |',
    '| --- | --- | --- | --- |',
    ...components.flatMap(({ file, properties }) =>
      properties.map(
        ({ name, value, words }) => `| \`${name}\` | ${code(value)} | ${cell(words ?? '')} | ${nameOf(file)} |`,
      ),
    ),
    '',
  ]
}

/** The guide with the contract as it is now. */
export function withContract(guide: string): string {
  const [before, rest] = guide.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${THEMING_GUIDE} has lost ${BEGIN} … ${END}`)
  const components = readThemedComponents(ROOT).filter(({ file }) => file !== ROLES_SHEET)
  const lines = [
    BEGIN,
    '## Roles',
    'Where a brand’s cell is empty, the default holds. Some change with the width: see the sheets.',
    '',
    ...roleTables(readRoles()),
    '## Variants',
    'The first choice is taken where a brand names none.',
    '',
    '| variant | what it changes | choices |',
    '| --- | --- | --- |',
    ...variantRows(),
    '',
    '## Properties',
    '',
    ...[...Map.groupBy(components, ({ file }) => areaOf(file))].flatMap(([area, own]) => areaSection(area, own)),
  ]
  return `${before}${lines.join('\n')}${END}${after}`
}

if (import.meta.main) writeFileSync(THEMING_GUIDE, withContract(readFileSync(THEMING_GUIDE, 'utf8')))
