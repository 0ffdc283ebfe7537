import { PassThrough } from 'node:stream'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { countedViewOf, type CountedView } from '@firkant/domain/page/counted-view.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import type { ShopBuild } from './build-files.ts'
import { makeCachedDocument, newNonce, type CachedDocument } from './cached-document.ts'
import { keyOfPage, type DocumentKey } from './document-key.ts'
import type { HtmlCache } from './html-cache.ts'
import { frameValidUntil, type DocumentVisitor, type PageService } from './page-service.ts'
import { renderDocument } from './render-document.ts'

/** Even documents without a planned end are rendered again after this, in case an event was lost. */
const LONGEST_LIFE_MS = 10 * MINUTE_MS

export type DocumentAnswer =
  | { readonly kind: 'cached'; readonly document: CachedDocument }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string; readonly isPublic: boolean }
  | {
      readonly kind: 'stream'
      readonly status: number
      readonly policy: string
      readonly stream: NodeJS.ReadableStream
      readonly isPublic: boolean
      readonly view: CountedView | undefined
    }

export interface DocumentReader extends DocumentVisitor {
  readonly isPreview: boolean
  readonly consentCookie?: string | undefined
}

export interface DocumentService {
  readonly find: (key: DocumentKey) => CachedDocument | undefined
  readonly make: (key: DocumentKey, reader: DocumentReader) => Promise<DocumentAnswer>
}

export interface DocumentServiceOptions {
  readonly brand: string
  readonly ownHost: string
  readonly policy: PolicyOptions
  /** The component gallery shows the other brands too. */
  readonly build: (brand: string) => Promise<ShopBuild>
  readonly pages: PageService
  readonly cache: HtmlCache
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

export function createDocumentService(options: DocumentServiceOptions): DocumentService {
  const { cache, pages } = options
  /** Concurrent requests for one page share one rendering. */
  const running = new Map<string, { readonly generation: number; readonly document: Promise<CachedDocument> }>()

  const find = (key: DocumentKey) => cache.get(key.key, options.now().getTime())

  async function joinRunning(key: string): Promise<CachedDocument | undefined> {
    const found = running.get(key)
    const document = found && (await found.document.catch(() => undefined))
    // It may have become stale while it was rendered: then waiting requests get a newer one.
    const isFresh = document && found.generation === cache.generation() && document.validUntil > options.now().getTime()
    return isFresh ? document : undefined
  }

  async function make(key: DocumentKey, reader: DocumentReader): Promise<DocumentAnswer> {
    const { isPreview } = reader
    const cached = isPreview ? undefined : (find(key) ?? (await joinRunning(key.key)))
    if (cached) return { kind: 'cached', document: cached }
    const generation = cache.generation()
    const { path, query, search } = key
    const loaded = await pages.load({ path, query, search, ...reader })
    const { page, isPublic, validUntil } = loaded.result
    if (page.redirectUrl !== undefined)
      return { kind: 'redirect', status: page.httpStatus, to: page.redirectUrl, isPublic }

    const own = keyOfPage(key, page)
    const now = options.now().getTime()
    const longest = Math.min(now + LONGEST_LIFE_MS, validUntil?.getTime() ?? Number.POSITIVE_INFINITY)
    if (isPublic && own !== key.key) cache.alias(key.key, own, { validUntil: longest, generation })
    const same = isPublic ? (cache.get(own, now) ?? (await joinRunning(own))) : undefined
    if (same) return { kind: 'cached', document: same }

    const nonce = newNonce()
    const state = await pages.stateOf(loaded, { ...reader, widthClass: key.widthClass })
    const brand = (page.componentName === 'KitPage' && page.model.shown?.brand) || options.brand
    const rendered = await renderDocument({ ...options, brand, build: await options.build(brand), state, nonce })
    const policy = contentSecurityPolicy(nonce, options.policy)
    const view = isPreview ? undefined : countedViewOf(page, loaded.request.market.key)
    if (!isPublic) return { kind: 'stream', status: page.httpStatus, policy, stream: rendered, isPublic, view }

    const forVisitor = new PassThrough()
    const forCache = new PassThrough()
    rendered.pipe(forVisitor)
    rendered.pipe(forCache)
    const end = Math.min(longest, frameValidUntil(state)?.getTime() ?? Number.POSITIVE_INFINITY)
    const making = collect(forCache).then((html) =>
      makeCachedDocument({ html, nonce, status: page.httpStatus, validUntil: end, view }),
    )
    const entry = { generation, document: making }
    running.set(own, entry)
    making
      .then((document) => cache.put(own, document, generation))
      .catch(options.onError)
      .finally(() => running.get(own) === entry && running.delete(own))
    return { kind: 'stream', status: page.httpStatus, policy, stream: forVisitor, isPublic, view }
  }

  return { find, make }
}
