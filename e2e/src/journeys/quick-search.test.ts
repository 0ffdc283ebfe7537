import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { whenOpen } from '../panel-steps.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

/** A page of words alone is drawn soonest. */
const PLAIN = '/handelsbetingelser'
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

test('SRCH-01 SRCH-03 SRCH-04 SRCH-05 A11Y-01 the box opens and closes by every way, offers ways in, answers questions, and is walked with the arrow keys', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, PLAIN)
  await expect(fieldOf(page)).toHaveRole('searchbox')
  expect(asked.filter((url) => /quick-search|\/api\/(?:autocomplete|searchsuggestions)/.test(url))).toEqual([])
  const box = await reachFor(page)
  const panel = panelOf(page)
  const all = page.getByRole('option')

  await test.step('SRCH-01 it opens by click, focus, typing, Enter and Space, and closes by Escape and a click beside it', async () => {
    await expect(panel).toBeHidden()
    await box.click()
    await expect(panel).toBeVisible()
    await box.click()
    await expect(panel).toBeVisible()
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(box).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press(key)
      await expect(panel).toBeVisible()
    }
    await expect(box).toHaveValue('')
    await page.mouse.click(20, 700)
    await expect(panel).toBeHidden()
    await box.focus()
    await expect(panel).toBeVisible()
  })

  await test.step('SRCH-01 A11Y-01 an empty box offers ways in', async () => {
    await expect(optionsOf(page, 'categories')).not.toHaveCount(0)
    await expect(optionsOf(page, 'bestsellers')).not.toHaveCount(0)
    await expectAccessible(page, '[data-part=search-panel]')
  })

  await test.step('SRCH-01 SRCH-03 SRCH-04 typing opens it; words, categories and products are found and counted', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.type('sofa')
    await expect(panel).toBeVisible()
    await expect(optionsOf(page, 'products')).toHaveCount(4)
    await expect(page.getByRole('group', { name: 'Leder du efter?' })).toBeVisible()
    await expect(optionsOf(page, 'phrases').first().locator('em')).toHaveText(/^sofa/)
    await expect(optionsOf(page, 'categories').first()).toBeVisible()
    await expect(page.locator('[data-part=live-region]')).toHaveText(/^\d+ forslag/)
  })

  await test.step('SRCH-05 arrow keys walk and wrap; clearing twice closes', async () => {
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
    await expect(panel).toBeVisible()
    await page.getByRole('button', { name: 'Luk søgning' }).click()
    await expect(panel).toBeHidden()
  })

  await test.step('SRCH-03 A11Y-01 a question is answered first, by arrow key and Enter too', async () => {
    await box.fill('levering')
    const answer = panel.locator('[data-part=search-answer]')
    await expect(answer).toContainText('Hvad koster levering?')
    await expect(all.first()).toHaveAttribute('data-part', 'search-answer')
    await expectAccessible(page, '[data-part=search-panel]')
    const url = await answer.getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(url ?? '?')
    await expect(panel).toBeHidden()
  })
})

