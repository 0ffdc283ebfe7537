import { describe, expect, it, onTestFinished } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { PRODUCT_BRAND_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { createTestDatabase } from '../../../test/ground/test-database.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readContentFiles } from '../content/importing/content-files.ts'
import { importContent } from '../content/importing/import-content.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { WRITTEN_LANGUAGES } from './localized-text.ts'

const demo = readDemoCatalogue(DEMO_FOLDER)
const folders = readContentFiles(`${DEMO_FOLDER}/content`).flatMap(({ brand, language: code, pages }) => {
  const language = WRITTEN_LANGUAGES.find((each) => each === code)
  return language ? [{ brand, language, pages: pages.map(({ content }) => content) }] : []
})
const keysOf = new Map(
  folders.map(({ brand, language, pages }) => [`${brand} ${language}`, pages.map(({ key }) => key)]),
)

/** Every value of that property, at any depth. */
function valuesOf(content: unknown, name: string): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) =>
    key === name && (typeof value === 'string' || Array.isArray(value))
      ? [value].flat().map(String)
      : valuesOf(value, name),
  )
}

it('BLOCK-37 every link, picture, product and category of the content is there: the import refuses nothing', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const content = readContentFiles(`${DEMO_FOLDER}/content`)
  const imported = await importContent(database.main, content, { mediaDir: `${DEMO_FOLDER}/images` })
  expect(imported.changed).toBeGreaterThan(100)
})

it.each(readContentFiles(`${DEMO_FOLDER}/content`))(
  'PAGE-30 the footer of $brand in $language leads to the page of all rooms',
  ({ language, site, pages }) => {
    const links = site.footer.groups.flatMap((group) => group.links.map(({ to }) => to))
    expect(links).toContain(site.wellKnownPages.roomsPageLink)
    const signup = pages.find(({ content }) => content.componentName === 'NewsletterSignupPage')
    if (signup) expect(signup.content.path).toBe(FIXED_PATHS.newsletter[language])
  },
)

describe.each(folders)('the pages of $brand in $language', ({ brand, language, pages }) => {
  const categories = demo.categories.map(({ key, name }) => ({ key, path: `/${slugOf(language, name[language])}` }))

  it('are those of the home language', () => {
    const home = `${brand} ${MARKETS[BRANDS[brand].homeMarket].language}`
    expect(pages.map(({ key }) => key).toSorted()).toEqual((keysOf.get(home) ?? []).toSorted())
  })

  it('MENU-01 PAGE-02 PAGE-03 PAGE-04 PAGE-05 PAGE-06 list products in every way a page can', () => {
    const byKey = (name: string) => pages.find(({ key }) => key === name)
    expect(byKey('products')).toMatchObject({ componentName: 'RootCategoryPage', listing: { source: { all: true } } })
    // Without scripts it is the menu.
    const rooms = new Set(demo.rooms.map(({ roomKey }) => roomKey))
    expect(new Set(valuesOf(byKey('products'), 'roomKey'))).toEqual(rooms)
    expect(byKey('offers')).toMatchObject({ componentName: 'CampaignPage', listing: { source: { reduced: true } } })
    expect(byKey('news')).toMatchObject({ componentName: 'ProductListingPage', listing: { source: { news: true } } })
    expect(byKey('category-sofas')).toMatchObject({
      componentName: 'CategoryPage',
      path: categories.find(({ key }) => key === 'sofas')?.path,
      listing: { source: { categoryKey: 'sofas' } },
    })
    const maker = pages.find(({ componentName }) => componentName === 'BrandPage')
    const source = maker?.listing?.source
    const brandKey = source && 'productBrandKey' in source ? source.productBrandKey : ''
    const name = demo.texts['product-brands'].find(({ key }) => key === brandKey)?.name ?? ''
    expect(maker?.path).toBe(`${PRODUCT_BRAND_PREFIX[language]}/${slugOf('da', name)}`)
  })

  it('PDP-05 the price guarantee begins with what the panel says, the same as customer service says', () => {
    const page = pages.find(({ key }) => key === 'price-guarantee')
    const [first] = page?.blocks ?? []
    if (first?.componentName !== 'Editorial') return expect.unreachable('the first block is no text')
    const service = pages.find(({ key }) => key === 'customer-service')
    expect(page?.path).toBe('/prisgaranti')
    expect(valuesOf(service, 'html')).toContain(first.props.html)
  })
})
