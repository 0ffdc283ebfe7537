import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { DESK } from '../../../scripts/test-run/walk-facts.ts'
import { contentOf, contentPages, languageOf, pagesOfEachKind, wellKnownPages } from '../brand-pages.ts'
import { expectPresetWidths, leavePicturesOut, type Look, lookAround, openAt } from '../brand-walk.ts'
import { expect, test } from '../shop-fixture.ts'

/** Seen in walks of their own, signed in where they ask for it, or the same view as the campaign page. */
const SEEN_ELSEWHERE = [
  'StartPage',
  'CategoryPage',
  'RoomPage',
  'BrandPage',
  'ProductListingPage',
  'MyPagesEditorialPage',
  'MyPagesImportantLinksPage',
]
const BOTH: Partial<Look> = { desk: 'main', phone: 'main' }
/** A column alone, as wide as a phone or less wide than a desk. */
const NARROW: Partial<Look> = { phone: 'main' }
const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  CampaignPage: BOTH,
  EditorialPage: BOTH,
  InspirationArticlePage: BOTH,
  StoreOverviewPage: BOTH,
}

/** Beside what editors write: a search, a store, the longest text, and what the law gives buyers. */
async function furtherPaths(page: Page, brand: BrandKey): Promise<readonly string[]> {
  const { searchPageUrl, storeOverviewPageLink } = await wellKnownPages(page, brand)
  const overview = await contentOf(page, storeOverviewPageLink)
  const store = overview.componentName === 'StoreOverviewPage' ? overview.model.groups[0]?.stores[0]?.url : undefined
  const terms = contentPages(brand).find(({ key }) => key === 'terms')?.path
  const { rights, recalls, guarantee, accessibility } = FIXED_PATHS
  const law = [rights, recalls, guarantee, accessibility].map((paths) => paths[languageOf(brand)])
  // The last one has blocks.
  return [`${searchPageUrl}?q=sof`, ...law, store ?? '', terms ?? '']
}

test('A11Y-01 PAGE-01 PAGE-09 PAGE-20 BLOCK-36 BRAND-02 every kind of page that editors write is accessible, quiet and as wide as the window; blocks are as wide as their preset', async ({
  page,
  brand,
  complaints,
}) => {
  await leavePicturesOut(page)
  const pages = pagesOfEachKind(brand).filter(({ componentName }) => !SEEN_ELSEWHERE.includes(componentName))
  expect(pages.map(({ componentName }) => componentName)).toEqual(expect.arrayContaining(Object.keys(LOOKS)))
  for (const { key, path, componentName } of pages) {
    await test.step(key, async () => {
      await openAt(page, DESK, path)
      await lookAround(page, { name: `${brand}-${key}`, ...(LOOKS[componentName] ?? NARROW) })
      if (componentName === 'InspirationArticlePage') await expectPresetWidths(page)
      // The not-found page is asked for by an address that is none: the browser tells of the status itself.
      if (componentName === 'ContentNotFoundPage') complaints.length = 0
    })
  }
  for (const path of await furtherPaths(page, brand)) {
    await test.step(path, async () => {
      await openAt(page, DESK, path)
      await lookAround(page, { name: `${brand}${path.replaceAll(/\W+/g, '-')}` })
    })
  }
  expect(await expectPresetWidths(page)).toContainEqual(['normal', 1280, expect.any(String)])
})
