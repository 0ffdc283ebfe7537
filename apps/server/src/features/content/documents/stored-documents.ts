import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { DocumentAddress } from '@firkant/domain/change-sets/document-address.ts'
import type { Segment } from '@firkant/domain/change-sets/publication-windows.ts'
import { type PageContent, pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { scriptSettingsSchema } from '@firkant/domain/content/script-settings-schema.ts'
import { frameContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { withoutDefaults } from '@firkant/domain/content/without-defaults.ts'
import { pages, pageVersions, settingWindows } from '../content-tables.ts'
import { writtenPage } from '../importing/export-content.ts'
import { newPage, redirectOldPath, saveVersion, type StoredVersion, type Transaction } from '../importing/save-pages.ts'
import { readSetting, removeSetting, saveSetting } from '../setting-store.ts'
import { storableBanner } from '../site-banner.ts'
import { SCRIPT_SETTINGS, SITE_SETTING } from '../site-frame.ts'
import { hashOf, storable } from '../stored-content.ts'

export const SCHEMAS = { page: pageContentSchema, frame: frameContentSchema, switches: scriptSettingsSchema } as const

export interface StoredDocument {
  readonly brand: BrandKey
  readonly address: DocumentAddress
}

const settingOf = ({ brand, address }: StoredDocument) =>
  address.kind === 'frame'
    ? { brand, language: address.language, key: SITE_SETTING }
    : { brand, language: '', key: SCRIPT_SETTINGS }

export interface PageAddress {
  readonly brand: BrandKey
  readonly language: string
  readonly key: string
}

async function findVersion(tx: Transaction, { brand, language, key }: PageAddress) {
  const [found] = await tx
    .select({ id: pages.id, key: pages.key, path: pages.path, version: pageVersions })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.layer, 0)))
    .where(and(eq(pages.brand, brand), eq(pages.language, language), eq(pages.key, key)))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  return found
}

/** As an editor would write it; null if there is none. Whatever change sets show for a time. */
export async function readDocument(tx: Transaction, document: StoredDocument): Promise<unknown> {
  const { brand, address } = document
  if (address.kind === 'page') {
    const found = await findVersion(tx, { brand, ...address })
    return found ? writtenPage(found) : null
  }
  const stored = await readSetting(tx, settingOf(document))
  return stored === undefined ? null : withoutDefaults(SCHEMAS[address.kind], stored)
}

/** When what is there for good was stored; undefined: there is no such page. */
export async function findPublishedAt(tx: Transaction, page: PageAddress): Promise<Date | undefined> {
  return (await findVersion(tx, page))?.version.createdAt
}

/** As a page was for good at that time; its first state for a time before it. */
export async function readDocumentAt(tx: Transaction, page: PageAddress, at: Date): Promise<unknown> {
  const { brand, language, key } = page
  const isIt = and(eq(pages.brand, brand), eq(pages.language, language), eq(pages.key, key))
  const versions = () =>
    tx
      .select({ key: pages.key, path: pages.path, version: pageVersions })
      .from(pages)
      .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.layer, 0)))
  const [then] = await versions()
    .where(and(isIt, lte(pageVersions.createdAt, at)))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  const [first] = then ? [then] : await versions().where(isIt).orderBy(asc(pageVersions.version)).limit(1)
  return first ? writtenPage(first) : null
}

/** The next version of a page: its windows have numbers, too. */
async function nextVersion(tx: Transaction, id: number): Promise<number> {
  const newest = sql<number | null>`max(${pageVersions.version})`
  const [found] = await tx.select({ newest }).from(pageVersions).where(eq(pageVersions.pageId, id))
  return (found?.newest ?? 0) + 1
}

