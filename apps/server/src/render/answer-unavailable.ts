import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import type { AnswerUnavailable } from '../platform/http/error-handler.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import { busyPage } from './busy-page.ts'
import { newNonce, withNonce, type CachedDocument } from './cache/cached-document.ts'
import { readDocumentKey } from './cache/document-key.ts'
import { isDocumentRequest } from './document-request.ts'
import type { DocumentService } from './document-service.ts'
import { PRIVATE_CACHE_CONTROL, sendHtml } from './page-routes.ts'
import { PREVIEW_PARAM } from './preview/preview-link.ts'

export interface UnavailableAnswererOptions {
  readonly documents: DocumentService
  readonly metrics: Metrics
  readonly policy: PolicyOptions
  readonly brand: BrandDefinition
}

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')

/** A page that can't be made now: its last document, or else one that says so and asks again by itself. */
export function createUnavailableAnswerer(options: UnavailableAnswererOptions): AnswerUnavailable {
  const { documents, metrics, policy, brand } = options

  function sendLast(request: FastifyRequest, reply: FastifyReply, document: CachedDocument): FastifyReply {
    const nonce = newNonce()
    metrics.countDocument(document.status, 'cache')
    return sendHtml(request, reply, {
      status: document.status,
      html: withNonce(document.plain, nonce),
      policy: contentSecurityPolicy(nonce, policy),
      // The next request asks for a newer one.
      cacheControl: PRIVATE_CACHE_CONTROL,
      etag: undefined,
    })
  }

  return (request, reply, retryAfterS) => {
    const url = request.raw.url ?? '/'
    if (!isDocumentRequest(request.method, url) || url.includes(`${PREVIEW_PARAM}=`)) return undefined
    const key = readDocumentKey(url, request.raw.headers)
    const last = documents.findLast(key)
    if (last) return sendLast(request, reply, last)
    if (!wantsPage(request)) return undefined
    const nonce = newNonce()
    const { language } = readLocalizedPath(brand, key.path)
    const html = busyPage({ name: brand.name, language, retryAfterS, nonce })
    return sendHtml(request, reply.header('retry-after', String(retryAfterS)), {
      status: 503,
      html: Buffer.from(html),
      policy: contentSecurityPolicy(nonce, policy),
      cacheControl: PRIVATE_CACHE_CONTROL,
      etag: undefined,
    })
  }
}
