import type { changeSetCalls } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { pageEditorCalls } from '@firkant/domain/change-sets/page-calls.ts'
import type { employeeCalls } from '@firkant/domain/employee/employee-calls.ts'
import type { AnswerOf, BodyOf, QueryOf } from '@firkant/domain/http/call.ts'
import type { Problem, ProblemCode } from '@firkant/domain/http/problem.ts'
import type { reviewDeskCalls } from '@firkant/domain/reviews/review-desk-calls.ts'
import type { experimentCalls } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import type { mediaCalls } from '@firkant/domain/studio/media/media-calls.ts'
import type { studioCalls } from '@firkant/domain/studio/studio-calls.ts'

type Calls = typeof studioCalls &
  typeof changeSetCalls &
  typeof pageEditorCalls &
  typeof mediaCalls &
  typeof experimentCalls &
  typeof reviewDeskCalls &
  typeof employeeCalls
type CallName = keyof Calls

/** `offline`: no answer came. */
export type CallFailure = ProblemCode | 'offline'

export class CallError extends Error {
  readonly code: CallFailure

  constructor(code: CallFailure) {
    super(code)
    this.name = 'CallError'
    this.code = code
  }
}

interface Sending<Name extends CallName> {
  readonly body?: BodyOf<Calls[Name]>
  readonly query?: QueryOf<Calls[Name]>
  /** In place of the path's parameter. */
  readonly param?: string
}

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

async function codeOf(answer: Response): Promise<CallFailure> {
  const problem = (await answer.json().catch(() => undefined)) as Partial<Problem> | undefined
  return problem?.code ?? 'internal-error'
}

/** Calls of the shop need a language; the studio's don't, and leave it unread. */
function addressOf(path: string, query: object, param = ''): string {
  const params = new URLSearchParams({ language: 'en' })
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value))
  return `${path.replace(/:\w+$/, encodeURIComponent(param))}?${params}`
}

export async function callServer<Name extends CallName>(
  name: Name,
  { body, query = {} as QueryOf<Calls[Name]>, param }: Sending<Name> = {},
): Promise<AnswerOf<Calls[Name]>> {
  const [method = '', path = ''] = name.split(' ')
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const init = { method, headers: HEADERS, credentials: 'same-origin', ...sent } as const
  const answer = await fetch(addressOf(path, query, param), init).catch(() => undefined)
  if (!answer) throw new CallError('offline')
  if (!answer.ok) throw new CallError(await codeOf(answer))
  return (await answer.json()) as AnswerOf<Calls[Name]>
}
