import { createHash } from 'node:crypto'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'
import type { ContentFolder } from './content-files.ts'
import { pages, pageVersions, redirects, settings, wellKnownPages } from './content-tables.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { storableBanner } from './site-banner.ts'
import { SCRIPT_SETTINGS, SITE_SETTING } from './site-frame.ts'

type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export interface ImportedContent {
  readonly changed: number
  readonly unchanged: number
}

/** HTML that an editor wrote is made safe before it is stored. */
export function sanitiseBlock(block: BlockContent): BlockContent {
  switch (block.componentName) {
    case 'Editorial':
      return { ...block, props: { ...block.props, html: sanitiseHtml(block.props.html) } }
    case 'ExpandableEditorial':
      return { ...block, props: { ...block.props, html: sanitiseHtml(block.props.html) } }
    case 'Faq': {
      const items = block.props.items.map((item) => ({ ...item, answer: sanitiseHtml(item.answer) }))
      return { ...block, props: { ...block.props, items } }
    }
    case 'ProductBlock': {
      const { text } = block.props
      return { ...block, props: { ...block.props, ...(text && { text: sanitiseHtml(text) }) } }
    }
    case 'ImageBanner': {
      const { text, mobileText } = block.props
      return {
        ...block,
        props: {
          ...block.props,
          ...(text && { text: sanitiseHtml(text) }),
          ...(mobileText && { mobileText: sanitiseHtml(mobileText) }),
        },
      }
    }
    case 'Layout': {
      const columns = block.props.columns.map((column) => ({
        blocks: column.blocks.map((inner) => sanitiseBlock(inner) as typeof inner),
      }))
      return { ...block, props: { ...block.props, columns } }
    }
    default:
      return block
  }
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

async function redirectOldPath(
  tx: Transaction,
  folder: ContentFolder,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { brand, language } = folder
  const row = { brand, language, fromPath: from, toPath: to, status: 301 }
  await tx
    .insert(redirects)
    .values(row)
    .onConflictDoUpdate({ target: [redirects.brand, redirects.language, redirects.fromPath], set: row })
  // A page stands at the new path now; an older redirect from there would lead in a circle.
  await tx
    .delete(redirects)
    .where(and(eq(redirects.brand, brand), eq(redirects.language, language), eq(redirects.fromPath, to)))
}

async function savePage(tx: Transaction, folder: ContentFolder, content: PageContent): Promise<boolean> {
  const { brand, language } = folder
  const { key, path, publishAt, unpublishAt, ...rest } = content
  const [known] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.brand, brand), eq(pages.language, language), eq(pages.key, key)))
  if (known && known.path !== path) {
    await tx.update(pages).set({ path }).where(eq(pages.id, known.id))
    await redirectOldPath(tx, folder, { from: known.path, to: path })
  }
  const page = known ?? (await tx.insert(pages).values({ brand, language, key, path }).returning())[0]
  if (!page) throw new Error(`The page ${key} could not be stored`)
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const [newest] = await tx
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.pageId, page.id))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  if (newest?.contentHash === contentHash) return known?.path !== path && known !== undefined
  await tx.insert(pageVersions).values({
    ...rest,
    pageId: page.id,
    version: (newest?.version ?? 0) + 1,
    publishAt: publishAt ? new Date(publishAt) : null,
    unpublishAt: unpublishAt ? new Date(unpublishAt) : null,
    blocks: content.blocks.map(sanitiseBlock),
    listing: content.listing
      ? {
          ...content.listing,
          rowBlocks: content.listing.rowBlocks.map((row) => ({ ...row, block: sanitiseBlock(row.block) })),
        }
      : null,
    contentHash,
  })
  return true
}

async function deleteMissingPages(tx: Transaction, folder: ContentFolder): Promise<number> {
  const { brand, language } = folder
  const keys = folder.pages.map((page) => page.content.key)
  const gone = await tx
    .delete(pages)
    .where(and(eq(pages.brand, brand), eq(pages.language, language), notInArray(pages.key, keys)))
    .returning({ path: pages.path })
  for (const { path } of gone) await redirectOldPath(tx, folder, { from: path, to: parentPath(path) })
  return gone.length
}

async function saveSetting(tx: Transaction, row: typeof settings.$inferInsert): Promise<void> {
  await tx
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: [settings.brand, settings.language, settings.key], set: row })
}

async function saveSite(tx: Transaction, folder: ContentFolder, now: Date): Promise<void> {
  const { brand, language, site } = folder
  const { wellKnownPages: known, redirects: moved, banner, ...frame } = site
  for (const [key, path] of Object.entries(known)) {
    const row = { brand, language, key, path }
    await tx
      .insert(wellKnownPages)
      .values(row)
      .onConflictDoUpdate({ target: [wellKnownPages.brand, wellKnownPages.language, wellKnownPages.key], set: row })
  }
  for (const { from, to, status } of moved) {
    const row = { brand, language, fromPath: from, toPath: to, status }
    await tx
      .insert(redirects)
      .values(row)
      .onConflictDoUpdate({ target: [redirects.brand, redirects.language, redirects.fromPath], set: row })
  }
  const value = { ...frame, ...(banner && { banner: storableBanner(banner, now) }) }
  await saveSetting(tx, { brand, language, key: SITE_SETTING, value })
  if (folder.settings) await saveSetting(tx, { brand, language: '', key: SCRIPT_SETTINGS, value: folder.settings })
}

export interface ImportOptions {
  /** What the content calls today. */
  readonly now?: Date
  readonly onPage?: (done: number, total: number) => void
}

/** All folders or none. What has not changed gets no new version; what moved or went away redirects. */
export async function importContent(
  db: Drizzle,
  folders: readonly ContentFolder[],
  { now = new Date(), onPage = () => undefined }: ImportOptions = {},
): Promise<ImportedContent> {
  const total = folders.reduce((sum, folder) => sum + folder.pages.length, 0)
  return db.transaction(async (tx) => {
    let done = 0
    let changed = 0
    for (const folder of folders) {
      await saveSite(tx, folder, now)
      changed += await deleteMissingPages(tx, folder)
      for (const page of folder.pages) {
        if (await savePage(tx, folder, page.content)) changed += 1
        onPage((done += 1), total)
      }
    }
    for (const brand of new Set(folders.map((folder) => folder.brand)))
      await publishEvent(tx, { type: 'content-changed', brand })
    return { changed, unchanged: Math.max(total - changed, 0) }
  })
}
