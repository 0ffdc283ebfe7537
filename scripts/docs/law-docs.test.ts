import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { DUTY_IDS, dutyOf } from '@firkant/domain/law/duties.ts'
import { LAW_PAGE, lawPage } from './law-docs.ts'

const ROOT = resolve(import.meta.dirname, '../..')

it('LAW-07 the page of duties names every duty as it is; if not: npm run docs:law', () => {
  expect(readFileSync(LAW_PAGE, 'utf8')).toBe(lawPage())
})

it('LAW-07 what is said to be built in is proved by tests of that id', () => {
  const files = ['apps/*/src', 'apps/*/test', 'packages/*/src', 'e2e/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: ROOT }),
  )
  expect(files.length).toBeGreaterThan(300)
  const tests = files.map((file) => readFileSync(resolve(ROOT, file), 'utf8')).join('\n')
  const ids = DUTY_IDS.flatMap((id) => {
    const { check } = dutyOf(id)
    return check.by === 'built' ? check.provedBy : []
  })
  expect(ids.filter((id) => !new RegExp(`${id}\\b`).test(tests))).toEqual([])
})
