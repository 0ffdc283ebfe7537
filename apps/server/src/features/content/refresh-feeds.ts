import type { FlowboxFeed } from '@firkant/domain/content/blocks/media-blocks.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'
import { mediaFiles } from '../catalog/catalog-tables.ts'
import { keepPicture, type KeptPicture } from '../images/keep-picture.ts'
import { forgetOutsideFeeds, saveOutsideFeed } from './feed-store.ts'
import type { OutsideFeeds, OutsidePost } from './outside-feed.ts'

const MOST_POSTS = 24
const MOST_PICTURE_BYTES = 15 * 1024 * 1024
const TIMEOUT_MS = 20_000
const FOLDER = 'social'

export interface RefreshOptions {
  readonly brand: string
  readonly mediaDir: string
  readonly ask?: typeof fetch
  /** A post whose picture can't be had is left out. */
  readonly onLeftOut: (post: OutsidePost, error: unknown) => void
}

type Post = FlowboxFeed['posts'][number]

async function fetchPicture(url: string, ask: typeof fetch): Promise<Buffer> {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new Error(`${url} is no address of the web`)
  const answer = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.byteLength
    if (size > MOST_PICTURE_BYTES) throw new Error(`${url} is larger than ${MOST_PICTURE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function saveMedia(db: Pick<Drizzle, 'insert'>, { file, width, height, colour, hash }: KeptPicture) {
  const row = { file, width, height, dominantColour: colour, contentHash: hash }
  await db.insert(mediaFiles).values(row).onConflictDoUpdate({ target: mediaFiles.file, set: row })
}

async function loadPosts(feeds: OutsideFeeds, name: string, options: RefreshOptions) {
  const { brand, mediaDir, ask = fetch, onLeftOut } = options
  const posts: Post[] = []
  const pictures: KeptPicture[] = []
  for (const post of (await feeds.load(name)).slice(0, MOST_POSTS)) {
    try {
      const bytes = await fetchPicture(post.pictureUrl, ask)
      const picture = await keepPicture(mediaDir, `${FOLDER}/${brand}/${post.key}`, bytes)
      pictures.push(picture)
      const { author, text, productKeys } = post
      // Nobody described it; its story and its author stand beside it.
      posts.push({ image: { file: picture.file, alt: '' }, author, text, productKeys: [...productKeys] })
    } catch (error) {
      onLeftOut(post, error)
    }
  }
  return { posts, pictures }
}

/**
 * Brings in what an outside service shows, with its pictures, so that no visitor has to ask anyone but the shop.
 * Where the service brings nothing, what was shown before stays; a feed that it is no longer asked for goes.
 */
export async function refreshFeeds(
  db: Drizzle,
  feeds: OutsideFeeds,
  options: RefreshOptions,
): Promise<{ readonly name: string; readonly posts: number }[]> {
  const { brand } = options
  const results = []
  await forgetOutsideFeeds(db, brand, feeds.names)
  for (const name of feeds.names) {
    const { posts, pictures } = await loadPosts(feeds, name, options)
    results.push({ name, posts: posts.length })
    if (posts.length === 0) continue
    await db.transaction(async (tx) => {
      for (const picture of pictures) await saveMedia(tx, picture)
      await saveOutsideFeed(tx, brand, { name, posts })
    })
  }
  await db.transaction((tx) => publishEvent(tx, { type: 'content-changed', brand }))
  return results
}
