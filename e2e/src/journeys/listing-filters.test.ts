import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'
import {
  fetchListing,
  chipsOf,
  countOf,
  holdPages,
  isFocused,
  isMarked,
  listOf,
  mark,
  openQuickFacet,
  ROOM,
  scrollOf,
  searchOf,
  twoValues,
} from '../listing-steps.ts'

test('PLP-02 values are ticked without a document load; focus, scroll and panel stay; back undoes the last', async ({
  page,
}) => {
  const [first, second] = await twoValues(page, 'color')
  const both = await fetchListing(page, `${ROOM}?f.color=${first.value},${second.value}`)
  await openPage(page, ROOM)
  await mark(page)
  await page.evaluate(() => window.scrollTo(0, 120))
  const panel = await openQuickFacet(page, 'color')
  await expect(panel).toBeInViewport({ ratio: 1 })
  const scroll = await scrollOf(page)
  const box = panel.getByRole('checkbox', { name: first.label })
  await box.check()
  await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
  expect(searchOf(page)).toBe(`?f.color=${first.value}`)
  expect(await isFocused(box)).toBe(true)
  expect(await scrollOf(page)).toBe(scroll)
  await panel.getByRole('checkbox', { name: second.label }).check()
  await expect(countOf(page)).toHaveText(new RegExp(`^${both.model.total} `))
  expect(searchOf(page)).toBe(`?f.color=${[first.value, second.value].toSorted().join(',')}`)
  await expect(chipsOf(page)).toHaveCount(2)
  await expect(page.locator('[data-part=live-region]')).toContainText(`${both.model.total} varer`)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
  await expect(chipsOf(page)).toHaveText([first.label])
  await page.reload()
  await expect(chipsOf(page)).toHaveText([first.label])
})

test('PLP-02 far down the list, another list begins at its beginning and the bar stays where it is', async ({
  page,
}) => {
  const [first] = await twoValues(page, 'color')
  await openPage(page, ROOM)
  await page.evaluate(() => window.scrollTo(0, 1800))
  const panel = await openQuickFacet(page, 'color')
  const box = panel.getByRole('checkbox', { name: first.label })
  const placeOf = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const [place, scrolled] = [await placeOf(), await scrollOf(page)]
  expect(scrolled).toBeGreaterThan(1500)
  await box.check()
  await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
  expect(await placeOf()).toBe(place)
  await expect(page.locator('[data-part=card]').first()).toBeInViewport()
  await page.goBack()
  await expect(chipsOf(page)).toHaveCount(0)
  await expect.poll(() => scrollOf(page)).toBe(scrolled)
})

test('PLP-02 chosen values are removed one by one, the focus goes on to the next, or all at once', async ({ page }) => {
  const [first, second] = await twoValues(page, 'color')
  const { model } = await fetchListing(page, ROOM)
  await openPage(page, `${ROOM}?f.color=${first.value},${second.value}&sort=priceUp`)
  await mark(page)
  await page.getByRole('link', { name: `Fjern ${first.label}` }).click()
  await expect(chipsOf(page)).toHaveText([second.label])
  expect(searchOf(page)).toBe(`?f.color=${second.value}&sort=priceUp`)
  await expect.poll(() => isFocused(chipsOf(page))).toBe(true)
  await page.getByRole('link', { name: 'Ryd alle' }).click()
  await expect(chipsOf(page)).toHaveCount(0)
  await expect(countOf(page)).toHaveText(`${model.total} varer`)
  expect(searchOf(page)).toBe('?sort=priceUp')
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Filtre' }))).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

test('PLP-02 one panel is open at a time; Escape and a press elsewhere close it', async ({ page }) => {
  await openPage(page, ROOM)
  const panels = page.locator('[data-part=quick-facet-panel]')
  await openQuickFacet(page, 'color')
  await openQuickFacet(page, 'material')
  await expect(panels).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panels).toHaveCount(0)
  expect(await isFocused(page.getByRole('button', { name: 'Materiale' }))).toBe(true)
  await openQuickFacet(page, 'price')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panels).toHaveCount(0)
})

