import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CONTENT } from '../../../../test/ground/global-setup.ts'
import { copyTestContent, pageWith, type ContentCopy } from '../../../../test/samples/content-copy.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { previewToken } from '../../../render/preview/preview-link.ts'
import { readContentFiles } from './content-files.ts'
import { ContentError } from './content-problems.ts'
import { checkContent, importContent } from './import-content.ts'

const FILE = 'hjemly/da/extra.json'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const load = ({ root }: ContentCopy) =>
  importContent(shop.database.main, readContentFiles(root), { mediaDir: import.meta.dirname })

async function refusalOf(copy: ContentCopy): Promise<readonly string[]> {
  try {
    await load(copy)
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n')
    throw error
  }
  return []
}

async function refusalOfPage(page: unknown): Promise<readonly string[]> {
  const copy = copyTestContent()
  copy.write(FILE, page)
  return refusalOf(copy)
}

const linkTo = (to: string) => pageWith('Button', { text: 'Se', link: { to } })
const linksTo = (paths: readonly string[]) =>
  pageWith('LinkCollection', { links: paths.map((to) => ({ to, title: 'Se' })) })
const video = { source: { kind: 'hosted', film: 'no.mp4' }, title: 'Film', poster: { file: 'no.webp', alt: '' } }

/** The reference is what the server itself answers. */
async function statusesOf(paths: readonly string[]): Promise<readonly { path: string; status: number }[]> {
  return Promise.all(
    paths.map(async (path) => ({ path, status: (await fetch(shop.origin + path, { redirect: 'manual' })).status })),
  )
}

