import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { findCard, isInStock, openChanged, productModel } from '../product-pages.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'

const SOFA = '/sofaer/nordlo-3-green'
const isPackage = ({ packageKey, variants: [lead] }: ProductCard) =>
  packageKey !== undefined && lead?.isBuyable === true

test('PDP-02 another colour changes the address, and the visitor stays where they are', async ({ page, request }) => {
  const { siblingLinks } = await productModel(request, SOFA)
  const other = siblingLinks.find(({ url }) => url !== SOFA)
  if (!other) throw new Error('there is one colour only')
  await openPage(page, SOFA)
  const link = page.locator(`[data-part=sibling][href="${other.url}"]`)
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  const picture = await page.locator('[data-part=gallery-zoom] img').first().getAttribute('src')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${other.url}$`))
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  expect(await page.locator('[data-part=gallery-zoom] img').first().getAttribute('src')).not.toBe(picture)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${SOFA}$`))
})

test('PDP-02 another size has its own address, price and stock', async ({ page, request }) => {
  const card = await findCard(request, ({ variantPriceDiffers }) => variantPriceDiffers)
  const { options } = await productModel(request, card.url)
  const other = options.find(
    ({ isCurrent, price }) => !isCurrent && price.current.inclVat !== card.price.current.inclVat,
  )
  if (!other) throw new Error('the sizes cost the same')
  await openPage(page, card.url)
  const option = page.locator(`[data-part=option][href="${other.url}"]`)
  await option.click()
  await expect(page).toHaveURL(/\?sku=/)
  await expect(option).toHaveAttribute('aria-current', 'page')
  await expect(option).toBeFocused()
  expect((await productModel(request, other.url)).product.price.current).toEqual(other.price.current)
  await expect(page.locator('#buy-form input[name=sku]')).toHaveValue(other.sku)
})

