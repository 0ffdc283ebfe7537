import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSENT_VERSION, FULL_CONSENT, NO_CONSENT, readConsent } from '@firkant/domain/consent/consent.ts'
import { requestOrigins } from '@firkant/domain/consent/request-origins.ts'
import { STORED_THINGS } from '@firkant/domain/consent/stored-things.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { deleteOldConsents } from './consent-store.ts'
import { consentLog } from './consent-tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const SAME_ORIGIN = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const call = (body: unknown, cookie = '') =>
  fetch(`${shop.origin}/api/client/consent?language=da`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, cookie },
    body: JSON.stringify(body),
  })
const form = (fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(`${shop.origin}/consent`, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split('; '))
    .find(([first]) => first?.startsWith('consent='))
const storedOf = (answer: Response) => readConsent(cookieOf(answer)?.[0]?.slice('consent='.length))
const logOf = async (id: string | undefined) => {
  const rows = await shop.database.main.select().from(consentLog)
  return rows.filter(({ subjectHash }) => subjectHash === hashToken(id ?? ''))
}
const SENT = { place: 'banner', version: CONSENT_VERSION } as const

describe('the choice of what is stored', () => {
  it('LAW-04 is stored for a year in a cookie that pages can read, with a proof', async () => {
    const answer = await call({ ...SENT, consent: FULL_CONSENT })
    expect(answer.status).toBe(204)
    expect(cookieOf(answer)?.slice(1).toSorted()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
    const stored = storedOf(answer)
    expect(stored).toMatchObject({ consent: FULL_CONSENT, version: CONSENT_VERSION })
    expect(await logOf(stored?.id)).toMatchObject([
      { ...FULL_CONSENT, brand: 'hjemly', language: 'da', textVersion: CONSENT_VERSION, place: 'banner' },
    ])
  })

  it('LAW-04 refusing sets no other cookie: nobody is counted', async () => {
    const answer = await call({ ...SENT, consent: NO_CONSENT })
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(storedOf(answer)?.consent).toEqual(NO_CONSENT)
  })

  it('LAW-04 a changed mind adds to the proof of the same visitor', async () => {
    const first = await call({ ...SENT, consent: FULL_CONSENT })
    const again = await call({ ...SENT, place: 'panel', consent: NO_CONSENT }, cookieOf(first)?.[0])
    expect(storedOf(again)?.id).toBe(storedOf(first)?.id)
    const log = await logOf(storedOf(first)?.id)
    expect(log.map(({ place, marketing }) => [place, marketing]).toSorted()).toEqual([
      ['banner', true],
      ['panel', false],
    ])
  })

  it.each([
    {},
    { ...SENT, consent: { statistics: true } },
    { ...SENT, consent: { ...FULL_CONSENT, statistics: 'yes' } },
    { ...SENT, place: 'elsewhere', consent: FULL_CONSENT },
    { ...SENT, version: CONSENT_VERSION + 1, consent: FULL_CONSENT },
  ])('LAW-04 refuses what no form of the shop sends: %j', async (body) => {
    const answer = await call(body)
    expect(answer.status).toBe(400)
    expect(cookieOf(answer)).toBeUndefined()
  })

  it('LAW-04 the proof is deleted after two years', async () => {
    const { id } = storedOf(await call({ ...SENT, consent: FULL_CONSENT })) ?? {}
    const after = (days: number) => () => new Date(Date.now() + days * 24 * 3_600_000)
    await deleteOldConsents(shop.database.main, after(700))(1000)
    expect(await logOf(id)).toHaveLength(1)
    await deleteOldConsents(shop.database.main, after(740))(1000)
    expect(await logOf(id)).toHaveLength(0)
  })
})

describe('without scripts', () => {
  const fields = { place: 'page', version: String(CONSENT_VERSION), language: 'da', cameFrom: '/cookies' }

  it('LAW-04 the form leads back to its page, which shows the choice', async () => {
    const answer = await form({ ...fields, choice: 'chosen', category: 'statistics' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/cookies#cookies-saved')
    expect(storedOf(answer)?.consent).toEqual({ ...NO_CONSENT, statistics: true })
    const page = await fetch(`${shop.origin}/api/content/cookies`, {
      headers: { cookie: cookieOf(answer)?.[0] ?? '' },
    })
    expect(await page.json()).toMatchObject({ model: { consent: { ...NO_CONSENT, statistics: true } } })
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  it('LAW-04 the cookie page, which every page links to, asks by a form, shows the choice and names all that is stored', async () => {
    const documentAt = async (path: string, cookie = '') =>
      readHtml(await (await fetch(shop.origin + path, { headers: { cookie } })).text())
    const about = await documentAt('/om-hjemly')
    expect(about.querySelector('[data-part=consent-link]')?.getAttribute('href')).toBe('/cookies')
    const asked = (await documentAt('/cookies')).querySelector('[data-part=consent-form]')
    expect([asked?.getAttribute('method'), asked?.getAttribute('action')]).toEqual(['post', '/consent'])
    expect(asked?.querySelectorAll('input[type=checkbox][checked]')).toHaveLength(1)
    expect([...(asked?.querySelectorAll('button') ?? [])].map(textOf)).toContain('Acceptér alle')
    const sent = [...(asked?.querySelectorAll('input[type=hidden]') ?? [])].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('value'),
    ])
    expect(Object.fromEntries(sent)).toEqual(fields)
    const answer = await form({ ...fields, choice: 'all' })
    expect(storedOf(answer)?.consent).toEqual(FULL_CONSENT)
    const page = await documentAt('/cookies', cookieOf(answer)?.[0])
    expect(page.querySelectorAll('[data-part=consent-form] input[type=checkbox][checked]')).toHaveLength(4)
    expect(textOf(page.querySelector('#cookies-saved'))).toBe('Dit valg er gemt.')
    const named = [...page.querySelectorAll('[data-part=stored-thing] h4')].map(textOf)
    expect(named.toSorted()).toEqual(STORED_THINGS.map(({ name }) => name).toSorted())
    expect(page.querySelectorAll('[data-part=request-origin]')).toHaveLength(requestOrigins({}).length)
  })

  it.each([
    [{ ...fields, choice: 'all', cameFrom: 'https://other.example/' }],
    [{ ...fields, choice: 'maybe' }],
    [{ ...fields, choice: 'all', version: '99' }],
    [{}],
  ])('LAW-04 refuses %j', async (given) => expect((await form(given)).status).toBe(400))

  it('LAW-04 another site can not choose', async () => {
    const answer = await form({ ...fields, choice: 'all' }, { ...SAME_ORIGIN, 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(cookieOf(answer)).toBeUndefined()
  })
})
