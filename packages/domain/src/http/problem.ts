export interface ProblemError {
  readonly path: string
  readonly code: string
  readonly message: string
}

/** The body of every error answer (application/problem+json). */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly detail?: string
  readonly errors?: readonly ProblemError[]
  /** As in the header `retry-after`. */
  readonly retryAfterSeconds?: number
}

export const PROBLEMS = {
  'invalid-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-request': { status: 400, title: 'The request does not have the expected shape' },
  'unknown-command': { status: 400, title: 'There is no such command' },
  'invalid-size': { status: 400, title: 'The picture is not offered in this size' },
  'sign-in-required': { status: 401, title: 'Sign in first' },
  'wrong-signature': { status: 401, title: 'The call is not signed as it must be' },
  'not-allowed': { status: 403, title: 'Your role does not allow this' },
  csrf: { status: 403, title: 'The request did not come from the shop' },
  'unknown-call': { status: 404, title: 'There is no such call' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'not-acceptable': { status: 406, title: 'No acceptable representation' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'Something went wrong on the server' },
  unavailable: { status: 503, title: 'The shop is busy, starting or stopping' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

export const MAX_BODY_BYTES = 256 * 1024
export const CSRF_HEADER = 'x-requested-with'
export const CSRF_HEADER_VALUE = 'XMLHttpRequest'
