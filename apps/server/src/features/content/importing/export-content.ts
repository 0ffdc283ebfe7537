import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { and, asc, desc, eq } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { flowboxFeedSchema } from '@firkant/domain/content/blocks/media-blocks.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { scriptSettingsSchema } from '@firkant/domain/content/script-settings-schema.ts'
import { siteContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { withoutDefaults } from '@firkant/domain/content/without-defaults.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { findSetting, inContext, listWellKnownPages, type ContentContext } from '../content-store.ts'
import { pages, pageVersions, redirects } from '../content-tables.ts'
import { listOwnFeeds } from '../feeds/feed-store.ts'
import { SCRIPT_SETTINGS, SITE_SETTING } from '../site-frame.ts'
import { momentText } from '../stored-content.ts'
import { SETTINGS_FILE, SITE_FILE } from './content-files.ts'
import { contentJson } from './content-json.ts'

/** Path below the content folder → text. */
export type ContentFiles = ReadonlyMap<string, string>

type Entry = readonly [file: string, text: string]

/** The newest version of every page, drafts included. */
async function pageFiles(db: Drizzle, context: ContentContext): Promise<readonly Entry[]> {
  const rows = await db
    .selectDistinctOn([pages.key], { key: pages.key, path: pages.path, version: pageVersions })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(inContext(context))
    .orderBy(pages.key, desc(pageVersions.version))
  return rows.map(({ key, path, version: { publishAt, unpublishAt, ...version } }) => {
    const content = {
      ...version,
      key,
      path,
      publishAt: publishAt && momentText(publishAt),
      unpublishAt: unpublishAt && momentText(unpublishAt),
    }
    return [`${key}.json`, contentJson(withoutDefaults(pageContentSchema, content))]
  })
}

async function siteFile(db: Drizzle, context: ContentContext): Promise<readonly Entry[]> {
  const frame = await findSetting(db, context, SITE_SETTING)
  if (typeof frame !== 'object') return []
  const moved = await db
    .select({ from: redirects.fromPath, to: redirects.toPath, status: redirects.status })
    .from(redirects)
    .where(and(eq(redirects.brand, context.brand), eq(redirects.language, context.language)))
    .orderBy(asc(redirects.fromPath))
  const site = { ...frame, wellKnownPages: await listWellKnownPages(db, context), redirects: moved }
  return [[SITE_FILE, contentJson(withoutDefaults(siteContentSchema, site))]]
}

async function feedFiles(db: Drizzle, context: ContentContext): Promise<readonly Entry[]> {
  const feeds = await listOwnFeeds(db, context)
  return feeds.map(({ name, feed }) => [`feeds/${name}.json`, contentJson(withoutDefaults(flowboxFeedSchema, feed))])
}

async function brandFiles(db: Drizzle, brand: BrandKey): Promise<readonly Entry[]> {
  const switches = await findSetting(db, { brand, language: '' }, SCRIPT_SETTINGS)
  const own: Entry[] = switches
    ? [[`${brand}/${SETTINGS_FILE}`, contentJson(withoutDefaults(scriptSettingsSchema, switches))]]
    : []
  const languages = await Promise.all(
    BRANDS[brand].markets.map(async (market) => {
      const { language } = MARKETS[market]
      const context = { brand, language }
      const site = await siteFile(db, context)
      // Without site.json a folder can't be imported, so this language has no content.
      if (site.length === 0) return []
      const files = [...site, ...(await pageFiles(db, context)), ...(await feedFiles(db, context))]
      return files.map(([file, text]): Entry => [`${brand}/${language}/${file}`, text])
    }),
  )
  return [...own, ...languages.flat()]
}

/** The stored content as files. Importing them again changes nothing. */
export async function readStoredContent(db: Drizzle): Promise<ContentFiles> {
  const brands = await Promise.all(BRAND_KEYS.map((brand) => brandFiles(db, brand)))
  return new Map(brands.flat())
}

export function writeContentFiles(root: string, files: ContentFiles): void {
  for (const [file, text] of files) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
