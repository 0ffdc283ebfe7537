import { describe, expect, it } from 'vitest'
import type { Budget } from './budgets.ts'
import { compareRows, missedOf } from './compare-rows.ts'

const BUDGETS = new Map<string, Budget>([
  ['start: queries', { most: 1 }],
  ['kept: share', { least: 0.9 }],
])

describe('the gate', () => {
  it('lets pass what is as good as its budget or better', () => {
    const rows = compareRows(
      [
        { name: 'start: queries', value: 1 },
        { name: 'kept: share', value: 0.95 },
        { name: 'resident memory', value: 200 },
      ],
      BUDGETS,
    )
    expect(rows).toHaveLength(3)
    expect(missedOf(rows)).toEqual([])
  })

  it('names the row that is worse, and by how much', () => {
    const rows = compareRows(
      [
        { name: 'start: queries', value: 3 },
        { name: 'kept: share', value: 0.45 },
      ],
      BUDGETS,
    )
    expect(missedOf(rows)).toEqual([
      'start: queries 3: 2, 200 % too much (budget ≤ 1)',
      'kept: share 0.450: 0.450, 50 % too little (budget ≥ 0.900)',
    ])
  })

  it('fails on a row that was not measured, or is no number', () => {
    expect(missedOf(compareRows([{ name: 'start: queries', value: 1 }], BUDGETS))).toHaveLength(1)
    expect(missedOf(compareRows([{ name: 'start: queries', value: Number.NaN }], BUDGETS))).toHaveLength(2)
  })
})
