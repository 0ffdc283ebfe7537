import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { expectAccessible } from '../accessibility.ts'
import { fillAddress, fillContact, openCheckout, part, query } from '../checkout-steps.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

/** A Monday in Denmark, half past ten. */
const MORNING = new Date('2026-11-16T09:30:00Z')

test('PAGE-28 PAGE-29 EMP-05 a store is found by postcode, and says whether it is open as the day goes on', async ({
  page,
}) => {
  await page.clock.install({ time: MORNING })
  await openPage(page, '/butikker')
  const card = (name: string) => page.locator('[data-part=store-card]', { hasText: name })
  await expect(card('Aalborg').locator('[data-part=open-line]')).toHaveText('Åbent, lukker kl. 17.30')
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
  await expectAccessible(page, 'main')
  await page.clock.fastForward(8 * HOUR_MS)
  await expect(line).toHaveText('Lukket, åbner i morgen kl. 10')
  await page.clock.fastForward(8 * HOUR_MS)
  await expect(today).toContainText('I dag 17. november')
})

test('EMP-05 CHK-01 a shopper chooses a store, is told to collect today, and the checkout remembers it', async ({
  page,
}) => {
  const [found] = await query<{ sku: string; key: string }>(
    `select v.sku, v.product_key as key from variants v join stock_levels k on k.sku = v.sku and k.location = 'aarhus'
     join products p on p.key = v.product_key and p.kind = 'product' and p.sold_in_groups_of = 1
     join assortments a on a.product_key = p.key and a.brand = 'hjemly'
     join price_entries e on e.sku = v.sku and e.brand = 'hjemly' and e.market = 'DK'
     where k.on_hand - k.reserved > 2 and (select count(*) from variants o where o.product_key = p.key) = 1
     order by v.sku limit 1`,
    [],
  )
  const asked = encodeURIComponent(JSON.stringify([['productCards', { keys: found?.key }]]))
  const card = await page.request.get(`/api/client/dynamic-data/resolve?language=da&d=${asked}`)
  const [{ data }] = (await card.json()) as [{ data: { products: [{ url: string }] } }]
  await openPage(page, data.products[0].url)
  const fact = page.locator('[data-fact=stores]')
  await fact.locator('summary').click()
  await fact.getByRole('link', { name: 'Find og vælg din butik' }).click()
  const panel = panelOf(page, 'store-stock')
  await whenOpen(panel)
  await panel.getByLabel('By eller postnummer').fill('8600')
  await panel.getByLabel('By eller postnummer').press('Enter')
  const nearest = panel.locator('[data-part=store-row]').first()
  await expect(nearest).toContainText(/Aarhus C.*ca\. \d+ km/s)
  await expectAccessible(page, 'dialog[open]')
  await nearest.getByRole('button', { name: 'Vælg Aarhus C som din butik' }).click()
  await expect(nearest).toContainText('Din butik')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(fact).toContainText(/Hent .*i Aarhus C/)
  await expect(page.getByRole('link', { name: 'Din butik: Aarhus C' })).toBeVisible()

  // Remembered: the next document knows it, too.
  await openCheckout(page, found?.sku ?? '')
  await fillContact(page, 'butik@example.com')
  await fillAddress(page)
  await expect(part(page, 'Levering').getByRole('radio', { name: /Aarhus C/ })).toBeChecked()
})
