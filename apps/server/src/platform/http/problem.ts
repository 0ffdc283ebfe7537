import { PROBLEMS, type Problem, type ProblemCode, type ProblemError } from '@firkant/domain/http/problem.ts'

interface ProblemDetails {
  readonly detail?: string
  readonly errors?: readonly ProblemError[]
  readonly retryAfterS?: number
  /** For operators alone: what was too busy. */
  readonly busy?: string
}

/** Thrown where a request can't be answered; the error handler turns it into problem+json. */
export class ProblemException extends Error {
  readonly code: ProblemCode
  readonly statusCode: number
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? PROBLEMS[code].title)
    this.name = 'ProblemException'
    this.code = code
    this.statusCode = PROBLEMS[code].status
    this.details = details
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof ProblemException && error.code === 'unavailable'
}

export function problemBody(code: ProblemCode, details: ProblemDetails = {}): Problem {
  const { status, title } = PROBLEMS[code]
  return {
    type: `urn:firkant:problem:${code}`,
    title,
    status,
    code,
    ...(details.detail !== undefined && { detail: details.detail }),
    ...(details.errors !== undefined && { errors: details.errors }),
    ...(details.retryAfterS !== undefined && { retryAfterSeconds: details.retryAfterS }),
  }
}
