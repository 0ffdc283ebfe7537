import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { pages, pageVersions, redirects } from '../content-tables.ts'
import { hashOf, storable } from '../stored-content.ts'
import type { ContentFolder } from './content-files.ts'

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

interface KnownPage {
  readonly id: number
  readonly key: string
  readonly path: string
  readonly version: number | null
  readonly contentHash: string | null
}

const inFolder = ({ brand, language }: ContentFolder) => and(eq(pages.brand, brand), eq(pages.language, language))

async function loadKnownPages(tx: Transaction, folder: ContentFolder): Promise<ReadonlyMap<string, KnownPage>> {
  const { version, contentHash, layer } = pageVersions
  const newest = sql<number | null>`(select max(v.version) from page_versions v where v.page_id = ${pages.id})`
  const rows = await tx
    .selectDistinctOn([pages.id], { id: pages.id, key: pages.key, path: pages.path, version: newest, contentHash })
    .from(pages)
    .leftJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(layer, 0)))
    .where(inFolder(folder))
    .orderBy(pages.id, desc(version))
  return new Map(rows.map((row) => [row.key, row]))
}

export async function redirectOldPath(
  tx: Transaction,
  { brand, language }: { readonly brand: string; readonly language: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const row = { brand, language, fromPath: from, toPath: to, status: 301 }
  await tx
    .insert(redirects)
    .values(row)
    .onConflictDoUpdate({ target: [redirects.brand, redirects.language, redirects.fromPath], set: row })
  // A page is at the new path now; an older redirect from there would make a loop.
  await tx
    .delete(redirects)
    .where(and(eq(redirects.brand, brand), eq(redirects.language, language), eq(redirects.fromPath, to)))
}

/** Two pages may swap paths, so all moving pages give up their path before any takes a new one. */
async function movePages(
  tx: Transaction,
  folder: ContentFolder,
  known: ReadonlyMap<string, KnownPage>,
): Promise<ReadonlySet<string>> {
  const moves = folder.pages.flatMap(({ content: { key, path } }) => {
    const page = known.get(key)
    return page && page.path !== path ? [{ id: page.id, key, from: page.path, to: path }] : []
  })
  const taken = new Set(folder.pages.map(({ content }) => content.path))
  for (const { id } of moves)
    await tx
      .update(pages)
      .set({ path: `moving ${id}` })
      .where(eq(pages.id, id))
  for (const { id, from, to } of moves) {
    await tx.update(pages).set({ path: to }).where(eq(pages.id, id))
    if (!taken.has(from)) await redirectOldPath(tx, folder, { from, to })
  }
  return new Set(moves.map(({ key }) => key))
}

export interface StoredVersion {
  readonly id: number
  readonly version: number
  /** 1, with its times: what a change set shows in the page's place. */
  readonly layer?: 0 | 1
  readonly publishAt?: Date
  readonly unpublishAt?: Date | undefined
}

export async function saveVersion(
  tx: Transaction,
  page: StoredVersion,
  { content, contentHash }: { content: PageContent; contentHash: string },
): Promise<void> {
  const { key: _key, path: _path, publishAt, unpublishAt, listing, article, ...rest } = content
  const [from, until] = [publishAt, unpublishAt].map((at) => (at ? new Date(at) : null))
  const isOwn = page.layer !== 1
  await tx.insert(pageVersions).values({
    ...rest,
    pageId: page.id,
    version: page.version,
    layer: page.layer ?? 0,
    publishAt: isOwn ? from : page.publishAt,
    unpublishAt: isOwn ? until : page.unpublishAt,
    listing: listing ?? null,
    article: article ?? null,
    contentHash,
  })
}

export async function newPage(
  tx: Transaction,
  { brand, language }: { readonly brand: string; readonly language: string },
  content: PageContent,
): Promise<number> {
  const { key, path } = content
  const [page] = await tx.insert(pages).values({ brand, language, key, path }).returning({ id: pages.id })
  if (!page) throw new Error(`The page ${key} could not be stored`)
  return page.id
}

/** The keys of the pages that an import would make, change or delete; none where there was no page yet. */
export async function listChangedKeys(tx: Transaction, folder: ContentFolder): Promise<readonly string[]> {
  const known = await loadKnownPages(tx, folder)
  if (known.size === 0) return []
  const written = new Map(folder.pages.map(({ content }) => [content.key, content]))
  const changed = [...written.values()].filter((content) => {
    const before = known.get(content.key)
    return before?.contentHash !== hashOf(storable(content)) || before.path !== content.path
  })
  const gone = [...known.keys()].filter((key) => !written.has(key))
  return [...changed.map(({ key }) => key), ...gone]
}

/** Returns how many are new or changed; unchanged pages get no new version. */
export async function savePages(tx: Transaction, folder: ContentFolder, onPage: () => void): Promise<number> {
  const known = await loadKnownPages(tx, folder)
  const moved = await movePages(tx, folder, known)
  let changed = 0
  for (const page of folder.pages) {
    const content = storable(page.content)
    const contentHash = hashOf(content)
    const before = known.get(content.key)
    if (before?.contentHash !== contentHash) {
      const id = before?.id ?? (await newPage(tx, folder, content))
      await saveVersion(tx, { id, version: (before?.version ?? 0) + 1 }, { content, contentHash })
    }
    if (before?.contentHash !== contentHash || moved.has(content.key)) changed += 1
    onPage()
  }
  return changed
}

/** Deletes pages that are no longer in the folder and returns their paths. */
export async function deleteMissingPages(tx: Transaction, folder: ContentFolder): Promise<readonly string[]> {
  const keys = folder.pages.map((page) => page.content.key)
  const gone = await tx
    .delete(pages)
    .where(and(inFolder(folder), notInArray(pages.key, keys)))
    .returning({ path: pages.path })
  return gone.map(({ path }) => path)
}
