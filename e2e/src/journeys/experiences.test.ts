import type { Page } from '@playwright/test'
import { folderSecret } from '@firkant/server/platform/process/folder-secret.ts'
import { PREVIEW_LIFE_MS, previewToken } from '@firkant/server/render/preview/preview-link.ts'
import { expectAccessible } from '../accessibility.ts'
import { namesOf, recordPushes, type Pushed } from '../data-layer-record.ts'
import { expect, openPage, saveScreenshot, test } from '../shop-fixture.ts'

const GREETING = 'Godt at se dig igen'
const USUAL = 'Omkring bordet'
const LIST = '#block-chosen'

const impressions = (pushed: readonly Pushed[]) =>
  pushed.flatMap((entry) =>
    'event' in entry && entry.event === 'experience_impression' ? [`${entry.experience} ${entry.variant}`] : [],
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

/** What happened before waits in memory until it is allowed, with the fields of consent mode. */
async function acceptAll(page: Page, pushed: readonly Pushed[]): Promise<void> {
  await expect.poll(() => namesOf(pushed)).toEqual(['default'])
  expect(await traitsOf(page)).toBeUndefined()
  await page.getByRole('button', { name: 'Acceptér alle' }).click()
  await expect.poll(() => namesOf(pushed).slice(0, 3)).toEqual(['default', 'update', 'virtualPageLoad hard'])
  const modes = pushed.flatMap((entry) => ('event' in entry ? [] : [entry[2]]))
  expect(modes).toMatchObject([
    { analytics_storage: 'denied' },
    { analytics_storage: 'granted', ad_storage: 'granted' },
  ])
  await expect.poll(async () => (await traitsOf(page))?.httpOnly).toBe(true)
}

test.describe('who was not asked yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('TRACK-07 TRACK-08 who agrees is counted from then on, is greeted in the first paint when coming back, and what was seen is reported once', async ({
    page,
  }) => {
    const pushed = await recordPushes(page)
    await openPage(page, '/')
    await expect(page.getByText(USUAL)).toBeVisible()
    await test.step('agrees', () => acceptAll(page, pushed))
    await comeBack(page)

    const sent: { seen?: readonly { key: string; variant: string }[]; lcpMs?: number }[] = []
    page.on('request', (request) => {
      if (request.url().includes('/experiences/seen')) sent.push(request.postDataJSON() as (typeof sent)[number])
    })
    pushed.length = 0
    await openPage(page, '/')
    await expect(page.getByText(GREETING)).toBeVisible()
    await expect(page.getByText(USUAL)).toHaveCount(0)
    // The countdown above the header moves its own digits.
    expect(await layoutShift(page)).toBeLessThan(0.001)
    await expect.poll(() => impressions(pushed)).toEqual(['welcome-back greeting'])
    await page.locator(LIST).scrollIntoViewIfNeeded()
    await expect
      .poll(() => impressions(pushed))
      .toEqual(['welcome-back greeting', expect.stringMatching(/^start-list-words (?:control|longing)$/)])

    await page.locator('footer a[href^="/"]').first().click()
    await expect
      .poll(() => sent.flatMap(({ seen = [] }) => seen.map(({ key }) => key)))
      .toEqual(expect.arrayContaining(['welcome-back', 'start-list-words']))
    expect(sent.find(({ seen }) => (seen?.length ?? 0) > 0)?.lcpMs).toBeGreaterThan(0)
  })
})

test('TRACK-08 an editor tries the variants in a panel, by keyboard', async ({ page, brand }) => {
  const secret = folderSecret(process.env.FIRKANT_E2E_DATA ?? '')
  const token = previewToken(secret, { brand, path: '/' }, new Date(Date.now() + PREVIEW_LIFE_MS))
  await openPage(page, `/?preview=${token}`)
  const panel = page.locator('#preview-panel')
  await expect(page.getByText(USUAL)).toBeVisible()
  await panel.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('besøgende, der kommer igen')).toBeVisible()
  await expectAccessible(page, '#preview-panel')
  await saveScreenshot(page, 'preview-panel')
  await panel.getByRole('link', { name: 'greeting' }).press('Enter')
  await expect(page.getByText(GREETING)).toBeVisible()
})
