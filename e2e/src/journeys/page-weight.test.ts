import { findExcess, weighLightest } from '../../../scripts/page-weight/page-limits.ts'
import { WEIGHED_PAGES, type WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'
import { expect, test } from '../shop-fixture.ts'

for (const kind of Object.keys(WEIGHED_PAGES) as WeighedPage[])
  test(`${kind}: bytes, elements, files, requests and passes of style are not more than they were`, async ({
    browser,
    origin,
  }) => {
    const weight = await weighLightest(browser, origin, kind)
    expect(findExcess(kind, weight)).toEqual([])
    expect(weight.htmlBytes, 'a page came').toBeGreaterThan(10_000)
  })
