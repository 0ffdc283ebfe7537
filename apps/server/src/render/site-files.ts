import type { FastifyInstance, FastifyReply } from 'fastify'
import { KEYS_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { listCategoryPaths } from '../features/catalog/category-tree.ts'
import { countProducts, listProductPaths, type SitemapEntry } from '../features/catalog/sitemap-store.ts'
import { listLivePages } from '../features/content/content-store.ts'
import type { PageWorld } from '../pages/page-request.ts'
import { listStorePaths } from '../pages/store-cards.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'

const NOT_IN_SITEMAP = new Set<string>(['not-found', ...KEYS_WITHOUT_ADDRESS])
const HOUR_S = 3600
/** A sitemap holds at most 50 000 addresses; three languages of these stay below it. */
const PRODUCTS_PER_FILE = 12_000

interface Entry extends SitemapEntry {
  readonly changedAt?: Date
}

const languagesOf = ({ brand }: PageWorld) => brand.markets.map((market) => MARKETS[market].language as string)

async function pageEntries(world: PageWorld): Promise<Entry[]> {
  const db = world.database.replica
  const languages = languagesOf(world)
  const pages = (await listLivePages(db, world.brand.key, world.now())).filter(
    (page) => languages.includes(page.language) && !NOT_IN_SITEMAP.has(page.key),
  )
  const market = MARKETS[world.brand.homeMarket]
  const [categories, filled] = await Promise.all([
    world.catalog.categories(market.language),
    world.listings.filledCategories(market, world.now()),
  ])
  const shown = categories.filter(({ key }) => filled.has(key))
  const paths = await Promise.all(
    shown.map(async ({ key }) =>
      (await listCategoryPaths(db, languages, key)).map((path) => ({ ...path, key: `category ${key}` })),
    ),
  )
  const taken = new Set(pages.map((page) => `${page.language} ${page.path}`))
  const others = [...paths.flat(), ...(await listStorePaths(world))]
  return [...pages, ...others.filter((path) => !taken.has(`${path.language} ${path.path}`))]
}

async function productEntries(world: PageWorld, part: number): Promise<readonly Entry[]> {
  const wanted = { brand: world.brand.key, languages: languagesOf(world) }
  return listProductPaths(world.database.replica, { ...wanted, part, size: PRODUCTS_PER_FILE })
}

function urlset(world: PageWorld, entries: readonly Entry[]): string {
  const address = (entry: Entry) =>
    escapeHtml(world.publicUrl + localizePath(world.brand, entry.language as MarketLanguage, entry.path))
  const byKey = Map.groupBy(entries, (entry) => entry.key)
  const urls = entries.map((entry) => {
    const others = byKey.get(entry.key) ?? []
    const links = others.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${address(other)}"/>`,
    )
    const changed = entry.changedAt ? `<lastmod>${entry.changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${address(entry)}</loc>${changed}${others.length > 1 ? links.join('') : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

function sitemapIndex(world: PageWorld, parts: number): string {
  const files = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
  const entries = files.map((file) => `<sitemap><loc>${world.publicUrl}/sitemap/${file}.xml</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}

/** What search engines read: which pages there are, in which languages, and what is not for them. */
export function registerSiteFiles(app: FastifyInstance, world: PageWorld): void {
  const hidden = { schema: { hide: true } }
  const asXml = (reply: FastifyReply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${HOUR_S}`)
  app.get('/robots.txt', hidden, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR_S}`)
    return `User-agent: *\nDisallow: /api/\nDisallow: /client-telemetry\nDisallow: /*?cameFrom=\nAllow: /\n\nSitemap: ${world.publicUrl}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    asXml(reply)
    const parts = Math.ceil((await countProducts(world.database.replica, world.brand.key)) / PRODUCTS_PER_FILE)
    if (parts > 1) return sitemapIndex(world, parts)
    return urlset(world, [...(await pageEntries(world)), ...(await productEntries(world, 1))])
  })
  app.get('/sitemap/pages.xml', hidden, async (_request, reply) => {
    asXml(reply)
    return urlset(world, await pageEntries(world))
  })
  app.get<{ Params: { part: string } }>(
    '/sitemap/products-:part(^[1-9]\\d{0,3}).xml',
    hidden,
    async (request, reply) => {
      asXml(reply)
      return urlset(world, await productEntries(world, Number(request.params.part)))
    },
  )
}
