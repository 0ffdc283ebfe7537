import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const DOCS = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8')

it('every file that docs/testing.md names for an area proves rows of it', async () => {
  const patterns = ['apps/*/{src,test}', 'packages/*/src', 'e2e/src'].map((folder) => `${folder}/**/*.test.{ts,tsx}`)
  const files = await Array.fromAsync(glob(patterns, { cwd: ROOT }))
  const rows = [...DOCS.matchAll(/^\| ([A-Z0-9]+): .*$/gm)]
  expect(rows.length).toBeGreaterThan(20)
  for (const [row, area] of rows) {
    const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    expect(named.length, row).toBeGreaterThan(0)
    for (const name of named) {
      const found = files.filter((file) => file.replace(/\.test\.tsx?$/, '').endsWith(`/${name}`))
      const proves = found.some((file) => readFileSync(join(ROOT, file), 'utf8').includes(`${area}-`))
      expect(proves, `${name} of ${area}`).toBe(true)
    }
  }
})