test('SRCH-02 SRCH-03 SRCH-06 SRCH-10 PAGE-08 Enter searches without a document load, whatever answers late or not at all; the address fills the box, and a price can be taken away', async ({
  page,
  complaints,
}) => {
  // The visitor's variants never arrive.
  await page.route(/dynamic-data\/resolve.*experiments/, () => undefined)
  const isExperimentAsked = page.waitForRequest(/dynamic-data\/resolve.*experiments/)
  const { promise: isFirstHeld, resolve: answerFirst } = Promise.withResolvers<void>()
  await page.route(/\/api\/autocomplete.*q=pude$/, async (route) => {
    await isFirstHeld
    await route.continue().catch(() => undefined)
  })
  await page.route(/\/api\/autocomplete.*q=kapow$/, (route) => route.fulfill({ status: 503, body: '' }))
  await openPage(page, PLAIN)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await test.step('SRCH-03 SRCH-10 a late answer is ignored, a failed one is told and shows nothing, and no experiment is waited for', async () => {
    const isAsked = page.waitForRequest(/q=pude$/)
    // What is typed before the chunk has loaded is not lost.
    await fieldOf(page).pressSequentially('pude')
    const box = page.getByRole('combobox', { name: 'Søg' })
    await expect(box).toHaveValue('pude')
    await isExperimentAsked
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

  await test.step('SRCH-02 SRCH-06 Enter searches; back and forward fill the box, and it remembers', async () => {
    await fieldOf(page).fill('sofa under 8000')
    const remembered = page.waitForResponse(/\/api\/client\/search\/searched/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/soeg\?q=sofa(?:\+|%20)under(?:\+|%20)8000$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('sofa')
    await expect(panelOf(page)).toBeHidden()
    expect((await remembered).status()).toBe(200)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${PLAIN}$`))
    await expect(fieldOf(page)).toHaveValue('')
    await fieldOf(page).click()
    await expect(page.getByRole('group', { name: 'Dine seneste søgninger' })).toContainText('sofa under 8000')
    await page.goForward()
    await expect(fieldOf(page)).toHaveValue('sofa under 8000')
  })

  await test.step('PAGE-08 the page understands a price that can be taken away again', async () => {
    const chip = page.locator('[data-part=chosen-filters] a, [data-part=chosen-filters] button').first()
    await expect(chip).toContainText('8.000')
    const before = await page.locator('[data-part=listing-tally]').innerText()
    await chip.click()
    await expect(page.locator('[data-part=listing-tally]')).not.toHaveText(before)
    const words = await fieldOf(page).inputValue()
    expect(words).toContain('sofa')
    await page.locator('[data-part=card-name] a').first().click()
    await expect(page).not.toHaveURL(/soeg/)
    await expect(fieldOf(page)).toHaveValue(words)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})

test('SRCH-06 SRCH-10 PAGE-08 A11Y-01 the address fills the box and chooses products first; the page answers a question', async ({
  page,
}) => {
  await openPage(page, '/soeg?q=%C3%A5bningstider&experiment=autocomplete:previews-first')
  await expect(fieldOf(page)).toHaveValue('åbningstider')
  const card = page
    .locator('main')
    .getByRole('region')
    .filter({ has: page.locator('[data-part=search-answer-title]') })
  await expect(card.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ingen')
  await expectAccessible(page)
  const box = await reachFor(page)
  await box.fill('lampe')
  await expect(optionsOf(page, 'products')).toHaveCount(4)
  await expect(page.getByRole('option').first()).toHaveAttribute('data-part', 'search-product')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('SRCH-01 SRCH-05 SRCH-06 back closes the search that takes the screen; from a search or a suggestion one step leads to where one came from', async ({
    page,
  }) => {
    await openPage(page, PLAIN)
    const overlay = page.locator('dialog[data-panel=search]')
    const box = page.getByRole('combobox', { name: 'Søg' })

    await test.step('SRCH-01 back closes the search, and the words stay', async () => {
      await fieldOf(page).tap()
      await whenOpen(overlay)
      await box.fill('sofa')
      await expect(optionsOf(page, 'products')).toHaveCount(4)
      await page.goBack()
      await expect(overlay).toHaveCount(0)
      await expect(fieldOf(page)).toBeFocused()
    })

    await test.step('SRCH-06 a search leaves no trace of it in the history', async () => {
      await fieldOf(page).tap()
      await whenOpen(overlay)
      await expect(box).toHaveValue('sofa')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=sofa$/)
      await expect(overlay).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${PLAIN}$`))
    })

    await test.step('SRCH-05 from a tapped suggestion one step back leads to the page that one searched from', async () => {
      await fieldOf(page).tap()
      await whenOpen(overlay)
      await box.fill('lampe')
      // What was suggested before the word was typed is gone when its answer has come.
      const category = optionsOf(page, 'categories').filter({ hasText: /lampe/i }).first()
      const address = await category.getAttribute('href')
      await category.tap()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(overlay).toHaveCount(0)
      await expect(fieldOf(page)).toHaveValue('')
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${PLAIN}$`))
    })
  })
})
