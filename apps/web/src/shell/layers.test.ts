import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const HIGHEST_LAYER = 10

/** Every layer that a style sheet or a script names, with its file. */
function layersOf(file: string): readonly (readonly [file: string, layer: number])[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/(?:z-index|zIndex|_LAYER)\s*[:=]\s*'?(-?\d+)/g)].map(([, layer]) => [file, Number(layer)])
}

it('SHELL-11 nothing lies above the tenth layer, confetti included', () => {
  const files = globSync(['apps/web/src/**/*.{css,ts,tsx}', 'packages/{ui,brands}/src/**/*.{css,ts,tsx}'], {
    cwd: ROOT,
  })
  const layers = files.filter((file) => !file.includes('.test.')).flatMap(layersOf)
  expect(layers.some(([file]) => file.endsWith('confetti-show.ts'))).toBe(true)
  expect(layers.filter(([, layer]) => layer > HIGHEST_LAYER)).toEqual([])
})
