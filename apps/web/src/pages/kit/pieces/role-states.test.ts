import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const HERE = import.meta.dirname
const read = (file: string) => readFileSync(path.join(HERE, file), 'utf8')

it('BRAND-02 the kit shows every role that a brand may set', () => {
  const declared = [...read('../../../start/styles/roles.css').matchAll(/^ {4}(--[\w-]+):/gm)].map(([, name]) => name)
  const pieces = readdirSync(HERE).filter((name) => /^role-.*(?<!\.test)\.tsx$/.test(name))
  const shown = new Set(pieces.flatMap((name) => read(name).match(/--[\w-]+/g) ?? []))
  expect(declared.length).toBeGreaterThan(50)
  expect(declared.filter((name) => !shown.has(name ?? ''))).toEqual([])
})
