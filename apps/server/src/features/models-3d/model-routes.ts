import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MODELS_PATH, QR_PAGE, QR_PATH } from '@firkant/domain/models-3d/ar-links.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { qrCodeOf } from '../hand-over/qr-code.ts'
import { isHeld } from '../images/image-routes.ts'
import { MODEL_TYPES, type ModelEnding, type ModelService } from './model-service.ts'

interface ModelRoutesOptions {
  readonly models: ModelService
  /** Where a phone finds the shop. */
  readonly publicUrl: string
  /** Whether somebody may have one made now. */
  readonly allows: (owner: string) => Promise<boolean>
}

/** The address contains a hash of the content, so the response never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const QR_CACHE_CONTROL = 'public, max-age=86400'
const RETRY_AFTER_S = 20
const FILE_NAME = /^([a-z0-9][a-z0-9-]{0,79})\.(glb|usdz)$/
const MAX_PAGE_LENGTH = 300
/** A page of this shop: from its root, never another host. */
const PAGE = /^\/(?!\/)[\w\-./~%]*(?:\?sku=[\w.-]+)?$/

interface ModelRoute {
  Params: { hash: string; name: string }
}

export function registerModelRoutes(app: FastifyInstance, options: ModelRoutesOptions): void {
  app.get<ModelRoute>(`${MODELS_PATH}:hash/:name`, { exposeHeadRoute: true }, (request, reply) =>
    answerModel(options, request, reply),
  )
  const query = z.object({ [QR_PAGE]: z.string().max(MAX_PAGE_LENGTH).regex(PAGE) })
  app.get(QR_PATH, async (request, reply) => {
    const asked = query.safeParse(request.query)
    if (!asked.success) throw new ProblemException('not-found')
    return reply
      .header('cache-control', QR_CACHE_CONTROL)
      .type('image/svg+xml')
      .send(qrPicture(options.publicUrl + asked.data.page))
  })
}

async function answerModel(
  { models, allows }: ModelRoutesOptions,
  request: FastifyRequest<ModelRoute>,
  reply: FastifyReply,
) {
  const { hash, name } = request.params
  const [, key, ending] = FILE_NAME.exec(name) ?? []
  if (key === undefined || ending === undefined) throw new ProblemException('not-found')
  const asked = { hash, key, ending: ending as ModelEnding }
  const found = await models.find(asked, () => allows(clientNetwork(request.ip)))
  if (found === 'too-many') throw new ProblemException('too-many-requests', { retryAfterS: RETRY_AFTER_S })
  if (found === undefined) throw new ProblemException('not-found')
  const etag = `"${hash}"`
  const headers = { 'cache-control': CACHE_CONTROL, etag }
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send()
  return reply.headers(headers).type(MODEL_TYPES[asked.ending]).send(found)
}

function qrPicture(text: string): string {
  const { size, path } = qrCodeOf(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
