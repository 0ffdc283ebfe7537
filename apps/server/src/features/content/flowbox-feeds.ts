import { z } from 'zod'
import type { ExternalFeeds, ExternalPost } from './external-feed.ts'

const FLOW_URL = 'https://gateway.getflowbox.com/public/feed'
const POSTS_ASKED_FOR = 29
const TIMEOUT_MS = 15_000
const MOST_PRODUCTS = 6

const media = z.object({ type: z.string(), url: z.string() })
/** Of what Flowbox sends, what a gallery shows. */
const flow = z.object({
  posts: z.array(
    z.object({
      key: z.string().regex(/^[\w-]{1,100}$/),
      userName: z.string().nullish(),
      text: z.string().nullish(),
      media: z.array(media).nullish(),
      /** A list, written as a text. */
      productKeys: z.string().nullish(),
    }),
  ),
})
type FlowPost = z.infer<typeof flow>['posts'][number]

const keyList = z.array(z.string())

/** `{company}_{product}_{catalogue}`: the middle is ours. */
function productKeysOf(written: string | null | undefined): readonly string[] {
  if (!written) return []
  let list: unknown
  try {
    list = JSON.parse(written)
  } catch {
    return []
  }
  const keys = keyList.safeParse(list).data ?? []
  return keys.flatMap((key) => /^[^_]+_(.+)_[^_]+$/.exec(key)?.[1] ?? []).slice(0, MOST_PRODUCTS)
}

/** A film, or a post without words or name, makes no picture on a wall. */
function postOf(post: FlowPost): ExternalPost | undefined {
  const picture = post.media?.find(({ type }) => type === 'image')
  const author = post.userName?.trim()
  const text = post.text?.trim()
  if (!picture || !author || !text) return undefined
  return { key: post.key, pictureUrl: picture.url, author, text, productKeys: productKeysOf(post.productKeys) }
}

/** Flowbox, by the keys of its flows: feed → flow. Visitors never talk to it; the shop asks and keeps the answer. */
export function createFlowboxFeeds(flows: Readonly<Record<string, string>>, ask: typeof fetch = fetch): ExternalFeeds {
  return {
    names: Object.keys(flows),
    async load(name) {
      const url = `${FLOW_URL}/${encodeURIComponent(flows[name] ?? '')}?postsPerPage=${POSTS_ASKED_FOR}`
      const answer = await ask(url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
      })
      if (!answer.ok) throw new Error(`Flowbox answered ${answer.status} for the feed ${name}`)
      return flow.parse(await answer.json()).posts.flatMap((post) => postOf(post) ?? [])
    },
  }
}
