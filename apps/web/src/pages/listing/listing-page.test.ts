import { describe, expect, it } from 'vitest'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { renderPage } from '../../../test/render-page.ts'
import {
  LISTING_PAGES,
  listingPage,
  sampleBlock,
  sampleFacets,
  sampleListing,
  samplePicture,
} from '../../../test/sample-listing.ts'

/** The page as the server sends it, to visitors and robots without scripts as well. */
async function render(changed: Partial<ListingModel> = {}): Promise<string> {
  const { html, errors } = await renderPage(listingPage(sampleListing(changed)))
  expect(errors).toEqual([])
  return html
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function partsOf(html: string, part: string): { href: string | undefined; tag: string; text: string }[] {
  return [...html.matchAll(new RegExp(`<(\\w+)([^>]*data-part="${part}"[^>]*)>(.*?)</\\1>`, 'gs'))].map(
    ([, , tag = '', inner = '']) => ({
      href: /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
      tag,
      text: textOf(inner),
    }),
  )
}

const inputsOf = (html: string) =>
  [...html.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => ({
    name: /name="([^"]*)"/.exec(attributes)?.[1],
    value: /value="([^"]*)"/.exec(attributes)?.[1],
    isChecked: /checked=""/.test(attributes),
    isDisabled: /disabled=""/.test(attributes),
  }))

