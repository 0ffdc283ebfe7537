import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../shop-fixture.ts'

const FIRST = '/sofaer/nordlo-3-green'
const SECOND = '/sofaer/klitmo-3-olive'
const CATEGORY = '/sofaer'

/** How the document came, and how much of it. */
async function open(page: Page, path: string) {
  const opened = page.waitForResponse((answer) => new URL(answer.url()).pathname === path)
  await openPage(page, path)
  const { encodedBodySize } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry as PerformanceNavigationTiming
  })
  return { encoding: (await opened).headers()['content-encoding'], bytes: encodedBodySize }
}

test('the second page of a kind comes as the difference to the first one, and is shown whole', async ({ page }) => {
  const first = await open(page, FIRST)
  expect(first.encoding).toBe('br')
  const second = await open(page, SECOND)
  await test.step('a product after a product', async () => {
    expect(second.encoding).toBe('dcz')
    expect(second.bytes).toBeLessThan(first.bytes / 2)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Klitmo')
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  })

  await test.step('a category after products, and back', async () => {
    expect((await open(page, CATEGORY)).encoding).toBe('dcz')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofaer')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Klitmo')
  })

  await test.step('what is asked for again is not sent again', async () => {
    const again = page.waitForResponse((answer) => new URL(answer.url()).pathname === SECOND)
    await page.goto(SECOND)
    await again
    const served = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as { transferSize: number },
    )
    expect(served.transferSize).toBeLessThan(2000)
  })

  await test.step("a visitor's own page comes whole", async () => {
    expect((await open(page, '/kurv')).encoding).toBe('br')
  })
})