test('PLP-02 a price is typed, or slid, and at its end it is no filter', async ({ page }) => {
  await openPage(page, ROOM)
  await mark(page)
  const panel = await openQuickFacet(page, 'price')
  const highest = panel.getByRole('textbox', { name: 'Højeste pris' })
  await highest.fill('3.000')
  await highest.press('Enter')
  await expect(chipsOf(page)).toHaveText(['Op til 3.000 kr.'])
  expect(searchOf(page)).toBe('?f.price=-3000')
  expect(await isFocused(highest)).toBe(true)
  const { model } = await fetchListing(page, `${ROOM}?f.price=-3000`)
  await expect(countOf(page)).toHaveText(`${model.total} varer`)
  const slider = panel.getByRole('slider', { name: 'Højeste pris' })
  await slider.press('End')
  await expect(chipsOf(page)).toHaveCount(0)
  expect(searchOf(page)).toBe('')
  expect(await isFocused(slider)).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

test('PLP-03 another order is shown without a document load and stands in the address', async ({ page }) => {
  await openPage(page, ROOM)
  await mark(page)
  const sort = page.getByRole('combobox', { name: 'Sortér efter' })
  await sort.focus()
  for (const key of ['newest', 'priceUp', 'priceDown', 'discount', 'rating']) {
    const { model } = await fetchListing(page, `${ROOM}?sort=${key}`)
    await sort.selectOption(key)
    await expect(page.locator('[data-part=card-name]').first()).toHaveText(model.products[0]?.displayName ?? '')
    expect(searchOf(page)).toBe(`?sort=${key}`)
    await expect(sort).toHaveValue(key)
  }
  await sort.selectOption('popular')
  await expect.poll(() => searchOf(page)).toBe('')
  expect(await isFocused(sort)).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

test('PLP-02 what takes long is shown as loading, and the choice shows at once', async ({ page }) => {
  const [first] = await twoValues(page, 'color')
  await openPage(page, ROOM)
  const release = await holdPages(page)
  const panel = await openQuickFacet(page, 'color')
  await panel.getByRole('checkbox', { name: first.label }).check()
  await expect(chipsOf(page)).toHaveText([first.label])
  await expect(listOf(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[data-part=listing-grid][data-waiting]')).toBeVisible()
  release()
  await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
  await expect(listOf(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-part=listing-grid][data-waiting]')).toHaveCount(0)
})

test('PLP-02 a choice that can not be loaded leaves the list and says so; trying again helps', async ({
  page,
  complaints,
}) => {
  const [first] = await twoValues(page, 'color')
  const { model } = await fetchListing(page, ROOM)
  await openPage(page, ROOM)
  await mark(page)
  await page.route('**/api/content/**', (route) => route.abort())
  const panel = await openQuickFacet(page, 'color')
  const box = panel.getByRole('checkbox', { name: first.label })
  await box.click()
  await expect(page.getByRole('alert')).toContainText('Vi kunne ikke hente varerne.')
  await expect(countOf(page)).toHaveText(`${model.total} varer`)
  await expect(box).not.toBeChecked()
  await page.unroute('**/api/content/**')
  await panel.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  complaints.length = 0
})

test('PLP-05 filters that leave nothing say so, name themselves and lead back', async ({ page }) => {
  const [first] = await twoValues(page, 'color')
  await openPage(page, `${ROOM}?f.color=${first.value}&f.price=-1`)
  const empty = page.locator('[data-part=listing-empty]')
  await expect(empty).toContainText('Ingen varer passer til alle dine valg')
  await expectAccessible(page)
  await empty.getByRole('link', { name: 'Fjern Op til 1 kr.' }).click()
  await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
  await expect(empty).toHaveCount(0)
})

test('BLOCK-35 PLP-02 the code of the facets comes when the visitor reaches for them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('facet-panel')) asked.push(request.url())
  })
  await openPage(page, ROOM)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Filtre' }).hover()
  await expect.poll(() => asked.length).toBe(1)
})

test('PLP-02 the page, a panel and the drawer can be used by everyone', async ({ page }) => {
  const [first] = await twoValues(page, 'material')
  await openPage(page, `${ROOM}?f.material=${first.value}`)
  await expectAccessible(page)
  await openQuickFacet(page, 'price')
  await expectAccessible(page, '[data-part=filter-bar]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filtre' }).click()
  await expect(page.getByRole('slider').first()).toBeVisible()
  await expectAccessible(page, 'dialog')
})
