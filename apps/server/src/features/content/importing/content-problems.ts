import type { z } from 'zod'
import type { LineOf } from './json-lines.ts'

export interface ContentProblem {
  readonly file: string
  readonly line: number
  readonly message: string
}

const MAX_REPORTED = 200

export function describeContentProblems(problems: readonly ContentProblem[]): string {
  const reported = problems.slice(0, MAX_REPORTED).map(({ file, line, message }) => `${file}:${line} ${message}`)
  const rest = problems.length > MAX_REPORTED ? [`… and ${problems.length - MAX_REPORTED} more`] : []
  return [...reported, ...rest].join('\n')
}

/** The content is invalid; nothing of it was imported. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(describeContentProblems(problems))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** A problem at a place in a file. */
export interface Finding {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** Absent: the field itself. */
  readonly about?: 'link' | 'alt' | undefined
}

export function problemsOf(
  findings: readonly Finding[],
  { file, lineOf }: { file: string; lineOf?: LineOf | undefined },
): ContentProblem[] {
  return findings.map(({ path, message }) => ({
    file,
    line: lineOf?.(path) ?? 1,
    message: `${path.map(String).join('.') || 'the file'}: ${message}`,
  }))
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  )
}

/** Schema errors as sentences for editors. */
export function findingsOf(error: z.ZodError, data: unknown): Finding[] {
  return error.issues.flatMap((issue): Finding[] => {
    const { path, message } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], message: 'there is no such field' }))
    if (issue.code !== 'invalid_union') return [{ path, message }]
    if (issue.discriminator !== undefined && 'options' in issue) {
      const options = (issue.options as unknown[]).map(String).join(', ')
      const given = valueAt(data, path)
      const what = given === undefined ? 'is missing' : `there is no ${JSON.stringify(given)}`
      return [{ path, message: `${what}; there are ${options}` }]
    }
    // The variant of the union with the fewest errors is probably the intended one.
    const closest = issue.errors.toSorted((one, other) => one.length - other.length)[0]
    if (!closest || closest.length === 0) return [{ path, message }]
    return closest.map((inner) => ({ path: [...path, ...inner.path], message: inner.message }))
  })
}
