import type { Page } from '@playwright/test'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible, RULES_OF_LOOKS } from '../accessibility.ts'
import { languageOf } from '../brand-pages.ts'
import { expectWhole, leavePicturesOut } from '../brand-walk.ts'
import { findFirstProduct } from '../look/look-steps.ts'
import { lookViews, type LookView } from '../look/look-views.ts'
import { test } from '../new-brand-fixture.ts'
import { openDialogs } from '../panel-steps.ts'
import { expect, plainPageOf, whenStarted } from '../shop-fixture.ts'

/** Read by axe with the frame, which stands around every page, and by all of its rules. */
const WITH_FRAME = 'content-start'
/** Browsers report that it answers 404. */
const NOT_FOUND = 'content-not-found'
/** Panels that a product's page alone opens; the others open faster from a short form. */
const OF_A_PRODUCT = ['product', 'panel-price-guarantee']

async function partOf(page: Page, { whole }: LookView): Promise<string> {
  if (whole) return 'main'
  return (await openDialogs(page).count()) > 0 ? 'dialog:modal' : 'body'
}

async function expectGoodLooks(page: Page, view: LookView): Promise<void> {
  await expectWhole(page, PHONE)
  // Suggestions of a search are dimmed until those of the last letter come.
  await expect(page.locator('[data-part=search-list][data-waiting]')).toHaveCount(0)
  if (view.name === WITH_FRAME) await expectAccessible(page)
  else await expectAccessible(page, await partOf(page, view), RULES_OF_LOOKS)
  await expectWhole(page, DESK)
}

test('BRAND-02 A11Y-01 a brand of roles, two fonts and choices is whole and accessible on every kind of page and panel, on a phone and a desk', async ({
  page,
  brand,
  complaints,
}) => {
  await leavePicturesOut(page)
  const shop = { brand, language: languageOf(brand), page, productPath: await findFirstProduct(page) }
  const views = lookViews(brand)
  for (const view of views)
    await test.step(view.name, async () => {
      await page.setViewportSize(PHONE)
      await view.open(OF_A_PRODUCT.includes(view.name) ? shop : { ...shop, productPath: plainPageOf(brand) })
      await whenStarted(page)
      await expectGoodLooks(page, view)
      if (view.name === NOT_FOUND) complaints.length = 0
    })
})
