import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../shop-fixture.ts'
import { fetchListing, isMarked, listOf, mark } from '../listing-steps.ts'

const LISTINGS = [
  ['PAGE-02', 'RootCategoryPage', '/produkter'],
  ['PAGE-03', 'CategoryPage', '/sofaer'],
  ['PAGE-04', 'BrandPage', '/maerker/toemmervik'],
  ['PAGE-05', 'CampaignPage', '/tilbud'],
  ['PAGE-06', 'ProductListingPage', '/nyheder'],
  ['PAGE-30', 'RoomPage', '/rum/stue'],
] as const

for (const [id, name, path] of LISTINGS) {
  test(`${id} PLP-04 ${name} shows what it is about, where it stands and its products`, async ({ page }) => {
    const { model, ...about } = await fetchListing(page, path)
    expect(about.componentName).toBe(name)
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(model.heading)
    await expect(page.getByRole('navigation', { name: 'Brødkrumme' })).toContainText(model.heading)
    await expect(listOf(page).locator('article')).toHaveCount(Math.min(model.total, 24))
    await expect(page.locator('[data-part=listing-count]')).toHaveText(`${model.total} varer`)
    if (model.intro) await expect(page.locator('[data-part=listing-intro]')).toHaveText(model.intro)
  })
}

test('PLP-04 sub-categories lead on without a document load, and the one that is shown is marked', async ({ page }) => {
  const { model } = await fetchListing(page, '/sofaer')
  const [first] = model.subCategories
  await openPage(page, '/sofaer')
  await mark(page)
  await page.getByRole('navigation', { name: 'Underkategorier' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '')
  await expect(page.locator('[data-part=sub-category][aria-current=page]')).toHaveText(first?.name ?? '')
  expect(await isMarked(page)).toBe(true)
})

test('PAGE-30 the overview of rooms leads to each room', async ({ page }) => {
  await openPage(page, '/rum')
  const rooms = page.locator('main [data-part=tile] a')
  expect(await rooms.count()).toBeGreaterThanOrEqual(8)
  await rooms.first().click()
  await expect(listOf(page)).toBeVisible()
})

/** Cards per row and widths of the blocks between them, from the top. */
function rowsOf(page: Page) {
  return page.locator('[data-part=listing-grid]').evaluate((grid) => {
    const rows = new Map<number, { cards: number; widest: number }>()
    for (const cell of grid.children) {
      const { top, width } = cell.getBoundingClientRect()
      const row = rows.get(Math.round(top)) ?? { cards: 0, widest: 0 }
      const isBlock = cell.matches('[data-part=listing-between]')
      rows.set(Math.round(top), { cards: row.cards + (isBlock ? 0 : 1), widest: Math.max(row.widest, width) })
    }
    const style = getComputedStyle(grid)
    const inner = grid.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const ordered = [...rows.entries()].toSorted(([a], [b]) => a - b)
    return ordered.map(([, { cards, widest }]) => ({ cards, isWhole: Math.abs(widest - inner) < 2 }))
  })
}

for (const [width, columns] of [
  [375, 2],
  [900, 3],
  [1366, 4],
] as const) {
  test(`PLP-04 at ${width} px blocks between the rows take the whole width and leave no holes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/sofaer')
    const rows = await rowsOf(page)
    expect(rows.filter(({ cards }) => cards === 0).length).toBeGreaterThanOrEqual(1)
    for (const { cards, isWhole } of rows.slice(0, -1)) expect(isWhole ? 0 : columns).toBe(cards)
  })
}
