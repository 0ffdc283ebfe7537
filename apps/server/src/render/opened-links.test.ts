import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { listAlertPath } from '@firkant/domain/lists/list-alert-steps.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { newsletterPath, oldNewsletterPath } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { OPENING_PARAMS } from '@firkant/domain/page/opened-link.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { stockAlertPath } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import { SECRET_PARAMS } from '@firkant/domain/telemetry/secret-address.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

const SECRET = 'S3cretS3cretS3cretS3cretS3cretS3cretS3cret-_'
const CODE = 'abcdefghijklmn27'
const BRAND = BRANDS.hjemly
const LANGUAGES = BRAND.markets.map((market) => MARKETS[market].language)

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

/** As a browser asks for a page. */
const browse = (path: string, cookie = '') =>
  fetch(shop.origin + path, { headers: { accept: 'text/html,*/*;q=0.8', cookie }, redirect: 'manual' })

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((each) => each.startsWith('opened-links='))
    ?.split(';', 1)[0] ?? ''

const policyOf = ({ headers }: Response) => headers.get('referrer-policy')
const locationOf = ({ headers }: Response) => headers.get('location') ?? ''

/** Every page at a fixed path, and every page behind the link of a mail. */
const PATHS = LANGUAGES.flatMap((language) =>
  [
    ...Object.values(FIXED_PATHS).map((paths) => paths[language]),
    ...(['confirm', 'unsubscribe', 'preferences'] as const).map((step) => newsletterPath(language, step)),
    ...(['confirm', 'cancel'] as const).flatMap((step) => [
      stockAlertPath(language, step),
      listAlertPath(language, step),
    ]),
    oldNewsletterPath('confirm'),
  ].map((path) => localizePath(BRAND, language, path)),
)

