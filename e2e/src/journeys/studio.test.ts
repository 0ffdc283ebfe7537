import type { Page } from '@playwright/test'
import { query } from '../checkout-steps.ts'
import { expect, test } from '../shop-fixture.ts'
import { addOrder, logIntoStudio, lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

const step = (page: Page, name: string) => page.getByRole('button', { name })
/** Of a queue that nobody works on. */
async function addDeadJob(): Promise<string> {
  const [job] = await query<{ id: string }>(
    `insert into jobs (queue, key, payload, state, attempts, last_error, finished_at)
      values ('nothing.hjemly', gen_random_uuid(), '{}', 'dead', 8, 'Banken svarer ikke', now()) returning id`,
    [],
  )
  return job?.id ?? ''
}

const stateOf = (page: Page) => page.locator('.order-head .badge')

test('STU-06 STU-01 customer service finds an order and takes it to its refund, on a desk and on a tablet', async ({
  page,
  complaints,
}) => {
  const { order } = await addOrder('paid')
  const { number, billingAddress } = order
  await page.goto('/studio')
  await lookAtStudio(page, 'login')
  await logIntoStudio(page, STUDIO_LOGINS.studioService, 'Forkert2026')
  await expect(page.getByRole('alert')).toHaveText('E-mail eller adgangskode er forkert.')
  await logIntoStudio(page, STUDIO_LOGINS.studioService)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kundeservice')
  await expect(page.getByRole('heading', { name: 'Sådan går det i Danmark' })).toBeVisible()
  await lookAtStudio(page, 'today')

  await test.step('found by name and by number, with the keyboard', async () => {
    await page.getByRole('link', { name: 'Ordrer', exact: true }).press('Enter')
    await page.getByLabel('Find en ordre').fill('Ingen hedder Xyzzy')
    await expect(page.getByText('Ingen ordre har alle de ord.')).toBeVisible()
    await page.getByLabel('Find en ordre').fill(`${billingAddress.lastName} ${number.toLowerCase()}`)
    await expect(page.getByRole('row', { name: number })).toBeVisible()
    await lookAtStudio(page, 'orders')
    await page.getByRole('row', { name: number }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
    await page.goBack()
    await expect(page.getByLabel('Find en ordre')).toHaveValue(`${billingAddress.lastName} ${number.toLowerCase()}`)
    await page.goForward()
  })

  await test.step('a button that can’t be pressed says why', async () => {
    const ship = step(page, 'Send …')
    await expect(ship).toHaveAttribute('aria-disabled', 'true')
    await expect(ship).toHaveAccessibleDescription('Pak den først.')
    await ship.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await lookAtStudio(page, 'order')
  })

  await test.step('packed, sent with a parcel, delivered', async () => {
    await step(page, 'Pakket').press('Enter')
    await expect(stateOf(page)).toHaveText('Pakket')
    await expect(page.getByRole('status')).toHaveText('Pakket. Køberen får en mail.')
    await step(page, 'Send …').press('Enter')
    await page.getByLabel('Pakkenummer').fill('12')
    await page.getByRole('button', { name: 'Den er sendt' }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Det er ikke et pakkenummer: 6 til 35 bogstaver og cifre.')
    await lookAtStudio(page, 'ship')
    await page.getByLabel('Pakkenummer').fill('0037 0730 2547 3883 5241')
    await page.getByRole('button', { name: 'Den er sendt' }).press('Enter')
    await expect(stateOf(page)).toHaveText('Sendt')
    await expect(page.getByRole('link', { name: 'PostNord 00370730254738835241' })).toBeVisible()
    await step(page, 'Leveret').press('Enter')
    await expect(stateOf(page)).toHaveText('Leveret')
  })

  await test.step('a return is registered, received and refunded', async () => {
    await step(page, 'Registrér en retur …').press('Enter')
    await page.getByRole('button', { name: 'Registrér', exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Vælg mindst ét stykke')
    await page.getByRole('spinbutton').first().fill('1')
    await lookAtStudio(page, 'return')
    await page.getByRole('button', { name: 'Registrér', exact: true }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Returer' })).toContainText('på vej')
    await step(page, 'Modtag retur, og betal tilbage …').press('Enter')
    await page.getByLabel('Hvorfor?').fill('Ridset i transporten')
    await lookAtStudio(page, 'receive')
    await page.getByRole('button', { name: 'Modtaget, betal tilbage nu' }).press('Enter')
    await expect(stateOf(page)).toHaveText('Delvist returneret')
    await expect(page.getByRole('region', { name: 'Mails' }).getByRole('listitem')).not.toHaveCount(0)
  })

  await test.step('a note; the same after a reload, and in the second tab', async () => {
    await page.getByLabel('Ny note').fill('Ringer igen fredag')
    await page.getByRole('button', { name: 'Gem noten' }).press('Enter')
    await expect(page.getByText('Ringer igen fredag')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Ringer igen fredag')).toBeVisible()
    await lookAtStudio(page, 'order-returned')
  })

  await test.step('what the role does not open says who opens it', async () => {
    await page.getByRole('link', { name: 'Ændringer' }).press('Enter')
    await expect(page.getByText('Din rolle (Kundeservice) åbner ikke dette. Det gør: Leder.')).toBeVisible()
    await lookAtStudio(page, 'closed')
  })
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})

test('STU-01 STU-06 a manager reads who changed what, from what to what and why, and sees what somebody else changed meanwhile', async ({
  page,
  context,
  complaints,
}) => {
  const { order } = await addOrder('paid')
  await openStudio(page, STUDIO_LOGINS.studioManager, `/studio/orders/${order.number}`)
  await page.goto(`/studio/orders/${order.number}`)
  const other = await context.newPage()
  await other.goto(`/studio/orders/${order.number}`)
  await step(other, 'Pakket').click()
  await expect(stateOf(other)).toHaveText('Pakket')
  await step(page, 'Annuller ordren …').click()
  await page.getByRole('button', { name: 'Annuller ordren', exact: true }).click()
  await expect(page.getByLabel('Hvorfor?')).toBeFocused()
  await lookAtStudio(page, 'cancel')
  await page.getByLabel('Hvorfor?').fill('Kunden har fortrudt')
  await page.getByRole('button', { name: 'Annuller ordren', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('En anden kom først: ordren er nu “Pakket”.')
  await expect(stateOf(page)).toHaveText('Pakket')
  await step(page, 'Annuller ordren …').click()
  await page.getByLabel('Hvorfor?').fill('Kunden har fortrudt')
  await page.getByRole('button', { name: 'Annuller ordren', exact: true }).click()
  await expect(stateOf(page)).toHaveText('Annulleret')
  await other.close()

  await test.step('the palette leads everywhere by name', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAtStudio(page, 'palette')
    await page.keyboard.type('ændringer')
    await expect(page.getByRole('menuitem', { name: 'Gå til Ændringer' })).toHaveAttribute('data-focused')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ændringer')
  })
  const row = page.getByRole('row', { name: new RegExp(`Ordre annulleret.*${order.number}`) })
  await expect(row).toContainText('Lederen')
  await expect(row).toContainText('tilstand: Pakket')
  await expect(row).toContainText('tilstand: Annulleret')
  await expect(row).toContainText('Kunden har fortrudt')
  await lookAtStudio(page, 'changes')
  await page.getByRole('link', { name: 'Min adgang' }).click()
  await page.getByRole('button', { name: 'Sæt en app op' }).click()
  await page.getByLabel('Adgangskode').fill('forkert')
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByRole('alert')).toHaveText('Adgangskoden er forkert.')
  await page.getByLabel('Adgangskode').fill('Velkommen2026')
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page.getByRole('img', { name: 'Nøgle til godkendelsesappen' })).toBeVisible()
  await lookAtStudio(page, 'access')
  await test.step('what failed for good is run again', async () => {
    const id = await addDeadJob()
    await page.getByRole('link', { name: 'Fejlet arbejde' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fejlet arbejde')
    const dead = page.getByRole('listitem').filter({ hasText: 'Banken svarer ikke' })
    await expect(dead).toContainText('8 forsøg')
    await lookAtStudio(page, 'jobs')
    await dead.getByRole('button', { name: 'Kør igen' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('1 begynder igen.')
    await expect(dead).toHaveCount(0)
    expect(await query(`select state from jobs where id = $1`, [id])).toEqual([{ state: 'waiting' }])
  })
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])

  await test.step('without a connection it says so, and goes on when it is back', async () => {
    await page.route('**/api/studio/changes*', (route) => route.abort())
    await page.getByRole('link', { name: 'Ændringer' }).click()
    await expect(page.getByRole('alert')).toContainText('Serveren svarer ikke. Intet er ændret.')
    await lookAtStudio(page, 'failure')
    await page.unroute('**/api/studio/changes*')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(row).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  })

  await test.step('whoever was signed out signs in, and is where they were', async () => {
    await context.clearCookies()
    await page.getByRole('link', { name: 'Fejlet arbejde' }).click()
    await expect(page.getByText('Du blev logget ud.')).toBeVisible()
    await logIntoStudio(page, STUDIO_LOGINS.studioManager)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fejlet arbejde')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  })
})
