import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { test } from '../kit-fixture.ts'
import { expect, openPage, test as shopTest } from '../shop-fixture.ts'

const DIST = resolve(import.meta.dirname, '../../../dist')

/** Scripts and styles of a build that have the panel, of how many. */
function filesWithPanel(build: string): { readonly files: number; readonly withPanel: number } {
  const folder = join(DIST, build, 'client')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css)$/.test(name))
  const hasPanel = (name: string) => /data-layer-panel|Copy as JSON/.test(readFileSync(join(folder, name), 'utf8'))
  return { files: names.length, withPanel: names.filter(hasPanel).length }
}

shopTest('nothing of the development panel is in the build for shoppers', async ({ brand }) => {
  const { files, withPanel } = filesWithPanel(brand)
  expect(files).toBeGreaterThan(10)
  expect(withPanel).toBe(0)
})

test.describe('in development', () => {
  test.use({ storageState: chosenVisitor(FULL_CONSENT), permissions: ['clipboard-read', 'clipboard-write'] })

  test('the panel shows events as they happen, by keyboard too', async ({ page, brand }) => {
    await openPage(page, '/cookies')
    expect(filesWithPanel(`kit/${brand}`).withPanel).toBeGreaterThan(0)
    const opener = page.getByRole('button', { name: /^Data layer: \d/ })
    await expect(opener).toBeVisible()
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = page.getByRole('region', { name: 'Data layer' })
    await expect(panel).toBeFocused()
    await expect(panel.locator('[data-part=data-layer-facts]')).toContainText(
      'Consent: statistics, marketing, personalisation',
    )
    const first = panel.locator('[data-part=data-layer-event]').last()
    await expect(first).toContainText('virtualPageLoad passed')
    await first.locator('summary').press('Enter')
    await expect(first.locator('pre')).toContainText('"type": "hard"')
    await panel.getByRole('button', { name: 'Copy as JSON' }).click()
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"event": "virtualPageLoad"')
    await panel.getByRole('button', { name: 'Clear' }).click()
    await expect(panel.locator('[data-part=data-layer-event]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
