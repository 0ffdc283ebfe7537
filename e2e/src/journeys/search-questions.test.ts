import { expect, expectAccessible, openPage, test, whenStarted } from '../shop-fixture.ts'

test('SRCH-01 SRCH-03 A11Y-01 an empty box offers ways in; a question is answered first, by arrow key and Enter too', async ({
  page,
}) => {
  await openPage(page, '/om-hjemly')
  await page.locator('[data-part=search] input').hover()
  const box = page.getByRole('combobox', { name: 'Søg' })
  await box.click()
  const panel = page.locator('[data-part=search-panel]')
  await expect(panel.locator('[data-group=categories]').getByRole('option')).not.toHaveCount(0)
  await expect(panel.locator('[data-group=bestsellers]').getByRole('option')).not.toHaveCount(0)
  await expectAccessible(page, '[data-part=search-panel]')

  await box.pressSequentially('levering')
  const answer = panel.locator('[data-part=search-answer]')
  await expect(answer).toContainText('Hvad koster levering?')
  await expect(panel.getByRole('option').first()).toHaveAttribute('data-part', 'search-answer')
  await expectAccessible(page, '[data-part=search-panel]')
  const url = await answer.getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain(url ?? '?')
})

test('PAGE-08 A11Y-01 the page answers a question, and understands a price that can be taken away again', async ({
  page,
}) => {
  await openPage(page, '/soeg?q=%C3%A5bningstider')
  const card = page
    .locator('main')
    .getByRole('region')
    .filter({ has: page.locator('[data-part=search-answer-title]') })
  await expect(card.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ingen')
  await expectAccessible(page)

  await page.goto('/soeg?q=sofa%20under%208000')
  await whenStarted(page)
  const chip = page.locator('[data-part=chosen-filters] a, [data-part=chosen-filters] button').first()
  await expect(chip).toContainText('8.000')
  const before = await page.locator('[data-part=listing-tally]').innerText()
  await chip.click()
  await expect(page.locator('[data-part=listing-tally]')).not.toHaveText(before)
})
