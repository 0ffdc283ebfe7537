import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { TEST_CONTENT } from '../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'
import { getRaw as getAnyRaw } from '../../test/visitors/get-raw.ts'
import { readHtml, textOf } from '../../test/visitors/read-html.ts'
import { readContentFiles } from '../features/content/importing/content-files.ts'
import { importContent } from '../features/content/importing/import-content.ts'
import { previewToken } from './preview/preview-link.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers, redirect: 'manual' })
const getHtml = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
const getPage = async (path: string) => (await (await get(`/api/content${path}`)).json()) as Page

/** Waits until the document of a path is cached: the first answer streams while it is still being compressed. */
async function keep(path: string): Promise<void> {
  await (await get(path)).text()
  await expect.poll(async () => (await get(path)).headers.get('etag')).toBeTruthy()
}

const getRaw = (path: string, headers: Record<string, string>) => getAnyRaw(shop.origin + path, headers)

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]

describe('documents', () => {
  it('NAV-01 PAGE-01 the start page is complete in the first HTML', async () => {
    const answer = await get('/')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="da" data-brand="hjemly"')
    expect(html).toMatch(/Korte dage\. <em[^>]*>Lange middage\.<\/em>/)
    expect(html).toContain('Nordlo 3-pers. sofa')
    expect(html).toMatch(/href="\/sofaer\/nordlo-3-green"/)
    expect(html).toMatch(/<h2[^>]*>Udvalgt<\/h2>/)
  })

  it.each([
    ['da', '/'],
    ['nb', '/nb'],
    ['sv', '/sv'],
  ])('FMT-02 a page in %s starts with the code of that language alone, packed and for ever', async (language, path) => {
    const html = await getHtml(path)
    expect(html).toContain(`<html lang="${language}"`)
    const code = html.match(/\/assets\/[\w./-]+\.js/g) ?? []
    expect(code.length).toBeGreaterThan(3)
    expect(code.filter((file) => !file.startsWith(`/assets/${language}/`))).toEqual([])
    for (const file of code) {
      const { status, headers } = await get(file, { 'accept-encoding': 'br' })
      expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  it('IMG-02 the largest picture above the fold comes first, and every picture knows its size and widths', async () => {
    const images = [...readHtml(await getHtml('/')).querySelectorAll('main img')]
    const hero = images.filter((image) => image.closest('[data-part=hero-picture]'))
    expect(hero.map((image) => [image.getAttribute('fetchpriority'), image.getAttribute('loading')])).toEqual([
      ['high', 'eager'],
    ])
    expect(images.filter((image) => image.getAttribute('fetchpriority') === 'high')).toEqual(hero)
    expect(images.length).toBeGreaterThan(3)
    for (const image of images) {
      expect(image.getAttribute('width')).toMatch(/^\d+$/)
      expect(image.getAttribute('height')).toMatch(/^\d+$/)
      expect(image.getAttribute('srcset')).toContain('w,')
      expect(image.getAttribute('sizes')).toBeTruthy()
    }
  })

  it('PAGE-09 an editorial page has its heading, text and breadcrumbs', async () => {
    const html = await getHtml('/om-hjemly')
    expect(html).toMatch(/<h1[^>]*>Om os<\/h1>/)
    expect(html).toContain('<p>Historien.</p>')
    expect(html).toContain('aria-current=page')
  })

  it('PAGE-20 NAV-12 an unknown address is 404 with the not-found page in the language asked for', async () => {
    const danish = await get('/findes/ikke')
    expect(danish.status).toBe(404)
    const main = readHtml(await danish.text()).querySelector('main')
    expect(textOf(main?.querySelector('h1') ?? null)).toBe('Siden findes ikke')
    expect(main?.querySelector('a[data-part=button]')?.getAttribute('href')).toBe('/')
    const swedish = await get('/sv/finns-inte')
    expect(swedish.status).toBe(404)
    const html = await swedish.text()
    expect(html).toContain('Sidan finns inte')
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('NAV-04 a moved page answers a document request with its real 301 or 302 and keeps the query', async () => {
    const moved = await get('/gammel?utm_source=brev')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/om-hjemly?utm_source=brev'])
    const away = await get('/midlertidig')
    expect([away.status, away.headers.get('location')]).toEqual([302, '/om-hjemly'])
    expect((await get('/fjernet')).status).toBe(410)
  })

  it('PAGE-34 an address with a fixed prefix redirects permanently to the short form', async () => {
    const product = await get('/products/sofaer')
    expect([product.status, product.headers.get('location')]).toEqual([301, '/sofaer'])
    const room = await get('/sv/rooms/rum/vardagsrum?x=1')
    expect([room.status, room.headers.get('location')]).toEqual([301, '/sv/rum/vardagsrum?x=1'])
    expect(await getHtml('/')).toContain('href="/sofaer"')
    expect(await getHtml('/')).not.toContain('"/products/')
  })

  it.each([
    ['/rooms/stue', '/rum/stue'],
    ['/nb/rooms/stue', '/nb/rom/stue'],
    ['/sv/rooms/vardagsrum?x=1', '/sv/rum/vardagsrum?x=1'],
    ['/rooms', '/rum'],
    ['/nb/rooms/', '/nb/rom'],
  ])('PAGE-34 PAGE-30 %s leads to a page that is there', async (path, target) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
    expect((await get(target)).status).toBe(200)
  })

  it('an address with a slash at its end leads to the one without', async () => {
    const answer = await get('/om-hjemly/')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/om-hjemly'])
  })

  it('the other languages stand under their prefix, with their own texts, prices and links', async () => {
    const html = await getHtml('/sv')
    expect(html).toContain('<html lang="sv"')
    expect(html).toContain('Nordlo 3-sitssoffa')
    expect(html).toContain('href="/sv/soffor"')
    expect(html).toMatch(/\d\u00a0\d{3}:-/)
  })

  it('PAGE-35 NAV-03 the head has title, description, canonical, og:url, hreflang and structured data', async () => {
    const html = await getHtml('/nb?utm_source=x')
    expect(html).toContain('<title>Forside nb</title>')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/nb"')
    expect(html).toContain('<meta property="og:url" content="http://shop.test/nb"')
    expect(html).toContain('hreflang="da" href="http://shop.test/"')
    expect(html).toContain('hreflang="sv" href="http://shop.test/sv"')
    expect(html).toContain('hreflang="x-default" href="http://shop.test/"')
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '') as { '@type': string },
    )
    expect(data.map((each) => each['@type'])).toEqual(['Organization', 'WebSite', 'ItemList'])
    const about = await getHtml('/om-hjemly')
    expect(about).toContain('"@type":"BreadcrumbList"')
  })

  it('NAV-10 the document is made for the width of the cookie, else for what the user agent suggests', async () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
    const widthOf = (html: string) => /data-width-class="(\w+)"/.exec(html)?.[1]
    expect(widthOf(await getHtml('/'))).toBe('laptop')
    expect(widthOf(await getHtml('/', { 'user-agent': phone }))).toBe('mobile')
    expect(widthOf(await getHtml('/', { 'user-agent': phone, cookie: 'a=b; deviceWidth=1000' }))).toBe('tablet')
    expect(widthOf(await getHtml('/', { cookie: 'deviceWidth=2560' }))).toBe('desktop')
    expect(widthOf(await getHtml('/', { cookie: 'deviceWidth=<script>' }))).toBe('laptop')
  })

  it.each(['/%E0%A4%A', '/%00', `/${'a'.repeat(5000)}`, '/..%2f..%2fetc%2fpasswd', '/?f.x=%', "/'%22><script>"])(
    'API-03 a broken address %s is a clear 4xx or a page, never a 5xx',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBeLessThan(500)
      expect(await answer.text()).not.toContain('"><script>')
    },
  )
})

