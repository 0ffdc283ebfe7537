import { and, asc, eq, inArray, like, notInArray } from 'drizzle-orm'
import { flowboxFeedSchema, type FlowboxFeed } from '@firkant/domain/content/blocks/media-blocks.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { ContentContext } from '../content-store.ts'
import { settings } from '../content-tables.ts'

type Writer = Pick<Drizzle, 'insert' | 'delete'>

/** Editors' posts and the external service's posts have different keys, so that neither overwrites the other. */
export const EMBEDDED_FEED = 'feed:'
const OUTSIDE = 'outside-feed:'

const inContext = ({ brand, language }: ContentContext) =>
  and(eq(settings.brand, brand), eq(settings.language, language))

async function save(db: Writer, row: typeof settings.$inferInsert): Promise<void> {
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: [settings.brand, settings.language, settings.key], set: row })
}

/** Saves the feeds of a content folder and deletes those that are no longer in it. */
export async function saveFeeds(
  db: Writer,
  { brand, language }: ContentContext,
  feeds: Readonly<Record<string, FlowboxFeed>>,
): Promise<void> {
  const keys = Object.keys(feeds).map((name) => `${EMBEDDED_FEED}${name}`)
  await db
    .delete(settings)
    .where(and(inContext({ brand, language }), like(settings.key, `${EMBEDDED_FEED}%`), notInArray(settings.key, keys)))
  for (const [name, value] of Object.entries(feeds))
    await save(db, { brand, language, key: `${EMBEDDED_FEED}${name}`, value })
}

/** The feeds of a content folder, as they are stored. */
export async function listOwnFeeds(
  db: Drizzle,
  context: ContentContext,
): Promise<readonly { readonly name: string; readonly feed: unknown }[]> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(inContext(context), like(settings.key, `${EMBEDDED_FEED}%`)))
    .orderBy(asc(settings.key))
  return rows.map(({ key, value }) => ({ name: key.slice(EMBEDDED_FEED.length), feed: value }))
}

/** Posts of the external service. They have no language and are shown in all of the brand's. */
export async function saveExternalFeed(db: Writer, brand: string, feed: { name: string; posts: FlowboxFeed['posts'] }) {
  await save(db, { brand, language: '', key: `${OUTSIDE}${feed.name}`, value: { posts: feed.posts } })
}

/** Deletes feeds that the external service no longer fills: then those of the content folder are shown again. */
export async function deleteExternalFeeds(db: Writer, brand: string, except: readonly string[]): Promise<void> {
  const keys = except.map((name) => `${OUTSIDE}${name}`)
  await db
    .delete(settings)
    .where(and(eq(settings.brand, brand), like(settings.key, `${OUTSIDE}%`), notInArray(settings.key, keys)))
}

export interface LoadedFeeds {
  readonly postsOf: (name: string) => FlowboxFeed['posts']
  readonly files: readonly string[]
  readonly productKeys: readonly string[]
}

const NO_FEEDS: LoadedFeeds = { postsOf: () => [], files: [], productKeys: [] }

/** The external service's posts if there are any, else those of the content folder. */
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
