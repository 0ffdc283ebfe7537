import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type AnyColumn,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import {
  CUSTOMER_PAGES,
  type ArticleContent,
  type ListingContent,
  type PageContent,
} from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRead } from '../../platform/database/shared-reads.ts'
import { isOverlaid, overlaidPage } from './content-overlay.ts'
import { pages, pageVersions, redirects, settingWindows, wellKnownPages } from './content-tables.ts'

type Reader = Pick<Drizzle, 'select'>

export interface StoredPage {
  readonly key: string
  readonly path: string
  readonly componentName: PageContent['componentName']
  readonly title: string
  readonly description: string
  readonly image: string | null
  readonly heading: string | null
  readonly blocks: readonly BlockContent[]
  readonly listing: ListingContent | null
  readonly article: ArticleContent | null
}

export interface ContentContext {
  readonly brand: string
  readonly language: string
}

/** Content at a given time. */
export interface LiveContext extends ContentContext {
  readonly now: Date
}

const PAGE_COLUMNS = {
  key: pages.key,
  path: pages.path,
  componentName: pageVersions.componentName,
  title: pageVersions.title,
  description: pageVersions.description,
  image: pageVersions.image,
  heading: pageVersions.heading,
  blocks: pageVersions.blocks,
  listing: pageVersions.listing,
  article: pageVersions.article,
} as const

export function isLive(now: Date | Placeholder) {
  return and(
    eq(pageVersions.state, 'published'),
    or(isNull(pageVersions.publishAt), lte(pageVersions.publishAt, now)),
    or(isNull(pageVersions.unpublishAt), gt(pageVersions.unpublishAt, now)),
  )
}

/** What stays: the page itself, and what a change set made of it for good. */
export function isLasting(now: Date) {
  return or(eq(pageVersions.layer, 0), and(isNull(pageVersions.unpublishAt), lte(pageVersions.publishAt, now)))
}

export function inContext({ brand, language }: Record<keyof ContentContext, string | Placeholder>) {
  return and(eq(pages.brand, brand), eq(pages.language, language))
}

function selectPage(db: Reader, where: SQL | undefined) {
  return db
    .select(PAGE_COLUMNS)
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(where)
    .orderBy(desc(pageVersions.layer), desc(pageVersions.version))
    .limit(1)
}

async function findOne(db: Reader, where: SQL | undefined): Promise<StoredPage | undefined> {
  const rows = await selectPage(db, where)
  return rows[0] as StoredPage | undefined
}

const LIVE_BY = { path: pages.path, key: pages.key } as const
type LiveBy = keyof typeof LIVE_BY

function prepareLive(db: Reader, by: LiveBy) {
  const context = { brand: sql.placeholder('brand'), language: sql.placeholder('language') }
  const isIt = eq(LIVE_BY[by], sql.placeholder('value'))
  return selectPage(db, and(inContext(context), isIt, isLive(sql.placeholder('now')))).prepare(`page-by-${by}`)
}

const liveQueries = new WeakMap<Reader, Map<LiveBy, ReturnType<typeof prepareLive>>>()

/** Every page runs one of these: its text is made once for a handle, and planned once for a connection. */
async function findLive(
  db: Reader,
  { brand, language, now }: LiveContext,
  [by, value]: readonly [LiveBy, string],
): Promise<StoredPage | undefined> {
  const queries = liveQueries.get(db) ?? new Map<LiveBy, ReturnType<typeof prepareLive>>()
  liveQueries.set(db, queries)
  const query = queries.get(by) ?? prepareLive(db, by)
  queries.set(by, query)
  const rows = await query.execute({ brand, language, now, value })
  return rows[0] as StoredPage | undefined
}

/** Content holds until the next scheduled change. */
export function liveRead<Value>(
  db: Reader,
  { brand, now, key }: Pick<LiveContext, 'brand' | 'now'> & { readonly key: readonly string[] },
  read: () => Promise<Value>,
): Promise<Value> {
  const time = { now, endOf: () => findNextScheduledChange(db, brand, now) }
  return sharedRead(db, { key: [...key, brand], time }, read)
}

/** What is tried out comes first, and is not remembered. */
async function orOverlaid(
  language: string,
  by: { readonly path: string } | { readonly key: string },
  read: () => Promise<StoredPage | undefined>,
): Promise<StoredPage | undefined> {
  const tried = overlaidPage(language, by)
  if (tried !== undefined) return tried ?? undefined
  const stored = await read()
  return stored && isOverlaid(language, stored.key) ? undefined : stored
}

export function findPageByPath(db: Drizzle, context: LiveContext, path: string): Promise<StoredPage | undefined> {
  return orOverlaid(context.language, { path }, () => findSharedByPath(db, context, path))
}

function findSharedByPath(db: Drizzle, context: LiveContext, path: string): Promise<StoredPage | undefined> {
  return liveRead(db, { ...context, key: ['page-by-path', context.language, path] }, () =>
    findLive(db, context, ['path', path]),
  )
}

/** The page as it was written, published or not; and what stands in its place now. */
const isShownToEditors = (now: Date) => or(eq(pageVersions.layer, 0), isLive(now))

