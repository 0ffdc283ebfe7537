import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '@firkant/domain/calls/calls.ts'
import { FORMS } from '@firkant/domain/forms/forms.ts'
import { SESSION_COOKIES } from '../../src/platform/sessions/session-cookies.ts'
import { storePage } from '../visitors/store-page.ts'
import { JSON_HEADERS } from '../visitors/visitor-client.ts'
import { CALL_ANSWERS } from './authorisation-call-answers.ts'
import { FORM_ROWS, type FormRow } from './authorisation-form-rows.ts'
import {
  answersOf,
  letterOfCall,
  letterOfForm,
  letterOfPage,
  VISITOR_KINDS,
  type Asked,
  type VisitorKind,
} from './authorisation-letters.ts'
import { PAGE_ROWS } from './authorisation-page-rows.ts'
import { ROUTE_ROWS } from './authorisation-route-rows.ts'
import { CALL_ROWS, type CallRow, type ThingsOfA } from './authorisation-rows.ts'
import { makeA, openNineVisitors, type Cookies, type CustomerA, type NineVisitors } from './nine-visitors.ts'
import { stateOfA } from './state-of-a.ts'

const routes = new Set<string>()
let nine: NineVisitors
beforeAll(async () => {
  nine = await openNineVisitors({
    onRoute: ({ method, url }) => [method].flat().forEach((each) => each !== 'HEAD' && routes.add(`${each} ${url}`)),
  })
  const reading = { title: 'Læsning', heading: 'Læsning', description: 'Om lys.', image: 'hero/dining-days.webp' }
  const article = { publishedOn: '2026-05-01', inspirationCategoryKey: 'reading' }
  const { database } = nine.shop
  await storePage(database, { ...reading, key: 'reading', path: '/laesning', componentName: 'InspirationCategoryPage' })
  await storePage(database, {
    ...reading,
    key: 'lampe',
    path: '/laesning/lampe',
    componentName: 'InspirationArticlePage',
    article,
    blocks: [{ id: 'text', componentName: 'Editorial', props: { html: '<p>Ord</p>' } }],
  })
})
afterAll(() => nine.shop.close())

interface Sent {
  readonly path: string
  readonly init: RequestInit
}

async function ask({ path, init }: Sent, cookie: string): Promise<Asked & { readonly cache: string }> {
  // Thousands of answers are read here, and none of them for how it was compressed.
  const plain = { 'accept-encoding': 'identity' }
  const headers = { ...(init.headers as Record<string, string>), ...plain, ...(cookie && { cookie }) }
  const answer = await fetch(nine.shop.origin + path, { ...init, headers, redirect: 'manual' })
  return {
    status: answer.status,
    text: await answer.text(),
    location: answer.headers.get('location') ?? '',
    cache: answer.headers.get('cache-control') ?? '',
  }
}

/** Each in turn where something may change by it; together where somebody only reads. */
async function askEach(
  { path, init }: Sent,
  cookies: Cookies,
  kinds: readonly VisitorKind[],
): Promise<readonly (readonly [VisitorKind, Awaited<ReturnType<typeof ask>>])[]> {
  const askAs = async (who: VisitorKind) => [who, await ask({ path, init }, cookies[who])] as const
  if (init.method !== 'POST') return Promise.all(kinds.map(askAs))
  const answers = []
  for (const who of kinds) answers.push(await askAs(who))
  return answers
}

let readersCookies: Cookies | undefined

/** Sessions live on while somebody only reads; what is posted may end any of them. */
async function cookiesFor({ init }: Sent, owner = nine.a): Promise<Cookies> {
  if (init.method !== 'POST' && owner === nine.a) return (readersCookies ??= await nine.freshCookies())
  readersCookies = undefined
  return nine.freshCookies(owner)
}

interface Row {
  readonly send: (a: ThingsOfA) => Sent
  readonly letter: (asked: Asked) => string
  readonly isLastForA?: true | undefined
}

