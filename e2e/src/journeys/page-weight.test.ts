import { findExcess, weighLightest } from '../../../scripts/page-weight/page-limits.ts'
import { VISITS } from '../../../scripts/page-weight/phone.ts'
import { WEIGHED_PAGES, type WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'
import { expect, test } from '../shop-fixture.ts'

for (const kind of Object.keys(WEIGHED_PAGES) as WeighedPage[])
  test(`${kind}: bytes, elements, files, requests and passes of style are not more than they were, for the first visit and for a later one`, async ({
    browser,
    origin,
  }) => {
    for (const visit of VISITS)
      await test.step(`a ${visit} visit`, async () => {
        const weight = await weighLightest(browser, origin, { kind, visit })
        expect(findExcess({ kind, visit }, weight)).toEqual([])
        expect(weight.htmlBytes, 'a page came').toBeGreaterThan(10_000)
      })
  })