describe('a page that is opened by a link', () => {
  it.each(PATHS)(
    'TRACK-09 %s takes the token out of its address, sends no referrer and logs nothing of it',
    async (path) => {
      for (const name of OPENING_PARAMS) {
        const answer = await browse(`${path}?result=done&${name}=${SECRET}`)
        expect([answer.status, policyOf(answer)]).toEqual([303, 'no-referrer'])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(locationOf(answer)).toMatch(/\?result=done&link=[\w-]{10}$/)
        const [cookie] = answer.headers.getSetCookie()
        expect(cookie).toMatch(/^opened-links=.+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/)
        const page = await browse(locationOf(answer), cookieOf(answer))
        expect([policyOf(page), await page.text().then((html) => html.includes('name="referrer"'))]).toEqual([
          'no-referrer',
          false,
        ])
      }
      expect(JSON.stringify(shop.logged)).not.toContain(SECRET)
    },
  )

  it('TRACK-09 shows the same as with the token, as a document and as data, and as often as it is asked for', async () => {
    const { da: path } = FIXED_PATHS.resetPassword
    const answer = await browse(`${path}?token=${SECRET}`)
    const cookie = cookieOf(answer)
    for (const time of ['first', 'second']) {
      const page = await browse(locationOf(answer), cookie)
      expect([time, page.status]).toEqual([time, 200])
      expect(await page.text()).toContain(SECRET)
      expect(cookieOf(page)).toBe(cookie)
    }
    const data = await fetch(`${shop.origin}/api/content${locationOf(answer)}`, { headers: { cookie } })
    expect(((await data.json()) as Page).model).toMatchObject({ token: SECRET })
    expect(data.headers.get('x-original-url')).toBe(`${path}?token=-`)
  })

  it('TRACK-09 is told from another link at the same path, and without the cookie it opens nothing', async () => {
    const { da: path } = FIXED_PATHS.resetPassword
    const first = await browse(`${path}?token=${SECRET}1`)
    const second = await browse(`${path}?token=${SECRET}2`, cookieOf(first))
    const cookie = cookieOf(second)
    const shown = async (answer: Response, sent: string) => (await browse(locationOf(answer), sent)).text()
    expect(await shown(first, cookie)).toContain(`${SECRET}1`)
    expect(await shown(second, cookie)).toContain(`${SECRET}2`)
    expect(await shown(second, '')).not.toContain(SECRET)
    expect(await shown(second, 'opened-links=!.!x.')).not.toContain(SECRET)
  })

  it('TRACK-09 has room for as many links as a cookie holds; the last ones are there', async () => {
    const { da: path } = FIXED_PATHS.order
    const long = 'x'.repeat(1000)
    let cookie = ''
    let last = ''
    for (const number of [1, 2, 3, 4, 5]) {
      const answer = await browse(`${path}?token=${long}${number}`, cookie)
      cookie = cookieOf(answer)
      last = locationOf(answer)
    }
    expect(cookie.length).toBeLessThan(4000)
    expect(cookie).toContain(`${long}5!token.${long}4`)
    expect(last).toMatch(/^\/ordre\?link=/)
    // More than any browser stores: it stays where it is, and no referrer tells it.
    const whole = await browse(`${path}?token=${'y'.repeat(4000)}`)
    expect([whole.status, policyOf(whole)]).toEqual([404, 'no-referrer'])
  })

  it('TRACK-09 a cart that is handed over has its code in no address, data or log', async () => {
    const answer = await browse(`/k/${CODE}`)
    expect([answer.status, policyOf(answer)]).toEqual([303, 'no-referrer'])
    expect(locationOf(answer)).toMatch(/^\/k\?link=[\w-]{10}$/)
    const page = await browse(locationOf(answer), cookieOf(answer))
    expect([page.status, policyOf(page)]).toEqual([404, 'no-referrer'])
    const data = await fetch(`${shop.origin}/api/content${locationOf(answer)}`, {
      headers: { cookie: cookieOf(answer) },
    })
    const { url, metaInfo, model } = (await data.json()) as Page
    expect([url, metaInfo.canonicalUrl]).toEqual(['/k', 'http://shop.test/k'])
    expect(model).toMatchObject({ action: `/k/${CODE}` })
    expect(locationOf(await browse(`/sv/k/${CODE.toUpperCase()}`))).toMatch(/^\/sv\/k\?link=/)
    expect((await browse('/k')).status).toBe(404)
    expect(JSON.stringify(shop.logged)).not.toContain(CODE)
  })

  it('TRACK-09 a program that asks for no page gets it as it asked', async () => {
    const answer = await fetch(`${shop.origin}${FIXED_PATHS.resetPassword.da}?token=${SECRET}`, { redirect: 'manual' })
    expect([answer.status, policyOf(answer), answer.headers.getSetCookie()]).toEqual([200, 'no-referrer', []])
  })
})

describe('an address with a secret', () => {
  it.each(SECRET_PARAMS)('TRACK-09 %s sends no referrer, from the cache too', async (name) => {
    for (const search of [`${name}=${SECRET}`, `returnUrl=${encodeURIComponent(`/x?${name}=${SECRET}`)}`])
      for (const time of ['made', 'cached']) {
        const answer = await fetch(`${shop.origin}${FIXED_PATHS.cookies.da}?${search}`)
        expect([time, policyOf(answer)]).toEqual([time, 'no-referrer'])
      }
    expect(JSON.stringify(shop.logged)).not.toContain(SECRET)
  })

  it('TRACK-09 a cached document of everybody is sent without a referrer only to those who need it', async () => {
    const plain = await fetch(shop.origin)
    const etag = plain.headers.get('etag') ?? ''
    expect(policyOf(plain)).toBe('strict-origin-when-cross-origin')
    const known = await fetch(`${shop.origin}/?couponCode=${SECRET}`, { headers: { 'if-none-match': etag } })
    expect([known.status, policyOf(known)]).toEqual([304, 'no-referrer'])
    expect(policyOf(await fetch(`${shop.origin}/?page=2`))).toBe('strict-origin-when-cross-origin')
  })
})
