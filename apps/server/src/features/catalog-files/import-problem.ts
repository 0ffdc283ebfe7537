/** A problem of one record, with its place. */
export interface ImportProblem {
  /** Empty if the records came from no file; then the line counts records. */
  readonly file: string
  readonly line: number
  readonly path: string
  readonly message: string
}

export const PROBLEMS_SHOWN = 100

export function describeProblem({ file, line, path, message }: ImportProblem): string {
  const place = file === '' ? `record ${line}` : `${file}:${line}`
  return `${place} ${path === '' ? '' : `${path}: `}${message}`
}

/** One line for each of the first hundred, and the number of the others. */
export function describeProblems(problems: readonly ImportProblem[], total: number): string {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(describeProblem)
  if (total > shown.length) shown.push(`and ${total - shown.length} more`)
  return shown.join('\n')
}

/** Some records are invalid; nothing was imported. */
export class ImportError extends Error {
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[], total: number) {
    super(`${describeProblems(problems, total)}\nNothing was changed.`)
    this.name = 'ImportError'
    this.problems = problems
  }
}
