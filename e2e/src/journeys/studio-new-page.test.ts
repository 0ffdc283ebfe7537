import { randomInt } from 'node:crypto'
import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

/** Whoever is not signed in yet is told so by a 401. */
const expectQuiet = (complaints: string[]) => expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])

test('STU-03 a new page from a pattern: what is wrong is told at its field, and it opens beside its form', async ({
  page,
  complaints,
}) => {
  const mark = String(randomInt(1e9))
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/pages')
  await page.getByRole('button', { name: 'Ny side …' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('En historie').check()
  await dialog.getByLabel('Adresse', { exact: true }).fill('/Forkert Sted')
  await dialog.getByRole('button', { name: 'Lav siden' }).click()
  await expect(dialog.getByText('Giv den en titel.')).toBeVisible()
  await expect(dialog.getByText('Små bogstaver, cifre og bindestreger efter en skråstreg')).toBeVisible()
  await expect(dialog.getByText('Vælg et billede.')).toBeVisible()
  await expect(dialog.getByText('Sig, hvad der ses.')).toBeVisible()
  await dialog.getByLabel('Adresse', { exact: true }).fill('/handelsbetingelser')
  await dialog.getByRole('button', { name: 'Lav siden' }).click()
  await expect(dialog.getByText(/^“Handelsbetingelser.*” er der allerede\.$/)).toBeVisible()
  await lookAtStudio(page, 'new-page')
  await dialog.getByLabel('Adresse', { exact: true }).fill('')
  await dialog.getByLabel('Titel', { exact: true }).fill(`Efterår ${mark}`)
  await expect(dialog.getByLabel('Adresse', { exact: true })).toHaveValue(`/efteraar-${mark}`)
  await dialog.getByRole('button', { name: 'Vælg et billede …' }).press('Enter')
  const library = page.getByRole('dialog', { name: 'Vælg et billede' })
  await library.getByLabel('Find et billede').fill('dining-days')
  await expect(library.getByRole('button', { name: 'dining-days.webp', exact: true })).toBeVisible()
  await lookAtStudio(page, 'picture-choice')
  await library.getByRole('button', { name: 'dining-days.webp', exact: true }).press('Enter')
  await expect(library).toHaveCount(0)
  await expect(dialog.getByLabel('Billede', { exact: true })).toHaveValue('hero/dining-days.webp')
  await dialog.getByLabel('Hvad der ses', { exact: true }).fill('Et dækket bord')
  await dialog.getByRole('button', { name: 'Lav siden' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Efterår ${mark}`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(`Efterår ${mark}`)
  await expect(page.locator('.block-form').getByRole('group', { name: 'Det, der ses' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Felter/ })).toBeVisible()
  await lookAtStudio(page, 'new-page-editor')
  await page.getByRole('button', { name: 'Kassér' }).click()
  await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
  expectQuiet(complaints)
})

test('STU-03 two languages beside each other: what was changed in one is marked at the other’s field until it is seen to', async ({
  page,
  complaints,
}) => {
  const words = `Nye vilkår ${randomInt(1e9)}`
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/pages/da/terms')
  const form = page.locator('.block-form')
  await form.getByLabel('Overskrift', { exact: true }).fill(words)
  // It says “saved” until the first save begins.
  await expect(page).toHaveURL(/set=/)
  await expect(page.locator('[data-save=saved]')).toBeVisible()
  const set = new URL(page.url()).searchParams.get('set') ?? ''
  await page.goto(`/studio/pages/nb/terms?set=${set}`)
  await page.getByLabel('Ved siden af et andet sprog').selectOption({ label: 'Dansk' })
  const source = page.getByRole('region', { name: 'Dansk, som den er nu' })
  await expect(source.getByText(words).first()).toBeVisible()
  await expect(source.getByText('Ændret på Dansk')).toContainText('1.')
  const mark = form.getByText(/Dansk er ændret her siden: “Handelsbetingelser” blev til/)
  await expect(mark).toBeVisible()
  await lookAtStudio(page, 'beside')
  await form.getByLabel('Overskrift', { exact: true }).fill('Nye vilkår på norsk')
  await expect(mark).toHaveCount(0)
  await expect(source.getByText('Dansk er ikke ændret')).toBeVisible()
  await page.getByRole('button', { name: 'Kassér' }).click()
  await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
  expectQuiet(complaints)
})
