import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { readAddress, writeAddress } from '@firkant/domain/change-sets/document-address.ts'
import { isSame } from '@firkant/domain/change-sets/document-value.ts'
import { provenClaims } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { publishEvent } from '../../../platform/events/shop-events.ts'
import { listEnvironmentalProofs } from '../../environment/environmental-proof-store.ts'
import { saveExperiences } from '../../experiences/save-experiences.ts'
import { redirects, wellKnownPages } from '../content-tables.ts'
import { readDocument } from '../documents/stored-documents.ts'
import { saveFeeds } from '../feeds/feed-store.ts'
import { saveSetting } from '../setting-store.ts'
import { storableBanner } from '../site-banner.ts'
import { SCRIPT_SETTINGS, SITE_SETTING } from '../site-frame.ts'
import { loadExperienceRules } from '../stored-experiences.ts'
import { checkReferences, loadKnownThings, type KnownThings } from './check-references.ts'
import type { ContentFolder } from './content-files.ts'
import { ContentError, type ContentProblem } from './content-problems.ts'
import { findDoubles } from './double-claims.ts'
import { deleteMissingPages, listChangedKeys, redirectOldPath, savePages, type Transaction } from './save-pages.ts'
import { unprovenContent } from './unproven-content.ts'

export interface ImportedContent {
  readonly changed: number
  readonly unchanged: number
  /** What was taken as it is, and is worth a look. */
  readonly warnings: readonly ContentProblem[]
}

async function saveSite(tx: Transaction, folder: ContentFolder, now: Date): Promise<void> {
  const { brand, language, site } = folder
  const { wellKnownPages: known, redirects: moved, banner, ...frame } = site
  await tx
    .insert(wellKnownPages)
    .values(Object.entries(known).map(([key, path]) => ({ brand, language, key, path })))
    .onConflictDoUpdate({
      target: [wellKnownPages.brand, wellKnownPages.language, wellKnownPages.key],
      set: { path: sql`excluded.path` },
    })
  // Of two redirects from the same path the last one counts.
  const byPath = new Map(moved.map(({ from, to, status }) => [from, { toPath: to, status }]))
  if (byPath.size > 0)
    await tx
      .insert(redirects)
      .values([...byPath].map(([fromPath, target]) => ({ brand, language, fromPath, ...target })))
      .onConflictDoUpdate({
        target: [redirects.brand, redirects.language, redirects.fromPath],
        set: { toPath: sql`excluded.to_path`, status: sql`excluded.status` },
      })
  const value = { ...frame, ...(banner && { banner: storableBanner(banner, now) }) }
  await saveSetting(tx, { brand, language, key: SITE_SETTING, value })
  if (folder.settings) await saveSetting(tx, { brand, language: '', key: SCRIPT_SETTINGS, value: folder.settings })
}

export interface ImportOptions {
  /** The time of the import. */
  readonly now?: Date
  /** The folder of the films; without it they are not checked. */
  readonly mediaDir?: string | undefined
  /** Refuses environmental claims without proof, instead of warning of them. */
  readonly lawStrict?: boolean | undefined
  readonly onPage?: (done: number, total: number) => void
  /** In the same transaction: what was before and what is after, of documents that were there already. */
  readonly onDocuments?: ((tx: Transaction, imported: ImportedDocuments) => Promise<void>) | undefined
}

