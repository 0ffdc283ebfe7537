import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { readMarkup, shownIn, type Shown } from '@firkant/ui/test/shown.ts'
import { frame, productPage, renderPage, type RenderedPage } from '../../test/render-page.ts'
import { sampleCard } from '../../test/sample-card.ts'
import { recordsOf, SAMPLE_FRAME } from '../../test/sample-frame.ts'
import { listingPage, sampleBlock, sampleListing } from '../../test/sample-listing.ts'
import { sampleChoice, sampleOption, samplePackage, samplePicture, sampleProduct } from '../../test/sample-product.ts'

/** The same with one thing in it null, or another: what a broken import or a newer server may send. */
function broken<Value>(value: Value, path: string, sent: unknown = null): Value {
  const copy: unknown = structuredClone(value)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place = copy
  for (const key of keys) place = (place as Record<string, unknown>)[key]
  expect(place, `${path} is in the sample`).toHaveProperty([last])
  ;(place as Record<string, unknown>)[last] = sent
  return copy as Value
}

const card = (name: string) => sampleCard({ productKey: name, displayName: name, images: [samplePicture(1)] })

const PRODUCT = sampleProduct({
  options: [sampleOption('A', { isCurrent: true }), sampleOption('B')],
  storeStock: [{ storeKey: 's', name: 'Aarhus C', city: 'Aarhus', status: 'lowStock', available: 4 }],
  priceGuarantee: { heading: 'Prisgaranti', html: '<p>Vi matcher</p>', url: '/prisgaranti' },
  seriesProducts: [card('Serieskammel')],
  accessories: [card('Plejesæt')],
  similar: [card('Lignende sofa')],
  package: samplePackage([sampleChoice('X'), sampleChoice('Y')]),
})

const PRODUCT_PARTS = {
  banner: '[data-part=site-banner]',
  header: 'header',
  headerLinks: '[data-part=header-links]',
  myPages: '[data-tool=my-pages]',
  cartLink: '[data-tool=cart]',
  favourites: '[data-tool=favourites]',
  crumbs: '[data-part=breadcrumbs]',
  gallery: '[data-part=gallery]',
  name: '[data-part=product-head]',
  rating: '[data-part=product-rating]',
  price: '[data-part=product-price]',
  colours: '[data-part=siblings]',
  options: '[data-part=options]',
  pack: '[data-part=package]',
  buy: '[data-part=buy-row]',
  delivery: '[data-fact=delivery]',
  stores: '[data-fact=stores]',
  guarantee: '[data-fact=price-guarantee]',
  accessories: '[data-part=accessories]',
  story: '[data-part=product-story]',
  details: '[data-part=product-accordion]',
  reviews: '[data-part=reviews-score]',
  series: '[data-related=series]',
  similar: '[data-related=similar]',
  groups: '[data-part=footer-group]',
  company: '[data-part=footer-company]',
  newsletter: '[data-part=newsletter]',
  payment: '[data-part=footer-payment]',
} as const
type ProductPart = keyof typeof PRODUCT_PARTS

/** A selector, or what finds it. */
type Sought = string | ((shown: Shown) => Element | null)

function lostOf({ html }: RenderedPage, parts: Readonly<Record<string, Sought>>): readonly string[] {
  const shown = readMarkup(html)
  const find = (sought: Sought) => (typeof sought === 'string' ? shown.root.querySelector(sought) : sought(shown))
  return Object.entries(parts).flatMap(([part, sought]) => (find(sought) ? [] : [part]))
}

const renderProduct = (model = PRODUCT, data = SAMPLE_FRAME, options: { hasBrokenPart?: boolean } = {}) =>
  renderPage(productPage(model), { dynamicData: recordsOf(data), ...options })