/** What the asker named may come back, as an error or an address that quotes it. */
function leaksOf({ secrets }: CustomerA, { path, init }: Sent, { text, location }: Asked): readonly string[] {
  const named = `${decodeURIComponent(path)} ${decodeURIComponent(String(init.body ?? ''))}`
  return secrets.filter((secret) => (text + location).includes(secret) && !named.includes(secret))
}

/** The nine are asked, A last; the others see nothing of A's, and change nothing. Their letters. */
async function askNine({ send, letter, isLastForA }: Row): Promise<string> {
  const owner = isLastForA ? await makeA(nine.shop) : nine.a
  const sent = send(owner.things)
  const cookies = await cookiesFor(sent, owner)
  const before = await stateOfA(nine.shop, owner.things)
  const given: Record<string, string> = {}
  const leaks: string[] = []
  const others = VISITOR_KINDS.filter((each) => each !== 'a')
  for (const [who, asked] of await askEach(sent, cookies, others)) {
    given[who] = letter(asked)
    leaks.push(...leaksOf(owner, sent, asked).map((secret) => `${who} sees ${secret}`))
  }
  expect(leaks).toEqual([])
  expect(await stateOfA(nine.shop, owner.things)).toEqual(before)
  const own = await ask(sent, cookies.a)
  if (given.anonymous === 'L' && own.status === 200) expect(own.cache).toContain('no-store')
  return VISITOR_KINDS.map((who) => given[who] ?? letter(own)).join('')
}

function callSent(name: string, row: CallRow, a: ThingsOfA): Sent {
  const [method = '', path = ''] = name.split(' ')
  const query = new URLSearchParams({ language: 'da', ...row.query?.(a) })
  const url = path.replace(/\/(?::\w+|\*)$/, () => `/${row.param?.(a) ?? ''}`)
  const body = method === 'POST' ? { body: JSON.stringify(row.body?.(a) ?? {}) } : {}
  return { path: `${url}?${query}`, init: { method, headers: JSON_HEADERS, ...body } }
}

describe('every call', () => {
  const names = Object.keys(CALLS) as readonly (keyof typeof CALLS)[]

  it('SEC-02 has a row', () => {
    expect(names.length).toBeGreaterThan(60)
    expect(Object.keys(CALL_ROWS).sort()).toEqual([...names].sort())
  })

  it.each(names)('SEC-02 %s: nine kinds of visitor', async (name) => {
    const row = CALL_ROWS[name]
    const { isLastForA } = row
    const send = (a: ThingsOfA) => callSent(name, row, a)
    expect(await askNine({ send, letter: letterOfCall, isLastForA })).toBe(CALL_ANSWERS[name])
  })

  it('SEC-02 the letters say whom each needs', () => {
    const areAll = (letters: readonly string[], isAsked: boolean) =>
      letters.every((letter) => (letter === 'L') === isAsked)
    for (const name of names) {
      const { needs } = CALL_ROWS[name]
      const { a, b, unproved, seller, manager, ...strangers } = answersOf(CALL_ANSWERS[name])
      expect([name, areAll(Object.values(strangers), needs !== 'anybody')]).toEqual([name, true])
      expect([name, areAll([a, b, unproved], needs === 'employee')]).toEqual([name, true])
      expect([name, areAll([seller, manager], needs === 'login')]).toEqual([name, true])
    }
  })

  it('SEC-02 an employee’s session is no customer’s, nor the other way round', async () => {
    const { seller, b } = await cookiesFor({ path: '', init: { method: 'POST' } })
    const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)
    const asCustomer = `${SESSION_COOKIES.customer}=${tokenOf(seller)}`
    const asEmployee = `${SESSION_COOKIES.employee}=${tokenOf(b)}`
    for (const name of names.filter((each) => CALL_ROWS[each].needs !== 'anybody')) {
      const sent = callSent(name, CALL_ROWS[name], nine.a.things)
      const cookie = CALL_ROWS[name].needs === 'login' ? asCustomer : asEmployee
      expect([name, (await ask(sent, cookie)).status]).toEqual([name, 401])
    }
  })
})

