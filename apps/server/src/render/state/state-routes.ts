import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WIDTH_CLASSES } from '@firkant/domain/device/width-class.ts'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import { findTraits } from '@firkant/domain/experiences/visitor-traits.ts'
import { STATE_PATH } from '@firkant/domain/page/document-state.ts'
import { waitsForVisitor } from '@firkant/domain/page/waiting-page.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { wantsBrotli } from '../cache/answer-from-cache.ts'
import { readDocumentKey, type DocumentKey } from '../cache/document-key.ts'
import { isReadable } from '../document-request.ts'
import type { PageService } from '../page-service.ts'
import { pageVisitorOf } from '../page-visitor.ts'
import type { RenderQueue } from '../render-queue.ts'
import { packState, type PackedState, type PageStates } from './page-states.ts'
import { stateApart } from './written-state.ts'

export interface StateRoutesOptions {
  readonly states: PageStates
  readonly pages: PageService
  readonly renderQueue: RenderQueue
  readonly now: () => Date
}

/** What a tag names never changes. */
const UNCHANGING = `public, max-age=${DAY_S}, immutable`
const PRIVATE = 'private, no-store'
/** What is sent once is compressed quickly. */
const QUICK_QUALITY = 1

/** `/api/state/TAG/mobile/sofaer?sort=price`: of that document, in that width. */
const ADDRESS = new RegExp(`^${STATE_PATH}([\\w-]{27})/(${WIDTH_CLASSES.join('|')})(/.*)$`)

interface Asked {
  readonly tag: string
  readonly key: DocumentKey
}

function readAddress({ raw }: FastifyRequest): Asked | undefined {
  const [, tag, width, url] = ADDRESS.exec(raw.url ?? '') ?? []
  const widthClass = WIDTH_CLASSES.find((each) => each === width)
  if (tag === undefined || url === undefined || !widthClass) return undefined
  const key = { ...readDocumentKey(url, raw.headers), widthClass }
  return isReadable(key.path) ? { tag, key } : undefined
}

interface SentState {
  readonly tag: string
  readonly state: PackedState
  readonly cacheControl: string
}

function send(request: FastifyRequest, reply: FastifyReply, { tag, state, cacheControl }: SentState): FastifyReply {
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('etag', `"${tag}"`)
  if (!wantsBrotli(request.raw)) return reply.send(state.plain)
  return reply.header('content-encoding', 'br').send(state.packed)
}

/**
 * Drawn by another process, before a restart, or too long ago: the same page has the same state. If it has changed since, the
 * answer has another tag and the page as it is now, whole: nothing of the markup fits it.
 */
async function makeAgain(
  request: FastifyRequest,
  { tag, key }: Asked,
  { states, pages, renderQueue, now }: StateRoutesOptions,
): Promise<SentState> {
  const visitor = pageVisitorOf(request)
  const traits = findTraits(key.cookies, now())
  const { loaded, state } = await renderQueue.take(clientNetwork(request.ip), async () => {
    const page = await pages.load({ ...key, ...visitor, traits, isPreview: false })
    return { loaded: page, state: await pages.stateOf(page, { ...visitor, widthClass: key.widthClass }) }
  })
  const { page, isPublic } = loaded.result
  if (!waitsForVisitor(page)) throw new ProblemException('not-found')
  const made = isPublic ? stateApart(state) : undefined
  if (made?.tag !== tag) {
    const whole = packState(Buffer.from(JSON.stringify(state)), QUICK_QUALITY)
    return { tag: made?.tag ?? '', state: whole, cacheControl: PRIVATE }
  }
  states.put(made)
  return { tag, state: packState(Buffer.from(made.json), QUICK_QUALITY), cacheControl: UNCHANGING }
}

/** What React takes a document over with, asked for together with React. */
export function registerStateRoutes(app: FastifyInstance, options: StateRoutesOptions): void {
  const config = { ...rateLimited(), ignoresInvalidQuery: true }
  app.get(`${STATE_PATH}:tag/*`, { config, schema: { hide: true } }, async (request, reply) => {
    const asked = readAddress(request)
    if (!asked) throw new ProblemException('not-found')
    const { tag } = asked
    const kept = options.states.find(tag)
    return send(
      request,
      reply,
      kept ? { tag, state: kept, cacheControl: UNCHANGING } : await makeAgain(request, asked, options),
    )
  })
}