describe('a listing page', () => {
  it.each(LISTING_PAGES.map((name, index) => [`PAGE-0${index + 2}`.replace('PAGE-07', 'PAGE-30'), name] as const))(
    '%s %s has its heading, its trail and its products',
    async (_, name) => {
      const { html, errors } = await renderPage(listingPage(sampleListing(), name))
      expect(errors).toEqual([])
      expect(html).toMatch(/<h1[^>]*>Sofaer<\/h1>/)
      expect(html).toContain('aria-label="Brødkrumme"')
      expect(html.match(/<article/g)).toHaveLength(24)
      expect(html).toContain(`data-listing="${name}"`)
    },
  )

  it('PLP-04 has its text, its picture, its sub-categories and the text below', async () => {
    const html = await render({ image: samplePicture, html: '<h2>Hvor dyb?</h2>' })
    expect(partsOf(html, 'listing-intro').map(({ text }) => text)).toEqual(['Her bliver der set film.'])
    expect(html).toMatch(/data-part="listing-picture"[^>]*><img[^>]*fetchPriority="high"/i)
    const tiles = partsOf(html, 'sub-category')
    expect(tiles.map(({ href, text }) => [href, text])).toEqual([
      ['/sofaer', 'Alle sofaer'],
      ['/sofaer/hjornesofaer', 'Hjørnesofaer'],
    ])
    expect(tiles.map(({ tag }) => tag.includes('aria-current="page"'))).toEqual([true, false])
    expect(html).toContain('<h2>Hvor dyb?</h2>')
  })

  it('PLP-04 blocks stand above, and between the rows of four', async () => {
    const html = await render({
      blocks: [sampleBlock('top', 'ovenfor')],
      rowBlocks: [
        { afterRow: 2, block: sampleBlock('a', 'mellem') },
        { afterRow: 9, block: sampleBlock('b', 'sidst') },
      ],
    })
    const before = (text: string) => html.slice(0, html.indexOf(text)).match(/<article/g)?.length ?? 0
    expect([before('ovenfor'), before('mellem'), before('sidst')]).toEqual([0, 8, 24])
  })

  it('PLP-01 the pictures that are seen first load at once, the others when they come near', async () => {
    const loading = (html: string) => [...html.matchAll(/<article.*?loading="(\w+)"/gs)].map(([, how]) => how)
    expect(loading(await render()).slice(0, 6)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'])
    const room = await renderPage(listingPage(sampleListing({ image: samplePicture }), 'RoomPage'))
    expect(loading(room.html)[0]).toBe('lazy')
  })
})

describe('the pages of a listing', () => {
  it('PLP-01 tells how many there are, and leads to the next and to each page', async () => {
    const html = await render()
    expect(partsOf(html, 'listing-count').map(({ text }) => text)).toEqual(['61 varer'])
    expect(partsOf(html, 'paging-seen').map(({ text }) => text)).toEqual(['Du har set 24 af 61 varer'])
    expect(partsOf(html, 'paging-next')).toMatchObject([{ href: '/sofaer?page=2', text: 'Vis de næste 24' }])
    expect(partsOf(html, 'page-number').map(({ href }) => href)).toEqual([
      '/sofaer',
      '/sofaer?page=2',
      '/sofaer?page=3',
    ])
    expect(partsOf(html, 'page-step')).toMatchObject([{ href: '/sofaer?page=2' }])
  })

  it('PLP-01 the last page leads back and says that all is seen', async () => {
    const products = sampleListing({ total: 13 }).products
    const html = await render({ page: 3, products })
    expect(partsOf(html, 'paging-seen').map(({ text }) => text)).toEqual(['Du har set 61 af 61 varer'])
    expect(partsOf(html, 'paging-next')).toEqual([])
    expect(partsOf(html, 'page-step')).toMatchObject([{ href: '/sofaer?page=2' }])
    expect(html).toContain('rel="prev"')
    expect(html).not.toContain('rel="next"')
  })

  it('PLP-01 PLP-02 PLP-03 turning the page keeps filters and order', async () => {
    const sorts = sampleListing().sorts.map((sort) => ({ ...sort, selected: sort.key === 'priceUp' }))
    const html = await render({ facets: sampleFacets({ colors: ['green'], max: 9000 }), sorts })
    expect(partsOf(html, 'paging-next')).toMatchObject([
      { href: '/sofaer?f.color=green&f.price=-9000&sort=priceUp&page=2' },
    ])
  })

  it('PLP-01 one page has no paging', async () => {
    expect(await render({ total: 24 })).not.toContain('data-part="paging"')
  })
})

describe('what narrows a listing', () => {
  it('PLP-02 BLOCK-35 works without scripts: a form with a box for every value, with counts', async () => {
    const html = await render({ facets: sampleFacets({ colors: ['green'] }) })
    expect(html).toMatch(/<form id="listing-filter-form"[^>]* action="\/sofaer" method="get"/)
    expect(html).toMatch(/<button[^>]*popoverTarget="listing-filters"/)
    expect(html).toMatch(/<dialog id="listing-filters" popover="auto"/)
    const form = /<form id="listing-filter-form".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(inputsOf(form).filter(({ name }) => name === 'f.color')).toEqual([
      { name: 'f.color', value: 'green', isChecked: true, isDisabled: false },
      { name: 'f.color', value: 'sand', isChecked: false, isDisabled: false },
      { name: 'f.color', value: 'pink', isChecked: false, isDisabled: true },
    ])
    expect(inputsOf(form).filter(({ name }) => name?.startsWith('f.price'))).toMatchObject([
      { name: 'f.price.min' },
      { name: 'f.price.max' },
    ])
    expect(partsOf(html, 'facet-value').map(({ text }) => text)).toContain('Sand 7 7 varer')
    expect(html).toMatch(/<button type="submit" form="listing-filter-form"/)
  })

  it('PLP-02 a long list is folded and says so', async () => {
    const html = await render()
    expect(html).toMatch(/data-facet="series" data-folded=""/)
    expect(html).not.toMatch(/data-facet="color" data-folded=""/)
    expect(partsOf(html, 'facet-more').map(({ text }) => text)).toEqual(['Vis flere'])
  })

  it('PLP-02 what is chosen is counted and can be removed one by one or all at once', async () => {
    const html = await render({ facets: sampleFacets({ colors: ['green', 'sand'], max: 9000 }) })
    expect(partsOf(html, 'filter-button').map(({ text }) => text)).toEqual(['Filtre 3 3 valgt'])
    expect(partsOf(html, 'chosen-filter').map(({ href, text }) => [text, href])).toEqual([
      ['Grøn', '/sofaer?f.color=sand&f.price=-9000'],
      ['Sand', '/sofaer?f.color=green&f.price=-9000'],
      ['Op til 9.000 kr.', '/sofaer?f.color=green,sand'],
    ])
    expect(partsOf(html, 'chosen-filters-clear')).toMatchObject([{ href: '/sofaer', text: 'Ryd alle' }])
    expect(html).toContain('aria-label="Fjern Grøn"')
  })

  it('PLP-03 the order is a native choice, and sending it keeps the filters', async () => {
    const html = await render({ facets: sampleFacets({ colors: ['green'] }) })
    const form = /<form[^>]*data-part="sort".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(form).toContain('action="/sofaer"')
    expect(form.match(/<option/g)).toHaveLength(6)
    expect(form).toMatch(/<option value="popular" selected=""/)
    expect(inputsOf(form)).toMatchObject([{ name: 'f.color', value: 'green' }])
  })

  it('PLP-02 parameters that the listing always has stay', async () => {
    const html = await render({ listingUrl: '/soeg?q=sofa', facets: sampleFacets({ colors: ['green'] }) })
    expect(partsOf(html, 'chosen-filters-clear')).toMatchObject([{ href: '/soeg?q=sofa' }])
    expect(partsOf(html, 'paging-next')).toMatchObject([{ href: '/soeg?q=sofa&f.color=green&page=2' }])
    expect(inputsOf(html).filter(({ name, value }) => name === 'q' && value === 'sofa')).toHaveLength(2)
  })
})

describe('a listing with nothing in it', () => {
  it('PLP-05 says that the filters leave nothing, names them and leads back', async () => {
    const html = await render({ total: 0, facets: sampleFacets({ colors: ['pink'], max: 600 }) })
    const empty = html.slice(html.indexOf('data-part="listing-empty"'))
    expect(textOf(empty)).toContain('Ingen varer passer til alle dine valg')
    expect(partsOf(empty, 'chosen-filter').map(({ text, href }) => [text, href])).toEqual([
      ['Fjern Pink', '/sofaer?f.price=-600'],
      ['Fjern Op til 600 kr.', '/sofaer?f.color=pink'],
    ])
    expect(partsOf(empty, 'button')[0]).toMatchObject({ href: '/sofaer', text: 'Se alt i Sofaer' })
    expect(html).not.toContain('data-part="paging"')
  })

  it('PLP-05 an empty category says so and leads on', async () => {
    const html = await render({ total: 0, facets: [] })
    const empty = html.slice(html.indexOf('data-part="listing-empty"'))
    expect(textOf(empty)).toContain('Her er der ikke noget lige nu')
    expect(partsOf(empty, 'text-link')[0]).toMatchObject({ href: '/stue', text: 'Se alt i Stue' })
    expect(partsOf(empty, 'button')[0]).toMatchObject({ text: 'Se alle produkter' })
    expect(html).not.toContain('data-part="filter-bar"')
  })
})
