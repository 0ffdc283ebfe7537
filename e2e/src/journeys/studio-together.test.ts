import type { Page } from '@playwright/test'
import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

const form = (page: Page) => page.locator('.block-form')
const heading = (page: Page) => form(page).getByLabel('Overskrift', { exact: true }).first()
const here = (page: Page) => page.getByRole('list', { name: 'Også her' })
const isSaved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')

/** What moves from here on, also just after a press or a key; the buttons of the steps are others after each step. */
function countShifts(): void {
  const shifts: string[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element && !element.closest('.set-steps')) shifts.push(element.outerHTML.slice(0, 200))
      }
  }).observe({ type: 'layout-shift' })
  Object.assign(globalThis, { shifts })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly string[] }).shifts)

for (const width of [768, 1366])
  test(`STU-02 STU-01 at ${width} the first change and its steps move nothing under a press`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/pages/da/faq')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
    await expect(page.locator('.checks')).toHaveAttribute('data-current', 'true')
    await page.locator('iframe[data-shown]').waitFor()
    await page.evaluate(countShifts)
    await form(page).getByRole('textbox').first().fill(`Spørg os ved ${width}`)
    await isSaved(page)
    const discard = page.getByRole('button', { name: 'Kassér' })
    await expect(discard).toBeVisible()
    await expect(page.locator('.checks')).toHaveAttribute('data-current', 'true')
    expect(await shiftsOf(page)).toEqual([])
    await discard.click()
    await expect(discard).toHaveCount(0)
  })

test('STU-02 STU-01 an editor and a merchandiser see each other, what the other saves, and a conflict with three values, without reloading', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/pages/da/start')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  await expect(page.locator('.checks')).toHaveAttribute('data-current', 'true')
  await page.locator('iframe[data-shown]').waitFor()
  await page.evaluate(countShifts)
  await heading(page).fill('Vi skriver sammen')
  await expect(page).toHaveURL(/set=/)
  await isSaved(page)
  await page.getByRole('button', { name: 'Del', exact: true }).click()
  const context = await browser.newContext({ locale: 'da-DK', ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  const otherPath = page.url().replace(/^https?:\/\/[^/]+/, '')
  await openStudio(other, STUDIO_LOGINS.studioMerchandiser, otherPath)

  await test.step('each sees who is there', async () => {
    await expect(here(page).getByRole('listitem')).toHaveText(/Indkøb.*skriver i sættet/)
    await expect(here(other).getByRole('listitem')).toHaveText(/Redaktionen.*skriver i sættet/)
    // The first change, the steps that it brings and a colleague who comes: nothing moved under a press.
    expect(await shiftsOf(page)).toEqual([])
  })

  await test.step('what the other saves is in the form and in the page, and is told', async () => {
    await heading(other).fill('To skriver')
    await expect(heading(page)).toHaveValue('To skriver')
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('To skriver')
    await expect(page.getByText(/^Indkøb har lige ændret .*Overskrift$/)).toBeVisible()
    await lookAtStudio(page, 'together')
  })

  await test.step('of one field that both changed three values are shown, as soon as the other has saved', async () => {
    await page.route('**/api/studio/sets/save*', (route) => route.abort())
    await heading(page).fill('Min egen')
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'offline')
    await heading(other).fill('Den andens')
    const dialog = page.getByRole('dialog', { name: 'I har begge ændret dette' })
    await expect(dialog.getByText('Det var: To skriver')).toBeVisible()
    await expect(dialog.getByLabel('Min: Min egen')).toBeChecked()
    await expect(dialog.getByLabel('Den andens: Den andens')).not.toBeChecked()
    await lookAtStudio(page, 'conflict')
    await page.unroute('**/api/studio/sets/save*')
    await dialog.getByRole('button', { name: 'Tag disse' }).click()
    await isSaved(page)
    await expect(heading(other)).toHaveValue('Min egen')
    complaints.splice(0)
  })

  await test.step('a set that is asked for is closed for both', async () => {
    await page.getByRole('button', { name: 'Bed om godkendelse' }).click()
    await expect(other.getByText('Redaktionen: Bed om godkendelse')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Skriv videre' })).toBeVisible()
  })

  await test.step('the list of sets follows; who leaves is gone', async () => {
    await other.getByRole('link', { name: 'Ændringssæt', exact: true }).click()
    await expect(here(page)).toHaveCount(0)
    const row = other.getByRole('row', { name: /Redaktionen/ }).first()
    await expect(row).toContainText('bedt om godkendelse')
    await page.getByRole('button', { name: 'Kassér' }).click()
    await expect(other.getByRole('row', { name: /bedt om godkendelse/ })).toHaveCount(0)
  })

  await test.step('who signs out in one window has signed out in all', async () => {
    await other.goto('/studio/pages/da/start')
    const second = await context.newPage()
    await second.goto('/studio')
    await second.getByRole('button', { name: 'Log ud' }).click()
    await expect(other.getByText('Du blev logget ud.')).toBeVisible()
  })
  await context.close()
  expect(complaints).toEqual([])
})
