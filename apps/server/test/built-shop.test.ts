import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ground } from './ground.ts'

it('nothing of the development panel is in the build for shoppers', async () => {
  await ground()
  const root = join(import.meta.dirname, '../../..')
  const panel = readFileSync(join(root, 'apps/web/src/features/tracking/panel/data-layer-panel.tsx'), 'utf8')
  const marks = ['data-layer-panel', 'Copy as JSON']
  expect(marks.filter((mark) => !panel.includes(mark))).toEqual([])
  const folder = join(root, 'dist/hjemly/client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  const withPanel = files.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return marks.some((mark) => text.includes(mark))
  })
  expect(withPanel).toEqual([])
})