test('PDP-03 beyond ten groups a number is written; what is not whole groups can not be bought', async ({ page }) => {
  await openChanged(page, SOFA, (model) => ({
    ...model,
    product: {
      ...model.product,
      variants: model.product.variants.map((variant) => ({
        ...variant,
        isBuyable: true,
        stockStatus: 'inStock',
        soldInGroupsOf: 2,
      })),
    },
  }))
  const button = page.locator('#buy-form button')
  await page.getByRole('combobox', { name: 'Antal' }).selectOption('20')
  const field = page.getByRole('textbox', { name: 'Antal' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('20')
  const write = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await write('25')
  await expect(page.getByText('Kan kun købes som et sæt om 2')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(button).toBeDisabled()
  await write('mange')
  await expect(field).toHaveValue('25')
  await write('5000')
  await expect(field).toHaveValue('999')
  await write('24')
  await expect(page.getByText('Kan kun købes som et sæt om 2')).toBeHidden()
  await expect(button).toBeEnabled()
  await expect(page.locator('[data-part=quantity-sum]')).toContainText('12 sæt, 24 stk.')
})

test('PDP-09 more than there is shows "Der er ikke nok på lager." and leaves the cart as it was', async ({
  page,
  request,
}) => {
  const card = await findCard(request, (one) => isInStock(one) && one.variants[0]?.soldInGroupsOf === 1)
  await openPage(page, card.url)
  const quantity = page.getByRole('combobox', { name: 'Antal' })
  await whenTakenOver(quantity)
  await quantity.selectOption('10')
  const field = page.getByRole('textbox', { name: 'Antal' })
  await field.fill('999')
  await field.press('Enter')
  await page.locator('#buy-form button').click()
  await expect(page.locator('#buy-form')).toContainText('Der er ikke nok på lager.')
  await field.fill('1')
  await field.press('Enter')
  await page.locator('#buy-form button').click()
  await expect(page.locator('[data-tool=cart]')).toHaveAccessibleName('Kurv, 1 vare')
})

test('PDP-07 the parts of a package are chosen; price, stock and button follow', async ({ page }) => {
  const amount = (inclVat: number) => ({ inclVat, exclVat: inclVat * 0.8 })
  const choice = (sku: string, more: object) => ({
    sku,
    productKey: sku,
    title: sku,
    subtitle: '',
    url: `/${sku}`,
    difference: amount(0),
    available: 20,
    ...more,
  })
  await openChanged(page, SOFA, (model) => ({
    ...model,
    product: { ...model.product, price: { ...model.product.price, current: amount(5000) } },
    package: {
      packageKey: 'set',
      separatePrice: amount(6000),
      parts: [
        {
          partKey: 'chair',
          title: 'Stole',
          quantity: 4,
          choices: [
            choice('Eg', {}),
            choice('Læder', { difference: amount(800), available: 3 }),
            choice('Filt', { available: 0 }),
          ],
        },
      ],
    },
  }))
  const total = page.locator('[data-part=package-total] output')
  const stock = page.locator('[data-part=product-stock]')
  await expect(total).toHaveText('5.000,-')
  await expect(page.getByText('Købt hver for sig: 6.000,-')).toBeVisible()
  await page.getByRole('radio', { name: /Læder/ }).check()
  await expect(total).toHaveText('5.800,-')
  await expect(page.locator('[data-part=product-price] [data-part=price]')).toHaveText('5.800,-')
  await expect(stock).toHaveText('Få på lager')
  await expect(page.locator('#buy-form button')).toBeEnabled()
  await page.getByRole('radio', { name: /Filt/ }).check()
  await expect(stock).toHaveText('Udsolgt')
  await expect(page.getByText('Udsolgt lige nu: Stole.')).toBeVisible()
  await expect(page.locator('#buy-form button')).toBeDisabled()
})

test('PDP-07 PDP-09 a package goes into the cart with the parts that were chosen', async ({ page, request }) => {
  const card = await findCard(request, isPackage)
  await openPage(page, card.url)
  const other = page.locator('[data-part=package-choice]:not([data-sold-out]) input:not(:checked)').first()
  const sku = await other.inputValue()
  await other.check()
  const [sent] = await Promise.all([
    page.waitForRequest('**/ct/cart/apply**'),
    page.locator('#buy-form button').click(),
  ])
  const [command] = sent.postDataJSON() as { packageKey: string; parts: { sku: string }[] }[]
  expect(command?.packageKey).toBe(card.packageKey)
  expect(command?.parts.map((part) => part.sku)).toContain(sku)
  await expect(page.locator('[data-tool=cart]')).toHaveAccessibleName(/^Kurv, \d/)
})

test('PDP-01 what is shorter, pictures or buy box, waits under the header beside the other and ends with it', async ({
  page,
}) => {
  // High enough for both to fit under the header.
  await page.setViewportSize({ width: 1366, height: 2000 })
  await openPage(page, SOFA)
  const boxes = () =>
    page.evaluate(() =>
      ['header', '[data-part=gallery]', '[data-part=buy-box]', '[data-part=gallery-column]'].map((selector) => {
        const { top, bottom, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return { top, bottom, height }
      }),
    )
  await expect(page.locator('[data-part=buy-box][style*=own-height]')).toBeVisible()
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  // Lazy parts make one of them taller: measured again until they are loaded.
  await expect(async () => {
    await scrollTo(0)
    const [, gallery, box] = await boxes()
    const shorter = (gallery?.height ?? 0) < (box?.height ?? 0) ? 1 : 2
    const shortest = shorter === 1 ? gallery : box
    const spare = Math.abs((gallery?.height ?? 0) - (box?.height ?? 0))
    expect(spare).toBeGreaterThan(20)
    // Scrolled past its own place, with room left beside the other.
    await scrollTo((shortest?.top ?? 0) - 84 + spare / 2)
    const waiting = await boxes()
    expect(waiting[shorter]?.top).toBeGreaterThanOrEqual(waiting[0]?.bottom ?? 0)
    expect(waiting[shorter]?.top).toBeGreaterThan(waiting[3 - shorter]?.top ?? 0)
    await scrollTo((shortest?.top ?? 0) + spare)
    const ended = await boxes()
    expect(Math.abs((ended[shorter]?.bottom ?? 0) - (ended[3]?.bottom ?? 0))).toBeLessThan(2)
  }).toPass()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('PDP-09 the button stays at hand once it has scrolled away, until the footer comes', async ({
    page,
    request,
  }) => {
    const card = await findCard(request, isInStock)
    await openPage(page, card.url)
    const bar = page.getByRole('region', { name: `Køb ${card.displayName}` })
    const to = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.scrollIntoView({ block: 'center' }))
    await expect(bar).toBeHidden()
    await to('[data-part=accordion-item]')
    await expect(bar).toBeVisible()
    await bar.getByRole('button', { name: 'Læg i kurv' }).tap()
    await expect(page.locator('[data-tool=cart]')).toHaveAccessibleName(/^Kurv, \d/)
    await to('#site-footer')
    await expect(bar).toBeHidden()
    await to('[data-part=accordion-item]')
    await expect(bar).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PDP-07 the form sends the chosen parts', async ({ page, request }) => {
    const card = await findCard(request, isPackage)
    await page.goto(card.url)
    const other = page.locator('[data-part=package-choice]:not([data-sold-out]) input:not(:checked)').first()
    const field = `${await other.getAttribute('name')}=${await other.inputValue()}`
    await other.check()
    const [sent] = await Promise.all([page.waitForRequest('**/cart/add'), page.locator('#buy-form button').click()])
    expect(sent.postData()).toContain(field)
    await expect(page).toHaveURL(/#cart-added$/)
  })
})
