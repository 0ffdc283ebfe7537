import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readPreviewVisitor } from '@firkant/domain/change-sets/preview-visitor.ts'
import { findTraits } from '@firkant/domain/experiences/visitor-traits.ts'
import { countedViewOf } from '@firkant/domain/page/counted-view.ts'
import type { pageCalls } from '@firkant/domain/page/page-calls.ts'
import {
  LINK_IDENTIFIER_HEADER,
  ORIGINAL_EXCITE_URL_HEADER,
  ORIGINAL_URL_HEADER,
  type Page,
} from '@firkant/domain/page/page.ts'
import { hasSecret } from '@firkant/domain/telemetry/secret-address.ts'
import { withOverlay, type ContentOverlay } from '../features/content/content-overlay.ts'
import type { CountView } from '../features/insights/count-view.ts'
import type { CallRoutes } from '../platform/http/call-routes.ts'
import { clientNetwork } from '../platform/http/client-network.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import { ProblemException } from '../platform/http/problem.ts'
import { rateLimited } from '../platform/http/rate-limits.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import { withoutSecrets } from '../platform/logging/mask-text.ts'
import type { ShopContext } from '../platform/shop-context.ts'
import { DOCUMENT_CACHE_CONTROL, wantsBrotli } from './cache/answer-from-cache.ts'
import { newNonce, plainIn, withNonce } from './cache/cached-document.ts'
import { readDocumentKey, type DocumentKey } from './cache/document-key.ts'
import type { DocumentDictionaries } from './dictionaries/document-dictionaries.ts'
import { DICTIONARY_ENCODING, VARY_WITH_DICTIONARY } from './dictionaries/held-dictionary.ts'
import { isDocumentRequest, isReadable } from './document-request.ts'
import type { DocumentAnswer, DocumentReader, DocumentService } from './document-service.ts'
import { hasNewsletterToken, withTokenTaken } from './document/take-token-script.ts'
import type { OpenedLinks } from './opened-links.ts'
import type { PageService } from './page-service.ts'
import { pageVisitorOf } from './page-visitor.ts'
import { isPreviewAllowed, PREVIEW_PARAM } from './preview/preview-link.ts'
import { readWantedVariants } from './preview/preview-panel.ts'
import type { RenderQueue } from './render-queue.ts'

/** What an employee tries out in the studio. */
export interface StudioPreview {
  readonly overlay: ContentOverlay
  readonly at: Date | undefined
}

export interface PageRoutesOptions extends Pick<ShopContext, 'secret' | 'now'> {
  readonly findStudioPreview: (request: FastifyRequest, params: URLSearchParams) => Promise<StudioPreview | undefined>
  readonly documents: DocumentService
  readonly pages: PageService
  readonly renderQueue: RenderQueue
  readonly links: OpenedLinks
  readonly policy: PolicyOptions
  readonly metrics: Metrics
  readonly countView: CountView
  readonly brand: string
  readonly dictionaries?: DocumentDictionaries | undefined
  readonly earlyHints?: ((response: ServerResponse) => Promise<void>) | undefined
}

type PageDataOptions = Pick<PageRoutesOptions, 'pages' | 'renderQueue' | 'links' | 'now' | 'countView'>

const CONTENT_PREFIX = '/api/content'
export const PRIVATE_CACHE_CONTROL = 'private, no-store'

interface SentHtml {
  readonly status: number
  readonly html: Buffer
  readonly policy: string
  readonly cacheControl: string
  readonly etag: string | undefined
  /** Of a page for everybody: a browser that has one like it gets the difference. */
  readonly dictionaries?: DocumentDictionaries | undefined
}

/**
 * What is sent once is compressed quickly, in a quarter of a millisecond: less than handing it to another thread costs.
 * Documents that are asked for again are compressed well.
 */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

