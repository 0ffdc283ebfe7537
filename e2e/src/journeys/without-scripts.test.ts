import { chipsOf, fetchListing, ROOM, searchOf, twoValues } from '../listing-steps.ts'
import { expect, test } from '../shop-fixture.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

test('NAV-01 CARD-11 CARD-12 PLP-01 PLP-02 PLP-03 BLOCK-35 PDP-01 without a script the start page, a room and a product are complete, and show no button that does nothing', async ({
  page,
}) => {
  await test.step('NAV-01 CARD-12 the start page has its pictures, and its carousel is a row that scrolls', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const carousel = page.locator('[data-part=carousel]').first()
    await expect(carousel.locator('[data-part=carousel-track]')).toHaveCSS('overflow-x', 'auto')
    await expect(carousel.locator('[data-part=carousel-dots]')).toBeAttached()
    await expect(carousel.locator('[data-part=carousel-dots]')).toBeHidden()
    const picture = page.locator('[data-part=card] img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.locator(`main a[href="${ROOM}"]`).first().click()
    await expect(page).toHaveURL(ROOM)
  })

  await test.step('PLP-01 PLP-03 order and pages are a form and links', async () => {
    await page.getByRole('combobox', { name: 'Sortér efter' }).selectOption('priceUp')
    await page.getByRole('button', { name: 'Sortér' }).click()
    await expect.poll(() => searchOf(page)).toBe('?sort=priceUp')
    await page.getByRole('link', { name: 'Vis de næste 24' }).click()
    await expect.poll(() => searchOf(page)).toBe('?sort=priceUp&page=2')
  })

  await test.step('PLP-02 BLOCK-35 the filters are a form: several values and a price at once, in any spelling', async () => {
    const [first, second] = await twoValues(page, 'color')
    const wanted = `?f.color=${[first.value, second.value].toSorted().join(',')}&f.price=-9000`
    const { model } = await fetchListing(page, ROOM + wanted)
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
    await page.getByRole('link', { name: `Fjern ${first.label}` }).click()
    await expect(chipsOf(page)).toHaveCount(2)
  })

  await test.step('CARD-11 the button of a card adds its product, though all cards share one form', async () => {
    const listing = page.url()
    const button = page.locator('[data-part=listing-grid] [data-part=add-to-cart-icon]:enabled').first()
    await button.click()
    await expect(page).toHaveURL(/#cart-added$/)
    await page.goto(listing)
  })

  await test.step('PDP-01 the pictures of a product are there, and the button that needs a script is not', async () => {
    await page.locator('[data-part=card-name] a').first().click()
    await expect(page.locator('[data-part=gallery-zoom] img').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vis i fuld skærm' })).toBeHidden()
  })
})
