import type { z } from 'zod'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { flowboxFeedSchema } from '@firkant/domain/content/blocks/media-blocks.ts'
import { aboutFeed, aboutPage, contentClaims, SITE_KEY } from '@firkant/domain/content/content-claims.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { siteContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import type { LawClaim } from '@firkant/domain/law/environment/environment-gaps.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { StoredPage } from '../content/content-store.ts'
import { listOwnFeeds } from '../content/feeds/feed-store.ts'
import { findSetting } from '../content/setting-store.ts'
import { SITE_SETTING } from '../content/site-frame.ts'

interface ClaimsContext {
  readonly brand: BrandKey
  readonly language: MarketLanguage
  /** Those that visitors see now. */
  readonly pages: readonly StoredPage[]
  readonly now: Date
}

/** The environmental claims of what one brand's editors wrote in one language. */
export async function loadContentClaims(
  db: Drizzle,
  { brand, language, pages, now }: ClaimsContext,
): Promise<readonly LawClaim[]> {
  const of = (schema: z.ZodType, content: unknown, about: string): readonly LawClaim[] =>
    contentClaims(schema, content).map(({ path, ...found }) => ({
      ...found,
      about,
      path: path.map(String).join('.'),
      language,
      brands: [brand],
    }))
  const site = await findSetting(db, { brand, language, now }, SITE_SETTING)
  const feeds = await listOwnFeeds(db, { brand, language })
  return [
    ...of(siteContentSchema, site, aboutPage(brand, SITE_KEY)),
    ...pages.flatMap((page) => of(pageContentSchema, page, aboutPage(brand, page.key))),
    ...feeds.flatMap(({ name, feed }) => of(flowboxFeedSchema, feed, aboutFeed(brand, name))),
  ]
}
