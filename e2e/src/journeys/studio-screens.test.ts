import { PLACES } from '../../../apps/studio/src/frame/places.ts'
import { expect, test } from '../shop-fixture.ts'
import { addOrder, lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

/** Below a place of the list: each is a screen of its own. */
const BELOW = {
  history: '/studio/pages/da/start/history',
  frame: '/studio/pages/frame/da',
  switches: '/studio/pages/switches',
  'not-found': '/studio/nowhere',
}
const nameOf = (path: string) => path.replace('/studio', '').replaceAll('/', '-').replace(/^-/, '') || 'today'

test('STU-01 A11Y-01 every screen of the studio fits a desk and a tablet, and axe has nothing to say', async ({
  page,
  complaints,
}) => {
  await addOrder('paid')
  await openStudio(page, STUDIO_LOGINS.studioManager, '/studio')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  const look = async (name: string, path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Henter …')).toHaveCount(0)
    await lookAtStudio(page, `screen-${name}`)
  }
  for (const { path } of PLACES) await look(nameOf(path), path)
  for (const [name, path] of Object.entries(BELOW)) await look(name, path)
})

test('STU-02 STU-03 what was published is taken up again from the history, into a set that nobody sees yet', async ({
  page,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioManager, '/studio/pages/da/privacy')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  const title = page.locator('.page-form').getByLabel('Titel', { exact: true }).first()
  const write = async (words: string) => {
    await page.getByText('Titel og søgemaskiner').click()
    await title.fill(words)
    await expect(page.locator('[data-save=saved]')).toBeVisible()
    await page.getByRole('button', { name: 'Udgiv …' }).click()
    await page.getByRole('button', { name: 'Udgiv nu' }).click()
    await expect(page.getByRole('status')).toContainText('Det er udgivet.')
  }
  await write('Persondata, første gang')
  await page.goto('/studio/pages/da/privacy')
  await write('Persondata, anden gang')
  await page.goto('/studio/pages/da/privacy/history')
  const first = page.getByRole('row', { name: /første gang/ })
  await expect(first).toBeVisible()
  await first.getByRole('button', { name: 'Tag op igen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persondata, første gang')
  await page.getByRole('link', { name: 'Ændringssæt', exact: true }).click()
  await expect(page.getByRole('row', { name: /første gang.*kladde/ }).first()).toBeVisible()
  const shown = await page.request.get('/privatliv')
  expect(await shown.text()).toContain('<title>Persondata, anden gang')
})