describe('every form', () => {
  const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const rows = FORM_ROWS.flatMap((row) => row.paths.map((path) => [path, row] as const))
  const formSent = (path: string, row: FormRow, a: ThingsOfA, headers = formHeaders): Sent => ({
    path: path.replace(':code', 'abcdefghijklmnop'),
    init: { method: 'POST', headers, body: new URLSearchParams({ language: 'da', ...row.fields?.(a) }).toString() },
  })

  it('SEC-02 and every other route has a row', () => {
    const known = [...Object.keys(CALLS), ...rows.map(([path]) => `POST ${path}`), ...Object.keys(ROUTE_ROWS)]
    expect(rows.length).toBeGreaterThan(90)
    expect([...routes].sort()).toEqual(known.sort())
  })

  it.each(rows)('SEC-02 POST %s: nine kinds of visitor', async (path, row) => {
    const { isLastForA, done, answers } = row
    const send = (a: ThingsOfA) => formSent(path, row, a)
    expect(await askNine({ send, letter: (asked) => letterOfForm(asked, done), isLastForA })).toBe(answers)
  })

  it('SEC-02 the letters say whom each needs', () => {
    const isLogin = (letter: string) => letter === 'L'
    for (const { name, answers } of FORM_ROWS) {
      if (name === undefined || answers === 'LLLLLLLLL') continue
      const { a, b, unproved, seller, manager, ...strangers } = answersOf(answers)
      const { who } = FORMS[name]
      const asked = {
        strangers: Object.values(strangers).every(isLogin),
        customers: [a, b, unproved].some(isLogin),
        employees: [seller, manager].some(isLogin),
      }
      const isOpen = who === 'anybody' || who === 'linkHolder' || name === 'lists.keep'
      const expected = { strangers: !isOpen, customers: who === 'employee', employees: !isOpen && who !== 'employee' }
      expect([name, asked]).toEqual([name, expected])
    }
  })

  it('SEC-02 takes nothing from another site, but what a mail program sends', async () => {
    const { a } = await cookiesFor({ path: '', init: { method: 'POST' } })
    const oneClick = /afmeld|unsubscribe|meld-av|avanmal|avsluta/
    for (const [path, row] of rows) {
      const headers = { ...formHeaders, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
      const { status } = await ask(formSent(path, row, nine.a.things, headers), a)
      expect([path, status === 403]).toEqual([path, !oneClick.test(path)])
    }
  })

  it.each(Object.entries(ROUTE_ROWS))('SEC-02 %s: nine kinds of visitor', async (name, answers) => {
    const [method = '', route = ''] = name.split(' ')
    const path = route
      .replace('/*', '/x')
      .replace(/:part\([^)]*\)/, '1')
      .replace(/:\w+/, 'x')
    const init = method === 'GET' ? {} : { method, headers: JSON_HEADERS, body: '{}' }
    const sent = { path: route === '/*' ? '/' : path, init }
    const cookies = await cookiesFor(sent)
    const asked = await askEach(sent, cookies, VISITOR_KINDS)
    expect(asked.map(([, answer]) => letterOfCall(answer)).join('')).toBe(answers)
  })
})

describe('every page', () => {
  it.each(Object.entries(PAGE_ROWS))('SEC-02 MYP-08 %s: nine kinds of visitor', async (kind, { path, answers }) => {
    const send = (a: ThingsOfA) => ({ path: path(a), init: {} })
    expect(await askNine({ send, letter: (asked) => letterOfPage(asked, kind) })).toBe(answers)
    const sent = { path: `/api/content${path(nine.a.things)}`, init: {} }
    const cookies = await cookiesFor(sent)
    for (const [who, asked] of await askEach(sent, cookies, VISITOR_KINDS)) {
      const isShown = asked.text.includes(`"componentName":"${kind}"`) && asked.text.includes('"httpStatus":200')
      expect([who, asked.status, isShown]).toEqual([who, 200, answersOf(answers)[who] === '+'])
      if (who !== 'a') expect([who, leaksOf(nine.a, sent, asked)]).toEqual([who, []])
    }
  })
})
