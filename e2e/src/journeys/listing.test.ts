import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'
import {
  fetchListing,
  chipsOf,
  countOf,
  drawerOf,
  isFocused,
  isMarked,
  listOf,
  mark,
  ROOM,
  scrollOf,
  searchOf,
  twoValues,
} from '../listing-steps.ts'

/** The server sends phones their own markup, which is hydrated instead of rendered anew. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const cardNames = '[data-part=listing-grid] [data-part=card-name]'

test('PLP-01 PAGE-30 the next page comes without a document load and begins at its head; back restores the place', async ({
  page,
}) => {
  const [one, two] = await Promise.all([fetchListing(page, ROOM), fetchListing(page, `${ROOM}?page=2`)])
  await openPage(page, ROOM)
  await mark(page)
  await expect(countOf(page)).toHaveText(`${one.model.total} varer`)
  const next = page.getByRole('link', { name: 'Vis de næste 24' })
  await next.scrollIntoViewIfNeeded()
  const scrolled = await scrollOf(page)
  await next.click()
  await expect(page.locator(cardNames).first()).toHaveText(two.model.products[0]?.displayName ?? '')
  expect(searchOf(page)).toBe('?page=2')
  await expect(page.locator('[data-part=paging-seen]')).toHaveText(`Du har set 48 af ${one.model.total} varer`)
  expect(await isFocused(listOf(page))).toBe(true)
  const top = await listOf(page).evaluate((list) => list.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(150)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page.locator(cardNames).first()).toHaveText(one.model.products[0]?.displayName ?? '')
  await expect.poll(() => scrollOf(page)).toBe(scrolled)
})

test('PLP-01 the place in the list survives a look at a product', async ({ page }) => {
  await openPage(page, ROOM)
  const card = page.locator(cardNames).nth(14)
  await card.scrollIntoViewIfNeeded()
  const scrolled = await scrollOf(page)
  expect(scrolled).toBeGreaterThan(500)
  const name = await card.innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(listOf(page)).toBeVisible()
  await expect.poll(() => scrollOf(page)).toBe(scrolled)
})

test('PLP-01 PLP-02 what can not be read is left out of the canonical address; a page past the end is not there', async ({
  page,
}) => {
  const origin = new URL((await fetchListing(page, ROOM)).metaInfo.canonicalUrl).origin
  for (const search of ['page=-1', 'page=abc', 'sort=dearest', 'f.price=abc', 'f.color=%3Cscript%3E', 'f.what=1']) {
    const { httpStatus, metaInfo } = await fetchListing(page, `${ROOM}?${search}`)
    expect([search, httpStatus, metaInfo.canonicalUrl]).toEqual([search, 200, origin + ROOM])
  }
  expect((await page.request.get(`${ROOM}?page=999`)).status()).toBe(404)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, userAgent: PHONE })

  test('BLOCK-35 PLP-02 a press before the scripts have come opens the filters when they have', async ({ page }) => {
    const [first, second] = await twoValues(page, 'color')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/client*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(ROOM, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Filtre' }).tap()
    release()
    await whenStarted(page)
    const form = drawerOf(page)
    await form.getByRole('checkbox', { name: first.label }).check()
    await expect(form.getByRole('button', { name: /^Vis \d/ })).toHaveText(new RegExp(`^Vis ${first.count} `))
    await form.getByRole('checkbox', { name: second.label }).check()
    await expect.poll(() => searchOf(page)).toBe(`?f.color=${[first.value, second.value].toSorted().join(',')}`)
    await form.getByRole('button', { name: /^Vis \d/ }).click()
    await expect(form).toBeHidden()
    await expect(chipsOf(page)).toHaveCount(2)
  })

  test('PLP-02 the drawer narrows the list while it stays open, and gives the focus back', async ({ page }) => {
    const [first, second] = await twoValues(page, 'color')
    await openPage(page, ROOM)
    await mark(page)
    const button = page.getByRole('button', { name: 'Filtre' })
    await button.tap()
    const box = drawerOf(page).getByRole('checkbox', { name: first.label })
    await box.check()
    // A long list is folded and says so.
    await expect(drawerOf(page).locator('[data-folded] + [data-part=facet-more]').first()).toHaveText('Vis flere')
    const show = drawerOf(page).getByRole('button', { name: /^Vis \d/ })
    await expect(show).toHaveText(new RegExp(`^Vis ${first.count} `))
    await expect(drawerOf(page)).toBeVisible()
    expect(await isFocused(box)).toBe(true)
    await drawerOf(page).getByRole('checkbox', { name: second.label }).check()
    await expect.poll(() => searchOf(page)).toBe(`?f.color=${[first.value, second.value].toSorted().join(',')}`)
    await drawerOf(page).getByRole('link', { name: 'Nulstil' }).click()
    await expect(box).not.toBeChecked()
    await box.check()
    await expect(show).toHaveText(new RegExp(`^Vis ${first.count} `))
    await show.click()
    await expect(drawerOf(page)).toBeHidden()
    await expect(chipsOf(page)).toHaveText([first.label])
    await expect.poll(() => isFocused(button)).toBe(true)
    expect(await isMarked(page)).toBe(true)
  })

  test('PLP-02 the drawer closes by Escape, its button and the overlay, and the page behind stands still', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 812 })
    await openPage(page, ROOM)
    const button = page.getByRole('button', { name: 'Filtre' })
    const placeOf = () => button.evaluate((element) => element.getBoundingClientRect().left)
    const place = await placeOf()
    await button.click()
    await expect(drawerOf(page)).toBeVisible()
    expect(await placeOf()).toBe(place)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
    await button.click()
    await drawerOf(page).getByRole('button', { name: 'Luk' }).click()
    await expect(drawerOf(page)).toBeHidden()
    await button.click()
    await expect(drawerOf(page)).toBeVisible()
    await page.mouse.click(40, 400)
    await expect(drawerOf(page)).toBeHidden()
    await expect.poll(() => isFocused(button)).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('PLP-02 BLOCK-35 the filters are a form: several values and a price at once, in any spelling', async ({
    page,
  }) => {
    const [first, second] = await twoValues(page, 'color')
    const wanted = `?f.color=${[first.value, second.value].toSorted().join(',')}&f.price=-9000`
    const { model } = await fetchListing(page, ROOM + wanted)
    await page.goto(`${ROOM}?sort=priceUp`)
    await expect(page.getByRole('button', { name: 'Filtre' })).toHaveCount(0)
    const form = page.locator('#listing-filters')
    await form.getByText('Filtre', { exact: true }).click()
    await form.getByRole('checkbox', { name: first.label }).check()
    await form.getByRole('checkbox', { name: second.label }).check()
    await form.getByRole('textbox', { name: 'Højeste pris' }).fill('9.000')
    await form.getByRole('button', { name: 'Vis varer' }).click()
    await expect(page.locator('[data-part=listing-tally]')).toHaveText(new RegExp(`^${model.total} `))
    await expect(chipsOf(page)).toHaveCount(3)
    await expect(page.getByRole('combobox', { name: 'Sortér efter' })).toHaveValue('priceUp')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(decodeURIComponent(canonical ?? '')).not.toContain('f.price.max')
    await page.getByRole('link', { name: `Fjern ${first.label}` }).click()
    await expect(chipsOf(page)).toHaveCount(2)
  })

  test('PLP-01 PLP-03 pages and order are links and a form', async ({ page }) => {
    await page.goto(ROOM)
    await page.getByRole('combobox', { name: 'Sortér efter' }).selectOption('priceDown')
    await page.getByRole('button', { name: 'Sortér' }).click()
    expect(searchOf(page)).toBe('?sort=priceDown')
    await page.getByRole('link', { name: 'Vis de næste 24' }).click()
    expect(searchOf(page)).toBe('?sort=priceDown&page=2')
    const { model } = await fetchListing(page, `${ROOM}?sort=priceDown&page=2`)
    await expect(page.locator(cardNames).first()).toHaveText(model.products[0]?.displayName ?? '')
  })
})

test('PLP-02 a visitor who comes from another page finds the facets, too', async ({ page }) => {
  const [first] = await twoValues(page, 'color')
  await openPage(page, '/kundeservice')
  await mark(page)
  await page.evaluate((path) => window.navigation.navigate(path), ROOM)
  await whenStarted(page)
  await page.getByRole('button', { name: 'Filtre' }).click()
  await drawerOf(page).getByRole('checkbox', { name: first.label }).check()
  await expect(drawerOf(page).getByRole('button', { name: /^Vis \d/ })).toHaveText(new RegExp(`^Vis ${first.count} `))
  expect(await isMarked(page)).toBe(true)
})