export function sendHtml(request: FastifyRequest, reply: FastifyReply, sent: SentHtml): FastifyReply {
  reply
    .code(sent.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', sent.policy)
    .header('cache-control', sent.cacheControl)
  if (sent.etag !== undefined && sent.status === 200) reply.header('etag', sent.etag)
  const html = hasNewsletterToken(request.url) ? withTokenTaken(sent.html, sent.policy) : sent.html
  const difference = sent.dictionaries?.differenceTo(request.headers, () => html)
  if (!difference && !wantsBrotli(request.raw)) return reply.send(html)
  return reply
    .header('content-encoding', difference ? DICTIONARY_ENCODING : 'br')
    .header('vary', sent.dictionaries ? VARY_WITH_DICTIONARY : 'accept-encoding')
    .send(difference ?? brotliCompressSync(html, QUICK))
}

/** The browser guesses that it will be asked for; `prefetch;prerender`. */
const isMadeAhead = ({ headers }: FastifyRequest) => String(headers['sec-purpose'] ?? '').startsWith('prefetch')

/** Nothing of a visitor's own waits in a tab that nobody sees: the browser drops its guess, and asks when it is wanted. */
const refuseAhead = (reply: FastifyReply) => reply.code(503).header('cache-control', PRIVATE_CACHE_CONTROL).send()

type Answered = Exclude<DocumentAnswer, { kind: 'redirect' }>

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, key, options }: { answer: Answered; key: DocumentKey; options: PageRoutesOptions },
): FastifyReply {
  const { status, view, etag } = answer.kind === 'cached' ? answer.document : answer
  if (answer.kind === 'rendered' && !answer.isPublic && isMadeAhead(request)) return refuseAhead(reply)
  options.metrics.countDocument(status, answer.kind === 'cached' ? 'cache' : 'render')
  options.countView(view, request.raw)
  const nonce = answer.kind === 'cached' ? newNonce() : answer.nonce
  const html = answer.kind === 'cached' ? withNonce(plainIn(answer.document, key.asked), nonce) : answer.html
  const sent = { status, html, etag, policy: contentSecurityPolicy(nonce, options.policy) }
  if (answer.kind === 'rendered' && !answer.isPublic)
    return sendHtml(request, reply, { ...sent, cacheControl: PRIVATE_CACHE_CONTROL })
  const { dictionaries } = options
  const cacheKey = answer.kind === 'cached' ? answer.document.key : answer.key
  const offer =
    status === 200 && cacheKey !== undefined && dictionaries?.offer(request, { key: cacheKey, nonce, ...key.asked })
  if (offer) reply.header('use-as-dictionary', offer['use-as-dictionary'])
  const cacheControl = offer ? offer['cache-control'] : DOCUMENT_CACHE_CONTROL
  return sendHtml(request, reply, { ...sent, cacheControl, dictionaries })
}

function readerOf(
  request: FastifyRequest,
  { params, path, options }: { params: URLSearchParams; path: string; options: PageRoutesOptions },
): DocumentReader {
  const { secret, brand } = options
  const preview = { token: params.get(PREVIEW_PARAM), now: options.now() }
  const isPreview = isPreviewAllowed(secret, { brand, path }, preview)
  return {
    isPreview,
    wantedVariants: isPreview ? readWantedVariants(params) : undefined,
    ...pageVisitorOf(request),
  }
}

interface StudioPreviewed {
  readonly preview: StudioPreview
  readonly params: URLSearchParams
  readonly key: DocumentKey
  readonly reader: DocumentReader
  readonly options: PageRoutesOptions
}

function withoutScripts(html: string): string {
  const [before = '', ...scripts] = html.split('<script')
  const afterEach = scripts.map((script) => script.split('</script>').slice(1).join('</script>'))
  return before + afterEach.join('')
}

