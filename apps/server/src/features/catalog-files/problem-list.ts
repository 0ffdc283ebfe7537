import type { Places } from './import-item.ts'
import { PROBLEMS_SHOWN, type ImportProblem } from './import-problem.ts'

/** Keeps the first problems and counts the rest: a million bad lines must not fill the memory. */
export function createProblemList({ placeOf }: Places) {
  const first: ImportProblem[] = []
  let total = 0
  return {
    add(problem: ImportProblem): void {
      total += 1
      if (first.length < PROBLEMS_SHOWN) first.push(problem)
    },
    /** Problems that were only counted. */
    addUnseen: (count: number) => void (total += count),
    total: () => total,
    /** In the order of the files, whatever the order in which they were found. */
    first: (): readonly ImportProblem[] => first.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }
}
export type ProblemList = ReturnType<typeof createProblemList>
