import { expectAccessible } from '../accessibility.ts'
import {
  fetchListing,
  chipsOf,
  countOf,
  drawerOf,
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
import { expect, openPage, plainPageOf, test, whenStarted } from '../shop-fixture.ts'

test('PLP-02 a visitor who comes from another page narrows the list in place: values, prices, chips and one panel at a time; focus and scroll stay, back undoes', async ({
  page,
  brand,
}) => {
  const [first, second] = await twoValues(page, 'color')
  const both = await fetchListing(page, `${ROOM}?f.color=${first.value},${second.value}`)
  const cheap = await fetchListing(page, `${ROOM}?f.price=-3000`)
  const all = await fetchListing(page, ROOM)
  await openPage(page, plainPageOf(brand))
  await mark(page)
  await page.evaluate((path) => window.navigation.navigate(path), ROOM)
  await whenStarted(page)
  await expect(countOf(page)).toHaveText(`${all.model.total} varer`)

  await test.step('values are ticked; focus, scroll and panel stay; back undoes the last', async () => {
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
    await page.goBack()
    await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
    await expect(chipsOf(page)).toHaveText([first.label])
    await page.goForward()
    await expect(chipsOf(page)).toHaveCount(2)
  })

  await test.step('chosen values are removed one by one, the focus goes on to the next, or all at once', async () => {
    await page.getByRole('link', { name: `Fjern ${first.label}` }).click()
    await expect(chipsOf(page)).toHaveText([second.label])
    expect(searchOf(page)).toBe(`?f.color=${second.value}`)
    await expect.poll(() => isFocused(chipsOf(page))).toBe(true)
    await page.getByRole('link', { name: 'Ryd alle' }).click()
    await expect(chipsOf(page)).toHaveCount(0)
    await expect(countOf(page)).toHaveText(`${all.model.total} varer`)
    expect(searchOf(page)).toBe('')
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Filtre' }))).toBe(true)
  })

  await test.step('one panel is open at a time; Escape and a press elsewhere close it', async () => {
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

  await test.step('a price is typed, or slid, and at its end it is no filter', async () => {
    const panel = await openQuickFacet(page, 'price')
    const highest = panel.getByRole('textbox', { name: 'Højeste pris' })
    await highest.fill('3.000')
    await highest.press('Enter')
    await expect(chipsOf(page)).toHaveText(['Op til 3.000 kr.'])
    expect(searchOf(page)).toBe('?f.price=-3000')
    expect(await isFocused(highest)).toBe(true)
    await expect(countOf(page)).toHaveText(`${cheap.model.total} varer`)
    const slider = panel.getByRole('slider', { name: 'Højeste pris' })
    await slider.press('End')
    await expect(chipsOf(page)).toHaveCount(0)
    expect(searchOf(page)).toBe('')
    expect(await isFocused(slider)).toBe(true)
    await page.keyboard.press('Escape')
  })

  await test.step('far down the list, another list begins at its beginning and the bar stays where it is', async () => {
    await page.evaluate(() => window.scrollTo(0, 1800))
    const box = (await openQuickFacet(page, 'color')).getByRole('checkbox', { name: first.label })
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
  expect(await isMarked(page)).toBe(true)
})

test('PLP-02 PLP-05 A11Y-01 a choice that takes long, fails or leaves nothing says so and leads on; page, panel and drawer can be used by everyone', async ({
  page,
  complaints,
}) => {
  const [first, second] = await twoValues(page, 'color')
  const both = await fetchListing(page, `${ROOM}?f.color=${first.value},${second.value}`)
  await openPage(page, ROOM)
  await mark(page)
  const panel = await openQuickFacet(page, 'color')

  await test.step('what takes long is shown as loading, and the choice shows at once', async () => {
    const release = await holdPages(page)
    await panel.getByRole('checkbox', { name: first.label }).check()
    await expect(chipsOf(page)).toHaveText([first.label])
    await expect(listOf(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('[data-part=listing-grid][data-waiting]')).toBeVisible()
    release()
    await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
    await expect(listOf(page)).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('[data-part=listing-grid][data-waiting]')).toHaveCount(0)
    await page.unroute('**/api/content/**')
  })

  await test.step('a choice that can not be loaded leaves the list and says so; trying again helps', async () => {
    await page.route('**/api/content/**', (route) => route.abort())
    const box = panel.getByRole('checkbox', { name: second.label })
    await box.click()
    await expect(page.getByRole('alert')).toContainText('Vi kunne ikke hente varerne.')
    await expect(countOf(page)).toHaveText(new RegExp(`^${first.count} `))
    await expect(box).not.toBeChecked()
    await page.unroute('**/api/content/**')
    await panel.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(countOf(page)).toHaveText(new RegExp(`^${both.model.total} `))
    await expect(page.getByRole('alert')).toHaveCount(0)
    complaints.length = 0
  })

  await test.step('A11Y-01 the page with a panel open, and the drawer', async () => {
    const price = await openQuickFacet(page, 'price')
    await expectAccessible(page, '[data-part=filter-bar]')
    await expectAccessible(page, '[data-part=chosen-filters]')
    await price.getByRole('textbox', { name: 'Højeste pris' }).press('Escape')
    await page.getByRole('button', { name: 'Filtre' }).click()
    await expect(page.getByRole('slider').first()).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
  })

  await test.step('PLP-05 filters that leave nothing say so, name themselves and lead back', async () => {
    const highest = (await openQuickFacet(page, 'price')).getByRole('textbox', { name: 'Højeste pris' })
    await highest.fill('1')
    await highest.press('Enter')
    const empty = page.locator('[data-part=listing-empty]')
    await expect(empty).toContainText('Ingen varer passer til alle dine valg')
    await page.keyboard.press('Escape')
    await expectAccessible(page, '[data-part=listing]')
    await empty.getByRole('link', { name: 'Fjern Op til 1 kr.' }).click()
    await expect(countOf(page)).toHaveText(new RegExp(`^${both.model.total} `))
    await expect(empty).toHaveCount(0)
  })
  expect(await isMarked(page)).toBe(true)
})
