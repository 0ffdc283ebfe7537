import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'

/** A Monday in Denmark, half past ten. */
const MORNING = new Date('2026-11-16T09:30:00Z')

test('PAGE-28 PAGE-29 EMP-05 a store is found by postcode, and says whether it is open as the day goes on', async ({
  page,
}) => {
  await page.clock.install({ time: MORNING })
  await openPage(page, '/butikker')
  const card = (name: string) => page.locator('[data-part=store-card]', { hasText: name })
  await expect(card('Aalborg').locator('[data-part=open-line]')).toHaveText('Åbent, lukker kl. 17.30')
  await expectAccessible(page, 'main')
  await page.getByLabel('By eller postnummer').fill('8600')
  await page.getByLabel('By eller postnummer').press('Enter')
  await expect(page).toHaveURL('/butikker?q=8600')
  await expect(page.getByRole('heading', { name: 'Tættest på »8600«' })).toBeVisible()
  const nearest = page.locator('[data-part=store-card]').first()
  await expect(nearest).toContainText('Aarhus C')
  await expect(nearest).toContainText(/ca\. \d+ km/)

  await page.setViewportSize({ width: 375, height: 800 })
  await nearest.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aarhus C' })).toBeVisible()
  const line = page.locator('[data-part=store-head] [data-part=open-line]')
  await expect(line).toHaveText('Åbent, lukker kl. 18')
  const today = page.locator('[data-part=opening-table] tr[data-today]')
  await expect(today).toContainText('I dag 16. november')
  await expect(page.locator('[data-part=special-days]')).toContainText('Juleaften')
  const way = page.getByRole('link', { name: 'Find vej på kort' })
  await expect(way).toHaveAttribute('target', '_blank')
  await expect(way).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page, 'main')
  await page.clock.fastForward(8 * HOUR_MS)
  await expect(line).toHaveText('Lukket, åbner i morgen kl. 10')
  await page.clock.fastForward(8 * HOUR_MS)
  await expect(today).toContainText('I dag 17. november')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PAGE-28 EMP-05 the search, its empty answer and the hours are there', async ({ page }) => {
    await page.goto('/butikker')
    await page.getByLabel('By eller postnummer').fill('Atlantis <b>')
    await page.getByRole('button', { name: 'Find butik' }).click()
    await expect(page.getByRole('heading', { name: 'Vi kender ikke »Atlantis <b>«' })).toBeVisible()
    await expect(page.locator('[data-part=store-card]')).toHaveCount(5)
    await page.getByRole('link', { name: 'København K' }).click()
    await expect(page.locator('[data-part=opening-day]').first()).toContainText('I dag')
  })
})
