import type { Locator, Page } from '@playwright/test'
import { whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, openPage, test, whenStarted } from '../shop-fixture.ts'

const fieldOf = (page: Page): Locator => page.locator('[data-part=search] input')
const panelOf = (page: Page): Locator => page.locator('[data-part=search-panel]')
const optionsOf = (page: Page, group: string): Locator =>
  page.locator(`[data-part=search-group][data-group=${group}]`).getByRole('option')
const highlightedIn = (page: Page): Locator => page.locator('[data-part=search-panel] [aria-selected=true]')

/** The field is a combobox once its chunk has loaded. */
async function reachFor(page: Page): Promise<Locator> {
  await fieldOf(page).hover()
  const box = page.getByRole('combobox', { name: 'Søg' })
  await expect(box).toBeVisible()
  return box
}

test('SRCH-01 it opens by click, focus, typing, Enter and Space, and closes by Escape and a click beside it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, '/om-hjemly')
  await expect(fieldOf(page)).toHaveRole('searchbox')
  expect(asked.filter((url) => /quick-search|\/api\/(?:autocomplete|searchsuggestions)/.test(url))).toEqual([])

  const box = await reachFor(page)
  await expect(panelOf(page)).toBeHidden()
  await box.click()
  await expect(panelOf(page)).toBeVisible()
  await box.click()
  await expect(panelOf(page)).toBeVisible()
  for (const key of ['Enter', ' ']) {
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press(key)
    await expect(panelOf(page)).toBeVisible()
  }
  await expect(box).toHaveValue('')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panelOf(page)).toBeHidden()
  await box.focus()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.type('so')
  await expect(panelOf(page)).toBeVisible()
})

