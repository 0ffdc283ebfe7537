import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse } from 'postcss'
import { expect, it, onTestFinished } from 'vitest'
import { VARIANTS } from '@firkant/brands/variants.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { COMPONENTS, filesIn } from './component-sheets.ts'
import { appendSiblings, isSibling, siblingNames, siblingsOf } from './sibling-sheets.ts'

function withSiblings(names: readonly string[], files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'looks'))
  for (const [name, css] of Object.entries(files)) writeFileSync(join(folder, name), css)
  const sheet = parse(files['card.module.css'] ?? '')
  appendSiblings(sheet, join(folder, 'card.module.css'), names)
  return sheet.toString().replaceAll(/\s+/g, ' ').trim()
}

const BASE = '@layer tokens { :root { --a: 1px } } @layer ui { .name { color: red } }'

it('sheets beside a component come in the order of the names, in the component’s layer', () => {
  const files = {
    'card.module.css': BASE,
    'looks/card.skygge.css': '.price { color: blue }',
    'looks/card.card-words-lines.css': '.stock { color: green }',
    'looks/card.ljuvhem.css': '.price { color: pink }',
    'looks/card-head.skygge.css': '.head { color: grey }',
  }
  expect(withSiblings(['card-words-lines', 'skygge'], files)).toMatch(
    /^@layer tokens \{.*\} @layer ui \{ \.name \{ color: red \} ?\.stock \{ color: green \} ?\.price \{ color: blue \} ?\}$/,
  )
})

it('what they say anew of the same selector and width is not said before', () => {
  const files = {
    'card.module.css':
      '@layer ui { .name { color: red; margin: 0; @media (width > 1px) { color: red } } .name:hover { color: red } }',
    'looks/card.skygge.css': '.name { color: blue }',
  }
  const css = withSiblings(['skygge'], files)
  expect(css).toMatch(/^@layer ui \{ \.name \{ margin: 0; @media \(width > 1px\) \{ color: red \} \} \.name:hover/)
  expect(css).toMatch(/\.name:hover \{ color: red \} ?\.name \{ color: blue \} ?\}$/)
})

it('rules for another layer say so, and rules without one need a component that has one', () => {
  const ofBrand = { 'card.module.css': BASE, 'looks/card.skygge.css': '@layer brand { .name { color: blue } }' }
  expect(withSiblings(['skygge'], ofBrand)).toMatch(/@layer brand \{ \.name \{ color: blue \} \}$/)
  const without = {
    'card.module.css': '@layer tokens { :root { --a: 1px } }',
    'looks/card.skygge.css': '.a { color: red }',
  }
  expect(() => withSiblings(['skygge'], without)).toThrow('its component has no layer')
})

it('a brand loads the sheets of its choices, the defaults where it has none, and its own', () => {
  const names = siblingNames('/brands/strandby', { 'card-words': 'own-lines' })
  expect(names).toContain('card-words-own-lines')
  expect(names).toContain('header-search-middle')
  expect(names).not.toContain('card-words-lines')
  expect(names.at(-1)).toBe('strandby')
})

it('every sheet beside a component is one of a choice or of a brand', () => {
  const known = new Set<string>([
    ...BRAND_KEYS,
    ...Object.entries(VARIANTS).flatMap(([name, { choices }]) =>
      Object.keys(choices).map((choice) => `${name}-${choice}`),
    ),
  ])
  const beside = COMPONENTS.flatMap((folder) => filesIn(folder, /\.css$/)).flatMap((file) => [...siblingsOf(file)])
  expect(beside.length).toBeGreaterThan(100)
  expect(beside.filter(([name]) => !known.has(name)).map(([, file]) => basename(file))).toEqual([])
})

it('every sheet that names a choice or a brand stands beside a component', () => {
  const all = COMPONENTS.flatMap((folder) => filesIn(folder, /\.css$/, { withSiblings: true }))
  const components = all.filter((file) => !isSibling(file))
  const beside = new Set(components.flatMap((file) => [...siblingsOf(file).values()]))
  expect(all.filter((file) => isSibling(file) && !beside.has(file))).toEqual([])
})
