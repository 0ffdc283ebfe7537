import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { ProblemException } from './problem.ts'

const METRICS_PATH = '/metrics'

export interface MetricsAccess {
  /** A separate port that the public can't reach; it serves nothing else. */
  readonly port?: number | undefined
  /** On the shop's own port, metrics require this token as `authorization: Bearer`. */
  readonly token?: string | undefined
  /** With neither port nor token: whether anyone may read them. */
  readonly isOpen: boolean
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))

function createMetricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== METRICS_PATH) return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

/** Opens and closes with the shop. */
function serveOnOwnPort(app: FastifyInstance, server: Server, { port, host }: { port: number; host: string }): void {
  app.addHook('onReady', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    server.once('error', reject).listen(port, host, resolve)
    await promise.catch((error: unknown) => {
      throw new Error(`METRICS_PORT ${port} can't be opened: is it taken by another program?`, { cause: error })
    })
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
}

/** Metrics are for operators only: sales figures can be read from them. */
export function registerMetricsRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  { port, token, isOpen, host }: MetricsAccess & { readonly host: string },
): void {
  if (port !== undefined) serveOnOwnPort(app, createMetricsServer(metrics), { port, host })
  if (token === undefined && (port !== undefined || !isOpen)) return
  app.get(METRICS_PATH, { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    const given = request.headers.authorization ?? ''
    if (token !== undefined && !isSame(given, `Bearer ${token}`)) throw new ProblemException('not-found')
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}
