import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { photo } from '../../../apps/server/test/samples/hostile-pictures.ts'
import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

/** Another picture in each run: the same one twice is refused. */
const colour = () => `#${randomInt(0x10_00_00, 0xff_ff_ff).toString(16)}`
const jpeg = async (name: string, width = 1200, height = 800) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(width, height, colour()).jpeg().toBuffer(),
})
const SVG = { name: 'tegning.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>1</script></svg>') }

async function drop(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const given = { ...file, buffer: file.buffer.toString('base64') }
  const transfer = await page.evaluateHandle(({ name, mimeType, buffer }) => {
    const bytes = Uint8Array.from(atob(buffer), (letter) => letter.codePointAt(0) ?? 0)
    const data = new DataTransfer()
    data.items.add(new File([bytes], name, { type: mimeType }))
    return data
  }, given)
  await page.getByRole('region', { name: 'Upload billeder …' }).dispatchEvent('drop', { dataTransfer: transfer })
}

async function paste(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const given = { ...file, buffer: file.buffer.toString('base64') }
  await page.evaluate(({ name, mimeType, buffer }) => {
    const bytes = Uint8Array.from(atob(buffer), (letter) => letter.codePointAt(0) ?? 0)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], name, { type: mimeType }))
    dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, given)
}

test('STU-04 a merchandiser uploads, describes, replaces everywhere and takes it back, on a desk and on a tablet', async ({
  page,
  complaints,
}) => {
  const mark = String(randomInt(1e9))
  await openStudio(page, STUDIO_LOGINS.studioMerchandiser, '/studio')
  // Nobody was signed in yet.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  await page.getByRole('link', { name: 'Billeder', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billeder')
  const uploads = page.getByRole('region', { name: 'Uploads' })

  await test.step('by button with the keyboard, by drag and by paste; what is no picture says why', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload billeder …' }).press('Enter')
    await (await chooser).setFiles([await jpeg(`stue ${mark}.jpg`), SVG])
    await expect(uploads.getByText('er i biblioteket')).toHaveCount(1)
    await expect(uploads.getByText('SVG-tegninger kan indeholde scripts og tages ikke imod.')).toBeVisible()
    await drop(page, await jpeg(`slip ${mark}.jpg`))
    await expect(uploads.getByText('er i biblioteket')).toHaveCount(2)
    await paste(page, await jpeg(`indsat ${mark}.jpg`))
    await expect(uploads.getByRole('status')).toHaveText('3 af 4 uploadet.')
    await lookAtStudio(page, 'media')
  })

  await test.step('found by its name, and described', async () => {
    await page.getByLabel('Find et billede').fill(`stue-${mark}`)
    await page.getByRole('link', { name: `stue-${mark}.webp` }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`stue-${mark}.webp`)
    await page.getByLabel('Alt-tekst, dansk').fill('En stue i tusmørke')
    await page.getByLabel('Vandret').focus()
    await page.keyboard.press('Home')
    await page.getByLabel('Mappe').fill('a/../b')
    await page.getByRole('button', { name: 'Gem', exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Bogstaver, cifre og mellemrum')
    await expect(page.getByLabel('Alt-tekst, dansk')).toHaveValue('En stue i tusmørke')
    await page.getByLabel('Mappe').fill(`Rejse ${mark}`)
    await page.getByRole('button', { name: 'Gem', exact: true }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('Gemt.')
    await page.reload()
    await expect(page.getByLabel('Alt-tekst, dansk')).toHaveValue('En stue i tusmørke')
    await expect(page.getByLabel('Vandret')).toHaveValue('0')
    await page.locator('.focal-stage').click({ position: { x: 5, y: 5 } })
    await expect(page.getByLabel('Lodret')).not.toHaveValue('50')
    await lookAtStudio(page, 'picture')
  })

  await test.step('put into a page from the library: its words are proposed, its place is moved by keyboard', async () => {
    const picturePage = page.url()
    await page.goto('/studio/pages/da/start')
    const picture = page.getByRole('group', { name: 'Billede', exact: true }).first()
    await picture.getByRole('button', { name: 'Et andet billede …' }).press('Enter')
    const library = page.getByRole('dialog', { name: 'Vælg et billede' })
    await library.getByLabel('Find et billede').fill(`stue-${mark}`)
    await library.getByRole('button', { name: `stue-${mark}.webp` }).press('Enter')
    await expect(picture.getByLabel('Hvad der ses')).toHaveValue('En stue i tusmørke')
    const point = page.getByRole('button', { name: /^Det, der ses, når det beskæres: .* % fra venstre/ }).first()
    await point.press('Shift+ArrowLeft')
    await expect(point).toHaveAccessibleName(/: 66 % fra venstre, 62 % fra toppen/)
    await lookAtStudio(page, 'picture-in-page')
    await page.getByRole('button', { name: 'Kassér' }).click()
    await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
    await page.goto(picturePage)
  })

  await test.step('replaced everywhere with a reason, and taken back', async () => {
    await page.getByRole('button', { name: 'Udskift overalt …' }).press('Enter')
    await page.getByLabel('Hvorfor?').fill('Nyt foto')
    await page.getByRole('button', { name: 'Udskift overalt', exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Vælg først et billede.')
    await page.getByLabel('Det andet billede').setInputFiles(await jpeg('ny.jpg', 1600, 900))
    await lookAtStudio(page, 'picture-replace')
    await page.getByRole('button', { name: 'Udskift overalt', exact: true }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('Udskiftet overalt.')
    await expect(page.getByText('1.600 × 900 pixels').first()).toBeVisible()
    await page.getByRole('button', { name: 'Tag tilbage …' }).press('Enter')
    await page.getByLabel('Hvorfor?').fill('Det forkerte')
    await page.getByRole('button', { name: 'Tag tilbage', exact: true }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('Taget tilbage.')
    await expect(page.getByText('1.200 × 800 pixels').first()).toBeVisible()
  })

  await test.step('one that is used is not removed; one that is not is gone', async () => {
    await page.getByRole('button', { name: 'Fjern …' }).press('Enter')
    await page.getByRole('button', { name: 'Fjern', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billeder')
    await page.goto(`/studio/media/picture?${new URLSearchParams({ file: 'hero/dining-days.webp' })}`)
    await expect(page.getByRole('table').getByText('hjemly').first()).toBeVisible()
    const remove = page.getByRole('button', { name: 'Fjern …' })
    await expect(remove).toHaveAccessibleDescription('Det bruges: se nedenfor.')
    await remove.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await lookAtStudio(page, 'picture-used')
  })
  // The page beside the form was told to load the picture that another one took the place of.
  const isOfPreview = (complaint: string) => complaint.includes('was preloaded using link preload')
  expect(complaints.splice(0).filter((each) => !isOfPreview(each))).toEqual([])
})

test('STU-04 STU-01 an editor describes pictures and sees who may replace them; customer service is told who may look', async ({
  page,
  complaints,
}) => {
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/media')
  await page.goto(`/studio/media/picture?${new URLSearchParams({ file: 'hero/dining-days.webp' })}`)
  const replace = page.getByRole('button', { name: 'Udskift overalt …' })
  await expect(replace).toHaveAccessibleDescription('Kun for: Indkøber eller Leder.')
  await expect(page.getByRole('button', { name: 'Gem', exact: true })).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await openStudio(page, STUDIO_LOGINS.studioService, '/studio/media')
  await expect(page.getByText('Din rolle (Kundeservice) åbner ikke dette.')).toBeVisible()
  expect(complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('401')))
})
