import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT, THEMING_GUIDE, withContract } from './theming-docs.ts'
import { propertiesOfSomeBrands, readThemedComponents } from './theming-properties.ts'

it('the theming guide names every variant and property as it is; if not: npm run docs:theming', () => {
  const guide = readFileSync(THEMING_GUIDE, 'utf8')
  expect(withContract(guide)).toBe(guide)
})

it('every property of a component is explained behind its default, and declared once', () => {
  const properties = readThemedComponents(ROOT).flatMap(({ file, properties: own }) =>
    own.map(({ name, words }) => ({ file, name, words })),
  )
  expect(properties.length).toBeGreaterThan(100)
  expect(properties.filter(({ words }) => words === undefined).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  const twice = [...Map.groupBy(properties, ({ name }) => name)].filter(([, all]) => all.length > 1)
  expect(twice.map(([name]) => name)).toEqual([])
})

it('no component leans on a property that only some brands have', () => {
  expect(propertiesOfSomeBrands(ROOT)).toEqual([])
})
