import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { countProducts, listProductPaths } from '../../features/catalog/sitemap-store.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { languagesOf, pageEntries, type Entry } from './sitemap-entries.ts'

/**
 * `whole`: everything, or an index of the other files if that is too much for one. A number: a part of the products.
 */
export type SitemapFile = 'whole' | 'pages' | number

export interface SitemapCache {
  /** As gzip; undefined for a part that does not exist. */
  readonly load: (file: SitemapFile) => Promise<Buffer | undefined>
  readonly changed: () => void
}

/** A sitemap may hold 50 000 addresses; three languages of these stay below that. */
const PRODUCTS_PER_FILE = 12_000
/** Pages also appear and disappear on schedule. */
const MAX_LIFE_MS = 10 * MINUTE_MS

function urlset(deps: PageDependencies, entries: readonly Entry[]): string {
  const address = (entry: Entry) =>
    escapeHtml(deps.publicUrl + localizePath(deps.brand, entry.language as MarketLanguage, entry.path))
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

function sitemapIndex(deps: PageDependencies, parts: number): string {
  const files = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
  const entries = files.map((file) => `<sitemap><loc>${deps.publicUrl}/sitemap/${file}.xml</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}

async function writeFile(deps: PageDependencies, file: SitemapFile): Promise<string | undefined> {
  const db = deps.database.replica
  const products = (part: number) =>
    listProductPaths(db, { brand: deps.brand.key, languages: languagesOf(deps), part, size: PRODUCTS_PER_FILE })
  if (file === 'pages') return urlset(deps, await pageEntries(deps))
  const parts = Math.ceil((await countProducts(db, deps.brand.key)) / PRODUCTS_PER_FILE)
  if (file !== 'whole') return file <= parts ? urlset(deps, await products(file)) : undefined
  if (parts > 1) return sitemapIndex(deps, parts)
  return urlset(deps, [...(await pageEntries(deps)), ...(await products(1))])
}

/** Made once and cached until something changes, so that a request for it is cheap. */
export function createSitemapCache(deps: PageDependencies): SitemapCache {
  const files = new Map<SitemapFile, { readonly made: Promise<Buffer | undefined>; readonly validUntil: number }>()

  async function make(file: SitemapFile): Promise<Buffer | undefined> {
    const text = await writeFile(deps, file)
    return text === undefined ? undefined : promisify(gzip)(text)
  }

  return {
    changed: () => files.clear(),
    async load(file) {
      const now = deps.now().getTime()
      const cached = files.get(file)
      if (cached && cached.validUntil > now) return cached.made
      const entry = { made: make(file), validUntil: now + MAX_LIFE_MS }
      files.set(file, entry)
      const forget = () => files.get(file) === entry && files.delete(file)
      // Numbers of parts that do not exist are endless, so none of them is cached.
      entry.made.then((made) => made ?? forget(), forget)
      return entry.made
    },
  }
}