describe('what content refers to must be there', () => {
  it('pages, categories, products, rooms, makers, redirects and the shop’s own pages are', async () => {
    const answered = [
      '/',
      '/om-hjemly',
      '/products/sofaer',
      '/sofaer?sort=newest',
      '/sofaer/nordlo-3-green',
      '/rum',
      '/rum/stue',
      '/maerker/toemmervik',
      '/gammel',
      '/land',
      '/nyhedsbrev/tilmeld',
      '/sv/om-oss',
      '/om-hjemly#block-text',
    ]
    // Pages that are scheduled, that come with other features, or that are elsewhere.
    const others = [
      '/snart',
      '/kasse',
      '#block-one',
      'https://example.com/x',
      'mailto:a@hjemly.example',
      'tel:+4570000010',
    ]
    expect(await refusalOfPage(linksTo([...answered, ...others]))).toEqual([])
    expect((await statusesOf(answered)).filter(({ status }) => status >= 400)).toEqual([])
  })

  it('a link to anything else is dead, and refused with file and line', async () => {
    const dead = ['/findes-ikke', '/sofaer/findes-ikke', '/fjernet', '/rum/garage', '/maerker/ingen', '/sv/om-hjemly']
    expect(await refusalOfPage(linksTo(dead))).toEqual(
      dead.map((to, index) => {
        const language = to.startsWith('/sv') ? 'sv' : 'da'
        const place = `${FILE}:${13 + index * 4} blocks.0.props.links.${index}.to`
        return `${place}: the link "${to}" is dead: hjemly/${language} has no such page`
      }),
    )
    expect((await statusesOf(dead)).filter(({ status }) => status < 400)).toEqual([])
  })

  it('so is one in HTML, and one to a place that its page does not have', async () => {
    const html =
      '<p><a href="/findes-ikke">x</a> <a href="/om-hjemly#block-nowhere">y</a> <a href="#block-two">z</a></p>'
    expect(await refusalOfPage(pageWith('Editorial', { html }))).toEqual([
      `${FILE}:11 blocks.0.props.html: the link "/findes-ikke" is dead: hjemly/da has no such page`,
      `${FILE}:11 blocks.0.props.html: the page /om-hjemly of hjemly/da has no anchor #block-nowhere; it has block-text`,
      `${FILE}:11 blocks.0.props.html: the page /ekstra of hjemly/da has no anchor #block-two; it has block-one`,
    ])
  })

  it('the frame’s links are looked after as well: header, banner, redirects', async () => {
    const copy = copyTestContent()
    copy.change('hjemly/da/site.json', (text) =>
      text
        .replace('"to": "/products/sofaer"', '"to": "/sofar"')
        .replace('"to": "/om-hjemly",\n      "status": 302', '"to": "/vaek",\n      "status": 302'),
    )
    expect((await refusalOf(copy)).map((line) => line.replace(/ is dead.*/, ''))).toEqual([
      expect.stringMatching(/^hjemly\/da\/site\.json:\d+ headerLinks\.0\.to: the link "\/sofar"$/),
      expect.stringMatching(/^hjemly\/da\/site\.json:\d+ redirects\.1\.to: the link "\/vaek"$/),
    ])
  })

  it('a draft may link to a draft, what visitors see may not', async () => {
    expect(await refusalOfPage(linkTo('/kladde'))).toEqual([
      `${FILE}:13 blocks.0.props.link.to: the link "/kladde" leads to a draft, which no visitor can see`,
    ])
    expect(await refusalOfPage({ ...linkTo('/kladde'), state: 'draft' })).toEqual([])
  })

  it('keys of the catalogue, articles, pictures and films that are not there are named', async () => {
    const block = (componentName: string, props: object, index: number) => ({ id: `b${index}`, componentName, props })
    const list = (source: object) => ['ProductList', { source }] as const
    const blocks = [
      ['ProductBlock', { productKey: 'no-sofa' }],
      list({ productKeys: ['nordlo-3-green', 'no-sofa'] }),
      list({ categoryKey: 'no' }),
      list({ roomKey: 'no' }),
      list({ seriesKey: 'no' }),
      list({ labelKey: 'no' }),
      ['Brands', { productBrandKeys: ['no'] }],
      ['ArticleList', { articleKeys: ['no'] }],
      ['Video', video],
    ] as const
    const page = { ...linkTo('/'), image: 'no.webp', blocks: blocks.map(([name, props], at) => block(name, props, at)) }
    const refused = await refusalOfPage(page)
    expect(refused.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'image: there is no picture "no.webp" in the catalogue\'s media',
      'blocks.0.props.productKey: hjemly sells no product with the key "no-sofa"',
      'blocks.1.props.source.productKeys.1: hjemly sells no product with the key "no-sofa"',
      'blocks.2.props.source.categoryKey: there is no category with the key "no"',
      'blocks.3.props.source.roomKey: there is no room with the key "no"',
      'blocks.4.props.source.seriesKey: there is no series with the key "no"',
      'blocks.5.props.source.labelKey: there is no label with the key "no"',
      'blocks.6.props.productBrandKeys.0: there is no maker with the key "no"',
      'blocks.7.props.articleKeys.0: there is no article with the key "no" in hjemly/da',
      'blocks.8.props.source.film: there is no file "no.mp4" in the media folder',
      'blocks.8.props.poster.file: there is no picture "no.webp" in the catalogue\'s media',
    ])
    const lines = refused.map((line) => Number(/^hjemly\/da\/extra\.json:(\d+) /.exec(line)?.[1]))
    expect(lines.slice(1)).toEqual(lines.slice(1).toSorted((one, other) => one - other))
    expect(lines.every((line) => line > 5)).toBe(true)
  })

  it('so is what a page lists', async () => {
    const page = { key: 'l', path: '/l', componentName: 'CampaignPage', title: 'L' }
    expect(await refusalOfPage({ ...page, listing: { source: { categoryKey: 'no' } } })).toEqual([
      `${FILE}:8 listing.source.categoryKey: there is no category with the key "no"`,
    ])
  })

  it('two files that claim the same key or address', async () => {
    expect(await refusalOfPage({ ...linkTo('/'), key: 'about', path: '/kladde' })).toEqual([
      `${FILE}:2 key: "about" is the key of hjemly/da/about.json as well`,
      `${FILE}:3 path: "/kladde" is the path of hjemly/da/draft.json as well`,
    ])
  })

  it('two blocks of a page with the same id, in columns as well', async () => {
    const spacer = { id: 'one', componentName: 'Spacer', props: {} }
    const columns = [{ blocks: [spacer] }]
    expect(await refusalOfPage(pageWith('Layout', { columns }))).toEqual([
      `${FILE}:15 blocks.0.props.columns.0.blocks.0.id: "one" is the id of another block on this page`,
    ])
  })
})

