import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import type { Registry } from 'prom-client'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../../platform/http/security-headers.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createVisitorIds } from '../../platform/visitors/visitor-identity.ts'
import { newNonce } from '../../render/cache/cached-document.ts'
import { createStandalonePages } from '../../render/standalone-page.ts'
import { createQueueCookies } from './queue-cookie.ts'
import { createWaitingRoom, type WaitingRoom } from './waiting-room.ts'

const UNAVAILABLE = 503
/** The more wait, the less often each asks: an answer for all of them takes some milliseconds of a second. */
const [SOONEST_S, LATEST_S, EACH_S] = [4, 20, 500]
const retryAfterOf = (place = Number.POSITIVE_INFINITY) => Math.min(LATEST_S, SOONEST_S + Math.floor(place / EACH_S))

interface PageSenderOptions {
  readonly brand: BrandDefinition
  readonly policy: PolicyOptions
  readonly common: Readonly<Record<string, string>>
}

/** Not found by search engines as the page itself: they come back later. */
function createPageSender({ brand, policy, common }: PageSenderOptions) {
  const pageOf = createStandalonePages(brand)
  return (request: IncomingMessage, response: ServerResponse, place: number | undefined): void => {
    const nonce = newNonce()
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const { language } = readLocalizedPath(brand, path)
    const retryAfterS = retryAfterOf(place)
    const shown = place === undefined ? '…' : formatNumber(language, place)
    const body = Buffer.from(pageOf({ kind: 'full', language, nonce, retryAfterS, place: shown }))
    response.writeHead(UNAVAILABLE, {
      ...common,
      'content-security-policy': contentSecurityPolicy(nonce, policy),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': String(retryAfterS),
      'content-length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

export interface WaitingRoomParts {
  readonly context: Pick<ShopContext, 'brand' | 'secret' | 'isHttps' | 'now' | 'log'>
  readonly crowdedMs: number
  readonly delayMs: () => number
  readonly policy: PolicyOptions
  readonly common: Readonly<Record<string, string>>
  readonly registry: Registry
}

export function openWaitingRoom({ context, policy, common, ...rest }: WaitingRoomParts): WaitingRoom {
  const { brand, secret, isHttps, now, log } = context
  const visitors = createVisitorIds({ secret, isHttps })
  return createWaitingRoom({
    ...rest,
    now,
    log,
    cookies: createQueueCookies({ secret, brand: brand.key, isHttps }),
    isKnown: (cookies) => visitors.hashOf(cookie.parse(cookies)[visitors.cookie] ?? '') !== undefined,
    sendPage: createPageSender({ brand, policy, common }),
  })
}
