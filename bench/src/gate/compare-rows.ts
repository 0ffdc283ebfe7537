import type { Row } from '../report.ts'
import type { Budget } from './budgets.ts'

export interface Figure {
  readonly name: string
  readonly value: number
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toPrecision(3))

/** How much worse than its budget, in words; undefined while it is kept. */
function excessOf(value: number, budget: Budget): string | undefined {
  const [limit, isWorse] = 'most' in budget ? [budget.most, value > budget.most] : [budget.least, value < budget.least]
  if (!isWorse && !Number.isNaN(value)) return undefined
  const share = limit === 0 ? '' : `, ${Math.round(Math.abs(value / limit - 1) * 100)} %`
  return `${shown(Math.abs(value - limit))}${share} ${'most' in budget ? 'too much' : 'too little'}`
}

/**
 * A line for each budget and for each figure without one. A budget that nobody measured is not kept: a row that is
 * renamed or dropped would pass in silence.
 */
export function compareRows(figures: readonly Figure[], budgets: ReadonlyMap<string, Budget>): readonly Row[] {
  const found = figures.map(({ name, value }): Row => {
    const budget = budgets.get(name)
    if (!budget) return { name, value: shown(value) }
    const excess = excessOf(value, budget)
    return {
      name,
      value: excess === undefined ? shown(value) : `${shown(value)}: ${excess}`,
      budget: 'most' in budget ? `≤ ${shown(budget.most)}` : `≥ ${shown(budget.least)}`,
      isMet: excess === undefined,
    }
  })
  const measured = new Set(figures.map(({ name }) => name))
  const missing = [...budgets.keys()]
    .filter((name) => !measured.has(name))
    .map((name): Row => ({ name, value: 'was not measured', isMet: false }))
  return [...found, ...missing]
}

export const missedOf = (rows: readonly Row[]): readonly string[] =>
  rows
    .filter(({ isMet }) => isMet === false)
    .map(({ name, value, budget }) => `${name} ${value} (budget ${budget ?? '–'})`)
