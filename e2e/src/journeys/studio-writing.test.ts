import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../shop-fixture.ts'
import { lookAtStudio, openStudio, STUDIO_LOGINS } from '../studio-steps.ts'

test.use({ locale: 'da-DK' })

const preview = (page: Page) => page.frameLocator('iframe')
const saved = (page: Page) => expect(page.locator('[data-save=saved]')).toBeVisible()
/** Whoever is not signed in yet is told so by a 401. */
const expectQuiet = (complaints: string[]) => expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])

async function paste(page: Page, html: string): Promise<void> {
  await page.locator('.rich-text').evaluate((at, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('STU-03 a long text is written by keyboard, pasted and linked; what may not stand there stays behind', async ({
  page,
  complaints,
}) => {
  const words = `Nye ord ${randomInt(1e9)}`
  await openStudio(page, STUDIO_LOGINS.studioEditor, '/studio/pages/da/terms')
  await page
    .getByRole('grid', { name: 'Blokke' })
    .getByRole('row', { name: /^Tekst/ })
    .first()
    .click()
  const text = page.locator('.block-form').getByRole('textbox', { name: 'Tekst', exact: true })

  await test.step('by keyboard alone: bold, a list, out of the text with Tab', async () => {
    await text.locator('p').last().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(words)
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+8')
    await page.keyboard.type('Første')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Anden')
    await saved(page)
    await expect(preview(page).locator('strong', { hasText: words })).toBeVisible()
    await expect(preview(page).locator('li', { hasText: /^Anden$/ })).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
  })

  await test.step('the tools are one stop before it, walked with the arrow keys', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(text).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('toolbar', { name: 'Værktøjer til “Tekst”' }).locator(':focus')).toHaveCount(1)
    const again = page.getByRole('toolbar').getByRole('button', { name: 'Gør igen' })
    await expect(again).toBeFocused()
    await expect(again).toHaveAccessibleDescription('Der er ikke fortrudt noget.')
    await again.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveAttribute('aria-label', 'Fortryd')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveAttribute('aria-label', 'Streg')
  })

  await test.step('what is pasted keeps its words and lists, and nothing that may not stand there', async () => {
    await text.locator('p').last().click()
    await page.keyboard.press('Control+End')
    await paste(page, `<p style="color:red" class="x">Indsat <b>fed</b></p><img src="x" alt=""><script>a()</script>`)
    await expect(text.locator('strong', { hasText: 'fed' })).toBeVisible()
    await expect(text.locator('img, script, [style], .x')).toHaveCount(0)
    await saved(page)
  })

  await test.step('a link is found by name, and a dead one is refused at the field', async () => {
    await text.getByText(words).dblclick()
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByRole('group', { name: 'Link' }).getByLabel('Fører hen til').fill('javascript:a()')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Link' }).getByRole('alert')).toContainText(
      'Det fører ingen steder hen',
    )
    await page.getByRole('group', { name: 'Link' }).getByLabel('Fører hen til').fill('/findes-ikke')
    await page.keyboard.press('Enter')
    await expect(page.locator('.block-form').getByText('Linket /findes-ikke er dødt')).toBeVisible()
    await lookAtStudio(page, 'writing')
    await page.keyboard.press('Control+z')
    await expect(page.locator('.block-form').getByText('Linket /findes-ikke er dødt')).toHaveCount(0)
  })

  await test.step('as HTML, and back', async () => {
    await page.locator('.block-form').getByRole('button', { name: 'Som HTML' }).click()
    await expect(page.locator('.block-form').locator('textarea')).toHaveValue(new RegExp(`<strong>.*${words}`))
    await page.locator('.block-form').getByRole('button', { name: 'Som det læses' }).click()
    await expect(text).toContainText(words)
  })
  await page.getByRole('button', { name: 'Kassér' }).click()
  await expect(page.getByRole('button', { name: 'Kassér' })).toHaveCount(0)
  expectQuiet(complaints)
})
