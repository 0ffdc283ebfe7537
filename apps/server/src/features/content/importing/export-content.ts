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
import { inContext, isLasting, listWellKnownPages, type ContentContext } from '../content-store.ts'
import { pages, pageVersions, redirects } from '../content-tables.ts'
import { listOwnFeeds } from '../feeds/feed-store.ts'
import { findLastingSetting } from '../setting-store.ts'
import { SCRIPT_SETTINGS, SITE_SETTING } from '../site-frame.ts'
import { momentText } from '../stored-content.ts'
import { SETTINGS_FILE, SITE_FILE } from './content-files.ts'
import { contentJson } from './content-json.ts'

/** Path below the content folder → text. */
export type ContentFiles = ReadonlyMap<string, string>

type Entry = readonly [file: string, text: string]

interface FilesContext extends ContentContext {
  readonly now: Date
}

type StoredVersion = Pick<typeof pages.$inferSelect, 'key' | 'path'> & {
  readonly version: typeof pageVersions.$inferSelect
}

/** A stored page as an editor would write it. A layer's times are those of its change set, not the page's. */
export function writtenPage({ key, path, version: { publishAt, unpublishAt, ...version } }: StoredVersion): unknown {
  const isOwn = version.layer === 0
  const content = {
    ...version,
    key,
    path,
    publishAt: isOwn && publishAt ? momentText(publishAt) : undefined,
    unpublishAt: isOwn && unpublishAt ? momentText(unpublishAt) : undefined,
  }
  return withoutDefaults(pageContentSchema, content)
}

/** The newest version of every page that stays, drafts included. */
async function pageFiles(db: Drizzle, { now, ...context }: FilesContext): Promise<readonly Entry[]> {
  const rows = await db
    .selectDistinctOn([pages.key], { key: pages.key, path: pages.path, version: pageVersions })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(and(inContext(context), isLasting(now)))
    .orderBy(pages.key, desc(pageVersions.layer), desc(pageVersions.version))
  return rows.map((row) => [`${row.key}.json`, contentJson(writtenPage(row))])
}

async function siteFile(db: Drizzle, context: FilesContext): Promise<readonly Entry[]> {
  const frame = await findLastingSetting(db, context, SITE_SETTING)
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

async function brandFiles(db: Drizzle, brand: BrandKey, now: Date): Promise<readonly Entry[]> {
  const switches = await findLastingSetting(db, { brand, language: '', now }, SCRIPT_SETTINGS)
  const own: Entry[] = switches
    ? [[`${brand}/${SETTINGS_FILE}`, contentJson(withoutDefaults(scriptSettingsSchema, switches))]]
    : []
  const languages = await Promise.all(
    BRANDS[brand].markets.map(async (market) => {
      const { language } = MARKETS[market]
      const context = { brand, language, now }
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
export async function readStoredContent(db: Drizzle, now: Date): Promise<ContentFiles> {
  const brands = await Promise.all(BRAND_KEYS.map((brand) => brandFiles(db, brand, now)))
  return new Map(brands.flat())
}

export function writeContentFiles(root: string, files: ContentFiles): void {
  for (const [file, text] of files) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
