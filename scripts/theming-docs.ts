import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { layout as fjellbo } from '@firkant/brands/fjellbo/layout.ts'
import { layout as hjemly } from '@firkant/brands/hjemly/layout.ts'
import { layout as ljuvhem } from '@firkant/brands/ljuvhem/layout.ts'
import { layout as skygge } from '@firkant/brands/skygge/layout.ts'
import { VARIANTS } from '@firkant/brands/variants.ts'
import type { VariantTable } from '@firkant/brands/variants/variant.ts'
import { readThemedComponents, type ThemedComponent } from './theming-properties.ts'

/** `npm run docs:theming`: what components let a brand set and choose, written from their sources. */
export const ROOT = resolve(import.meta.dirname, '..')
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

function componentSection({ file, properties }: ThemedComponent): readonly string[] {
  return [
    `### ${file.replace(/^.*\//, '').replace(/(?:\.module)?\.css$/, '')}`,
    `\`${file}\``,
    '',
    '| property | default | what it is |',
    '| --- | --- | --- |',
    ...properties.map(({ name, value, words }) => `| \`${name}\` | \`${cell(value)}\` | ${cell(words ?? '')} |`),
    '',
  ]
}

/** The guide with the contract as it is now. */
export function withContract(guide: string): string {
  const [before, rest] = guide.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${THEMING_GUIDE} has lost ${BEGIN} … ${END}`)
  const lines = [
    BEGIN,
    '## Variants',
    'The first choice is taken where a brand names none.',
    '',
    '| variant | what it changes | choices |',
    '| --- | --- | --- |',
    ...variantRows(),
    '',
    '## Properties',
    '',
    ...readThemedComponents(ROOT).flatMap(componentSection),
  ]
  return `${before}${lines.join('\n')}${END}${after}`
}

if (import.meta.main) writeFileSync(THEMING_GUIDE, withContract(readFileSync(THEMING_GUIDE, 'utf8')))
