import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { DynamicDataModels, DynamicDataType, DynamicRecord } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { SESSION_COOKIES } from '../../src/platform/sessions/session-cookies.ts'
import type { TestShop } from '../test-shop.ts'

export const JSON_HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

export interface Visitor {
  readonly post: (call: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>
  readonly apply: (...commands: readonly CartCommand[]) => Promise<CartApplyResponse>
  readonly ask: <Type extends DynamicDataType>(type: Type, context?: unknown) => Promise<DynamicDataModels[Type] | null>
  readonly cookie: () => string
  /** Carries the token of a session from now on. */
  readonly signIn: (token: string) => void
  /** Carries the cookie of an employee's session from now on. */
  readonly workAs: (cookie: string) => void
  readonly allCookies: () => string
  /** Any request, with the cookies. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
  /** The same person in another language: another tab, or after a switch. */
  readonly in: (language: string) => Visitor
}

/** Somebody with a cookie jar of their own, who speaks to the shop as the web does. */
export function createVisitor(shop: Pick<TestShop, 'origin'>, language = 'da'): Visitor {
  return visitorWith(shop, language, { cookie: '', customer: '', employee: '' })
}

interface Jar {
  cookie: string
  customer: string
  employee: string
}

function visitorWith(shop: Pick<TestShop, 'origin'>, language: string, jar: Jar): Visitor {
  const allCookies = () => [jar.cookie, jar.customer, jar.employee].filter(Boolean).join('; ')

  async function send(path: string, init: RequestInit): Promise<Response> {
    const cookie = allCookies()
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) }
    const answer = await fetch(shop.origin + path, { ...init, headers, redirect: 'manual' })
    const given = answer.headers.getSetCookie().find((each) => each.startsWith('visitor='))
    jar.cookie = given?.split(';')[0] ?? jar.cookie
    const employee = answer.headers.getSetCookie().find((each) => /^(?:__Host-)?employee=/.test(each))
    jar.employee = employee?.split(';')[0] ?? jar.employee
    return answer
  }

  const post: Visitor['post'] = (call, body, headers = JSON_HEADERS) =>
    send(`/api/client/${call}?language=${language}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  return {
    post,
    send,
    allCookies,
    cookie: () => jar.cookie,
    workAs: (cookie) => void (jar.employee = cookie),
    signIn: (token) => void (jar.customer = `${SESSION_COOKIES.customer}=${token}`),
    in: (other) => visitorWith(shop, other, jar),
    async apply(...commands) {
      const answer = await post('ct/cart/apply', commands)
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as CartApplyResponse
    },
    async ask(type, context) {
      const d = encodeURIComponent(JSON.stringify([context === undefined ? [type] : [type, context]]))
      const answer = await send(`/api/client/dynamic-data/resolve?language=${language}&d=${d}`, {})
      const [record] = (await answer.json()) as readonly DynamicRecord[]
      if (!record || record.loadFailed) throw new Error(`${type} could not be loaded`)
      return record.data as never
    },
  }
}
