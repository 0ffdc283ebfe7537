import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { isSoldOut } from '@firkant/domain/page/package-choice.ts'
import { findCard, isInStock, openChanged, productModel } from '../product-pages.ts'
import { expect, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const amount = (inclVat: number) => ({ inclVat, exclVat: inclVat * 0.8 })
const isPackage = ({ packageKey, variants: [lead] }: ProductCard) =>
  packageKey !== undefined && lead?.isBuyable === true

/** Records the counts that begin to pulse, and for how long: a slow test would miss them. */
async function recordPulses(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const pulses: [string | undefined, unknown][] = []
    Object.assign(window, { pulses })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-part=tool-count]')) return
      const tool = target.closest<HTMLElement>('[data-tool]')?.dataset.tool
      pulses.push([tool, target.getAnimations()[0]?.effect?.getComputedTiming().activeDuration])
    })
  })
  return () => page.evaluate(() => (window as unknown as { pulses: unknown[] }).pulses)
}

test('PDP-02 PDP-09 SHELL-04 a product of several sizes is bought, not more than there is; counts pulse when they change; another size has its own address and price', async ({
  page,
  brand,
}) => {
  const card = await findCard(
    page.request,
    (one) => one.variantPriceDiffers && isInStock(one) && one.variants[0]?.soldInGroupsOf === 1,
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const pulses = await recordPulses(page)
  await openPage(page, card.url)
  const count = (tool: string) => page.locator(`[data-tool=${tool}] [data-part=tool-count]`)

  await test.step('PDP-09 more than there is shows "Der er ikke nok på lager." and leaves the cart as it was', async () => {
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

  await test.step('SHELL-04 the counts of cart and favourites pulse for two seconds when they change', async () => {
    await expect.poll(pulses).toContainEqual(['cart', 2000])
    await page.locator('[data-part=wishlist-toggle]:visible').first().click()
    await expect(count('favourites')).toHaveText('1')
    await expect.poll(pulses).toContainEqual(['favourites', 2000])
  })

  await test.step('PDP-02 another size has its own address, price and stock', async () => {
    const { options } = await productModel(page.request, card.url)
    const other = options.find(
      ({ isCurrent, price }) => !isCurrent && price.current.inclVat !== card.price.current.inclVat,
    )
    if (!other) throw new Error('the sizes cost the same')
    const option = page.locator(`[data-part=option][href="${other.url}"]`)
    await option.click()
    await expect(page).toHaveURL(/\?sku=/)
    await expect(option).toHaveAttribute('aria-current', 'page')
    await expect(option).toBeFocused()
    expect((await productModel(page.request, other.url)).product.price.current).toEqual(other.price.current)
    await expect(page.locator('#buy-form input[name=sku]')).toHaveValue(other.sku)
  })

  await test.step('SHELL-04 they do not pulse when they are first told', async () => {
    await openPage(page, plainPageOf(brand))
    await expect(count('cart')).toHaveText('1')
    await expect(count('favourites')).toHaveText('1')
    expect(await pulses()).toEqual([])
  })
})

test('PDP-07 PDP-09 the parts of a package are chosen; price, stock and button follow, and they go into the cart', async ({
  page,
  request,
}) => {
  const card = await findCard(request, isPackage)
  const { package: pack } = await productModel(request, card.url)
  const part = pack?.parts.find(({ choices: [, second] }) => second && !isSoldOut(second))
  const [, other] = part?.choices ?? []
  if (!part || !other) throw new Error('no other part can be bought')
  const choices = part.choices.map((choice) =>
    choice === other ? { ...choice, difference: amount(800), available: 3 } : choice,
  )
  const soldOut = { ...other, sku: 'FELT', available: 0, backOrderDays: undefined }
  await openChanged(page, card.url, (model) => ({
    ...model,
    product: { ...model.product, price: { ...model.product.price, current: amount(5000) } },
    package: model.package && {
      ...model.package,
      separatePrice: amount(6000),
      parts: model.package.parts.map((one) =>
        one.partKey === part.partKey ? { ...one, choices: [...choices, soldOut] } : one,
      ),
    },
  }))
  const choose = (sku: string) => page.locator(`[data-part=package-choice] input[value="${sku}"]`).check()
  const total = page.locator('[data-part=package-total] output')
  const stock = page.locator('[data-part=product-stock]')
  const button = page.locator('#buy-form button')
  await expect(total).toHaveText('5.000,-')
  await expect(page.getByText('Købt hver for sig: 6.000,-')).toBeVisible()
  await choose(soldOut.sku)
  await expect(stock).toHaveText('Udsolgt')
  await expect(page.getByText(`Udsolgt lige nu: ${part.title}.`)).toBeVisible()
  await expect(button).toBeDisabled()
  await choose(other.sku)
  await expect(total).toHaveText('5.800,-')
  await expect(page.locator('[data-part=product-price] [data-part=price]')).toHaveText('5.800,-')
  await expect(stock).toHaveText('Få på lager')
  const [sent] = await Promise.all([page.waitForRequest('**/ct/cart/apply**'), button.click()])
  const [command] = sent.postDataJSON() as { packageKey: string; parts: { sku: string }[] }[]
  expect(command?.packageKey).toBe(card.packageKey)
  expect(command?.parts.map(({ sku }) => sku)).toContain(other.sku)
  await expect(page.locator('[data-tool=cart]')).toHaveAccessibleName(/^Kurv, \d/)
})
