import type { FastifyInstance } from 'fastify'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { listLivePages } from '../features/content/content-store.ts'
import type { PageWorld } from '../pages/page-request.ts'
import { escapeHtml } from './document-head.ts'

const NOT_IN_SITEMAP = new Set(['not-found'])
const HOUR_S = 3600

/** What search engines read: which pages there are, in which languages, and what is not for them. */
export function registerSiteFiles(app: FastifyInstance, world: PageWorld): void {
  const { brand, publicUrl } = world
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR_S}`)
    return `User-agent: *\nDisallow: /api/\nDisallow: /client-telemetry\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const languages = new Set(brand.markets.map((market) => MARKETS[market].language as string))
    const pages = (await listLivePages(world.database.replica, brand.key, world.now())).filter(
      (page) => languages.has(page.language) && !NOT_IN_SITEMAP.has(page.key),
    )
    const address = (page: { language: string; path: string }) =>
      escapeHtml(publicUrl + localizePath(brand, page.language as MarketLanguage, page.path))
    const entries = pages.map((page) => {
      const alternates = pages
        .filter((other) => other.key === page.key)
        .map((other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${address(other)}"/>`)
      return `<url><loc>${address(page)}</loc><lastmod>${page.changedAt.toISOString()}</lastmod>${alternates.length > 1 ? alternates.join('') : ''}</url>`
    })
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${HOUR_S}`)
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
  })
}
