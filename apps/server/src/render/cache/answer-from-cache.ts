import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import { OPENING_PARAMS } from '@firkant/domain/page/opened-link.ts'
import { hasSecret } from '@firkant/domain/telemetry/secret-address.ts'
import type { CountView } from '../../features/insights/count-view.ts'
import type { Metrics } from '../../platform/http/metrics.ts'
import { contentSecurityPolicy, NO_REFERRER, type PolicyOptions } from '../../platform/http/security-headers.ts'
import { withoutSecrets } from '../../platform/logging/mask-text.ts'
import { isDocumentRequest } from '../document-request.ts'
import type { DocumentService } from '../document-service.ts'
import { PREVIEW_PARAM } from '../preview/preview-link.ts'
import type { AskedForm } from './asked-form.ts'
import { newNonce, packedIn, type CachedDocument } from './cached-document.ts'
import { readDocumentKey } from './document-key.ts'
import { createSpareCopies } from './spare-copies.ts'

export interface CacheAnswererOptions {
  readonly documents: DocumentService
  readonly common: Readonly<Record<string, string>>
  readonly policy: PolicyOptions
  readonly metrics: Metrics
  readonly countView: CountView
  readonly log: FastifyBaseLogger
}

/**
 * A browser may store it and revalidate each time. Shared caches must not: they would serve one response's nonce to
 * everybody.
 */
export const DOCUMENT_CACHE_CONTROL = 'private, max-age=0, must-revalidate'

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
/** Preview links, links of mails that lose their token first, and newsletters, whose documents take theirs out. */
const NOT_FROM_HERE = new RegExp(`[?&](?:${[PREVIEW_PARAM, SOFT_LOGIN_PARAM, ...OPENING_PARAMS].join('|')})=`)
const NONCE_MARK = '\0'
const SPARE_BYTES = 4_000_000

export function wantsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return BROTLI.test(String(headers['accept-encoding'] ?? ''))
}

/** Flat lists that Node writes without further checks; what never changes is prepared once. */
function prepareHeaders({ common, policy }: CacheAnswererOptions) {
  const sharedWith = (sent: Readonly<Record<string, string>>) => {
    const shared = [...Object.entries(sent).flat(), 'cache-control', DOCUMENT_CACHE_CONTROL, 'vary', 'accept-encoding']
    return { shared, page: [...shared, 'content-type', 'text/html; charset=utf-8'] }
  }
  const [before = '', ...after] = contentSecurityPolicy(NONCE_MARK, policy).split(NONCE_MARK)
  return {
    usual: sharedWith(common),
    forSecrets: sharedWith({ ...common, ...NO_REFERRER }),
    policyWith: (nonce: string) => before + after.map((part) => nonce + part).join(''),
  }
}

/**
 * Sends a cached document before the framework sees the request: no cookie, nothing of a visitor, a fresh nonce, one
 * write. Returns false if there is none, or none in an accepted encoding.
 */
export function createCacheAnswerer(
  options: CacheAnswererOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { documents, metrics, countView } = options
  // Nothing of what is logged here has to be looked through for secrets but the address.
  const log = options.log.child({}, { redact: [] })
  const headers = prepareHeaders(options)
  const copies = createSpareCopies(SPARE_BYTES)

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { document, asked }: { readonly document: CachedDocument; readonly asked: AskedForm },
  ): boolean {
    const { shared, page } = hasSecret(request.url ?? '/') ? headers.forSecrets : headers.usual
    if (document.status === 200 && request.headers['if-none-match'] === document.etag) {
      // No policy header here: the browser's copy keeps the nonce that it came with.
      response.writeHead(304, [...shared, 'etag', document.etag])
      response.end()
      metrics.countDocument(304, 'not-modified')
      return true
    }
    const isPacked = wantsBrotli(request)
    const packed = isPacked ? packedIn(document, asked) : document.plain
    if (!packed) return false
    const nonce = newNonce()
    const body = copies.take(packed, nonce)
    const own = ['content-length', String(body.length), 'content-security-policy', headers.policyWith(nonce)]
    if (document.status === 200) own.push('etag', document.etag)
    if (isPacked) own.push('content-encoding', 'br')
    response.writeHead(document.status, [...page, ...own])
    // Called once the bytes are the system's; a broken connection drops them.
    response.end(request.method === 'HEAD' ? undefined : body, () => copies.giveBack(packed, body))
    metrics.countDocument(document.status, 'cache')
    return true
  }

  return (request, response) => {
    const url = request.url ?? '/'
    if (!isDocumentRequest(request.method ?? '', url) || NOT_FROM_HERE.test(url)) return false
    const key = readDocumentKey(url, request.headers)
    const found = documents.find(key)
    if (!found || !send(request, response, { document: found, asked: key.asked })) return false
    countView(found.view, request)
    log.info(
      {
        reqId: crypto.randomUUID(),
        method: request.method,
        url: withoutSecrets(url),
        status: response.statusCode,
        kept: true,
      },
      'answered',
    )
    return true
  }
}
