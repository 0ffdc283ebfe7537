import { findExcess } from '../../../scripts/page-weight/page-limits.ts'
import { WEIGHED_PAGES, weighPage, type PageWeight, type WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'
import { expect, test } from '../shop-fixture.ts'

/** How often a browser styles what it has of a document depends on how it arrives: the least of three loads counts. */
const MOST_LOADS = 3

function leastStyled(one: PageWeight, other: PageWeight): PageWeight {
  const least = (name: 'stylePasses' | 'styledElements') => Math.min(one[name], other[name])
  return { ...one, stylePasses: least('stylePasses'), styledElements: least('styledElements') }
}

for (const kind of Object.keys(WEIGHED_PAGES) as WeighedPage[])
  test(`${kind}: bytes, elements, files, requests and passes of style are not more than they were`, async ({
    browser,
    origin,
  }) => {
    const weigh = () => weighPage(browser, origin + WEIGHED_PAGES[kind])
    let weight = await weigh()
    for (let load = 2; load <= MOST_LOADS && findExcess(kind, weight).length > 0; load += 1)
      weight = leastStyled(weight, await weigh())
    expect(findExcess(kind, weight)).toEqual([])
    expect(weight.htmlBytes, 'a page came').toBeGreaterThan(10_000)
  })
