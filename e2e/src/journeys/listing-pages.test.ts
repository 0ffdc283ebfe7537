import type { Page } from '@playwright/test'
import { fetchListing, isMarked, mark } from '../listing-steps.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test('PLP-04 CARD-01 a category in rows of two, three and four, with blocks between them; no second picture is fetched, and sub-categories lead on', async ({
    page,
  }) => {
    const { model } = await fetchListing(page, '/sofaer')
    const product = model.products.find(({ images }) => images.length > 1)
    const fileOf = (place: number) => new URL(product?.images[place]?.url ?? '', 'http://shop').pathname
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await openPage(page, '/sofaer')
    await mark(page)

    for (const [width, columns] of [
      [375, 2],
      [900, 3],
      [1366, 4],
    ] as const) {
      await test.step(`PLP-04 at ${width} px blocks between the rows take the whole width and leave no holes`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(async () => {
          const rows = await rowsOf(page)
          expect(rows.filter(({ cards }) => cards === 0).length).toBeGreaterThanOrEqual(1)
          for (const { cards, isWhole } of rows.slice(0, -1)) expect(isWhole ? 0 : columns).toBe(cards)
        }).toPass()
      })
    }

    await test.step('CARD-01 on a touch screen the second picture is not even fetched', async () => {
      const card = page.locator(`[data-part=card][data-product="${product?.productKey}"]`).first()
      const picture = card.locator('[data-part=card-picture] img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute('data-state', 'loaded')
      expect(fetched).toContain(fileOf(0))
      expect(fetched).not.toContain(fileOf(1))
    })

    await test.step('PLP-04 sub-categories lead on without a document load, and the one that is shown is marked', async () => {
      const name = model.subCategories[0]?.name ?? 'no sub-category'
      await page.getByRole('navigation', { name: 'Underkategorier' }).getByRole('link').first().tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.locator('[data-part=sub-category][aria-current=page]')).toHaveText(name)
      expect(await isMarked(page)).toBe(true)
    })
  })
})