/** The page as it will be, for the studio alone: in its frame, and nobody else's. */
async function sendStudioPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { preview: { overlay, at }, params, key, reader, options }: StudioPreviewed,
): Promise<FastifyReply> {
  const { traits, widthClass = key.widthClass } = readPreviewVisitor(params, at ?? options.now())
  const wantedVariants = readWantedVariants(params)
  const tried = { ...reader, isPreview: true, isInStudio: true, wantedVariants, at, traits }
  const answer = await withOverlay(overlay, () => options.documents.make({ ...key, widthClass }, tried))
  if (answer.kind !== 'rendered') throw new ProblemException('not-found')
  const { status, etag, nonce } = answer
  // None runs in its frame: the studio listens there, which a frame without scripts would not let it.
  const html = Buffer.from(withoutScripts(answer.html.toString()))
  const policy = contentSecurityPolicy(nonce, options.policy)
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  reply.header('x-frame-options', 'SAMEORIGIN')
  return sendHtml(request, reply, { status, html, etag, policy, cacheControl: PRIVATE_CACHE_CONTROL })
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageRoutesOptions,
): Promise<FastifyReply> {
  const { links } = options
  const address = request.raw.url ?? '/'
  const clean = links.take(request, reply)
  if (clean !== undefined) return reply.header('cache-control', PRIVATE_CACHE_CONTROL).redirect(clean, 303)
  const resolved = links.resolve(request, address)
  if (resolved !== address) links.renew(request, reply)
  const key = readDocumentKey(resolved, request.raw.headers)
  if (!isReadable(key.path))
    throw new ProblemException('invalid-request', { detail: 'The address has a broken percent sign.' })
  // A browser that loads files so early sends the document's address with them. A first document has its style in it.
  if (!hasSecret(address) && key.asked.form === 'later') await options.earlyHints?.(reply.raw)
  const params = new URLSearchParams(key.search)
  const reader = readerOf(request, { params, path: key.path, options })
  const preview = await options.findStudioPreview(request, params)
  if (preview) return sendStudioPreview(request, reply, { preview, params, key, reader, options })
  const answer = await options.renderQueue.take(clientNetwork(request.ip), () => options.documents.make(key, reader))
  if (answer.kind !== 'redirect') return sendAnswer(request, reply, { answer, key, options })
  if (!answer.isPublic) reply.header('cache-control', PRIVATE_CACHE_CONTROL)
  return reply.redirect(answer.to, answer.status)
}

async function answerPageData(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, renderQueue, links, now, countView }: PageDataOptions,
): Promise<Page> {
  const url = links.resolve(request, (request.raw.url ?? '').slice(CONTENT_PREFIX.length))
  const key = readDocumentKey(url.startsWith('/') ? url : `/${url}`, request.raw.headers)
  if (!isReadable(key.path))
    throw new ProblemException('invalid-request', { detail: 'The address has a broken percent sign.' })
  const visitor = { ...pageVisitorOf(request), traits: findTraits(key.cookies, now()) }
  const { result, request: asked } = await renderQueue.take(clientNetwork(request.ip), () =>
    pages.load({ ...key, ...visitor, isPreview: false }),
  )
  countView(countedViewOf(result.page, asked.market.key), request.raw)
  if (!result.isPublic) reply.header('cache-control', PRIVATE_CACHE_CONTROL)
  const identifier = request.headers[LINK_IDENTIFIER_HEADER]
  const originalUrl = request.headers[ORIGINAL_URL_HEADER]
  reply
    .header(LINK_IDENTIFIER_HEADER, typeof identifier === 'string' ? identifier : '')
    .header(ORIGINAL_URL_HEADER, withoutSecrets(typeof originalUrl === 'string' ? originalUrl : key.path + key.search))
    .header(ORIGINAL_EXCITE_URL_HEADER, result.page.url)
  return result.page
}

/** `GET /api/content{path}` answers with the page as data. */
export function pageDataRoutes(options: PageDataOptions): CallRoutes<typeof pageCalls> {
  const route: CallRoutes<typeof pageCalls>['GET /api/content'] = {
    config: { ignoresInvalidQuery: true },
    answer: (request, reply) => answerPageData(request, reply, options),
  }
  return { 'GET /api/content': route, 'GET /api/content/*': route }
}

/** `GET {path}` answers with the document. */
export function registerPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const config = { ...rateLimited(), ignoresInvalidQuery: true }
  app.get('/*', { config, schema: { hide: true } }, async (request, reply) => {
    if (!isDocumentRequest(request.method, request.url))
      throw new ProblemException(request.url.startsWith('/api/client/') ? 'unknown-call' : 'not-found')
    return sendDocument(request, reply, options)
  })
}
