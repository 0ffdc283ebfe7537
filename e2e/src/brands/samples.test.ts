import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { SAMPLE_FAULT_PARAM, SAMPLE_FIELDS, type SampleFault } from '@firkant/domain/samples/sample-form.ts'
import { MAX_SAMPLES } from '@firkant/domain/samples/samples.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf, sofasOf } from '../brand-pages.ts'
import { expectWhole, openAt } from '../brand-walk.ts'
import { expect, saveScreenshot, test } from '../shop-fixture.ts'

test('FIT-05 A11Y-01 from the colours of a sofa to samples: none and one too many are refused beside them, what is chosen stands in the cart', async ({
  page,
  brand,
}) => {
  await openAt(page, PHONE, `${sofasOf(brand)}/nordlo-3-green`)
  const samples = FIXED_PATHS.samples[languageOf(brand)]
  await page.locator(`main a[href^="${samples}"]`).first().click()
  await page.waitForURL((url) => url.pathname === samples)
  // Marks that no sheet reads are not in a build.
  const form = page.locator(`main form:has(input[name=${SAMPLE_FIELDS.sku}])`)
  const choices = form.locator(`label:has(input[name=${SAMPLE_FIELDS.sku}]:enabled)`)
  const chosen = form.locator(`input[name=${SAMPLE_FIELDS.sku}]:checked`)
  const refused = async (fault: SampleFault) => {
    await form.locator('button').last().click()
    await page.waitForURL((url) => url.searchParams.get(SAMPLE_FAULT_PARAM) === fault)
    await expect(form.getByRole('alert')).toBeVisible()
  }
  await test.step('none', async () => {
    await expect(chosen).toHaveCount(1)
    await choices.first().click()
    await refused('none')
    for (const size of [DESK, PHONE]) {
      await expectWhole(page, size)
      await saveScreenshot(page, `samples-${brand}-${size.width}`)
    }
    await expectAccessible(page, 'main')
  })
  await test.step('one too many', async () => {
    // What the visitor came from is chosen again.
    await expect(chosen).toHaveCount(1)
    for (let index = 1; index <= MAX_SAMPLES; index += 1) await choices.nth(index).click()
    await refused('tooMany')
    await expect(chosen).toHaveCount(MAX_SAMPLES + 1)
  })
  await test.step('two of them', async () => {
    for (let index = 2; index <= MAX_SAMPLES; index += 1) await choices.nth(index).click()
    await form.locator('button').last().click()
    await page.waitForURL((url) => url.pathname === FIXED_PATHS.cart[languageOf(brand)])
    await expect(page.locator('[data-part=cart-line]')).toHaveCount(2)
    for (const size of [DESK, PHONE]) {
      await expectWhole(page, size)
      await saveScreenshot(page, `samples-cart-${brand}-${size.width}`)
    }
  })
})
