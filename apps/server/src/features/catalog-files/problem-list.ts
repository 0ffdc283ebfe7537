import type { Places } from './import-item.ts'
import { PROBLEMS_SHOWN, type ImportProblem } from './import-problem.ts'

/** Keeps the first problems and counts the rest: a file of a million bad lines must not fill the memory. */
export function createProblemList({ placeOf }: Places) {
  const kept: ImportProblem[] = []
  let total = 0
  return {
    add(problem: ImportProblem): void {
      total += 1
      if (kept.length < PROBLEMS_SHOWN) kept.push(problem)
    },
    /** Those that were counted elsewhere and are not at hand. */
    addUnseen: (count: number) => void (total += count),
    total: () => total,
    /** As they stand in the files, though some were found later than others. */
    kept: (): readonly ImportProblem[] => kept.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }
}
export type ProblemList = ReturnType<typeof createProblemList>
