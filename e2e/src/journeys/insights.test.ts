import { addDays } from '@firkant/domain/delivery/working-days.ts'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { addInsightSamples } from '../../../apps/server/test/samples/insight-samples.ts'
import { expectAccessible } from '../accessibility.ts'
import { query } from '../checkout-steps.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const DAYS = 7

/** The sums of a week in a market that no journey buys in, without today, which the shop itself sums. */
async function fillFigures(brand: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const known = await query('select 1 from insight_order_days where brand = $1 and market = $2', [brand, 'SE'])
  if (known.length > 0) return
  const url = process.env.FIRKANT_E2E_DATABASE ?? ''
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const sample = { brand, market: 'SE', today: addDays(today, -1), days: DAYS } as const
  await addInsightSamples(database.main, sample).finally(() => database.close())
}

test('the owner’s page shows the figures of a week as charts and as a table, accessible', async ({ page, brand }) => {
  await fillFigures(brand)
  const login = { email: demoLogins(brand).manager, password: DEMO_PASSWORD }
  const answer = await page.request.post('/api/client/employee/authentication/login?language=da', {
    headers: HEADERS,
    data: login,
  })
  expect(await answer.json()).toMatchObject({ success: true })
  await openPage(page, `/__insights?days=${DAYS}&market=SE`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sådan går det')
  await expect(page.locator('[data-part=insight-chart]')).toHaveCount(3)
  await expect(page.locator('[data-part=insight-vital]').first()).toBeVisible()
  await page.getByText('Vis som tabel').click()
  await expect(page.locator('[data-part=insight-day-table] tbody tr')).toHaveCount(DAYS)
  await expectAccessible(page)
})
