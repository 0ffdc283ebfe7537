import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { groupFaults, readFaults, withFault, type PlantedFault } from './planted-fault.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FAULTS = readFaults(readFileSync(join(ROOT, 'scripts/planted-faults/planted-faults.json'), 'utf8'))
const fault: PlantedFault = {
  name: 'never free',
  file: 'freight.ts',
  find: 'sum >= limit',
  replace: 'sum > limit',
  test: { file: 'freight.test.ts', title: 'free from the limit on' },
}

it('changes the one place, and refuses where there are none or several', () => {
  expect(withFault('return sum >= limit', fault)).toBe('return sum > limit')
  expect(() => withFault('return true', fault)).toThrow('stands 0 times in freight.ts')
  expect(() => withFault('sum >= limit || sum >= limit', fault)).toThrow('stands 2 times')
})

it('refuses a list that is none', () => {
  expect(() => readFaults('{}')).toThrow('A planted fault has')
  expect(() => readFaults('[{"name": "x"}]')).toThrow('A planted fault has')
})

it('of the list can all be planted, and name tests that are there', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40)
  for (const one of FAULTS) {
    expect(withFault(readFileSync(join(ROOT, one.file), 'utf8'), one)).not.toBe('')
    expect(existsSync(join(ROOT, one.test.file)), one.test.file).toBe(true)
  }
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
})

it('planted together have a file and a test of their own, and none is left out', () => {
  const groups = groupFaults(FAULTS, 6)
  expect(groups.flat()).toHaveLength(FAULTS.length)
  expect(groups.filter(({ length }) => length > 6)).toEqual([])
  for (const group of groups) {
    expect(new Set(group.map(({ file }) => file)).size).toBe(group.length)
    expect(new Set(group.map(({ test }) => `${test.file} ${test.title}`)).size).toBe(group.length)
  }
})
