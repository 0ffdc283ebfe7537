import { createHmac, randomUUID } from 'node:crypto'
import { CODE_STEP_S, codeOfHash, codeStepAt } from '@firkant/domain/employee/one-time-code.ts'
import { query } from '../checkout-steps.ts'
import { expect, test } from '../shop-fixture.ts'
import { logIntoStudio, lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a key, so many steps from now. */
function appCode(key: string, steps = 0): string {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(codeStepAt(new Date(Date.now() + steps * CODE_STEP_S * 1000))))
  return codeOfHash(createHmac('sha1', Buffer.from(bytes)).update(counter).digest())
}

/** An account of this journey's own, with the password of the demo's. */
async function addEditor(): Promise<string> {
  const email = `kode-${randomUUID().slice(0, 8)}@hjemly.example`
  await query(
    `insert into employees (brand, email, display_name, password_hash, role)
      select brand, $1, 'Koden', password_hash, role from employees where brand = 'hjemly' and email = $2`,
    [email, STUDIO_LOGINS.studioEditor],
  )
  return email
}

test('STU-01 whoever set up an app signs in with its code, is told what is wrong with one, and no code serves twice', async ({
  page,
  complaints,
}) => {
  const email = await addEditor()
  await openStudio(page, email, '/studio/access')
  await page.getByRole('button', { name: 'Sæt en app op' }).click()
  await page.getByLabel('Adgangskode').fill('Velkommen2026')
  await page.getByRole('button', { name: 'Fortsæt' }).click()
  const key = ((await page.getByText(/^Nøgle: [A-Z2-7]+$/).textContent()) ?? '').replace('Nøgle: ', '')
  const code = page.getByLabel('Kode fra godkendelsesappen')
  await code.fill('12')
  await page.getByRole('button', { name: 'Brug denne app' }).click()
  await expect(page.getByText('Koden er forkert eller brugt.')).toBeVisible()
  const used = appCode(key)
  await code.fill(used)
  await page.getByRole('button', { name: 'Brug denne app' }).click()
  await expect(page.getByText('Din konto kræver koden fra en godkendelsesapp.')).toBeVisible()
  await page.getByRole('button', { name: 'Log ud' }).click()

  await test.step('the password alone is not enough', async () => {
    await logIntoStudio(page, email)
    await expect(page.getByRole('alert')).toHaveText('Din konto kræver en kode. Skriv den, som appen viser nu.')
    await expect(page.getByRole('navigation', { name: 'Studio' })).toHaveCount(0)
    await expect(code).toBeFocused()
    await lookAtStudio(page, 'login-code')
  })

  await test.step('a code that was used is refused; the next one opens', async () => {
    await code.fill(used)
    await code.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Koden er forkert eller brugt.')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    // Clocks differ: the code of the step to come counts as well.
    await code.fill(appCode(key, 1))
    await code.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible()
  })
  expect(complaints.splice(0).filter((each) => !each.includes('401'))).toEqual([])
})
