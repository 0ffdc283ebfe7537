import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { SITE_KEY } from '@firkant/domain/content/content-claims.ts'
import { provenClaims } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import type { InvoiceDays } from '@firkant/domain/law/invoice/invoice-days.ts'
import type { LawFacts, LawManufacturer, LawProduct, LawStorefront } from '@firkant/domain/law/law-facts.ts'
import type { ManufacturerContact } from '@firkant/domain/law/manufacturer-record.ts'
import { WAYS_TO_PAY } from '@firkant/domain/law/payment-order-gaps.ts'
import { MARKETS, type MarketKey, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { findPageByKey, listLivePages } from '../content/content-store.ts'
import { loadAccessibility, loadFooterPaths, loadReviewOrigin } from '../content/site-frame.ts'
import { listEnvironmentalProofs } from '../environment/environmental-proof-store.ts'
import { loadContentClaims } from './load-content-claims.ts'

interface FactsContext {
  readonly market: MarketKey
  readonly now: Date
  readonly invoiceDays: InvoiceDays
  readonly officialFiles: ReadonlySet<string>
}

/** With what the whole catalogue claims: it is the same in all markets. */
export interface LawContext extends FactsContext {
  readonly catalogueClaims: LawFacts['claims']
}

interface StoredResponsible extends Record<string, unknown> {
  readonly responsible: ManufacturerContact | null
}

const TERMS_KEY = 'terms'
const PLACEHOLDER = /\[\[([\p{L}\d-]+)\]\]/gu

async function loadProducts(
  db: Drizzle,
  brands: readonly BrandKey[],
  language: MarketLanguage,
): Promise<readonly LawProduct[]> {
  const { rows } = await db.execute<LawProduct & Record<string, unknown>>(sql`
    select p.key, p.family, p.material, p.manufacturer_key as "manufacturerKey", p.model_code as "modelCode", p.energy,
      p.guarantee_years as "guaranteeYears",
      exists (select 1 from variants v where v.product_key = p.key and v.made_to_order) as "isMadeToOrder",
      coalesce(t.safety, '') as safety,
      exists (select 1 from product_images i where i.product_key = p.key) as "hasImage",
      exists (select 1 from due_diligence d where d.product_key = p.key) as "hasDueDiligence",
      not exists (select 1 from variants v where v.product_key = p.key and v.content is null) as "hasContent",
      array_agg(a.brand order by a.brand) as brands
    from products p
    join assortments a on a.product_key = p.key and a.brand = any(${sql.param([...brands])})
    left join product_texts t on t.product_key = p.key and t.language = ${language}
    group by p.key, t.safety order by p.key collate "C"`)
  return rows.map((row) => ({
    ...row,
    manufacturerKey: row.manufacturerKey ?? undefined,
    guaranteeYears: row.guaranteeYears ?? undefined,
    energy: row.energy ?? undefined,
  }))
}

async function loadManufacturers(db: Drizzle): Promise<LawFacts['manufacturers']> {
  const { rows } = await db.execute<Omit<LawManufacturer, 'responsible'> & StoredResponsible>(
    sql`select key, name, address, email, url, responsible from manufacturers`,
  )
  return new Map(
    rows.map((row): [string, LawManufacturer] => [row.key, { ...row, responsible: row.responsible ?? undefined }]),
  )
}

async function hasReviews(db: Drizzle): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from reviews limit 1`)
  return rows.length > 0
}

/** Of products that a brand ever had a price for. */
async function loadRecalls(db: Drizzle, brands: readonly BrandKey[]): Promise<LawFacts['recalls']> {
  const { rows } = await db.execute<LawFacts['recalls'][number] & Record<string, unknown>>(sql`
    select r.key, r.remedies, array_agg(distinct e.brand order by e.brand) as brands
    from recalls r
    join variants v on v.product_key = any(r.product_keys)
    join price_entries e on e.sku = v.sku and e.brand = any(${sql.param([...brands])})
    group by r.key order by r.key collate "C"`)
  return rows
}

interface Storefront extends LawStorefront {
  readonly claims: LawFacts['claims']
}

async function loadStorefront(db: Drizzle, brand: BrandKey, { market, now }: FactsContext): Promise<Storefront> {
  const { language } = MARKETS[market]
  const live = (await listLivePages(db, brand, now)).filter((page) => page.language === language)
  const found = await Promise.all(live.map(({ key }) => findPageByKey(db, { brand, language, now }, key)))
  const pages = found.filter((page) => page !== undefined)
  const texts = new Map(pages.map((page) => [page.key, JSON.stringify(page)] as const))
  const frame = { brand: BRANDS[brand], market: MARKETS[market], now }
  const accessibility = await loadAccessibility(db, frame)
  const filledIn = [...texts, [SITE_KEY, JSON.stringify(accessibility ?? '')] as const]
  return {
    brand,
    organisation: BRANDS[brand].organisation,
    terms: texts.get(TERMS_KEY) ?? '',
    footerLinks: await loadFooterPaths(db, frame),
    reviewOrigin: (await loadReviewOrigin(db, frame)) ?? '',
    hasAccessibility: accessibility !== undefined,
    isAuthorityConfirmed: accessibility?.authority.confirmedOn !== undefined,
    placeholders: filledIn.flatMap(([page, text]) =>
      [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ page, name })),
    ),
    claims: await loadContentClaims(db, { brand, language, pages, now }),
  }
}

/** What the duties of a market are checked by, of all brands that sell there. */
export async function loadLawFacts(db: Drizzle, { catalogueClaims, ...context }: LawContext): Promise<LawFacts> {
  const { market, now } = context
  const { language } = MARKETS[market]
  const brands = BRAND_KEYS.filter((brand) => BRANDS[brand].markets.includes(market))
  const storefronts = await Promise.all(brands.map((brand) => loadStorefront(db, brand, context)))
  return {
    market,
    language,
    storefronts,
    products: await loadProducts(db, brands, language),
    manufacturers: await loadManufacturers(db),
    recalls: await loadRecalls(db, brands),
    hasReviews: await hasReviews(db),
    claims: [...catalogueClaims, ...storefronts.flatMap(({ claims }) => claims)],
    provenClaims: provenClaims(await listEnvironmentalProofs(db), now.toISOString().slice(0, 10)),
    invoiceDays: context.invoiceDays,
    officialFiles: context.officialFiles,
    waysToPay: WAYS_TO_PAY,
  }
}