/** The newest version, published or not: for editors with a preview link. */
export function findNewestVersion(
  db: Drizzle,
  { now, ...context }: LiveContext,
  path: string,
): Promise<StoredPage | undefined> {
  const where = and(inContext(context), eq(pages.path, path), isShownToEditors(now))
  return orOverlaid(context.language, { path }, () => findOne(db, where))
}

/** The same for content without an address. */
export function findNewestByKey(
  db: Drizzle,
  { now, ...context }: LiveContext,
  key: string,
): Promise<StoredPage | undefined> {
  const where = and(inContext(context), eq(pages.key, key), isShownToEditors(now))
  return orOverlaid(context.language, { key }, () => findOne(db, where))
}

export function findPageByKey(db: Reader, context: LiveContext, key: string): Promise<StoredPage | undefined> {
  return orOverlaid(context.language, { key }, () =>
    liveRead(db, { ...context, key: ['page-by-key', context.language, key] }, () =>
      findLive(db, context, ['key', key]),
    ),
  )
}

/** The same page in the brand's other languages. */
export function listTranslations(
  db: Drizzle,
  { brand, now }: Pick<LiveContext, 'brand' | 'now'>,
  key: string,
): Promise<readonly { language: string; path: string }[]> {
  return liveRead(db, { brand, now, key: ['translations', key] }, () =>
    db
      .selectDistinct({ language: pages.language, path: pages.path })
      .from(pages)
      .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
      .where(and(eq(pages.brand, brand), eq(pages.key, key), isLive(now)))
      .orderBy(pages.language)
      .execute(),
  )
}

/** Without those for signed-in customers. */
export async function listLivePages(
  db: Drizzle,
  brand: string,
  now: Date,
): Promise<{ language: string; path: string; key: string; changedAt: Date }[]> {
  return db
    .select({
      language: pages.language,
      path: pages.path,
      key: pages.key,
      changedAt: sql<Date>`max(${pageVersions.createdAt})`.mapWith(pageVersions.createdAt),
    })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(and(eq(pages.brand, brand), isLive(now), notInArray(pageVersions.componentName, [...CUSTOMER_PAGES])))
    .groupBy(pages.language, pages.path, pages.key)
    .orderBy(pages.language, pages.path)
}

/** The names of the pages at these paths, for breadcrumbs. */
export async function listLiveNames(
  db: Drizzle,
  context: LiveContext,
  paths: readonly string[],
): Promise<{ path: string; name: string }[]> {
  if (paths.length === 0) return []
  return db
    .selectDistinctOn([pages.path], {
      path: pages.path,
      name: sql<string>`coalesce(${pageVersions.heading}, ${pageVersions.title})`,
    })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(and(inContext(context), inArray(pages.path, [...paths]), isLive(context.now)))
    .orderBy(pages.path, desc(pageVersions.layer), desc(pageVersions.version))
}

/** When a scheduled page is next published or withdrawn: a document rendered now is valid until then. */
export function findNextScheduledChange(db: Reader, brand: string, now: Date): Promise<Date | undefined> {
  const time = { now, endOf: (next: Date | undefined) => next }
  return sharedRead(db, { key: ['next-change', brand], time }, () => readNextScheduledChange(db, brand, now))
}

async function readNextScheduledChange(db: Reader, brand: string, now: Date): Promise<Date | undefined> {
  const next = (from: SQL | AnyColumn, until: SQL | AnyColumn) =>
    sql<Date | null>`least(min(${from}) filter (where ${from} > ${now}), min(${until}) filter (where ${until} > ${now}))`
  const [ofPages] = await db
    .select({ next: next(pageVersions.publishAt, pageVersions.unpublishAt).mapWith(pageVersions.createdAt) })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .where(and(eq(pages.brand, brand), eq(pageVersions.state, 'published')))
  const [ofSettings] = await db
    .select({ next: next(settingWindows.publishAt, settingWindows.unpublishAt).mapWith(pageVersions.createdAt) })
    .from(settingWindows)
    .where(eq(settingWindows.brand, brand))
  const found = [ofPages?.next, ofSettings?.next].filter((each) => each !== null && each !== undefined)
  return found.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

export async function findRedirect(
  db: Drizzle,
  context: ContentContext,
  path: string,
): Promise<{ toPath: string; status: number } | undefined> {
  const rows = await db
    .select({ toPath: redirects.toPath, status: redirects.status })
    .from(redirects)
    .where(
      and(eq(redirects.brand, context.brand), eq(redirects.language, context.language), eq(redirects.fromPath, path)),
    )
  return rows[0]
}

export function listWellKnownPages(db: Drizzle, context: ContentContext): Promise<Readonly<Record<string, string>>> {
  return sharedRead(db, { key: ['well-known', context.brand, context.language] }, () => readWellKnownPages(db, context))
}

async function readWellKnownPages(
  db: Drizzle,
  { brand, language }: ContentContext,
): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .select({ key: wellKnownPages.key, path: wellKnownPages.path })
    .from(wellKnownPages)
    .where(and(eq(wellKnownPages.brand, brand), eq(wellKnownPages.language, language)))
    .prepare('well-known-pages')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.key, row.path]))
}
