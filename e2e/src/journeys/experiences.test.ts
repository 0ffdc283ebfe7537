import type { Page } from '@playwright/test'
import { PREVIEW_LIFE_MS, previewToken } from '@firkant/server/render/preview-link.ts'
import { folderSecret } from '@firkant/server/start/folder-secret.ts'
import { expect, expectAccessible, openPage, saveScreenshot, test } from '../shop-fixture.ts'

const GREETING = 'Godt at se dig igen'
const USUAL = 'Omkring bordet'
const LIST = '#block-chosen'

interface Impression {
  readonly event?: string
  readonly experience?: string
  readonly variant?: string
}
const impressions = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Impression[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'experience_impression')
      .map(({ experience, variant }) => `${experience} ${variant}`),
  )
const traitsOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'traits')

/** As if the last visit was two hours ago; the id stays the shop's own. */
async function comeBack(page: Page): Promise<void> {
  const traits = await traitsOf(page)
  if (!traits) throw new Error('The visitor has no traits')
  const [id = '', minute = '', ...rest] = traits.value.split('.')
  const earlier = (Number.parseInt(minute, 36) - 120).toString(36)
  await page.context().addCookies([{ ...traits, value: [id, earlier, ...rest].join('.') }])
}

/** What has moved by itself since the document began. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[]
          resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without any shift nobody calls back.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test.describe('who agrees', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('TRACK-08 a visitor who comes back is greeted in the first paint, and what was seen is reported once', async ({
    page,
  }) => {
    await openPage(page, '/')
    await expect(page.getByText(USUAL)).toBeVisible()
    expect(await traitsOf(page)).toBeUndefined()
    await page.getByRole('button', { name: 'Acceptér alle' }).click()
    await expect.poll(async () => (await traitsOf(page))?.httpOnly).toBe(true)
    await comeBack(page)

    const sent: { seen?: readonly { key: string; variant: string }[]; lcpMs?: number }[] = []
    page.on('request', (request) => {
      if (request.url().includes('/experiences/seen')) sent.push(request.postDataJSON() as (typeof sent)[number])
    })
    const answer = await page.goto('/')
    const html = (await answer?.text()) ?? ''
    expect(html).toContain(GREETING)
    expect(html).not.toContain(USUAL)
    await openPage(page, '/')
    await expect(page.getByText(GREETING)).toBeVisible()
    // The countdown above the header moves its own digits.
    expect(await layoutShift(page)).toBeLessThan(0.001)
    await expect.poll(() => impressions(page)).toEqual(['welcome-back greeting'])
    await page.locator(LIST).scrollIntoViewIfNeeded()
    await expect
      .poll(() => impressions(page))
      .toEqual(['welcome-back greeting', expect.stringMatching(/^start-list-words (?:control|longing)$/)])

    await page.locator('footer a[href^="/"]').first().click()
    await expect
      .poll(() => sent.flatMap(({ seen = [] }) => seen.map(({ key }) => key)))
      .toEqual(expect.arrayContaining(['welcome-back', 'start-list-words']))
    expect(sent.find(({ seen }) => (seen?.length ?? 0) > 0)?.lcpMs).toBeGreaterThan(0)
  })
})

test('TRACK-08 LAW-04 who refused sees the usual page, has no cookie of it and is not counted', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/experiences/') && sent.push(request.url()))
  await openPage(page, '/')
  await expect(page.getByText(USUAL)).toBeVisible()
  await page.locator(LIST).scrollIntoViewIfNeeded()
  await openPage(page, '/')
  await expect(page.getByText(USUAL)).toBeVisible()
  expect(await traitsOf(page)).toBeUndefined()
  expect(await impressions(page)).toEqual([])
  expect(sent).toEqual([])
})

test('TRACK-08 an editor tries the variants in a panel, by keyboard; ninetailed-preview=off shows what visitors get', async ({
  page,
  brand,
}) => {
  const secret = folderSecret(process.env.FIRKANT_E2E_DATA ?? '')
  const link = `/?preview=${previewToken(secret, { brand, path: '/' }, new Date(Date.now() + PREVIEW_LIFE_MS))}`
  await openPage(page, link)
  const panel = page.locator('#preview-panel')
  await expect(page.getByText(USUAL)).toBeVisible()
  await panel.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('besøgende, der kommer igen')).toBeVisible()
  await expectAccessible(page, '#preview-panel')
  await panel.getByRole('link', { name: 'greeting' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(GREETING)).toBeVisible()
  await expect(panel.getByRole('link', { name: 'greeting' })).toHaveAttribute('aria-current', 'true')
  await saveScreenshot(page, 'preview-panel')
  await panel.getByRole('link', { name: 'Se siden, som besøgende får den' }).click()
  await expect(page.getByText(USUAL)).toBeVisible()
  await expect(panel).toHaveCount(0)
})
