import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LINK_IDENTIFIER_HEADER, ORIGINAL_EXCITE_URL_HEADER, ORIGINAL_URL_HEADER } from '@firkant/domain/page/page.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import { ProblemException } from '../platform/http/problem.ts'
import { rateLimited } from '../platform/http/rate-limits.ts'
import { readDocumentKey } from './document-key.ts'
import type { DocumentService } from './document-service.ts'
import type { PageService } from './page-service.ts'
import { isPreviewAllowed, PREVIEW_PARAM } from './preview-link.ts'
import { PRIVATE_DOCUMENT, PUBLIC_DOCUMENT, sendCachedDocument, type DocumentHeaders } from './send-document.ts'

export interface PageRoutesOptions {
  readonly documents: DocumentService
  readonly pages: PageService
  readonly headers: DocumentHeaders
  readonly metrics: Metrics
  readonly brand: string
  readonly secret: string
}

const CONTENT_PREFIX = '/api/content'
/** Everything under these belongs to a route of its own: what they don't know is no page. */
const NOT_PAGES = /^\/(?:api|assets|images)(?:\/|$)/

function isDocumentRequest(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(url)
}

/** A path that can't be decoded leads nowhere; it must not become an error of ours. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Kept documents leave before anything else is done: no cookie, no log of the visitor, one write. */
export function answerFromCache(app: FastifyInstance, { documents, headers, metrics }: PageRoutesOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const url = raw.url ?? '/'
    if (!isDocumentRequest(raw.method ?? '', url)) return
    const found = documents.find(readDocumentKey(url, raw.headers))
    if (!found || url.includes(`${PREVIEW_PARAM}=`)) return
    reply.hijack()
    metrics.countDocument(found.status, await sendCachedDocument({ request: raw, response: reply.raw }, found, headers))
  })
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageRoutesOptions,
): Promise<FastifyReply> {
  const key = readDocumentKey(request.raw.url ?? '/', request.raw.headers)
  if (!isReadable(key.path))
    throw new ProblemException('invalid-request', { detail: 'The address has a broken percent sign.' })
  const isPreview = isPreviewAllowed(
    options.secret,
    { brand: options.brand, path: key.path },
    new URLSearchParams(key.search).get(PREVIEW_PARAM),
  )
  const answer = await options.documents.make(key, { isPreview })
  if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status)
  if (answer.kind === 'cached') {
    reply.hijack()
    options.metrics.countDocument(
      answer.document.status,
      await sendCachedDocument({ request: request.raw, response: reply.raw }, answer.document, options.headers),
    )
    return reply
  }
  options.metrics.countDocument(answer.status, 'render')
  return reply
    .code(answer.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', answer.policy)
    .header('cache-control', answer.isPublic ? PUBLIC_DOCUMENT : PRIVATE_DOCUMENT)
    .send(answer.stream)
}

async function sendPageData(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageRoutesOptions,
): Promise<FastifyReply> {
  const url = (request.raw.url ?? '').slice(CONTENT_PREFIX.length)
  const key = readDocumentKey(url.startsWith('/') ? url : `/${url}`, request.raw.headers)
  if (!isReadable(key.path))
    throw new ProblemException('invalid-request', { detail: 'The address has a broken percent sign.' })
  const { result } = await options.pages.load({ ...key, isPreview: false })
  const identifier = request.headers[LINK_IDENTIFIER_HEADER]
  const originalUrl = request.headers[ORIGINAL_URL_HEADER]
  return reply
    .header(LINK_IDENTIFIER_HEADER, typeof identifier === 'string' ? identifier : '')
    .header(ORIGINAL_URL_HEADER, typeof originalUrl === 'string' ? originalUrl : key.path + key.search)
    .header(ORIGINAL_EXCITE_URL_HEADER, result.page.url)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(result.page)
}

/** `GET {path}` answers with the document, `GET /api/content{path}` with the page as data. */
export function registerPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const contentRoute = {
    config: rateLimited(),
    schema: {
      tags: ['pages'],
      summary: 'A page as data',
      description: 'The page at the path that follows; its own status is httpStatus.',
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => sendPageData(request, reply, options),
  } as const
  app.get(CONTENT_PREFIX, contentRoute)
  app.get(`${CONTENT_PREFIX}/*`, contentRoute)
  app.get('/*', { config: rateLimited(), schema: { hide: true } }, async (request, reply) => {
    if (!isDocumentRequest(request.method, request.url))
      throw new ProblemException(request.url.startsWith('/api/client/') ? 'unknown-call' : 'not-found')
    return sendDocument(request, reply, options)
  })
}
