import { SESSION_COOKIES } from '../../src/platform/sessions/session-cookies.ts'
import type { TestShop } from '../test-shop.ts'
import type { WorkingEmployee } from './test-employee.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from './visitor-client.ts'

/** A browser with a cart of its own, at work or not, that opens links and presses their buttons. */
export interface StoreVisitor extends Visitor {
  readonly sell: (call: string, body?: unknown) => Promise<Record<string, unknown> & { status: number }>
  readonly poll: () => Promise<unknown>
  readonly open: (path: string) => Promise<{ status: number; html: string }>
  readonly press: (path: string, act: 'take' | 'undo') => Promise<Response>
}

export function storeVisitor(shop: TestShop, employee?: Pick<WorkingEmployee, 'cookie'>): StoreVisitor {
  const visitor = createVisitor(shop)
  const [, token = ''] = employee?.cookie.split('=') ?? []
  if (employee) visitor.workAs(`${SESSION_COOKIES.employee}=${token}`)
  const cookies = () => visitor.allCookies()
  const { origin } = shop
  return {
    ...visitor,
    async sell(call, body = {}) {
      const answer = await visitor.post(`employee/${call}`, body)
      return { ...((await answer.json()) as Record<string, unknown>), status: answer.status }
    },
    async poll() {
      const answer = await fetch(`${origin}/api/client/employee/handover?language=da`, {
        headers: { ...JSON_HEADERS, cookie: cookies() },
      })
      return answer.json() as unknown
    },
    async open(path) {
      const answer = await fetch(origin + path, { headers: { cookie: cookies() }, redirect: 'manual' })
      return { status: answer.status, html: await answer.text() }
    },
    press: (path, act) =>
      visitor.send(path, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ language: 'da', act }),
      }),
  }
}
