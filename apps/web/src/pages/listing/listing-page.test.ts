import { describe, expect, it } from 'vitest'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { attributesOf, shownIn, spacedTextOf, standInOrder, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { showPage } from '../../../test/render-page.ts'
import {
  LISTING_PAGES,
  listingPage,
  sampleBlock,
  sampleFacets,
  sampleListing,
  samplePicture,
} from '../../../test/sample-listing.ts'

/** The page as the server sends it, to visitors and robots without scripts as well. */
const show = (changed: Partial<ListingModel> = {}) => showPage(listingPage(sampleListing(changed)))

const linksOf = (shown: Shown, part: string) =>
  shown.parts(part).map((link) => ({ href: link.getAttribute('href') ?? undefined, text: textOf(link) }))

const inputsOf = (shown: Shown, selector = 'input') =>
  [...shown.root.querySelectorAll<HTMLInputElement>(selector)].map((input) => ({
    name: input.name,
    value: input.value,
    isChecked: input.hasAttribute('checked'),
    isDisabled: input.hasAttribute('disabled'),
  }))

describe('a listing page', () => {
  it.each(LISTING_PAGES.map((name, index) => [`PAGE-0${index + 2}`.replace('PAGE-07', 'PAGE-30'), name] as const))(
    '%s %s has its heading, its trail and its products',
    async (_, name) => {
      const shown = await showPage(listingPage(sampleListing(), name))
      shown.getByText('Sofaer', { selector: 'h1' })
      shown.getByLabelText('Brødkrumme', { selector: 'nav' })
      expect(shown.root.querySelectorAll('article')).toHaveLength(24)
      expect(shown.root.querySelector(`[data-listing=${name}]`)).not.toBeNull()
    },
  )

  it('PLP-04 has its text, its picture, its sub-categories and the text below', async () => {
    const shown = await show({ image: samplePicture, html: '<h2>Hvor dyb?</h2>' })
    expect(shown.texts('listing-intro')).toEqual(['Her bliver der set film.'])
    const picture = shown.part('listing-picture').firstElementChild
    expect([picture?.tagName, picture?.getAttribute('fetchpriority')]).toEqual(['IMG', 'high'])
    const tiles = shown.parts('sub-category')
    expect(tiles.map((tile) => [...attributesOf(tile, ['href', 'aria-current']), textOf(tile)])).toEqual([
      ['/sofaer', 'page', 'Alle sofaer'],
      ['/sofaer/hjornesofaer', null, 'Hjørnesofaer'],
    ])
    shown.getByText('Hvor dyb?', { selector: 'h2' })
  })

  it('PLP-04 blocks stand above, and between the rows of four', async () => {
    const shown = await show({
      blocks: [sampleBlock('top', 'ovenfor')],
      rowBlocks: [
        { afterRow: 2, block: sampleBlock('a', 'mellem') },
        { afterRow: 9, block: sampleBlock('b', 'sidst') },
      ],
    })
    const articles = [...shown.root.querySelectorAll('article')]
    const before = (text: string) =>
      articles.filter((article) => standInOrder([article, shown.getByText(text, { selector: 'p' })])).length
    expect([before('ovenfor'), before('mellem'), before('sidst')]).toEqual([0, 8, 24])
  })

  it('PLP-01 the pictures that are seen first load at once, the others when they come near', async () => {
    const loading = ({ root }: Shown) =>
      [...root.querySelectorAll('article')].map((card) => card.querySelector('img')?.getAttribute('loading'))
    expect(loading(await show()).slice(0, 6)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'])
    const room = await showPage(listingPage(sampleListing({ image: samplePicture }), 'RoomPage'))
    expect(loading(room)[0]).toBe('lazy')
  })
})

describe('the pages of a listing', () => {
  it('PLP-01 tells how many there are, and leads to the next and to each page', async () => {
    const shown = await show()
    expect(shown.texts('listing-count')).toEqual(['61 varer'])
    expect(shown.texts('paging-seen')).toEqual(['Du har set 24 af 61 varer'])
    expect(linksOf(shown, 'paging-next')).toMatchObject([{ href: '/sofaer?page=2', text: 'Vis de næste 24' }])
    expect(linksOf(shown, 'page-number').map(({ href }) => href)).toEqual([
      '/sofaer',
      '/sofaer?page=2',
      '/sofaer?page=3',
    ])
    expect(linksOf(shown, 'page-step')).toMatchObject([{ href: '/sofaer?page=2' }])
  })

  it('PLP-01 the last page leads back and says that all is seen', async () => {
    const products = sampleListing({ total: 13 }).products
    const shown = await show({ page: 3, products })
    expect(shown.texts('paging-seen')).toEqual(['Du har set 61 af 61 varer'])
    expect(linksOf(shown, 'paging-next')).toEqual([])
    expect(linksOf(shown, 'page-step')).toMatchObject([{ href: '/sofaer?page=2' }])
    const rels = [...shown.root.querySelectorAll('[rel]')].map((link) => link.getAttribute('rel'))
    expect(rels).toContain('prev')
    expect(rels).not.toContain('next')
  })

  it('PLP-01 PLP-02 PLP-03 turning the page keeps filters and order', async () => {
    const sorts = sampleListing().sorts.map((sort) => ({ ...sort, selected: sort.key === 'priceUp' }))
    const shown = await show({ facets: sampleFacets({ colors: ['green'], max: 9000 }), sorts })
    expect(linksOf(shown, 'paging-next')).toMatchObject([
      { href: '/sofaer?f.color=green&f.price=-9000&sort=priceUp&page=2' },
    ])
  })

  it('PLP-01 one page has no paging', async () => {
    expect((await show({ total: 24 })).parts('paging')).toEqual([])
  })
})

describe('what narrows a listing', () => {
  it('PLP-02 BLOCK-35 works without scripts: a form with a box for every value, with counts', async () => {
    const shown = await show({ facets: sampleFacets({ colors: ['green'] }) })
    const form = shownIn(shown.root, 'noscript #listing-filters form')
    expect(attributesOf(form.root, ['action', 'method'])).toEqual(['/sofaer', 'get'])
    expect(shown.root.querySelector('dialog')).toBeNull()
    expect(inputsOf(form, '[name="f.color"]')).toEqual([
      { name: 'f.color', value: 'green', isChecked: true, isDisabled: false },
      { name: 'f.color', value: 'sand', isChecked: false, isDisabled: false },
      { name: 'f.color', value: 'pink', isChecked: false, isDisabled: true },
    ])
    expect(inputsOf(form, '[name^="f.price"]')).toMatchObject([{ name: 'f.price.min' }, { name: 'f.price.max' }])
    expect([...form.root.querySelectorAll('label')].map(textOf)).toContain('Sand (7)')
    expect(form.root.querySelector('button[type=submit]')).not.toBeNull()
  })

  it('FIT-02 PLP-02 a place on the floor has two fields, named as the measures are', async () => {
    const range = (key: 'width' | 'depth', label: string) => ({ key, label, type: 'range' as const, min: 40, max: 300 })
    const space = { key: 'space' as const, label: 'Plads på gulvet', type: 'values' as const }
    const value = { value: '210x90', label: 'Passer på 210 × 90 cm', count: 4, selected: true }
    const measures = [range('width', 'Bredde'), range('depth', 'Dybde')]
    const fieldsOf = async (values: (typeof value)[]) => {
      const shown = await show({ facets: [...measures, { ...space, values }] })
      const form = shownIn(shown.root, 'noscript #listing-filters form')
      const labels = [...form.root.querySelectorAll('label:has([name^="f.space"])')].map(textOf)
      return { labels, fields: inputsOf(form, '[name^="f.space"]').map(({ name, value: typed }) => [name, typed]) }
    }
    expect(await fieldsOf([])).toEqual({
      labels: ['Bredde', 'Dybde'],
      fields: [
        ['f.space.width', ''],
        ['f.space.depth', ''],
      ],
    })
    expect((await fieldsOf([value])).fields.map(([, typed]) => typed)).toEqual(['210', '90'])
    const shown = await show({ facets: [...measures, { ...space, values: [value] }] })
    expect(linksOf(shown, 'chosen-filter')).toEqual([{ href: '/sofaer', text: 'Passer på 210 × 90 cm' }])
  })

  it('PLP-02 what is chosen is counted and can be removed one by one or all at once', async () => {
    const shown = await show({ facets: sampleFacets({ colors: ['green', 'sand'], max: 9000 }) })
    expect(shown.parts('filter-button').map(spacedTextOf)).toEqual(['Filtre 3 3 valgt'])
    expect(linksOf(shown, 'chosen-filter').map(({ href, text }) => [text, href])).toEqual([
      ['Grøn', '/sofaer?f.color=sand&f.price=-9000'],
      ['Sand', '/sofaer?f.color=green&f.price=-9000'],
      ['Op til 9.000 kr.', '/sofaer?f.color=green,sand'],
    ])
    expect(linksOf(shown, 'chosen-filters-clear')).toMatchObject([{ href: '/sofaer', text: 'Ryd alle' }])
    shown.getByLabelText('Fjern Grøn')
  })

  it('PLP-03 the order is a native choice, and sending it keeps the filters', async () => {
    const shown = await show({ facets: sampleFacets({ colors: ['green'] }) })
    const form = shownIn(shown.root, 'form[data-part=sort]')
    expect(form.root.getAttribute('action')).toBe('/sofaer')
    expect(form.root.querySelectorAll('option')).toHaveLength(6)
    expect(form.root.querySelector('option[selected]')?.getAttribute('value')).toBe('popular')
    expect(inputsOf(form)).toMatchObject([{ name: 'f.color', value: 'green' }])
  })

  it('PLP-02 parameters that the listing always has stay', async () => {
    const shown = await show({ listingUrl: '/soeg?q=sofa', facets: sampleFacets({ colors: ['green'] }) })
    expect(linksOf(shown, 'chosen-filters-clear')).toMatchObject([{ href: '/soeg?q=sofa' }])
    expect(linksOf(shown, 'paging-next')).toMatchObject([{ href: '/soeg?q=sofa&f.color=green&page=2' }])
    expect(inputsOf(shown).filter(({ name, value }) => name === 'q' && value === 'sofa')).toHaveLength(2)
  })
})

describe('a listing with nothing in it', () => {
  it('PLP-05 says that the filters leave nothing, names them and leads back', async () => {
    const shown = await show({ total: 0, facets: sampleFacets({ colors: ['pink'], max: 600 }) })
    const empty = shownIn(shown.part('listing-empty'))
    expect(textOf(empty.root)).toContain('Ingen varer passer til alle dine valg')
    expect(linksOf(empty, 'chosen-filter').map(({ text, href }) => [text, href])).toEqual([
      ['Fjern Pink', '/sofaer?f.price=-600'],
      ['Fjern Op til 600 kr.', '/sofaer?f.color=pink'],
    ])
    expect(linksOf(empty, 'button')[0]).toMatchObject({ href: '/sofaer', text: 'Se alt i Sofaer' })
    expect(shown.parts('paging')).toEqual([])
  })

  it('PLP-05 an empty category says so and leads on', async () => {
    const shown = await show({ total: 0, facets: [] })
    const empty = shownIn(shown.part('listing-empty'))
    expect(textOf(empty.root)).toContain('Her er der ikke noget lige nu')
    expect(linksOf(empty, 'text-link')[0]).toMatchObject({ href: '/stue', text: 'Se alt i Stue' })
    expect(linksOf(empty, 'button')[0]).toMatchObject({ text: 'Se alle produkter' })
    expect(shown.parts('filter-bar')).toEqual([])
  })
})
