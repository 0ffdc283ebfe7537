import type { Page } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { listCalls } from '../list-steps.ts'
import { mailLink, newsletterSearch } from '../mail-steps.ts'
import { expect, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const PASSWORD = 'Ny-Kaffe-8-kopper'
const { customer: NEWSLETTER_READER } = demoLogins('hjemly')

interface Seen {
  readonly requests: { readonly url: string; readonly referer: string }[]
  readonly pushed: string[]
}

/** Every request with its referrer, and everything that any document of this page pushes to analytics. */
async function record(page: Page): Promise<Seen> {
  const requests: Seen['requests'] = []
  const pushed: string[] = []
  page.on('request', (request) => {
    void request
      .allHeaders()
      .then((headers) => requests.push({ url: request.url(), referer: headers.referer ?? '' }))
      .catch(() => undefined)
  })
  await page.exposeFunction('recordPush', (text: string) => pushed.push(text))
  await page.addInitScript(() => {
    const { recordPush } = window as unknown as { recordPush: (text: string) => void }
    const dataLayer: object[] = []
    dataLayer.push = (...entries) => {
      for (const entry of entries) recordPush(JSON.stringify(entry))
      return 0
    }
    Object.assign(window, { dataLayer })
  })
  return { requests, pushed }
}

const secretOf = (link: string, name: string) =>
  new URL(link, 'https://shop.example').searchParams.get(name) ?? 'no secret in the link'

function expectUnseen({ requests, pushed }: Seen, secret: string): void {
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter(({ referer }) => referer.includes(secret))).toEqual([])
  expect(pushed.filter((text) => text.includes(secret))).toEqual([])
}

test.use({ storageState: chosenVisitor(FULL_CONSENT) })

test('TRACK-09 the token of a reset link is in no referrer, no address and no event, and the form works after a reload', async ({
  page,
  brand,
}) => {
  const { register, post } = listCalls(page, 'da')
  const email = await register()
  await post('ct/authentication/logout', {})
  await post('ct/customer/forgotpassword', { email })
  const link = await mailLink(page.request, { to: email, part: '/nulstil-adgangskode' })
  const token = secretOf(link, 'token')

  const seen = await record(page)
  const virtualPages = () => seen.pushed.filter((text) => text.includes('virtualPageLoad'))
  await openPage(page, link)
  await expect(page).toHaveURL(/\/nulstil-adgangskode\?link=[\w-]{10}$/)
  expect(await page.evaluate(() => JSON.stringify([document.referrer, history.state, document.cookie]))).not.toContain(
    token,
  )
  await expect.poll(() => virtualPages().length).toBe(1)
  await openPage(page, plainPageOf(brand))
  await page.goBack()
  await page.reload()
  const form = page.locator('[data-part=sign-in-form]')
  await whenTakenOver(form)
  await form.locator('input[name=password]').fill(PASSWORD)
  await form.locator('input[name=confirmPassword]').fill(PASSWORD)
  await form.getByRole('radio', { name: 'Ja, behold' }).check()
  await form.locator('input[name=confirmPassword]').press('Enter')
  await expect(page.locator('[data-part=sign-in-done]')).toBeFocused()
  await expect.poll(() => virtualPages().length).toBeGreaterThan(1)
  expectUnseen(seen, token)
  expect(seen.requests.filter(({ url }) => url.includes(token)).map(({ url }) => new URL(url).pathname)).toEqual([
    '/nulstil-adgangskode',
  ])
})

test('SOFT-01 TRACK-09 the token of a newsletter is out of the address before anything is loaded', async ({
  page,
  brand,
}) => {
  const search = await newsletterSearch(page.request, NEWSLETTER_READER)
  const token = secretOf(search, 'eclub')
  const seen = await record(page)
  await page.addInitScript(() => {
    new PerformanceObserver(() => Object.assign(window, { first: window.first ?? location.href })).observe({
      type: 'resource',
      buffered: true,
    })
  })
  await openPage(page, plainPageOf(brand) + search)
  await expect.poll(() => seen.pushed.some((text) => text.includes('virtualPageLoad'))).toBe(true)
  await expect.poll(() => seen.requests.some(({ url }) => url.includes('/voyado/softlogin'))).toBe(true)
  expect(await page.evaluate(() => window.first)).not.toContain('eclub')
  expectUnseen(seen, token)
  expect(seen.requests.filter(({ url }) => url.includes(token)).map(({ url }) => new URL(url).pathname)).toEqual([
    plainPageOf(brand),
    '/api/client/voyado/softlogin',
  ])
})

declare global {
  interface Window {
    /** The address when the first file had come. */
    first?: string
  }
}
