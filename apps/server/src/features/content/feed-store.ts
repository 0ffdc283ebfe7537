import { and, eq, inArray, like, notInArray } from 'drizzle-orm'
import { flowboxFeedSchema, type FlowboxFeed } from '@firkant/domain/content/blocks/media-blocks.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { ContentContext } from './content-store.ts'
import { settings } from './content-tables.ts'

type Writer = Pick<Drizzle, 'insert' | 'delete'>

/** What editors wrote stands under one name, what the outside service brought under another: neither overwrites the other. */
export const EMBEDDED_FEED = 'feed:'
const OUTSIDE = 'outside-feed:'

const inScope = ({ brand, language }: ContentContext) => and(eq(settings.brand, brand), eq(settings.language, language))

async function save(db: Writer, row: typeof settings.$inferInsert): Promise<void> {
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: [settings.brand, settings.language, settings.key], set: row })
}

/** The feeds of a content folder, as they are; those that are no longer in it go. */
export async function saveFeeds(
  db: Writer,
  { brand, language }: ContentContext,
  feeds: Readonly<Record<string, FlowboxFeed>>,
): Promise<void> {
  const keys = Object.keys(feeds).map((name) => `${EMBEDDED_FEED}${name}`)
  await db
    .delete(settings)
    .where(and(inScope({ brand, language }), like(settings.key, `${EMBEDDED_FEED}%`), notInArray(settings.key, keys)))
  for (const [name, value] of Object.entries(feeds))
    await save(db, { brand, language, key: `${EMBEDDED_FEED}${name}`, value })
}

/** What the outside service shows. It speaks no language: all of the brand's show it. */
export async function saveExternalFeed(db: Writer, brand: string, feed: { name: string; posts: FlowboxFeed['posts'] }) {
  await save(db, { brand, language: '', key: `${OUTSIDE}${feed.name}`, value: { posts: feed.posts } })
}

/** Those that the outside service no longer fills: the content folder's are shown again. */
export async function deleteExternalFeeds(db: Writer, brand: string, except: readonly string[]): Promise<void> {
  const kept = except.map((name) => `${OUTSIDE}${name}`)
  await db
    .delete(settings)
    .where(and(eq(settings.brand, brand), like(settings.key, `${OUTSIDE}%`), notInArray(settings.key, kept)))
}

export interface LoadedFeeds {
  readonly postsOf: (name: string) => FlowboxFeed['posts']
  readonly files: readonly string[]
  readonly productKeys: readonly string[]
}

const NO_FEEDS: LoadedFeeds = { postsOf: () => [], files: [], productKeys: [] }

/** The outside service's posts where it brought any, else those of the content folder. */
export async function loadFeeds(
  db: Drizzle,
  context: ContentContext,
  names: ReadonlySet<string>,
): Promise<LoadedFeeds> {
  if (names.size === 0) return NO_FEEDS
  const keys = [...names].flatMap((name) => [`${EMBEDDED_FEED}${name}`, `${OUTSIDE}${name}`])
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(
      and(
        eq(settings.brand, context.brand),
        inArray(settings.language, [context.language, '']),
        inArray(settings.key, keys),
      ),
    )
  const stored = (key: string) => {
    const parsed = flowboxFeedSchema.safeParse(rows.find((row) => row.key === key)?.value)
    return parsed.success ? parsed.data.posts : undefined
  }
  const feeds = new Map(
    [...names].map((name) => [name, stored(`${OUTSIDE}${name}`) ?? stored(`${EMBEDDED_FEED}${name}`) ?? []]),
  )
  const posts = [...feeds.values()].flat()
  return {
    postsOf: (name) => feeds.get(name) ?? [],
    files: posts.map(({ image }) => image.file),
    productKeys: posts.flatMap(({ productKeys }) => productKeys),
  }
}
