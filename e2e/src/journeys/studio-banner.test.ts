import { randomInt } from 'node:crypto'
import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

/** The page beside the form runs no scripts, and the browser says so. */
const isOfPreview = (complaint: string) => complaint.startsWith('Blocked script execution')
const ownComplaints = (complaints: string[]) => complaints.splice(0).filter((each) => !isOfPreview(each))

test('STU-02 a merchandiser writes a banner for a time to come, sees it, publishes it and takes it back', async ({
  page,
  complaints,
}) => {
  const message = `Nytårsudsalg ${randomInt(1e9)}`
  await openStudio(page, STUDIO_LOGINS.studioMerchandiser, '/studio')
  // Nobody was signed in yet.
  expect(ownComplaints(complaints)).toEqual([expect.stringContaining('401')])
  await page.getByRole('link', { name: 'Banner', exact: true }).press('Enter')
  const preview = page.frameLocator('iframe')

  await test.step('what is wrong is told at its field; what is typed is seen above the start page', async () => {
    await page.getByLabel('Tekstfarve', { exact: true }).fill('brun')
    await expect(page.locator('.problem').first()).toBeVisible()
    await page.getByLabel('Tekstfarve', { exact: true }).fill('#ffffff')
    await expect(page.locator('.problem')).toHaveCount(0)
    await page.getByLabel('Besked', { exact: true }).fill(message)
    await expect(page.locator('[data-save=saved]')).toHaveText('Gemt. Besøgende ser det, når det er udgivet.')
    await expect(preview.getByText(message).first()).toBeVisible()
    await lookAtStudio(page, 'banner')
  })

  await test.step('published from one moment to another, and taken back', async () => {
    await page.getByRole('button', { name: 'Udgiv …' }).press('Enter')
    await page.getByLabel('Fra', { exact: true }).fill('2031-01-01T06:00')
    await page.getByLabel('Til', { exact: true }).fill('2031-01-08T06:00')
    await page.getByRole('button', { name: 'Udgiv til den tid' }).press('Enter')
    await expect(page.getByRole('status')).toContainText('Det er planlagt')
    await page.getByRole('button', { name: 'Tag tilbage' }).press('Enter')
    await expect(page.getByRole('status')).toContainText('Det er taget tilbage.')
  })
  expect(ownComplaints(complaints)).toEqual([])
})

test('STU-03 TRACK-08 an editor makes a variant of a block and sees it; who may publish is told', async ({
  page,
  complaints,
}) => {
  const heading = `Anden overskrift ${randomInt(1e9)}`
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/pages/da/about')
  expect(ownComplaints(complaints)).toEqual([expect.stringContaining('401')])
  await expect(page.getByRole('grid', { name: 'Blokke' }).getByRole('row').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lav en variant …' }).press('Enter')
  const variant = page.getByRole('group', { name: 'Variant b' })
  await variant.getByLabel('Overskrift').first().fill(heading)
  await page.getByLabel('Danmark').check()
  await page.getByLabel('Blokkens egen andel').fill('3')
  await expect(page.locator('[data-save=saved]')).toBeVisible()
  const key = await page.getByLabel('Navn', { exact: true }).inputValue()
  await page.getByText('Set af …').click()
  await page.getByLabel(`Variant af ${key}`).selectOption('b')
  await expect(page.frameLocator('iframe').getByText(heading).first()).toBeVisible()
  await lookAtStudio(page, 'variant')
  await expect(page.getByRole('button', { name: 'Udgiv …' })).toHaveAccessibleDescription(
    'Kun for: Indkøber eller Leder.',
  )
  expect(ownComplaints(complaints)).toEqual([])
})
