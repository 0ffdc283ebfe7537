import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listWork, parseShard, splitWork, type TestTimes, type Work } from './shards.ts'
import { listJourneys, listUnitTests } from './test-files.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SET_UP = { unit: 20, journey: 30 }
const times: TestTimes = { steps: { lint: 10 }, files: { a: 4, b: 2, c: 60 }, journeys: {}, setUp: SET_UP }
const secondsOf = (work: readonly Work[]) => work.reduce((sum, { seconds }) => sum + seconds, 0)

describe('a shard', () => {
  it('is one of some', () => {
    expect(parseShard('2/4')).toEqual({ at: 2, of: 4 })
    expect(['0/4', '5/4', '1', '1/0', '1/4/2', 'a/b', '-1/4', '1/99999'].map(parseShard)).toEqual(
      Array(8).fill(undefined),
    )
  })

  it('takes what nobody timed for as long as the middle of the others', () => {
    const work = listWork(times, { steps: ['lint'], unit: ['a', 'b', 'c', 'new'], journeys: ['[shop] x'] })
    expect(work.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['lint', 10],
      ['a', 2],
      ['b', 1],
      ['c', 30],
      ['new', 2],
      ['[shop] x', 0.5],
    ])
  })

  it('all together are the whole, each thing once, and of even length', () => {
    const unit = listUnitTests(ROOT)
    const journeys = listJourneys(ROOT)
    const work = listWork(times, { steps: ['format', 'lint', 'types'], unit, journeys }).map((one, at) => ({
      ...one,
      seconds: ((at * 7919) % 97) / 10,
    }))
    const shards = splitWork(work, 4, SET_UP)
    const names = shards.flat().map(({ kind, name }) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(work.length)
    expect(names).toHaveLength(3 + unit.length + journeys.length)
    const lengths = shards.map(secondsOf)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(60)
  })

  it('does not set up both kinds of test where one is enough', () => {
    const work = listWork(
      { ...times, files: { u: 60 }, journeys: { j: 60 } },
      { steps: [], unit: ['u'], journeys: ['j'] },
    )
    expect(splitWork(work, 2, SET_UP).map((shard) => shard.map(({ name }) => name))).toEqual([['j'], ['u']])
  })

  it('can be named to Vitest: no test file’s path begins another’s', () => {
    const files = listUnitTests(ROOT)
    expect(files.filter((file) => files.some((other) => other !== file && other.startsWith(file)))).toEqual([])
  })
})