describe('a broken part of a product page', () => {
  it('BLOCK-34 is missed by nobody while nothing is broken', async () => {
    const whole = await renderProduct()
    expect(lostOf(whole, PRODUCT_PARTS)).toEqual([])
    expect(whole.errors).toEqual([])
  })
  it.each<[path: string, lost: readonly ProductPart[]]>([
    ['breadcrumbs', ['crumbs']],
    ['reviews', ['rating', 'reviews']],
    ['reviews.distribution', ['reviews']],
    ['product.price', ['price', 'pack']],
    ['product.images', ['gallery', 'colours', 'story']],
    ['product.labels', ['gallery']],
    ['product.displayName', ['name', 'rating']],
    ['siblingLinks', ['colours']],
    ['options', ['options']],
    ['delivery', ['delivery']],
    ['storeStock', ['stores']],
    ['accessories', ['accessories']],
    ['accessories.0.price', []],
    ['paragraphs', ['story']],
    ['measurements', []],
    ['documents', []],
    ['aboveDetails', []],
    ['seriesProducts', ['series']],
    ['similar', ['similar']],
  ])('BLOCK-34 %s is gone alone, and the log hears of it', async (path, lost) => {
    const page = await renderProduct(broken(PRODUCT, path))
    expect(lostOf(page, PRODUCT_PARTS)).toEqual(lost)
    expect(page.errors.length).toBeGreaterThan(0)
  })

  it.each<[path: string, lost: readonly ProductPart[], sent?: unknown]>([
    ['frame.headerLinks', ['headerLinks']],
    ['footer.groups', ['groups']],
    ['footer.groups.0.links', ['groups']],
    ['footer.company', ['company']],
    ['footer.payment', ['payment']],
    ['footer.legal', ['company']],
    ['siteBanner.message', ['banner'], 5],
    ['wishlist.codes', [], 5],
    ['cart.items', []],
    ['customer', [], 5],
    ['settings', ['myPages'], 5],
  ])('BLOCK-34 %s of the frame is gone alone', async (path, lost, sent = null) => {
    const page = await renderProduct(PRODUCT, broken({ ...SAMPLE_FRAME, cart: { items: [] } }, path, sent))
    expect(lostOf(page, PRODUCT_PARTS)).toEqual(lost)
  })

  it('BLOCK-34 what is chosen and bought is guarded when the server has found it broken', async () => {
    await expect(renderProduct(broken(PRODUCT, 'package.parts'))).rejects.toThrow(TypeError)
    const page = await renderProduct(broken(PRODUCT, 'package.parts'), SAMPLE_FRAME, { hasBrokenPart: true })
    expect(lostOf(page, PRODUCT_PARTS)).toEqual(['price', 'colours', 'options', 'pack', 'buy'])
  })
})
const LISTING = sampleListing({
  categoryIndex: [{ name: 'Stole', url: '/stole', subCategories: [] }],
  html: '<p>Om sofaer</p>',
})
const LISTING_PARTS = {
  header: 'header',
  crumbs: '[data-part=breadcrumbs]',
  name: ({ queryByText }: Shown) => queryByText('Sofaer', { selector: 'h1' }),
  subCategories: '[data-part=sub-categories]',
  bar: '[data-part=filter-bar]',
  quickFacets: '[data-part=quick-facets]',
  facets: '#listing-filters fieldset',
  sort: '[data-part=sort]',
  chosen: '[data-part=chosen-filters]',
  firstCard: '[data-product=sofa-0]',
  lastCard: '[data-product=sofa-23]',
  paging: '[data-part=paging]',
  text: ({ queryByText }: Shown) => queryByText('Om sofaer'),
  index: '[data-part=category-index]',
  footer: '[data-part=footer-group]',
}
const renderListing = (model = LISTING) => renderPage(listingPage(model), { dynamicData: recordsOf(SAMPLE_FRAME) })

describe('a broken part of a listing', () => {
  it('BLOCK-34 is missed by nobody while nothing is broken', async () => {
    const whole = await renderListing()
    expect(lostOf(whole, LISTING_PARTS)).toEqual([])
    expect(whole.errors).toEqual([])
  })

  it.each<[path: string, lost: readonly (keyof typeof LISTING_PARTS)[]]>([
    ['breadcrumbs', ['crumbs']],
    ['subCategories', ['subCategories']],
    ['blocks', []],
    ['rowBlocks', ['firstCard', 'lastCard']],
    ['products', ['firstCard', 'lastCard', 'paging']],
    ['products.0.price', []],
    ['products.0.images', []],
    ['products.0.variants', []],
    ['products.0.labels', []],
    ['facets', ['quickFacets', 'facets', 'chosen']],
    ['facets.1.values', []],
    ['sorts', ['sort']],
  ])('BLOCK-34 %s is gone alone, and the log hears of it', async (path, lost) => {
    const page = await renderListing(broken(LISTING, path))
    expect(lostOf(page, LISTING_PARTS)).toEqual(lost)
    expect(page.errors.length).toBeGreaterThan(0)
  })

  it('BLOCK-34 leaves a card its name and its link', async () => {
    const { html, errors } = await renderListing(broken(LISTING, 'products.0.price'))
    const shown = readMarkup(html)
    const first = shownIn(shown.root, 'article[data-product=sofa-0]')
    expect(first.getByRole('link', { name: 'Sofa 0' }).getAttribute('href')).toBe('/sofaer/sofa-0')
    expect(first.root.querySelectorAll('img')).toHaveLength(0)
    expect(shown.parts('card-price')).toHaveLength(23)
    expect(errors).toHaveLength(1)
  })
})

describe('a broken cart', () => {
  const page: Page = { ...frame('/kurv'), componentName: 'CartPage', model: { breadcrumbs: [], blocks: [] } }

  it.each([{ items: null }, { items: [null] }, 5])('BLOCK-34 %j leaves the page, which says so', async (cart) => {
    const rendered = await renderPage(page, { dynamicData: recordsOf({ ...SAMPLE_FRAME, cart }) })
    const { header, cartLink, groups } = PRODUCT_PARTS
    expect(lostOf(rendered, { header, cartLink, failure: '[data-part=part-failure]', groups })).toEqual([])
    expect(rendered.errors.length).toBeGreaterThan(0)
  })
})

describe('the guards', () => {
  it('cost a document little: two comments each, which pack to next to nothing', async () => {
    const { html } = await renderListing({ ...LISTING, blocks: [sampleBlock('above', 'Nyt i sofaer')] })
    const guards = html.match(/<!--\/\$-->/g)?.length ?? 0
    const bare = html.replaceAll(/<!--\/?\$-->/g, '')
    expect(guards).toBeGreaterThan(60)
    expect(guards).toBeLessThanOrEqual(LISTING.products.length * 2 + 20)
    expect(html.length - bare.length).toBe(guards * '<!--$--><!--/$-->'.length)
    expect(brotliCompressSync(html).length - brotliCompressSync(bare).length).toBeLessThan(200)
  })
})
