import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BELONGS_TO, featureFolders, featureOf, MAP_PAGE, SHARED, withFeaturesAndRecipes } from './map-docs.ts'
import { RECIPES } from './recipes.ts'

const ROOT = resolve(import.meta.dirname, '../..')

it('the map has every feature and recipe as it is; if not: npm run docs:map', () => {
  const map = readFileSync(MAP_PAGE, 'utf8')
  expect(map).toContain('| cart |')
  expect(withFeaturesAndRecipes(map)).toBe(map)
})

it('every folder that belongs to another feature or to all is there, and no name stands for itself', () => {
  const folders = new Set(
    [...featureFolders().values()].flatMap(({ domain, server, web, pages }) => [domain, server, web, pages].flat()),
  )
  expect(Object.keys(BELONGS_TO).filter((folder) => !folders.has(folder) || featureOf(folder) === folder)).toEqual([])
  expect(SHARED.filter((folder) => folders.has(folder))).toEqual([])
})

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Several recipes look through the same folders. */
const codeWithin = new Map<string, readonly (readonly [path: string, text: string])[]>()
function readCode(within: readonly string[]) {
  const key = within.join()
  const known = codeWithin.get(key)
  if (known) return known
  const paths = globSync([...within], { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const isCode = (path: string) => /\.(?:tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path)
  const code = paths.filter(isCode).map((path) => [path, readText(path)] as const)
  codeWithin.set(key, code)
  return code
}

describe.each(RECIPES)('$title', ({ example, steps, within }) => {
  it('names files that are there and have the example', () => {
    const wrong = steps.filter(([path]) => !existsSync(join(ROOT, path)) || !readText(path).includes(example))
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  it('names all of them', () => {
    const found = readCode(within).flatMap(([path, text]) => (text.includes(example) ? [path] : []))
    expect(found.toSorted()).toEqual(steps.map(([path]) => path).toSorted())
  })
})
