import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '../../../platform/http/public-address.ts'

const MAX_PICTURE_BYTES = 15 * 1024 * 1024
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Access to the web; tests replace it. */
export interface WebAccess {
  readonly fetch: typeof globalThis.fetch
  /** The IP addresses of a host name. */
  readonly resolve: (host: string) => Promise<readonly string[]>
}

export const THE_WEB: WebAccess = {
  fetch: globalThis.fetch,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
}

/** The shop itself fetches addresses named in a feed: they must not lead into its own network (SSRF). */
async function readAddress(url: string, { resolve }: WebAccess): Promise<URL> {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (address?.protocol !== 'https:') throw new Error(`${url} is not a public https address`)
  const behind = await resolve(address.hostname.replace(/^\[|\]$/g, ''))
  if (behind.length === 0 || !behind.every(isPublicAddress)) throw new Error(`${url} is not a public https address`)
  return address
}

/** Follows redirects within the same host only. */
async function follow(first: URL, { fetch }: WebAccess): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let at = first
  for (let left = MAX_REDIRECTS; left >= 0; left -= 1) {
    const answer = await fetch(at.href, { signal, redirect: 'manual' })
    const location = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null
    if (location === null) return answer
    await answer.body?.cancel()
    const next = URL.canParse(location, at.href) ? new URL(location, at) : undefined
    if (next?.origin !== first.origin) throw new Error(`${first.href} redirects to another host`)
    at = next
  }
  throw new Error(`${first.href} redirects too often`)
}

export async function fetchPicture(url: string, web: WebAccess): Promise<Buffer> {
  const answer = await follow(await readAddress(url, web), web)
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.byteLength
    if (size > MAX_PICTURE_BYTES) throw new Error(`${url} is larger than ${MAX_PICTURE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
