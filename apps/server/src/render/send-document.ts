import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import { compressNow, newNonce, withNonce, type CachedDocument } from './cached-document.ts'

export interface DocumentHeaders {
  readonly common: Readonly<Record<string, string>>
  readonly policy: PolicyOptions
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Shared caches may keep a document if they ask each time whether it is still the same. */
export const PUBLIC_DOCUMENT = 'public, max-age=0, must-revalidate'
export const PRIVATE_DOCUMENT = 'private, no-store'
const VARY = 'accept-encoding'

function acceptsBrotli(request: IncomingMessage): boolean {
  const accepted = request.headers['accept-encoding']
  return typeof accepted === 'string' && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
}

/** Sends a kept document with a nonce of its own. Sets no cookie, knows no visitor. */
export async function sendCachedDocument(
  { request, response }: Exchange,
  document: CachedDocument,
  headers: DocumentHeaders,
): Promise<'cache' | 'not-modified'> {
  if (request.headers['if-none-match'] === document.etag && document.status === 200) {
    // No policy here: the browser keeps its copy together with the nonce that it came with.
    response.writeHead(304, { ...headers.common, etag: document.etag, 'cache-control': PUBLIC_DOCUMENT, vary: VARY })
    response.end()
    return 'not-modified'
  }
  const nonce = newNonce()
  const wantsBrotli = acceptsBrotli(request)
  const packed = wantsBrotli ? document.brotli : undefined
  let body = withNonce(packed ?? document.plain, nonce)
  if (wantsBrotli && !packed) body = await compressNow(body)
  response.writeHead(document.status, {
    ...headers.common,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(wantsBrotli && { 'content-encoding': 'br' }),
    'cache-control': document.status === 200 ? PUBLIC_DOCUMENT : 'public, max-age=0',
    ...(document.status === 200 && { etag: document.etag }),
    vary: VARY,
    'content-security-policy': contentSecurityPolicy(nonce, headers.policy),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return 'cache'
}
