import { expectAccessible } from '../accessibility.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'
import { storePage } from '../stored-page.ts'

test('BLOCK-09 BLOCK-24 forms in blocks say what is wrong at the field, and what came of them', async ({ page }) => {
  const path = await storePage('blocks-forms', [
    { id: 'title', componentName: 'Editorial', props: { heading: 'Retur', level: '1', html: '<p>Fortrød du?</p>' } },
    { id: 'returns', componentName: 'RegisterReturns', props: {} },
    { id: 'news', componentName: 'NewsletterSignup', props: { heading: 'Skriv dig *op*', text: 'Hver anden uge.' } },
  ])
  await openPage(page, path)
  const returns = page.getByRole('region', { name: 'Lav en retur' })
  const number = returns.getByLabel('Ordrenummer')
  const email = returns.getByLabel('E-mailadresse')
  const find = returns.getByRole('button', { name: 'Find min ordre' })
  await whenTakenOver(find)
  await find.click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/Skriv dit ordrenummer/)
  await expect(email).toHaveAccessibleDescription(/Skriv den e-mailadresse, du bestilte med/)
  await number.fill('#hj-q86j-j9mc')
  await email.fill('anna@localhost')
  await email.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Se e-mailadressen efter: den er ikke skrevet rigtigt/)
  await expectAccessible(page)
  await email.fill('anna@example.dk')
  await email.press('Enter')
  await expect(returns.getByText('Vi kan ikke finde en ordre med det nummer')).toBeVisible()
  // The typed values stay.
  await expect(number).toHaveValue('#hj-q86j-j9mc')

  const news = page.getByRole('region', { name: 'Skriv dig op' })
  const signUp = news.getByRole('button', { name: 'Tilmeld' })
  await whenTakenOver(signUp)
  await signUp.click()
  await expect(news.getByText('Udfyld venligst alle felter for at tilmelde dig')).toBeVisible()
  await expect(news.getByRole('textbox')).toBeFocused()
})
