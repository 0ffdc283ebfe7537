import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'
import { listCalls } from '../list-steps.ts'
import { mailLink } from '../mail-steps.ts'

const BOX = /^Ja tak til personligt indhold/

test('LAW-05 a customer finds the way to their mails, agrees, moves to another address and leaves', async ({
  page,
}) => {
  const { register } = listCalls(page, 'da')
  const email = await register()
  const request = page.request
  const askForLink = async () => {
    await openPage(page, '/mine-sider/profil')
    await page.getByRole('button', { name: 'Send mig linket' }).click()
    await expect(page.locator('[data-part=my-notice]')).toBeFocused()
  }
  await askForLink()
  await openPage(page, await mailLink(request, { to: email, part: '/nyhedsbrev/bekraeft' }))
  const box = page.getByRole('checkbox', { name: BOX })
  await expect(box).not.toBeChecked()
  await expectAccessible(page, '[data-part=newsletter-page]')
  await page.getByRole('button', { name: 'Ja tak, tilmeld mig' }).click()
  await expect(page.getByRole('heading', { name: 'Velkommen!' })).toBeVisible()

  await askForLink()
  const preferences = await mailLink(request, { to: email, part: '/nyhedsbrev/indstillinger' })
  await openPage(page, preferences)
  await expectAccessible(page, '[data-part=newsletter-page]')
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('button', { name: 'Gem valg' }).click()
  await expect(page.locator('[data-part=my-notice]')).toHaveText('Dine valg er gemt.')
  await expect(page.locator('[data-part=my-notice]')).toBeFocused()
  await expect(box).toBeChecked()

  const second = `moved-${Date.now()}@example.dk`
  await page.getByLabel('Ny e-mailadresse').fill(second)
  await page.getByRole('button', { name: 'Send bekræftelse' }).click()
  await expect(page.locator('[data-part=my-notice]')).toContainText('Se i den nye indbakke')
  await openPage(page, await mailLink(request, { to: second, part: '/nyhedsbrev/bekraeft' }))
  await page.getByRole('button', { name: 'Ja tak, tilmeld mig' }).click()
  await expect(page.getByRole('heading', { name: 'Velkommen!' })).toBeVisible()
  await openPage(page, preferences)
  await expect(page.getByText('Du får ikke nyhedsbrevet')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('LAW-05 everything ends by one button', async ({ page, request }) => {
    const email = `leaver-${Date.now()}@example.dk`
    await page.goto('/nyhedsbrev/tilmeld')
    const main = page.locator('#maincontent')
    await main.locator('[data-part=newsletter-field]').fill(email)
    await main.getByRole('button', { name: 'Tilmeld' }).click()
    const confirm = await mailLink(request, { to: email, part: '/nyhedsbrev/bekraeft' })
    const unsubscribe = await mailLink(request, { to: email, part: '/nyhedsbrev/afmeld' })
    await page.goto(confirm)
    await page.getByRole('checkbox', { name: BOX }).check()
    await page.getByRole('button', { name: 'Ja tak, tilmeld mig' }).click()
    await page.goto(unsubscribe.replace('/afmeld', '/indstillinger'))
    await expect(page.getByRole('checkbox', { name: BOX })).toBeChecked()
    await page.getByRole('button', { name: 'Afmeld alt' }).click()
    await expect(page.getByText('Du er afmeldt det hele.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})