async function findPageId(tx: Transaction, { brand, language, key }: PageAddress): Promise<number | undefined> {
  const isIt = and(eq(pages.brand, brand), eq(pages.language, language), eq(pages.key, key))
  const [found] = await tx.select({ id: pages.id }).from(pages).where(isIt)
  return found?.id
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'

async function deletePage(tx: Transaction, page: PageAddress): Promise<void> {
  const { brand, language, key } = page
  const isIt = and(eq(pages.brand, brand), eq(pages.language, language), eq(pages.key, key))
  const [gone] = await tx.delete(pages).where(isIt).returning({ path: pages.path })
  if (gone && gone.path !== '/')
    await redirectOldPath(tx, { brand, language }, { from: gone.path, to: parentOf(gone.path) })
}

async function savePage(tx: Transaction, page: PageAddress, content: PageContent): Promise<void> {
  const { brand, language } = page
  const known = await findVersion(tx, page)
  const contentHash = hashOf(content)
  const id = known?.id ?? (await findPageId(tx, page)) ?? (await newPage(tx, page, content))
  if (known && known.path !== content.path) {
    await tx.update(pages).set({ path: content.path }).where(eq(pages.id, id))
    await redirectOldPath(tx, { brand, language }, { from: known.path, to: content.path })
  }
  if (known?.version.contentHash === contentHash) return
  const version: StoredVersion = { id, version: await nextVersion(tx, id) }
  await saveVersion(tx, version, { content, contentHash })
}

/** What is from now on, for good. The value has been validated. */
export async function saveDocument(
  tx: Transaction,
  document: StoredDocument,
  { value, now }: { readonly value: unknown; readonly now: Date },
): Promise<void> {
  const { brand, address } = document
  if (address.kind === 'page') {
    const page = { brand, language: address.language, key: address.key }
    return value === null ? deletePage(tx, page) : savePage(tx, page, storable(pageContentSchema.parse(value)))
  }
  // Taken back to before there were any: their defaults hold again.
  if (value === null) return removeSetting(tx, settingOf(document))
  await saveSetting(tx, { ...settingOf(document), value: storableSetting(address.kind, value, now) })
}

function storableSetting(kind: 'frame' | 'switches', value: unknown, now: Date): unknown {
  if (kind === 'switches') return scriptSettingsSchema.parse(value)
  const { banner, ...frame } = frameContentSchema.parse(value)
  return { ...frame, ...(banner && { banner: storableBanner(banner, now) }) }
}

const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one)
const earliest = (one: Date | undefined, other: Date | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other)
const moment = (at: number | string | undefined) => (at === undefined ? undefined : new Date(at))

async function savePageWindows(tx: Transaction, page: PageAddress, segments: readonly Segment[]): Promise<void> {
  const known = await findPageId(tx, page)
  if (known !== undefined)
    await tx.delete(pageVersions).where(and(eq(pageVersions.pageId, known), eq(pageVersions.layer, 1)))
  for (const { value, from, until } of segments) {
    const content = storable(pageContentSchema.parse(value))
    // A page has times of its own as well.
    const publishAt = latest(new Date(from), moment(content.publishAt))
    const unpublishAt = earliest(moment(until), moment(content.unpublishAt))
    if (unpublishAt && unpublishAt <= publishAt) continue
    const id = (await findPageId(tx, page)) ?? (await newPage(tx, page, content))
    const version: StoredVersion = { id, version: await nextVersion(tx, id), layer: 1, publishAt, unpublishAt }
    await saveVersion(tx, version, { content, contentHash: hashOf(content) })
  }
}

/** What is shown in its place, and when; in place of all windows that were there. */
export async function saveWindows(
  tx: Transaction,
  document: StoredDocument,
  { segments, now }: { readonly segments: readonly Segment[]; readonly now: Date },
): Promise<void> {
  const { brand, address } = document
  if (address.kind === 'page')
    return savePageWindows(tx, { brand, language: address.language, key: address.key }, segments)
  const key = settingOf(document)
  await tx
    .delete(settingWindows)
    .where(
      and(eq(settingWindows.brand, brand), eq(settingWindows.language, key.language), eq(settingWindows.key, key.key)),
    )
  for (const { value, from, until } of segments)
    await tx.insert(settingWindows).values({
      ...key,
      value: storableSetting(address.kind, value, now),
      publishAt: new Date(from),
      unpublishAt: until === undefined ? null : new Date(until),
    })
}