describe('an import that is refused', () => {
  it('leaves everything as it was, and tells all that is wrong at once', async () => {
    await importContent(shop.database.main, readContentFiles(TEST_CONTENT))
    const copy = copyTestContent()
    copy.change('hjemly/da/about.json', (text) => text.replace('<p>Historien.</p>', '<p>Noget nyt.</p>'))
    copy.change('hjemly/nb/start.json', (text) => text.replace('"hero/dining-days.webp",\n', '"hero/nope.webp",\n'))
    copy.write(FILE, { ...linkTo('/findes-ikke'), path: '/helt-ny' })
    expect(await refusalOf(copy)).toHaveLength(2)
    expect((await fetch(`${shop.origin}/helt-ny`)).status).toBe(404)
    expect(await (await fetch(`${shop.origin}/om-hjemly`)).text()).toContain('<p>Historien.</p>')
    expect((await importContent(shop.database.main, readContentFiles(TEST_CONTENT))).changed).toBe(0)
  })

  it('a check alone stores nothing', async () => {
    const copy = copyTestContent()
    copy.write(FILE, linkTo('/'))
    const folders = readContentFiles(copy.root)
    expect((await checkContent(shop.database.main, folders)).changed).toBe(1)
    expect((await checkContent(shop.database.main, folders)).changed).toBe(1)
    copy.write(FILE, linkTo('/findes-ikke'))
    await expect(checkContent(shop.database.main, readContentFiles(copy.root))).rejects.toThrow(/is dead/)
  })
})

describe('pages that move', () => {
  it('may change places with each other', async () => {
    const copy = copyTestContent()
    const swap = (file: string, path: string) =>
      copy.change(file, (text) => text.replace(/"path": "[^"]*"/, `"path": "${path}"`))
    swap('hjemly/da/about.json', '/tilbud')
    swap('hjemly/da/sale.json', '/om-hjemly')
    expect((await load(copy)).changed).toBe(2)
    await expect.poll(async () => (await fetch(`${shop.origin}/tilbud`)).text()).toContain('<p>Historien.</p>')
    expect((await importContent(shop.database.main, readContentFiles(TEST_CONTENT))).changed).toBe(2)
  })

  it('NAV-12 a page that goes redirects to the nearest page above it that there is', async () => {
    const copy = copyTestContent()
    copy.write(FILE, { ...linkTo('/'), path: '/om-hjemly/ingen/ekstra' })
    await load(copy)
    await importContent(shop.database.main, readContentFiles(TEST_CONTENT))
    const answer = async () => fetch(`${shop.origin}/om-hjemly/ingen/ekstra`, { redirect: 'manual' })
    await expect.poll(async () => (await answer()).headers.get('location')).toBe('/om-hjemly')
  })
})

describe('a page that is written anew', () => {
  it('stays as it was published while its next version is a draft, which a preview link shows', async () => {
    const copy = copyTestContent()
    const draft = (text: string) => text.replace('"title"', '"state": "draft",\n  "title"')
    copy.change('hjemly/da/about.json', (text) => draft(text).replace('<p>Historien.</p>', '<p>Den nye historie.</p>'))
    expect((await load(copy)).changed).toBe(1)
    const token = previewToken(shop.secret, { brand: 'hjemly', path: '/om-hjemly' }, new Date('2026-11-16T12:00:00Z'))
    const see = async (query = '') => (await fetch(`${shop.origin}/om-hjemly${query}`)).text()
    await expect.poll(() => see(`?preview=${token}`)).toContain('<p>Den nye historie.</p>')
    expect(await see()).toContain('<p>Historien.</p>')
    copy.change('hjemly/da/about.json', (text) => text.replace('"draft"', '"published"'))
    await load(copy)
    await expect.poll(() => see()).toContain('<p>Den nye historie.</p>')
  })
})
