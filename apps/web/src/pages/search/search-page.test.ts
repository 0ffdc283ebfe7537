import { describe, expect, it } from 'vitest'
import type { SearchModel } from '@firkant/domain/page/page-models.ts'
import { frame, renderPage } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'
import { sampleListing } from '../../../test/sample-listing.ts'

const found = (): SearchModel => ({
  ...sampleListing({ listingUrl: '/soeg?q=gron+sofa', subCategories: [] }),
  q: 'gron sofa',
  isPartial: false,
  hits: [{ text: 'Sofaen gennem døren', url: '/inspiration/sofa', highlight: '', searchOrigin: 'inspiration' }],
})
const NONE: Partial<SearchModel> = { products: [], total: 0, facets: [], hits: [] }

async function render(changed: Partial<SearchModel> = {}): Promise<string> {
  const model = { ...found(), ...changed }
  const { html, errors } = await renderPage({ ...frame('/soeg'), componentName: 'SearchResultPage', model })
  expect(errors).toEqual([])
  return html
}
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

describe('SRCH-07 PAGE-08 the search page', () => {
  it('says what was searched for, in a field too, and lists what was found', async () => {
    const html = await render()
    expect(headingOf(html)).toBe('Du søgte efter gron sofa')
    expect(html).toMatch(/<form[^>]*action="\/soeg"[^>]*>/)
    expect(html).toContain('value="gron sofa"')
    expect(html.match(/data-part="card"/g)?.length).toBeGreaterThan(3)
    expect(html).toContain('href="/inspiration/sofa"')
  })

  it('its filters and pages keep what was searched for', async () => {
    const html = await render()
    expect(html).toContain('href="/soeg?q=gron+sofa&amp;page=2"')
    expect(html).toContain('<input type="hidden" name="q" value="gron sofa"/>')
  })

  it('offers the word that was meant, as a link', async () => {
    const html = await render({ corrected: { text: 'grøn sofa', url: '/soeg?q=gr%C3%B8n+sofa' } })
    expect(html).toMatch(/Mente du (?:<!-- -->)?<a href="\/soeg\?q=gr%C3%B8n\+sofa"[^>]*>grøn sofa<\/a>/)
  })

  it('tells of a partial match', async () => {
    expect(await render({ isPartial: true })).toContain('Ingen vare har alle ordene.')
  })

  it('where nothing was found, it says so and leads on', async () => {
    const html = await render({
      ...NONE,
      popularCategories: [{ name: 'Lamper', url: '/lamper' }],
      popularProducts: [sampleCard({ productKey: 'popular' })],
    })
    expect(headingOf(html)).toBe('Ingen resultater for: gron sofa')
    expect(html).toContain('href="/lamper"')
    expect(html).toContain('data-part="search-products"')
    expect(html).not.toContain('data-part="listing"')
  })

  it('SRCH-03 an answer is found, though no product is; it stands above the ways on', async () => {
    const answer = { kind: 'answer', title: 'Hvad koster levering?', text: 'Fra 29 kr.', url: '/svar#pris' } as const
    const html = await render({ ...NONE, answer, popularCategories: [{ name: 'Lamper', url: '/lamper' }] })
    expect(headingOf(html)).toBe('Du søgte efter gron sofa')
    expect(html.indexOf('href="/svar#pris"')).toBeLessThan(html.indexOf('href="/lamper"'))
    expect(html).toContain('Fra 29 kr.')
  })

  it('SRCH-08 says what it read as filters, and offers the words', async () => {
    const understood = { words: 'sofa', literalUrl: '/soeg?q=gron+sofa&literal=1' }
    const conditions = { chosen: [{ label: 'Ca. 180 cm', listingUrl: '/soeg?q=sofa' }], listingUrl: '/soeg?q=sofa' }
    const html = await render({ understood, conditions })
    expect(html).toContain('Vi viser sofa med de filtre, du skrev.')
    expect(html).toContain('href="/soeg?q=gron+sofa&amp;literal=1"')
    expect(html).toMatch(/aria-label="[^"]*Ca\. 180 cm[^"]*" href="\/soeg\?q=sofa"/)
  })

  it('SRCH-07 searches for less, and whom to ask, are offered where nothing was found', async () => {
    const contact = {
      kind: 'answer',
      title: 'Hvordan får jeg fat i jer?',
      text: 'Ring.',
      url: '/svar#kontakt',
    } as const
    const html = await render({ ...NONE, lessWanted: [{ text: 'sofa', url: '/soeg?q=sofa', total: 33 }], contact })
    expect(html).toContain('sofa (33)')
    expect(html).toContain('href="/svar#kontakt"')
  })

  it('a single character is too few', async () => {
    const html = await render({ ...NONE, q: 'g', sorts: [] })
    expect(headingOf(html)).toBe('Søg i butikken')
    expect(html).toContain('Skriv mindst to bogstaver.')
  })

  it('what was typed is text, never markup', async () => {
    const html = await render({ ...NONE, q: '<img src=x onerror=alert(1)>' })
    expect(html).not.toContain('<img src=x')
  })
})
