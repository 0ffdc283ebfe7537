import { describe, expect, it } from 'vitest'
import { WELL_KNOWN_PAGE_KEYS } from '../well-known/well-known-pages.ts'
import { pageContentSchema } from './page-content-schema.ts'
import { siteContentSchema } from './site-content-schema.ts'

const page = {
  key: 'about',
  path: '/om-os',
  componentName: 'EditorialPage',
  title: 'Om os',
  blocks: [{ id: 'text', componentName: 'Editorial', props: { html: '<p>Tekst</p>' } }],
}

describe('pageContentSchema', () => {
  const accepts = (given: unknown) => pageContentSchema.safeParse(given).success

  it('takes a page, published unless it says otherwise', () => {
    expect(pageContentSchema.parse(page)).toMatchObject({ state: 'published', description: '' })
    expect(accepts({ ...page, state: 'draft', publishAt: '2026-11-27T00:00:00Z' })).toBe(true)
  })

  it.each(['/', '/om-os', '/inspiration/lys-i-vinduet', '/rum/stue/2'])('takes the path %s', (path) => {
    expect(accepts({ ...page, path })).toBe(true)
  })

  it.each([
    '',
    'om-os',
    '/Om-os',
    '/om os',
    '//evil.example',
    '/om-os/',
    '/om-os?a=b',
    '/../om-os',
    '/smør',
    '/om-os\n',
  ])('refuses the path %j', (path) => {
    expect(accepts({ ...page, path })).toBe(false)
  })

  it.each([
    ['a key that it does not know', { ...page, author: 'Anna' }],
    ['an unknown page', { ...page, componentName: 'BlogPage' }],
    ['a store overview under another key', { ...page, componentName: 'StoreOverviewPage' }],
    ['no blocks', { ...page, blocks: [] }],
    ['an unknown block', { ...page, blocks: [{ id: 'a', componentName: 'Marquee', props: {} }] }],
    ['no title', { ...page, title: '' }],
    ['a day without its time', { ...page, publishAt: '2026-11-27' }],
    ['a state of its own', { ...page, state: 'hidden' }],
  ])('refuses %s', (_case, given) => {
    expect(accepts(given)).toBe(false)
  })
})

describe('siteContentSchema', () => {
  const pages = Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, '/']))
  const site = {
    tagline: 'Hjem',
    about: 'Om',
    wellKnownPages: pages,
    menuPage: '/produkter',
    footer: { groups: [], legal: [], payment: [], newsletter: { heading: 'Nyt', text: 'Skriv' } },
  }
  const accepts = (given: unknown) => siteContentSchema.safeParse(given).success

  it('PAGE-33 asks for all 13 well-known addresses, and for that of the stores', () => {
    expect(WELL_KNOWN_PAGE_KEYS).toHaveLength(13 + 1)
    expect(accepts(site)).toBe(true)
    for (const missing of WELL_KNOWN_PAGE_KEYS) {
      const { [missing]: _gone, ...rest } = pages
      expect(accepts({ ...site, wellKnownPages: rest })).toBe(false)
    }
  })

  it.each([
    ['a key that it does not know', { ...site, slogan: 'Hjem' }],
    ['a well-known page that it does not know', { ...site, wellKnownPages: { ...pages, blogUrl: '/blog' } }],
    ['an unknown icon', { ...site, sellingPoints: [{ icon: 'rocket', name: 'Hurtig' }] }],
    ['a redirect with a status of its own', { ...site, redirects: [{ from: '/a', to: '/b', status: 307 }] }],
  ])('refuses %s', (_case, given) => {
    expect(accepts(given)).toBe(false)
  })
})