export interface ImportedDocuments {
  readonly brand: BrandKey
  readonly now: Date
  readonly documents: readonly { readonly document: string; readonly base: unknown; readonly value: unknown }[]
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'

/** Redirects a deleted page to the page above it. */
async function redirectGone(
  tx: Transaction,
  folder: ContentFolder,
  { gone, known }: { gone: readonly string[]; known: KnownThings },
): Promise<void> {
  const addresses = known.addressesOf(folder.language)
  const nearest = (path: string): string => (path === '/' || addresses?.has(path) ? path : nearest(parentOf(path)))
  for (const path of gone)
    if (!addresses?.has(path)) await redirectOldPath(tx, folder, { from: path, to: nearest(parentOf(path)) })
}

/** What an import is about to change, as it is before. */
async function readBefore(tx: Transaction, brand: BrandKey, folders: readonly ContentFolder[]) {
  const before = new Map<string, unknown>()
  for (const folder of folders) {
    const { language } = folder
    const keys = await listChangedKeys(tx, folder)
    const frame = { kind: 'frame', language } as const
    const isThere = (await readDocument(tx, { brand, address: frame })) !== null
    const pages = keys.map((key) => ({ kind: 'page', language, key }) as const)
    for (const address of isThere ? [frame, ...pages] : pages)
      before.set(writeAddress(address), await readDocument(tx, { brand, address }))
  }
  return before
}

async function readAfter(tx: Transaction, brand: BrandKey, before: ReadonlyMap<string, unknown>) {
  const documents = []
  for (const [document, base] of before) {
    const address = readAddress(document)
    const value = address && (await readDocument(tx, { brand, address }))
    if (!isSame(base, value)) documents.push({ document, base, value })
  }
  return documents
}

interface BrandImport extends Pick<ImportOptions, 'mediaDir' | 'onDocuments'> {
  readonly now: Date
  readonly onPage: () => void
}

async function importBrand(
  tx: Transaction,
  { brand, folders }: { brand: BrandKey; folders: readonly ContentFolder[] },
  { now, mediaDir, onPage, onDocuments }: BrandImport,
) {
  const before = onDocuments ? await readBefore(tx, brand, folders) : new Map<string, unknown>()
  const goneOf = new Map<ContentFolder, readonly string[]>()
  let changed = 0
  for (const folder of folders) {
    await saveSite(tx, folder, now)
    await saveFeeds(tx, folder, folder.feeds)
    const gone = await deleteMissingPages(tx, folder)
    goneOf.set(folder, gone)
    changed += gone.length + (await savePages(tx, folder, onPage))
  }
  if (onDocuments) await onDocuments(tx, { brand, now, documents: await readAfter(tx, brand, before) })
  await saveExperiences(tx, { brand, rules: await loadExperienceRules(tx, brand), now })
  // Loaded after saving, so that references to new pages are valid.
  const known = await loadKnownThings(tx, brand)
  for (const [folder, gone] of goneOf) await redirectGone(tx, folder, { gone, known })
  return { changed, problems: folders.flatMap((folder) => checkReferences(folder, known, mediaDir)) }
}

/** Saves all folders in the transaction; throws if anything is invalid. */
async function importFolders(
  tx: Transaction,
  folders: readonly ContentFolder[],
  { now = new Date(), mediaDir, lawStrict = false, onPage = () => undefined, onDocuments }: ImportOptions,
): Promise<ImportedContent> {
  const doubles = folders.flatMap(findDoubles)
  if (doubles.length > 0) throw new ContentError(doubles)
  const total = folders.reduce((sum, folder) => sum + folder.pages.length, 0)
  let done = 0
  const options = { now, mediaDir, onDocuments, onPage: () => onPage((done += 1), total) }
  const imported = []
  for (const [brand, ofBrand] of Map.groupBy(folders, (folder) => folder.brand)) {
    imported.push(await importBrand(tx, { brand, folders: ofBrand }, options))
    await publishEvent(tx, { type: 'content-changed', brand })
  }
  const proven = provenClaims(await listEnvironmentalProofs(tx), now.toISOString().slice(0, 10))
  const unproven = folders.flatMap((folder) => unprovenContent(folder, proven))
  const problems = [...imported.flatMap((each) => each.problems), ...(lawStrict ? unproven : [])]
  if (problems.length > 0) throw new ContentError(problems)
  const changed = imported.reduce((sum, each) => sum + each.changed, 0)
  return { changed, unchanged: Math.max(total - changed, 0), warnings: lawStrict ? [] : unproven }
}

/**
 * Imports all folders or none. Unchanged pages get no new version; moved and deleted ones redirect. Broken references
 * are refused, all reported at once.
 */
export async function importContent(
  db: Drizzle,
  folders: readonly ContentFolder[],
  options: ImportOptions = {},
): Promise<ImportedContent> {
  return db.transaction((tx) => importFolders(tx, folders, options))
}

/** What an import would change or refuse; nothing is stored. */
export async function checkContent(
  db: Drizzle,
  folders: readonly ContentFolder[],
  options: ImportOptions = {},
): Promise<ImportedContent> {
  let found: ImportedContent | undefined
  await db
    .transaction(async (tx) => {
      found = await importFolders(tx, folders, options)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  if (!found) throw new Error('The content check ended without a result')
  return found
}
