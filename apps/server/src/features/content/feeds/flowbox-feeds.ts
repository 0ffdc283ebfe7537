import { z } from 'zod'
import type { ExternalFeeds, ExternalPost } from './external-feed.ts'

const FLOW_URL = 'https://gateway.getflowbox.com/public/feed'
const POSTS_ASKED_FOR = 29
const TIMEOUT_MS = 15_000
const MAX_PRODUCTS = 6

const media = z.object({ type: z.string(), url: z.string() })
/** The part of Flowbox's answer that a gallery shows. */
const flow = z.object({
  posts: z.array(
    z.object({
      key: z.string().regex(/^[\w-]{1,100}$/),
      userName: z.string().nullish(),
      text: z.string().nullish(),
      media: z.array(media).nullish(),
      /** A list as one string. */
      productKeys: z.string().nullish(),
    }),
  ),
})
type FlowPost = z.infer<typeof flow>['posts'][number]

const keyList = z.array(z.string())

/** `{company}_{product}_{catalogue}`: the middle is our key. */
function productKeysOf(written: string | null | undefined): readonly string[] {
  if (!written) return []
  let list: unknown
  try {
    list = JSON.parse(written)
  } catch {
    return []
  }
  const keys = keyList.safeParse(list).data ?? []
  return keys.flatMap((key) => /^[^_]+_(.+)_[^_]+$/.exec(key)?.[1] ?? []).slice(0, MAX_PRODUCTS)
}

/** Undefined for films and posts without text or author: a gallery can't show them. */
function postOf(post: FlowPost): ExternalPost | undefined {
  const picture = post.media?.find(({ type }) => type === 'image')
  const author = post.userName?.trim()
  const text = post.text?.trim()
  if (!picture || !author || !text) return undefined
  return { key: post.key, pictureUrl: picture.url, author, text, productKeys: productKeysOf(post.productKeys) }
}

/** Flowbox, by feed name → flow key. Visitors never contact it; the shop fetches and stores its posts. */
export function createFlowboxFeeds(
  flows: Readonly<Record<string, string>>,
  fetchUrl: typeof fetch = fetch,
): ExternalFeeds {
  return {
    names: Object.keys(flows),
    async load(name) {
      const url = `${FLOW_URL}/${encodeURIComponent(flows[name] ?? '')}?postsPerPage=${POSTS_ASKED_FOR}`
      const answer = await fetchUrl(url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
      })
      if (!answer.ok) throw new Error(`Flowbox answered ${answer.status} for the feed ${name}`)
      return flow.parse(await answer.json()).posts.flatMap((post) => postOf(post) ?? [])
    },
  }
}
