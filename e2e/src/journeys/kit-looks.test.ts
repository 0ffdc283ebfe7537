import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { expectEverySampleSound } from '../block-gallery.ts'
import { expectAsWideAsWindow, openKit, test } from '../kit-fixture.ts'
import { expectAccessible, saveScreenshot } from '../shop-fixture.ts'

// One worker, so that no two gallery builds run at once.
test.describe.configure({ mode: 'default' })

// The first brand's gallery is checked in kit.test.ts.
for (const brand of BRAND_KEYS.filter((key) => key !== 'hjemly')) {
  test.describe(brand, () => {
    test.use({ brand })

    test('A11Y-01 the kit is accessible and as wide as the window', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await openKit(page)
      await expectAsWideAsWindow(page)
      await expectAccessible(page, '[data-part=kit]')
      await page.setViewportSize({ width: 1366, height: 900 })
      await expectAsWideAsWindow(page)
      await saveScreenshot(page, `${brand}-kit-1366`)
    })

    test('BLOCK-01 BLOCK-05 BLOCK-16 BLOCK-25 every sample of every block is quiet, accessible, and moves nothing', async ({
      page,
      origin,
    }) => {
      await expectEverySampleSound(page, { brand, origin })
    })
  })
}
