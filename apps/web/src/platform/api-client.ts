import type { Calls } from '@firkant/domain/calls/calls.ts'
import type { AnswerOf, BodyOf, CallMethod, QueryOf } from '@firkant/domain/http/call.ts'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@firkant/domain/http/problem.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { API_VERSION, VERSION_HEADERS } from '@firkant/domain/version/server-version.ts'

/** A call with a status outside 200–399, or without an answer (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly response: unknown

  constructor(status: number, response: unknown) {
    super(`The call was answered with status ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.response = response
  }
}

export interface ApiClientOptions {
  readonly language: Language
  readonly clientVersion: string
  readonly fetch?: typeof fetch
  /** Called with the version in every answer: after a deploy the next navigation is a full load. */
  readonly onServerVersion?: (version: string) => void
  /** Called on 401. When the visitor has signed in, the call is repeated, and what it returned called after that. */
  readonly onSignInRequired?: () => Promise<(() => void) | undefined>
}

type NameIn<Key, Method extends CallMethod> = Key extends `${Method} /api/client/${infer Name}` ? Name : never
/** Names in the table of calls, without those that have a path parameter. */
type CallName<Method extends CallMethod> = Exclude<NameIn<keyof Calls, Method>, `${string}:${string}`>
type Called<Method extends CallMethod, Name extends string> = Calls[`${Method} /api/client/${Name}` & keyof Calls]

type Query = Readonly<Record<string, string>>
type QueryArgument<Wanted> = Query extends Wanted ? [query?: Wanted] : [query: Wanted]

/** Requests and answers are typed by the table of calls. */
export interface ApiClient {
  readonly get: <Name extends CallName<'GET'>>(
    name: Name,
    ...query: QueryArgument<QueryOf<Called<'GET', Name>>>
  ) => Promise<AnswerOf<Called<'GET', Name>>>
  readonly post: <Name extends CallName<'POST'>>(
    name: Name,
    body: BodyOf<Called<'POST', Name>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<AnswerOf<Called<'POST', Name>>>
}

async function readBody(response: Response) {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

/** No answer, or a connection that broke off. */
function failUnanswered(error: unknown): never {
  throw new ApiError(0, error)
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init))

  async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers)
    headers.set(VERSION_HEADERS.client, options.clientVersion)
    headers.set(VERSION_HEADERS.api, API_VERSION)
    const response = await send(path, { ...init, headers, credentials: 'same-origin' }).catch(failUnanswered)
    const version = response.headers.get(VERSION_HEADERS.server)
    if (version) options.onServerVersion?.(version)
    const body = await readBody(response).catch(failUnanswered)
    if (response.status >= 200 && response.status < 400) return body
    throw new ApiError(response.status, body)
  }

  async function withSignIn<Answer>(path: string, init: RequestInit): Promise<Answer> {
    try {
      return await request<Answer>(path, init)
    } catch (error) {
      // A customer's login is no answer to the ended session of an employee.
      const isForCustomer = error instanceof ApiError && error.status === 401 && !path.includes('/employee/')
      const mayRetry = isForCustomer && options.onSignInRequired
      const onRepeated = mayRetry && (await mayRetry())
      if (!onRepeated) throw error
      return request<Answer>(path, init).finally(onRepeated)
    }
  }

  const address = (name: string, query: object = {}) =>
    `/api/client/${name}?${new URLSearchParams({ language: options.language, ...query }).toString()}`

  return {
    get: (name, ...[query]) => withSignIn(address(name, query), { method: 'GET' }),
    post: (name, body, headers = {}) =>
      withSignIn(address(name), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE },
        body: JSON.stringify(body),
      }),
  }
}
