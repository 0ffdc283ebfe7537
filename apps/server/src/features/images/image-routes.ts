import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { readImageQuery, type ImageQuery } from '@firkant/domain/image/image-query.ts'
import { assertNever } from '@firkant/domain/result/result.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { createAttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import { chooseImageFormat } from './image-format.ts'
import type { ImageService } from './image-service.ts'
import type { Made } from './made-pictures.ts'

/** Images encoded for one client. Pages of a new shop stay far below; loops don't. */
const NEW_PICTURES_PER_MINUTE = 600

/** Counted per process, because it limits the load of its processors. */
export function allowPictures(now: () => Date, most = NEW_PICTURES_PER_MINUTE): (owner: string) => Promise<boolean> {
  const made = createAttemptLimit({ windowMs: MINUTE_MS, now, secret: crypto.randomUUID() })
  return (owner) => made.take([{ name: owner, most }])
}

/** The address contains the content's version, so the response never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const RETRY_AFTER_S = 5
/** Mails show pictures of products: a mailbox in the browser is another site. */
const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' }

interface ImageRoute {
  Params: { '*': string }
  Querystring: ImageQuery
}

export function registerImageRoutes(app: FastifyInstance, images: ImageService): void {
  app.get<ImageRoute>('/images/*', { exposeHeadRoute: true }, (request, reply) => answerImage(images, request, reply))
}

async function answerImage(images: ImageService, request: FastifyRequest<ImageRoute>, reply: FastifyReply) {
  const query = readImageQuery(request.query)
  if (!query.ok) throw new ProblemException('invalid-size', { detail: query.code })

  const format = chooseImageFormat(request.headers.accept)
  const { v } = request.query
  const version = typeof v === 'string' ? v : undefined
  const image = await images.find({ file: request.params['*'], version, request: query.value, format })
  if (image === undefined) throw new ProblemException('not-found')

  const headers = { ...SHOWN_ELSEWHERE, 'cache-control': CACHE_CONTROL, vary: 'accept', etag: image.etag }
  if (isHeld(request.headers['if-none-match'], image.etag)) return reply.code(304).headers(headers).send()

  const made = await image.make(clientNetwork(request.ip))
  if (made.ok) return reply.headers(headers).type(`image/${format}`).send(made.value)
  return throwRefusal(made.code)
}

export function throwRefusal(code: Extract<Made, { ok: false }>['code']): never {
  switch (code) {
    case 'full':
      throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'pictures' })
    case 'away':
      throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'files' })
    case 'too-many':
      throw new ProblemException('too-many-requests', { retryAfterS: RETRY_AFTER_S })
    case 'unreadable':
      throw new ProblemException('not-found')
    default:
      return assertNever(code)
  }
}

export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held?.some((tag) => tag === etag || tag === '*') ?? false
}
