import { findExcess } from '../../../scripts/page-weight/page-limits.ts'
import { WEIGHED_PAGES, weighPage, type PageWeight, type WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'
import { expect, test } from '../shop-fixture.ts'

/**
 * How often a browser styles what it has of a document depends on how it arrives, and code that a late picture asks for
 * comes on top: the least of three loads counts. What has grown has grown in each of them.
 */
const MOST_LOADS = 3

function least(one: PageWeight, other: PageWeight): PageWeight {
  const names = Object.keys(one) as (keyof PageWeight)[]
  return Object.fromEntries(names.map((name) => [name, Math.min(one[name], other[name])])) as unknown as PageWeight
}

for (const kind of Object.keys(WEIGHED_PAGES) as WeighedPage[])
  test(`${kind}: bytes, elements, files, requests and passes of style are not more than they were`, async ({
    browser,
    origin,
  }) => {
    const weigh = () => weighPage(browser, origin + WEIGHED_PAGES[kind])
    let weight = await weigh()
    for (let load = 2; load <= MOST_LOADS && findExcess(kind, weight).length > 0; load += 1)
      weight = least(weight, await weigh())
    expect(findExcess(kind, weight)).toEqual([])
    expect(weight.htmlBytes, 'a page came').toBeGreaterThan(10_000)
  })
