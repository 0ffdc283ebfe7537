import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_COOKIE } from '@firkant/domain/consent/consent.ts'
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
import type { CountView } from '../features/insights/count-view.ts'
import type { CallRoutes } from '../platform/http/call-routes.ts'
import { clientNetwork } from '../platform/http/client-network.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import { ProblemException } from '../platform/http/problem.ts'
import { rateLimited } from '../platform/http/rate-limits.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import { withoutSecrets } from '../platform/logging/mask-text.ts'
import { readSessionToken, readSoftLoginToken } from '../platform/sessions/session-cookies.ts'
import type { ShopContext } from '../platform/shop-context.ts'
import { findVisitor } from '../platform/visitors/visitor-identity.ts'
import { DOCUMENT_CACHE_CONTROL, wantsBrotli } from './cache/answer-from-cache.ts'
import { newNonce, plainIn, withNonce } from './cache/cached-document.ts'
import { readDocumentKey } from './cache/document-key.ts'
import { isDocumentRequest } from './document-request.ts'
import type { DocumentService } from './document-service.ts'
import { hasNewsletterToken, withTokenTaken } from './document/take-token-script.ts'
import type { OpenedLinks } from './opened-links.ts'
import type { PageService } from './page-service.ts'
import { isPreviewAllowed, PREVIEW_PARAM } from './preview/preview-link.ts'
import { readWantedVariants } from './preview/preview-panel.ts'
import type { RenderQueue } from './render-queue.ts'

export interface PageRoutesOptions extends Pick<ShopContext, 'secret' | 'now'> {
  readonly documents: DocumentService
  readonly pages: PageService
  readonly renderQueue: RenderQueue
  readonly links: OpenedLinks
  readonly policy: PolicyOptions
  readonly metrics: Metrics
  readonly countView: CountView
  readonly brand: string
  readonly earlyHints?: ((response: ServerResponse) => Promise<void>) | undefined
}

type PageDataOptions = Pick<PageRoutesOptions, 'pages' | 'renderQueue' | 'links' | 'now' | 'countView'>

const CONTENT_PREFIX = '/api/content'
export const PRIVATE_CACHE_CONTROL = 'private, no-store'

/** A path that can't be decoded is the client's error, not ours. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

interface SentHtml {
  readonly status: number
  readonly html: Buffer
  readonly policy: string
  readonly cacheControl: string
  readonly etag: string | undefined
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
  if (!wantsBrotli(request.raw)) return reply.send(html)
  const body = brotliCompressSync(html, QUICK)
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(body)
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
  const params = new URLSearchParams(key.search)
  const isPreview = isPreviewAllowed(
    options.secret,
    { brand: options.brand, path: key.path },
    { token: params.get(PREVIEW_PARAM), now: options.now() },
  )
  // A browser that loads files so early sends the document's address with them. A first document has its style in it.
  if (!hasSecret(address) && key.asked.form === 'later') await options.earlyHints?.(reply.raw)
  const reader = {
    isPreview,
    wantedVariants: isPreview ? readWantedVariants(params) : undefined,
    visitorHash: findVisitor(request),
    consentCookie: request.cookies[CONSENT_COOKIE],
    customerToken: readSessionToken(request, 'customer'),
    softLoginToken: readSoftLoginToken(request),
    employeeToken: readSessionToken(request, 'employee'),
  }
  const client = clientNetwork(request.ip)
  const answer = await options.renderQueue.take(client, () => options.documents.make(key, reader))
  if (answer.kind === 'redirect') {
    if (!answer.isPublic) reply.header('cache-control', PRIVATE_CACHE_CONTROL)
    return reply.redirect(answer.to, answer.status)
  }
  if (answer.kind === 'cached') {
    const { document } = answer
    const nonce = newNonce()
    options.metrics.countDocument(document.status, 'cache')
    options.countView(document.view, request.raw)
    return sendHtml(request, reply, {
      status: document.status,
      html: withNonce(plainIn(document, key.asked), nonce),
      policy: contentSecurityPolicy(nonce, options.policy),
      cacheControl: DOCUMENT_CACHE_CONTROL,
      etag: document.etag,
    })
  }
  options.metrics.countDocument(answer.status, 'render')
  options.countView(answer.view, request.raw)
  return sendHtml(request, reply, {
    ...answer,
    cacheControl: answer.isPublic ? DOCUMENT_CACHE_CONTROL : PRIVATE_CACHE_CONTROL,
  })
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
  const customerToken = readSessionToken(request, 'customer')
  const employeeToken = readSessionToken(request, 'employee')
  const visitorHash = findVisitor(request)
  const consentCookie = request.cookies[CONSENT_COOKIE]
  const traits = findTraits(key.cookies, now())
  const visitor = { customerToken, employeeToken, visitorHash, consentCookie, traits }
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
