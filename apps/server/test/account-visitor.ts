import { randomUUID } from 'node:crypto'
import { SESSION_COOKIES } from '../src/platform/sessions/session-cookies.ts'
import type { TestShop } from './test-shop.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from './visitor-client.ts'

/** Allowed, and known from no leak. */
export const PASSWORD = 'Kaffe-med-9-skeer'

export interface AccountVisitor extends Visitor {
  /** Posts and returns the answer's body; anything but 200 is an error. */
  readonly call: (call: string, body: unknown) => Promise<unknown>
  readonly get: (call: string) => Promise<unknown>
  /** Of the session that the shop gave last. */
  readonly token: () => string
}

/** A visitor who takes the session that an answer gives, like a browser. */
export function createAccountVisitor(
  shop: Pick<TestShop, 'origin'>,
  extra: Readonly<Record<string, string>> = {},
): AccountVisitor {
  const visitor = createVisitor(shop)
  let token = ''
  const signIn: Visitor['signIn'] = (given) => visitor.signIn((token = given))
  const post: Visitor['post'] = async (call, body, headers = JSON_HEADERS) => {
    const answer = await visitor.post(call, body, { ...headers, ...extra })
    for (const cookie of answer.headers.getSetCookie()) {
      const given = /^(?:__Host-)?customer=([^;]*)/.exec(cookie)?.[1]
      if (given) signIn(given)
    }
    return answer
  }
  return {
    ...visitor,
    post,
    signIn,
    token: () => token,
    async call(call, body) {
      const answer = await post(call, body)
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    async get(call) {
      const cookie = [visitor.cookie(), `${SESSION_COOKIES.customer}=${token}`].filter(Boolean).join('; ')
      const answer = await fetch(`${shop.origin}/api/client/${call}?language=da`, { headers: { ...extra, cookie } })
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
  }
}

/** A new customer, signed in. */
export async function registered(shop: Pick<TestShop, 'origin'>) {
  const visitor = createAccountVisitor(shop)
  const email = `${randomUUID()}@example.dk`
  const person = { forename: 'Karen', surname: 'Lund', email, phoneNumber: '20304050', approveNewsletter: 'false' }
  await visitor.call('ct/customer/register', { ...person, password: PASSWORD, confirmPassword: PASSWORD })
  return { visitor, email }
}
