import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

/** With the buttons of a mouse, from a place in the one to a place in the other. */
async function drag(page: Page, from: Locator, to: Locator, share: number): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('What is dragged does not show')
  await page.mouse.move(start.x + start.width / 3, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + start.width / 3, end.y + end.height / 2, { steps: 8 })
  await page.mouse.move(end.x + start.width / 3, end.y + end.height * share, { steps: 4 })
  await page.mouse.up()
}

const saved = (page: Page) => expect(page.locator('[data-save=saved]')).toBeVisible()
const rows = (page: Page) => page.getByRole('grid', { name: 'Blokke' }).getByRole('row')

/** On pages that no other journey writes in: whoever comes to a page moves what stands below their name. */
async function openPage(page: Page, login: string, key: string): Promise<void> {
  await openStudio(page, login, `/studio/pages/da/${key}`)
  await expect(page.locator('iframe[data-shown]')).toBeVisible()
  await expect(page.locator('.check-mark[data-state=waits]')).toHaveCount(0)
  await expect(rows(page).nth(2)).toBeVisible()
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kassér' }).click()
  await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
}

test('STU-03 a block is dragged with the mouse to where it shall stand, and carried there by keyboard with its handle', async ({
  page,
  complaints,
}) => {
  await openPage(page, STUDIO_LOGINS.studioEditor, 'guide-oak')
  const before = await rows(page).allTextContents()
  const [first = '', second = '', third = '', ...others] = before
  await drag(page, rows(page).nth(0), rows(page).nth(1), 0.9)
  await expect(rows(page)).toHaveText([second, first, third, ...others])
  // The first change brings the set's own buttons above the list, which moves down.
  await expect(page.getByRole('button', { name: 'Kassér' })).toBeVisible()
  await saved(page)
  await drag(page, rows(page).nth(2), rows(page).nth(0), 0.1)
  await expect(rows(page)).toHaveText([third, second, first, ...others])
  await saved(page)

  await test.step('with the handle by keyboard', async () => {
    await rows(page).nth(0).getByRole('button', { name: 'Flyt' }).press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(rows(page).nth(0)).not.toHaveText(third)
  })
  await discard(page)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})

test('STU-03 parts of a list are dragged with the mouse by their handle', async ({ page, complaints }) => {
  await openPage(page, STUDIO_LOGINS.studioMerchandiser, 'customer-service')
  await page
    .getByRole('grid', { name: 'Blokke' })
    .getByRole('row', { name: /^Links/ })
    .click()
  const list = page.getByRole('region', { name: /^Link/ }).getByRole('group', { name: 'Links', exact: true })
  const parts = list.locator('> .part')
  const words = () => parts.evaluateAll((all) => all.map((each) => each.querySelector('input')?.value))
  await expect(parts).not.toHaveCount(0)
  const [first, second, ...others] = await words()
  await drag(page, parts.nth(0).locator('.part-handle'), parts.nth(1), 0.9)
  await expect.poll(words).toEqual([second, first, ...others])
  await saved(page)
  await lookAtStudio(page, 'dragged')
  await page.setViewportSize({ width: 1366, height: 900 })
  await discard(page)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})
