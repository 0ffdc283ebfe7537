import { expect, it } from 'vitest'
import { drawableName, previewTiles } from './list-preview.ts'

it.each([
  ['Stue & spisestue', 'Stue & spisestue'],
  ['Sommerhus 🏡 2027', 'Sommerhus 2027'],
  ['<b>Køkken</b>', 'b Køkken /b'],
  ['🛋️🛋️', undefined],
  ['غرفة', undefined],
])('%s is drawn as %s', (name, drawn) => {
  expect(drawableName(name)).toBe(drawn)
})

it.each([0, 1, 2, 3, 4, 9])('%i pictures stay inside the square and do not overlap', (count) => {
  const tiles = previewTiles(count, { side: 630, gap: 6 })
  expect(tiles).toHaveLength(Math.min(count, 4))
  const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0)
  expect(area).toBeLessThanOrEqual(630 * 630)
  for (const { left, top, width, height } of tiles) {
    expect(left + width).toBeLessThanOrEqual(630)
    expect(top + height).toBeLessThanOrEqual(630)
    expect([left, top, width, height].every(Number.isInteger)).toBe(true)
  }
})
