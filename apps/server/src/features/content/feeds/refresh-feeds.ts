import type { FlowboxFeed } from '@firkant/domain/content/blocks/media-blocks.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { publishEvent } from '../../../platform/events/shop-events.ts'
import { saveMediaFile } from '../../catalog/media-store.ts'
import { savePicture, type MediaTarget, type SavedPicture } from '../../images/save-picture.ts'
import type { ExternalFeeds, ExternalPost } from './external-feed.ts'
import { deleteExternalFeeds, saveExternalFeed } from './feed-store.ts'
import { fetchPicture, THE_WEB, type WebAccess } from './fetch-picture.ts'

const MAX_POSTS = 24
const FOLDER = 'social'

export interface RefreshOptions extends MediaTarget {
  readonly brand: string
  readonly web?: WebAccess
  /** Called for a post whose image can't be fetched. */
  readonly onLeftOut: (post: ExternalPost, error: unknown) => void
}

type Post = FlowboxFeed['posts'][number]

async function saveMedia(db: Pick<Drizzle, 'insert'>, { file, width, height, colour, hash }: SavedPicture) {
  await saveMediaFile(db, { file, width, height, dominantColour: colour, contentHash: hash })
}

async function loadPosts(feeds: ExternalFeeds, name: string, options: RefreshOptions) {
  const { brand, web = THE_WEB, onLeftOut } = options
  const posts: Post[] = []
  const pictures: SavedPicture[] = []
  for (const post of (await feeds.load(name)).slice(0, MAX_POSTS)) {
    try {
      const bytes = await fetchPicture(post.pictureUrl, web)
      const picture = await savePicture(options, `${FOLDER}/${brand}/${post.key}`, bytes)
      pictures.push(picture)
      const { author, text, productKeys } = post
      // There is no alt text; the post's text and author are shown beside it.
      posts.push({ image: { file: picture.file, alt: '' }, author, text, productKeys: [...productKeys] })
    } catch (error) {
      onLeftOut(post, error)
    }
  }
  return { posts, pictures }
}

/**
 * Stores an external service's posts and images, so that visitors contact no one but the shop. If the service fails,
 * the previous posts stay; feeds that are no longer configured are deleted.
 */
export async function refreshFeeds(
  db: Drizzle,
  feeds: ExternalFeeds,
  options: RefreshOptions,
): Promise<{ readonly name: string; readonly posts: number }[]> {
  const { brand } = options
  const results = []
  await deleteExternalFeeds(db, brand, feeds.names)
  for (const name of feeds.names) {
    const { posts, pictures } = await loadPosts(feeds, name, options)
    results.push({ name, posts: posts.length })
    if (posts.length === 0) continue
    await db.transaction(async (tx) => {
      for (const picture of pictures) await saveMedia(tx, picture)
      await saveExternalFeed(tx, brand, { name, posts })
    })
  }
  await db.transaction((tx) => publishEvent(tx, { type: 'content-changed', brand }))
  return results
}
