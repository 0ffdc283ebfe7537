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
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

/** The server sends phones their own markup, which is hydrated instead of rendered anew. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const cardNames = '[data-part=listing-grid] [data-part=card-name]'

test('PLP-01 PLP-03 PAGE-30 BLOCK-35 pages, products and orders of a room come and go without a document load, and back restores the place', async ({
  page,
}) => {
  const [one, two, dear] = await Promise.all(
    ['', '?page=2', '?sort=priceDown'].map((search) => fetchListing(page, ROOM + search)),
  )
  const firstOf = (listing: typeof one) => listing?.model.products[0]?.displayName ?? 'no product'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const codeOfFacets = () => asked.filter((url) => url.includes('facet-panel'))
  await openPage(page, ROOM)
  await mark(page)
  const first = page.locator(cardNames).first()

  await test.step('BLOCK-35 PLP-02 the code of the facets comes when the visitor reaches for them', async () => {
    await page.waitForLoadState('networkidle')
    expect(codeOfFacets()).toEqual([])
    await page.getByRole('button', { name: 'Filtre' }).hover()
    await expect.poll(() => codeOfFacets().length).toBe(1)
  })

  await test.step('PLP-01 the next page begins at its head, with the focus', async () => {
    await expect(countOf(page)).toHaveText(`${one?.model.total} varer`)
    const next = page.getByRole('link', { name: 'Vis de næste 24' })
    await next.scrollIntoViewIfNeeded()
    const scrolled = await scrollOf(page)
    await next.click()
    await expect(first).toHaveText(firstOf(two))
    expect(searchOf(page)).toBe('?page=2')
    await expect(page.locator('[data-part=paging-seen]')).toHaveText(`Du har set 48 af ${one?.model.total} varer`)
    expect(await isFocused(listOf(page))).toBe(true)
    const top = await listOf(page).evaluate((list) => list.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(150)
    await page.goBack()
    await expect(first).toHaveText(firstOf(one))
    await expect.poll(() => scrollOf(page)).toBe(scrolled)
  })

  await test.step('PLP-01 the place in the list survives a look at a product', async () => {
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

  await test.step('PLP-03 another order stands in the address, and the focus stays', async () => {
    const sort = page.getByRole('combobox', { name: 'Sortér efter' })
    await sort.focus()
    await sort.selectOption('priceDown')
    await expect(first).toHaveText(firstOf(dear))
    expect(searchOf(page)).toBe('?sort=priceDown')
    await sort.selectOption('popular')
    await expect(first).toHaveText(firstOf(one))
    expect(searchOf(page)).toBe('')
    expect(await isFocused(sort)).toBe(true)
  })
  expect(await isMarked(page)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, userAgent: PHONE })

  test('BLOCK-35 PLP-02 the filters of a phone: pressed before the scripts have come, narrowing while they stay open, closed by every way', async ({
    page,
  }) => {
    const [first, second] = await twoValues(page, 'color')
    const button = page.getByRole('button', { name: 'Filtre' })
    const form = drawerOf(page)
    const box = form.getByRole('checkbox', { name: first.label })
    const show = form.getByRole('button', { name: /^Vis \d/ })

    await test.step('BLOCK-35 a press before the scripts have come opens the filters when they have', async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/*/client*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(ROOM, { waitUntil: 'commit' })
      await button.tap()
      release()
      await whenStarted(page)
      await mark(page)
      await expect(form).toBeVisible()
    })

    await test.step('the drawer narrows the list while it stays open, and gives the focus back', async () => {
      await box.check()
      await expect(show).toHaveText(new RegExp(`^Vis ${first.count} `))
      // A long list is folded and says so.
      await expect(form.locator('[data-folded] + [data-part=facet-more]').first()).toHaveText('Vis flere')
      await expect(form).toBeVisible()
      expect(await isFocused(box)).toBe(true)
      await form.getByRole('checkbox', { name: second.label }).check()
      await expect.poll(() => searchOf(page)).toBe(`?f.color=${[first.value, second.value].toSorted().join(',')}`)
      await form.getByRole('link', { name: 'Nulstil' }).click()
      await expect(box).not.toBeChecked()
      await box.check()
      await expect(show).toHaveText(new RegExp(`^Vis ${first.count} `))
      await show.click()
      await expect(form).toBeHidden()
      await expect(chipsOf(page)).toHaveText([first.label])
      await expect.poll(() => isFocused(button)).toBe(true)
      expect(await isMarked(page)).toBe(true)
    })

    await test.step('it closes by Escape, its button and the overlay, and the page behind stands still', async () => {
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
      await page.setViewportSize({ width: 700, height: 812 })
      const placeOf = () => button.evaluate((element) => element.getBoundingClientRect().left)
      const place = await placeOf()
      await button.click()
      await expect(form).toBeVisible()
      expect(await placeOf()).toBe(place)
      expect(await overflow()).toBe('hidden')
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await button.click()
      await form.getByRole('button', { name: 'Luk' }).click()
      await expect(form).toBeHidden()
      await button.click()
      await expect(form).toBeVisible()
      await page.mouse.click(40, 400)
      await expect(form).toBeHidden()
      await expect.poll(() => isFocused(button)).toBe(true)
      expect(await overflow()).not.toBe('hidden')
    })
  })
})