describe('kept documents', () => {
  it('SEC-01 a kept document has a fresh nonce every time, in header and markup, plain and packed', async () => {
    await keep('/')
    const nonces = new Set<string>()
    for (const encoding of ['br', 'identity', 'br', 'identity']) {
      const { headers, body } = await getRaw('/', { 'accept-encoding': encoding })
      const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
      const nonce = nonceOf(String(headers['content-security-policy']))
      expect(headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined)
      expect(html).toContain(`"/assets/da/client`)
      expect(new Set([...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]))).toEqual(new Set([nonce]))
      nonces.add(nonce ?? '')
    }
    expect(nonces.size).toBe(4)
  })

  it('holds nothing of a visitor: no cookie is set, whatever came along', async () => {
    await keep('/')
    const answer = await get('/', { cookie: 'visitor=abc; customer=def' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
  })

  it('is not sent again to who has it; and then no new policy breaks the old nonce', async () => {
    await keep('/')
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBeNull()
    expect(again.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it('SEC-01 may be kept by no cache that serves several, however it was made', async () => {
    shop.setNow(new Date('2026-11-15T12:30:00Z'))
    const paths = ['/', '/', '/nb', '/findes-ikke', '/findes-ikke']
    const rules = []
    for (const path of paths) rules.push((await get(path)).headers.get('cache-control'))
    shop.setNow(new Date('2026-11-15T12:00:00Z'))
    for (const rule of rules) expect(rule).toMatch(/^private, /)
  })

  it('is made anew when content changes, and a page that moves leaves a redirect', async () => {
    await keep('/om-hjemly')
    const folders = readContentFiles(TEST_CONTENT)
    const changed = folders.map((folder) => ({
      ...folder,
      pages: folder.pages.map((page) =>
        folder.language === 'da' && page.content.key === 'about'
          ? { ...page, content: { ...page.content, title: 'Ny titel', path: '/historien' } }
          : page,
      ),
    }))
    await importContent(shop.database.main, changed)
    await expect.poll(async () => (await get('/om-hjemly')).headers.get('location')).toBe('/historien')
    expect(await getHtml('/historien')).toContain('<title>Ny titel</title>')
    await importContent(shop.database.main, folders)
    await expect.poll(() => getHtml('/om-hjemly')).toContain('<title>Om os</title>')
  })

  it('NAV-12 a page that is deleted redirects to where it stood', async () => {
    const folders = readContentFiles(TEST_CONTENT)
    const [model] = folders.flatMap((folder) => folder.pages)
    if (!model) throw new Error('no page to copy')
    const extra = { file: 'x', content: { ...model.content, key: 'extra', path: '/om-hjemly/ekstra' } }
    await importContent(
      shop.database.main,
      folders.map((folder) => (folder.language === 'da' ? { ...folder, pages: [...folder.pages, extra] } : folder)),
    )
    await expect.poll(async () => (await get('/om-hjemly/ekstra')).status).toBe(200)
    await importContent(shop.database.main, folders)
    await expect.poll(async () => (await get('/om-hjemly/ekstra')).headers.get('location')).toBe('/om-hjemly')
  })

  it('an import that changes nothing makes no new version', async () => {
    expect((await importContent(shop.database.main, readContentFiles(TEST_CONTENT))).changed).toBe(0)
  })

  it('a scheduled page appears and goes at its time, though documents are kept', async () => {
    expect((await get('/snart')).status).toBe(404)
    shop.setNow(new Date('2026-11-21T00:00:00Z'))
    expect((await get('/snart')).status).toBe(200)
    await keep('/snart')
    shop.setNow(new Date('2026-11-26T00:00:00Z'))
    expect((await get('/snart')).status).toBe(404)
    shop.setNow(new Date('2026-11-15T12:00:00Z'))
  })

  it('a draft is seen by who has its link, and by no one else', async () => {
    expect((await get('/kladde')).status).toBe(404)
    expect((await get('/kladde?preview=wrong')).status).toBe(404)
    const token = previewToken(shop.secret, { brand: 'hjemly', path: '/kladde' }, new Date('2026-11-16T12:00:00Z'))
    const seen = await get(`/kladde?preview=${token}`)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect((await get('/kladde')).status).toBe(404)
    expect((await get(`/om-hjemly?preview=${token}`)).headers.get('cache-control')).not.toBe('private, no-store')
    shop.setNow(new Date('2026-11-16T12:00:00Z'))
    expect((await get(`/kladde?preview=${token}`)).status).toBe(404)
    shop.setNow(new Date('2026-11-15T12:00:00Z'))
  })

  it('campaign tags make no new document, page parameters do', async () => {
    await keep('/')
    expect((await get('/?utm_source=a&gclid=b')).headers.get('etag')).toBeTruthy()
  })
})

describe('pages as data', () => {
  it('NAV-02 NAV-03 answers with the whole page and the headers of the contract', async () => {
    const answer = await get('/api/content/om-hjemly?page=1', {
      'x-link-identifier': 'menu-3',
      'x-original-url': 'http://shop.test/om-hjemly',
    })
    const page = (await answer.json()) as Page
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-link-identifier')).toBe('menu-3')
    expect(answer.headers.get('x-original-url')).toBe('http://shop.test/om-hjemly')
    expect(answer.headers.get('x-original-excite-url')).toBe('/om-hjemly')
    expect(page).toMatchObject({
      url: '/om-hjemly',
      componentName: 'EditorialPage',
      cache: 'full',
      httpStatus: 200,
      errorPage: false,
      trackingPageType: 'editorial',
    })
    expect(page.metaInfo).toMatchObject({
      title: 'Om os',
      canonicalUrl: 'http://shop.test/om-hjemly',
      openGraphUrl: 'http://shop.test/om-hjemly',
    })
  })

  it('NAV-04 NAV-12 describes a redirect and a missing page with status 200 and their own httpStatus', async () => {
    expect(await getPage('/gammel')).toMatchObject({ httpStatus: 301, redirectUrl: '/om-hjemly' })
    expect(await getPage('/products/sofaer')).toMatchObject({ httpStatus: 301, redirectUrl: '/sofaer' })
    expect(await getPage('/findes-ikke')).toMatchObject({
      httpStatus: 404,
      errorPage: true,
      componentName: 'ContentNotFoundPage',
    })
    expect((await getPage('/')).componentName).toBe('StartPage')
  })

  it('resolves what the blocks refer to, and leaves out what is not there', async () => {
    const page = await getPage('/')
    if (page.componentName !== 'StartPage') throw new Error('no start page')
    const list = page.model.blocks.find((block) => block.componentName === 'ProductList')
    if (list?.componentName !== 'ProductList') throw new Error('no list')
    expect(list.props.products.map((product) => product.productKey)).toEqual(['nordlo-3-green', 'sivlund-oak'])
    const card = list.props.products[0]
    expect(card?.images[0]).toMatchObject({
      width: 1600,
      height: 1600,
      url: expect.stringMatching(/^\/images\/products\/nordlo-3-green-1\.webp\?v=[0-9a-f]{8}$/) as string,
    })
    expect(card?.price.current.inclVat).toBeGreaterThan(0)
    expect(card?.siblingsAmount).toBe(3)
  })

  it('SEC-01 header values that could break the answer are not echoed', async () => {
    const answer = await get('/api/content/', {
      'x-link-identifier': '%E0%A4%A',
      'x-original-url': 'http://shop.test/%0d%0aset-cookie:x=1',
    })
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('what a page says of its keeping', () => {
  it.each(['/', '/lamper', '/sofaer/nordlo-3-green', '/soeg?q=sofa', '/om-hjemly', '/rum'])(
    'NAV-06 %s is the same for everybody, and kept whole',
    async (path) => {
      expect((await getPage(path)).cache).toBe('full')
    },
  )

  it.each(['/kurv', '/kasse', '/land?cameFrom=/lamper', '/ordre'])(
    'NAV-06 %s holds something of its visitor, and is kept in part',
    async (path) => {
      const page = await getPage(path)
      expect([path, page.componentName === 'ContentNotFoundPage', page.cache]).toEqual([path, false, 'partial'])
      expect((await get(path)).headers.get('cache-control')).toContain('no-store')
    },
  )
})

describe('site files', () => {
  it('PAGE-35 sitemap.xml lists every page in every language and no draft; robots.txt names it', async () => {
    const sitemap = await getHtml('/sitemap.xml')
    expect(sitemap).toContain('<loc>http://shop.test/</loc>')
    expect(sitemap).toContain('<loc>http://shop.test/sv/om-oss</loc>')
    expect(sitemap).toContain('hreflang="nb"')
    expect(sitemap).not.toContain('kladde')
    expect(sitemap).not.toContain('ikke-fundet')
    expect(await getHtml('/robots.txt')).toContain('Sitemap: http://shop.test/sitemap.xml')
  })

  it('PAGE-35 PAGE-30 has the rooms, the makers and the series, each once, and each is there', async () => {
    const sitemap = await getHtml('/sitemap.xml')
    const addresses = [...sitemap.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of ['/rum', '/nb/rom', '/sv/rum', '/rum/stue', '/sv/rum/vardagsrum'])
      expect(addresses).toContain(path)
    const groups = addresses.filter((path) => /^(?:\/sv|\/nb)?\/(?:maerker|merker|varumarken|serier)\//.test(path))
    expect(groups.length).toBeGreaterThan(6)
    for (const path of groups) expect([path, (await get(`/api/content${path}`)).status]).toEqual([path, 200])
    const { rows } = await shop.database.pool.query<{ slug: string }>('select slug from series')
    expect(rows.some(({ slug }) => addresses.includes(`/serier/${slug}`))).toBe(true)
  })

  it('PAGE-35 is kept: asked for again, it asks nothing of the database, until something changes', async () => {
    const first = await getHtml('/sitemap.xml')
    const spy = vi.spyOn(shop.database.pool, 'query')
    for (let time = 0; time < 20; time += 1) expect(await getHtml('/sitemap.xml')).toBe(first)
    // The shop looks for jobs and writes its counts meanwhile.
    const asked = spy.mock.calls.map(([query]) => JSON.stringify(query))
    expect(asked.filter((text) => !/\bjobs\b|insert into "?insight_/.test(text))).toEqual([])
    spy.mockRestore()
    const plain = await getRaw('/sitemap.xml', { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(String(plain.body)).toBe(first)
    const folders = readContentFiles(TEST_CONTENT)
    const moved = folders.map((folder) => ({
      ...folder,
      pages: folder.pages.map((page) =>
        folder.language === 'da' && page.content.key === 'about'
          ? { ...page, content: { ...page.content, path: '/om-det-hele' } }
          : page,
      ),
    }))
    await importContent(shop.database.main, moved)
    await expect.poll(() => getHtml('/sitemap.xml')).toContain('http://shop.test/om-det-hele<')
    await importContent(shop.database.main, folders)
    await expect.poll(() => getHtml('/sitemap.xml')).not.toContain('http://shop.test/om-det-hele<')
  })

  it('PAGE-35 has no parts beyond the last', async () => {
    expect((await get('/sitemap/products-1.xml')).status).toBe(200)
    for (const part of ['2', '9999']) expect((await get(`/sitemap/products-${part}.xml`)).status).toBe(404)
  })
})
