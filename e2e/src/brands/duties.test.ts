import type { Locator, Page } from '@playwright/test'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf } from '../brand-pages.ts'
import { expectWhole, openAt } from '../brand-walk.ts'
import { newEmail, placeOrder, query } from '../checkout-steps.ts'
import { expect, homeMarketOf, openPage, saveScreenshot, test } from '../shop-fixture.ts'

async function lookAt(page: Page, size: typeof DESK, name: string, part = 'main'): Promise<void> {
  await expectWhole(page, size)
  await expectAccessible(page, part)
  await saveScreenshot(page, `${name}-${size.width}`)
}

/** Of other parts of the page, where this one stands. */
const headingsBeneath = (part: Locator) =>
  part.evaluate((element) => {
    const own = element.getBoundingClientRect()
    const isBeneath = (each: Element) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top
    }
    return [...document.querySelectorAll('main :is(h2, h3, summary)')]
      .filter((each) => !element.contains(each) && isBeneath(each))
      .map((each) => each.textContent)
  })

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const submit = (page: Page) => page.locator('main form button[type=submit]').last()

/** From the statement to its receipt on the page and by mail. */
async function withdraw(page: Page, { size, brand, email }: { size: typeof DESK; brand: string; email: string }) {
  const title = await heading(page).innerText()
  await lookAt(page, size, `${brand}-withdrawal-statement`)
  await submit(page).click()
  await expect(heading(page)).not.toHaveText(title)
  const confirm = page.locator('main form[action$="/confirm"] button[type=submit]')
  await expect(confirm).toBeVisible()
  await lookAt(page, size, `${brand}-withdrawal-confirm`)
  const mailsBefore = await mailsTo(email)
  await confirm.click()
  await expect(confirm).toHaveCount(0)
  await expect(page.locator('main')).toContainText(/\b\d{1,2}[.:]\d\d\b/)
  await expect(page.locator('main')).toContainText(email)
  await lookAt(page, size, `${brand}-withdrawal-receipt`)
  await expect.poll(() => mailsTo(email)).toBeGreaterThan(mailsBefore)
}

async function mailsTo(email: string): Promise<number> {
  const [row] = await query<{ count: string }>('select count(*) from mails where recipient = $1', [email])
  return Number(row?.count)
}

test('LAW-01 A11Y-01 a guest withdraws in two steps and gets a receipt: from the footer on a phone, from the order on a desk', async ({
  page,
  brand,
}) => {
  const language = languageOf(brand)
  const path = FIXED_PATHS.withdrawal[language]
  await test.step('from the footer, by name, number and address', async () => {
    const email = newEmail()
    const { number } = await placeOrder(page, email, brand)
    await openAt(page, PHONE, '/')
    await page.locator('[data-part=withdrawal-link]').click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    for (const [name, value] of [
      ['name', 'Alma Holm'],
      ['orderNumber', number.toLowerCase()],
      ['email', email],
    ] as const)
      await page.locator(`main input[name=${name}]`).fill(value)
    await withdraw(page, { size: PHONE, brand, email })
  })
  await test.step('from the order', async () => {
    const email = newEmail()
    const { thanks } = await placeOrder(page, email, brand)
    await openAt(page, DESK, thanks)
    const order = page.locator(`main a[href*="${FIXED_PATHS.order[language]}?"]`).first()
    await openPage(page, (await order.getAttribute('href')) ?? '')
    await lookAt(page, DESK, `${brand}-withdrawal-order`)
    await page.locator(`main a[href*="${path}?"]`).first().click()
    await expect(page.locator('main input[name=email]')).toHaveValue(email)
    await withdraw(page, { size: DESK, brand, email })
  })
})

test('LAW-08 LAW-14 A11Y-01 who made a product and how it is used safely stands on its page without a press; the statement of accessibility names nobody whom nobody confirmed', async ({
  page,
  brand,
}) => {
  const language = languageOf(brand)
  const [product] = await query<{ path: string; name: string; street: string; email: string; model: string }>(
    `select '/' || ct.slug || '/' || p.key as path, m.name, m.address->>'street' as street, m.email, p.model_code as model
     from products p join manufacturers m on m.key = p.manufacturer_key
     join assortments a on a.product_key = p.key and a.brand = $1
     join category_texts ct on ct.category_key = p.category_key and ct.language = $2
     join variants v on v.product_key = p.key
     join price_entries e on e.sku = v.sku and e.brand = $1 and e.market = $3
     where p.kind = 'product' and m.email <> '' order by m.responsible is null, p.key limit 1`,
    [brand, language, homeMarketOf(brand)],
  )
  await openAt(page, DESK, product?.path ?? '')
  const safety = page.locator('[data-section=safety]')
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await safety.scrollIntoViewIfNeeded()
    for (const said of [product?.name, product?.street, product?.email, product?.model])
      await expect(safety.getByText(said ?? '', { exact: false }).first()).toBeVisible()
    expect(await headingsBeneath(safety)).toEqual([])
    // What is scrolled beneath a bar that stays is no target.
    await lookAt(page, size, `${brand}-safety`, '[data-section=safety]')
  }
  await openAt(page, DESK, FIXED_PATHS.accessibility[language])
  for (const size of [DESK, PHONE]) await lookAt(page, size, `${brand}-statement`)
  await expect(page.locator('main a[href^="https://"]')).toHaveCount(0)
})
