import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { ProblemCode } from '@firkant/domain/http/problem.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import { RETRY_AFTER_S, type AnswerFailure } from '../platform/http/error-handler.ts'
import type { Metrics } from '../platform/http/metrics.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import { newNonce, withNonce, type CachedDocument } from './cache/cached-document.ts'
import { readDocumentKey } from './cache/document-key.ts'
import { isDocumentRequest } from './document-request.ts'
import type { DocumentService } from './document-service.ts'
import { PRIVATE_CACHE_CONTROL, sendHtml } from './page-routes.ts'
import { PREVIEW_PARAM } from './preview/preview-link.ts'
import { createStandalonePages } from './standalone-page.ts'
import type { StandaloneKind } from './standalone-texts.ts'

export interface FailureAnswererOptions {
  readonly documents: DocumentService
  readonly metrics: Metrics
  readonly policy: PolicyOptions
  readonly brand: BrandDefinition
}

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')

/** What is said for which failure; others are told in JSON, which only a program asks for. */
const KINDS: Readonly<Partial<Record<ProblemCode, StandaloneKind>>> = {
  unavailable: 'busy',
  'too-many-requests': 'tooMany',
  'internal-error': 'failed',
}

/** A page that can't be made now: its last document, or else one that says so; a busy shop's asks again by itself. */
export function createFailureAnswerer(options: FailureAnswererOptions): AnswerFailure {
  const { documents, metrics, policy, brand } = options
  const standalonePage = createStandalonePages(brand)

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

  function findLast({ method, raw }: FastifyRequest, url: string): CachedDocument | undefined {
    return isDocumentRequest(method, url) ? documents.findLast(readDocumentKey(url, raw.headers)) : undefined
  }

  return (request, reply, { code, statusCode, details }) => {
    const kind = KINDS[code]
    const url = request.raw.url ?? '/'
    if (!kind || url.startsWith('/api/') || url.includes(`${PREVIEW_PARAM}=`)) return undefined
    const last = kind === 'busy' ? findLast(request, url) : undefined
    if (last) return sendLast(request, reply, last)
    if (!wantsPage(request)) return undefined
    const nonce = newNonce()
    const [path = '/'] = url.split('?', 1)
    const { language } = readLocalizedPath(brand, path)
    const retryAfterS = kind === 'busy' ? (details.retryAfterS ?? RETRY_AFTER_S) : details.retryAfterS
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
    // Only what was asked for by its address is asked for again: a form is sent by whoever presses.
    const isRead = kind === 'busy' && request.method === 'GET'
    const html = standalonePage({ kind, language, nonce, ...(isRead && { retryAfterS }) })
    return sendHtml(request, reply, {
      status: statusCode,
      html: Buffer.from(html),
      policy: contentSecurityPolicy(nonce, policy),
      cacheControl: PRIVATE_CACHE_CONTROL,
      etag: undefined,
    })
  }
}
