import { describe, expect, it } from 'vitest'
import type { SearchModel } from '@firkant/domain/page/models/page-models.ts'
import { attributesOf, shownIn, standInOrder, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { frame, showPage } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'
import { sampleListing } from '../../../test/sample-listing.ts'

const found = (): SearchModel => ({
  ...sampleListing({ listingUrl: '/soeg?q=gron+sofa', subCategories: [] }),
  q: 'gron sofa',
  isPartial: false,
  hits: [{ text: 'Sofaen gennem døren', url: '/inspiration/sofa', highlight: '', searchOrigin: 'inspiration' }],
})
const NONE: Partial<SearchModel> = { products: [], total: 0, facets: [], hits: [] }

const show = (changed: Partial<SearchModel> = {}) =>
  showPage({ ...frame('/soeg'), componentName: 'SearchResultPage', model: { ...found(), ...changed } })

const headingOf = (shown: Shown) => textOf(shown.root.querySelector('h1'))
const linksOf = (place: ParentNode) =>
  [...place.querySelectorAll('a')].map((link) => [link.getAttribute('href'), textOf(link)])

describe('SRCH-07 PAGE-08 the search page', () => {
  it('says what was searched for, in a field too, and lists what was found', async () => {
    const shown = await show()
    expect(headingOf(shown)).toBe('Du søgte efter gron sofa')
    const form = shown.part('search-again')
    expect(attributesOf(form, ['method', 'action'])).toEqual(['get', '/soeg'])
    expect(attributesOf(shownIn(form).getByRole('searchbox'), ['name', 'value'])).toEqual(['q', 'gron sofa'])
    expect(shownIn(shown.part('listing')).parts('card')).toHaveLength(found().products.length)
    expect(linksOf(shown.part('search-hits'))).toEqual([['/inspiration/sofa', 'Sofaen gennem døren']])
  })

  it('its filters and pages keep what was searched for', async () => {
    const shown = await show()
    const next = shown.root.querySelector('a[rel="next"]')
    expect(next?.getAttribute('href')).toBe('/soeg?q=gron+sofa&page=2')
    const forms = [...shown.part('listing').querySelectorAll('form[method=get]')]
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms)
      expect(attributesOf(form.querySelector('input[type=hidden][name=q]'), ['value'])).toEqual(['gron sofa'])
  })

  it('offers the word that was meant, as a link', async () => {
    const shown = await show({ corrected: { text: 'grøn sofa', url: '/soeg?q=gr%C3%B8n+sofa' } })
    const meant = shown.part('search-meant')
    expect(textOf(meant)).toBe('Mente du grøn sofa?')
    expect(linksOf(meant)).toEqual([['/soeg?q=gr%C3%B8n+sofa', 'grøn sofa']])
  })

  it('tells of a partial match', async () => {
    const shown = await show({ isPartial: true })
    expect(textOf(shown.part('search-notes'))).toContain('Ingen vare har alle ordene.')
  })

  it('where nothing was found, it says so and leads on', async () => {
    const shown = await show({
      ...NONE,
      popularCategories: [{ name: 'Lamper', url: '/lamper' }],
      popularProducts: [sampleCard({ productKey: 'popular' })],
    })
    expect(headingOf(shown)).toBe('Ingen resultater for: gron sofa')
    expect(linksOf(shown.part('search-categories'))).toEqual([['/lamper', 'Lamper']])
    expect(shownIn(shown.part('search-products')).parts('card')).toHaveLength(1)
    expect(shown.parts('listing')).toEqual([])
  })

  it('SRCH-08 where only the filters leave nothing, it does not doubt the words', async () => {
    const understood = { words: 'sofa', literalUrl: '/soeg?q=gron+sofa&literal=1' }
    const shown = await show({ products: [], total: 0, hits: [], understood })
    expect(headingOf(shown)).toBe('Du søgte efter gron sofa')
    expect(textOf(shown.part('search-notes'))).not.toContain('stavet')
    expect(textOf((await show(NONE)).part('search-notes'))).toContain('stavet')
  })

  it('SRCH-03 an answer is found, though no product is; it stands above the ways on', async () => {
    const answer = { kind: 'answer', title: 'Hvad koster levering?', text: 'Fra 29 kr.', url: '/svar#pris' } as const
    const shown = await show({ ...NONE, answer, popularCategories: [{ name: 'Lamper', url: '/lamper' }] })
    expect(headingOf(shown)).toBe('Du søgte efter gron sofa')
    const card = shown.getByRole('region', { name: 'Hvad koster levering?' })
    expect(card).toBe(shown.part('search-answer'))
    expect(textOf(card)).toContain('Fra 29 kr.')
    expect(linksOf(card).map(([href]) => href)).toEqual(['/svar#pris'])
    expect(standInOrder([card, shown.part('search-categories')])).toBe(true)
  })

  it('SRCH-08 says what it read as filters, and offers the words', async () => {
    const understood = { words: 'sofa', literalUrl: '/soeg?q=gron+sofa&literal=1' }
    const conditions = { chosen: [{ label: 'Ca. 180 cm', listingUrl: '/soeg?q=sofa' }], listingUrl: '/soeg?q=sofa' }
    const shown = await show({ understood, conditions })
    const note = shown.part('search-understood')
    expect(textOf(note)).toContain('Vi viser sofa med de filtre, du skrev.')
    expect(linksOf(note).map(([href]) => href)).toEqual(['/soeg?q=gron+sofa&literal=1'])
    const [chip] = shown.getAllByRole('link', { name: 'Fjern Ca. 180 cm' })
    expect(chip?.getAttribute('href')).toBe('/soeg?q=sofa')
  })

  it('SRCH-07 searches for less, and whom to ask, are offered where nothing was found', async () => {
    const contact = {
      kind: 'answer',
      title: 'Hvordan får jeg fat i jer?',
      text: 'Ring.',
      url: '/svar#kontakt',
    } as const
    const shown = await show({ ...NONE, lessWanted: [{ text: 'sofa', url: '/soeg?q=sofa', total: 33 }], contact })
    expect(linksOf(shown.part('search-less'))).toEqual([['/soeg?q=sofa', 'sofa (33)']])
    expect(linksOf(shown.part('search-contact')).map(([href]) => href)).toEqual(['/svar#kontakt'])
  })

  it('a single character is too few', async () => {
    const shown = await show({ ...NONE, q: 'g', sorts: [] })
    expect(headingOf(shown)).toBe('Søg i butikken')
    expect(textOf(shown.part('search-notes'))).toBe('Skriv mindst to bogstaver.')
  })

  it('what was typed is text, never markup', async () => {
    const shown = await show({ ...NONE, q: '<img src=x onerror=alert(1)>' })
    expect(headingOf(shown)).toBe('Ingen resultater for: <img src=x onerror=alert(1)>')
    expect(shown.root.querySelector('img[src=x]')).toBeNull()
  })
})