test('SRCH-03 SRCH-04 SRCH-05 words and products are walked with the arrow keys; clearing twice closes', async ({
  page,
}) => {
  await openPage(page, '/om-hjemly')
  const box = await reachFor(page)
  await box.pressSequentially('sofa')
  await expect(optionsOf(page, 'products')).toHaveCount(4)
  await expect(page.getByRole('group', { name: 'Leder du efter?' })).toBeVisible()
  await expect(optionsOf(page, 'phrases').first().locator('em')).toHaveText(/^sofa/)
  await expect(optionsOf(page, 'categories').first()).toBeVisible()
  await expect(page.locator('[data-part=live-region]')).toHaveText(/^\d+ forslag/)
  await expectAccessible(page, '[data-part=header]')

  const all = page.getByRole('option')
  const count = await all.count()
  await page.keyboard.press('ArrowDown')
  await expect(all.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await all.first().getAttribute('id')) ?? '-')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(all.nth(count - 2)).toHaveAttribute('aria-selected', 'true')
  await expect(highlightedIn(page)).toHaveAttribute('data-part', 'search-product')

  await page.getByRole('button', { name: 'Ryd' }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(panelOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Luk søgning' }).click()
  await expect(panelOf(page)).toBeHidden()

  await box.pressSequentially('spisebord')
  await expect(optionsOf(page, 'products')).toHaveCount(4)
  const product = await optionsOf(page, 'products').last().getAttribute('href')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(highlightedIn(page)).toHaveAttribute('href', product ?? '-')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${product}$`))
  await expect(panelOf(page)).toBeHidden()
})

test('SRCH-02 SRCH-06 Enter searches without a document load; back, forward and the address fill the box', async ({
  page,
}) => {
  await openPage(page, '/om-hjemly')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  // What is typed before the chunk has loaded is not lost.
  await fieldOf(page).pressSequentially('lænestol')
  await expect(page.getByRole('combobox', { name: 'Søg' })).toHaveValue('lænestol')
  const remembered = page.waitForResponse(/\/api\/client\/search\/searched/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/soeg\?q=l%C3%A6nestol$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lænestol')
  await expect(panelOf(page)).toBeHidden()
  expect((await remembered).status()).toBe(200)

  await page.goBack()
  await expect(page).toHaveURL(/om-hjemly$/)
  await expect(fieldOf(page)).toHaveValue('')
  await fieldOf(page).click()
  await expect(page.getByRole('group', { name: 'Dine seneste søgninger' })).toContainText('lænestol')
  await page.goForward()
  await expect(fieldOf(page)).toHaveValue('lænestol')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await page.goto('/soeg?q=pendel')
  await expect(fieldOf(page)).toHaveValue('pendel')
  await whenStarted(page)
  await page.locator('[data-part=card-name] a').first().click()
  await expect(page).not.toHaveURL(/soeg/)
  await expect(fieldOf(page)).toHaveValue('pendel')
})

test('SRCH-03 SRCH-10 a late answer is ignored, a failed one is told and shows nothing, and no experiment is waited for', async ({
  page,
  complaints,
}) => {
  // The visitor's variants never arrive.
  await page.route(/dynamic-data\/resolve.*experiments/, () => undefined)
  const isExperimentAsked = page.waitForRequest(/dynamic-data\/resolve.*experiments/)
  let answerFirst = () => {}
  const isFirstHeld = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  await page.route(/\/api\/autocomplete.*q=pude$/, async (route) => {
    await isFirstHeld
    await route.continue().catch(() => undefined)
  })
  await page.route(/\/api\/autocomplete.*q=kapow$/, (route) => route.fulfill({ status: 503, body: '' }))

  await openPage(page, '/om-hjemly')
  const box = await reachFor(page)
  await isExperimentAsked
  const isAsked = page.waitForRequest(/q=pude$/)
  await box.pressSequentially('pude')
  await isAsked
  await box.fill('lampe')
  await expect(optionsOf(page, 'products')).toHaveCount(4)
  answerFirst()
  const words = page.locator('[data-part=search-column]')
  await expect(words.first()).toHaveAttribute('data-column', 'words')
  await expect(words.first()).not.toContainText(/pude/i)
  expect(complaints).toEqual([])

  await box.fill('kapow')
  await expect(page.locator('[data-part=search-none]')).toHaveText('Ingen resultater')
  await expect.poll(() => complaints.some((complaint) => complaint.includes('status 503'))).toBe(true)
  complaints.length = 0
})

test('SRCH-10 the address chooses the arrangement with products first', async ({ page }) => {
  await openPage(page, '/om-hjemly?experiment=autocomplete:previews-first')
  const box = await reachFor(page)
  await box.pressSequentially('lampe')
  await expect(optionsOf(page, 'products')).toHaveCount(4)
  await expect(page.getByRole('option').first()).toHaveAttribute('data-part', 'search-product')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('SRCH-01 SRCH-06 back closes the search that takes the screen, and a search leaves no trace of it', async ({
    page,
  }) => {
    await openPage(page, '/om-hjemly')
    const overlay = page.locator('dialog[data-panel=search]')
    await fieldOf(page).tap()
    await whenOpen(overlay)
    await page.getByRole('combobox').fill('sofa')
    await expect(optionsOf(page, 'products')).toHaveCount(4)
    await page.goBack()
    await expect(overlay).toHaveCount(0)
    await expect(fieldOf(page)).toBeFocused()

    await fieldOf(page).tap()
    await whenOpen(overlay)
    await expect(page.getByRole('combobox')).toHaveValue('sofa')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=sofa$/)
    await expect(overlay).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/om-hjemly$/)
  })

  test('SRCH-05 from a tapped suggestion one step back leads to the page that one searched from', async ({ page }) => {
    await openPage(page, '/om-hjemly')
    await fieldOf(page).tap()
    await page.getByRole('combobox').fill('lampe')
    // What was suggested before the word was typed is gone when its answer has come.
    const category = optionsOf(page, 'categories').filter({ hasText: /lampe/i }).first()
    const address = await category.getAttribute('href')
    await category.tap()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.locator('dialog[data-panel=search]')).toHaveCount(0)
    await expect(fieldOf(page)).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(/om-hjemly$/)
  })
})
