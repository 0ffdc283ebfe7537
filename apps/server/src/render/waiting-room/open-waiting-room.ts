import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import cookie from '@fastify/cookie'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import { asksAgainAfterS } from '@firkant/domain/waiting-room/waiting-line.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../../platform/http/security-headers.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createVisitorIds } from '../../platform/visitors/visitor-identity.ts'
import { newNonce } from '../cache/cached-document.ts'
import { createStandalonePages } from '../standalone-page.ts'
import { watchAnswerFlow } from './answer-flow.ts'
import { watchPoolShare } from './pool-share.ts'
import { createQueueCookies } from './queue-cookie.ts'
import { createWaitingRoom, type WaitingRoom } from './waiting-room.ts'

const UNAVAILABLE = 503

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
    const retryAfterS = asksAgainAfterS(place)
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

/** The share of its time in which the process was busy since the last look. */
function watchBusyShare(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

export interface WaitingRoomParts {
  readonly context: Pick<ShopContext, 'brand' | 'secret' | 'isHttps' | 'now' | 'log'>
  readonly crowdedMs: number
  readonly isOff: boolean
  readonly delayMs: () => number
  readonly rush: number
  readonly pool: pg.Pool
  readonly policy: PolicyOptions
  readonly common: Readonly<Record<string, string>>
  readonly registry: Registry
}

export function openWaitingRoom({ context, policy, common, pool, ...rest }: WaitingRoomParts): WaitingRoom {
  const { brand, secret, isHttps, now, log } = context
  const visitors = createVisitorIds({ secret, isHttps })
  const [busyShare, poolShare] = [watchBusyShare(), watchPoolShare(pool)]
  return createWaitingRoom({
    ...rest,
    flow: watchAnswerFlow(performance.now()),
    use: () => Math.max(busyShare(), poolShare()),
    now,
    log,
    cookies: createQueueCookies({ secret, brand: brand.key, isHttps }),
    isKnown: (cookies) => visitors.hashOf(cookie.parse(cookies)[visitors.cookie] ?? '') !== undefined,
    sendPage: createPageSender({ brand, policy, common }),
  })
}
