import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DynamicRecord } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { VISITOR_KINDS, type VisitorKind } from './authorisation-letters.ts'
import { openNineVisitors, type NineVisitors } from './nine-visitors.ts'

let nine: NineVisitors
beforeAll(async () => {
  nine = await openNineVisitors()
})
afterAll(() => nine.shop.close())

const NOBODY = 'nobody'
const KNOWN_AS: Readonly<Record<VisitorKind, string>> = {
  anonymous: NOBODY,
  unproved: 'signed in',
  a: 'signed in as A',
  b: 'signed in',
  recognised: 'recognised',
  seller: 'at work',
  manager: 'at work',
  ended: NOBODY,
  otherBrand: NOBODY,
}

interface Seen {
  readonly isLoggedIn: boolean
  readonly isSoftLoggedIn: boolean
  readonly email?: string
}

/** Whom the shop takes the owner of these cookies for. */
async function knownAs(cookie: string): Promise<string> {
  const query = new URLSearchParams({ language: 'da', d: '[["customer"],["employee"]]' })
  const answer = await fetch(`${nine.shop.origin}/api/client/dynamic-data/resolve?${query}`, { headers: { cookie } })
  const [customer, employee] = ((await answer.json()) as readonly DynamicRecord[]).map(({ data }) => data as Seen)
  if (!customer || !employee) throw new Error('The shop did not say whom it knows')
  if (employee.isLoggedIn) return 'at work'
  const { isLoggedIn, isSoftLoggedIn, email } = customer
  if (isLoggedIn) return email === nine.a.things.email ? 'signed in as A' : 'signed in'
  return isSoftLoggedIn ? 'recognised' : NOBODY
}

it('SEC-02 the shop takes each of the nine for who they are, and the two that no longer count for nobody', async () => {
  const cookies = await nine.freshCookies()
  for (const who of VISITOR_KINDS) expect([who, await knownAs(cookies[who])]).toEqual([who, KNOWN_AS[who]])
})
