import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

test('TRACK-08 STU-01 an editor reads what came of an experiment and when it ends, on a desk and on a tablet', async ({
  page,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio')
  // Nobody was signed in yet.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  await page.getByRole('link', { name: 'Eksperimenter', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: /start-list-words/ })).toContainText('alle')
  await lookAtStudio(page, 'experiments')
  await page.getByRole('link', { name: 'start-list-words' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Hvad nu' })).toContainText('Fortsæt: et resultat kræver 7 dage')
  await expect(page.getByRole('row', { name: /^Blokken selv/ })).toBeVisible()
  await expect(page.getByText('Du må se så ofte, du vil')).toBeVisible()
  await lookAtStudio(page, 'experiment')
})

test('TRACK-08 STU-01 customer service is told who may read experiments', async ({ page, complaints }) => {
  await openStudio(page, STUDIO_LOGINS.studioService, '/studio/experiments')
  await expect(page.getByText('Din rolle (Kundeservice) åbner ikke dette.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})
