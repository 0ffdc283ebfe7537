import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MAX_BODY_BYTES } from '@firkant/domain/http/problem.ts'
import { API_VERSION } from '@firkant/domain/version/server-version.ts'
import { createDynamicDataService } from '../features/dynamic-data/dynamic-data-service.ts'
import { registerDynamicDataRoutes } from '../features/dynamic-data/dynamic-data-routes.ts'
import { openImageCache } from '../features/images/image-cache.ts'
import { registerImageRoutes } from '../features/images/image-routes.ts'
import { createImageService } from '../features/images/image-service.ts'
import { createFolderImageSource } from '../features/images/image-source.ts'
import { registerTelemetryRoutes } from '../features/telemetry/telemetry-routes.ts'
import type { Database } from '../platform/database/database.ts'
import type { ShopEvents } from '../platform/events/shop-events.ts'
import { addCommonHeaders, commonHeaders } from '../platform/http/common-headers.ts'
import { addCsrfRule } from '../platform/http/csrf-rule.ts'
import { handleErrors, sendProblem } from '../platform/http/error-handler.ts'
import { registerHealthRoutes } from '../platform/http/health-routes.ts'
import { createMetrics, measureRequests } from '../platform/http/metrics.ts'
import { ProblemException } from '../platform/http/problem.ts'
import { addRateLimits } from '../platform/http/rate-limits.ts'
import { logRequests } from '../platform/logging/log-requests.ts'
import type { ShopBuild } from '../render/build-files.ts'
import { createDocumentService } from '../render/document-service.ts'
import { createHtmlCache } from '../render/html-cache.ts'
import { answerFromCache, registerPageRoutes } from '../render/page-routes.ts'
import { createPageService } from '../render/page-service.ts'
import { registerSiteFiles } from '../render/site-files.ts'
import type { Config } from './config.ts'
import { createDynamicDataResolvers } from './dynamic-data-resolvers.ts'
import { SERVER_VERSION } from './server-version.ts'

/** The world an app lives in. Tests give it a clock and a build of their own. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly events: ShopEvents
  readonly build: () => Promise<ShopBuild>
  readonly log: FastifyBaseLogger
  readonly redis?: Redis | undefined
  readonly now?: () => Date
  readonly version?: string
  readonly isStopping?: () => boolean
  /** Development only: hot reload stands before the pages. */
  readonly addMiddleware?: (app: FastifyInstance) => Promise<void>
}

const EVENT_LOOP_LIMIT_MS = 1000
const CONNECTION_CLOSE_DELAY_MS = 10_000

/** The shop as one ordered list: what stands first is asked first. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, log } = parts
  const now = parts.now ?? (() => new Date())
  const version = parts.version ?? SERVER_VERSION
  const brand = BRANDS[config.brand]
  const isHttps = config.publicUrl.startsWith('https:')
  const policy = { isHttps, isDevelopment: config.mode === 'development' }
  const onError = (error: unknown) => log.error({ err: error }, 'background failure')

  const app = fastify({
    loggerInstance: log,
    // One line per answer is written by logRequests instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: CONNECTION_CLOSE_DELAY_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    frameworkErrors: (error, _request, reply) => {
      const isBadUrl = error.code === 'FST_ERR_BAD_URL'
      sendProblem(reply, new ProblemException(isBadUrl ? 'invalid-request' : 'internal-error', isBadUrl ? { detail: 'The address has a broken percent sign.' } : {}))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)

  const metrics = createMetrics()
  const common = commonHeaders({ version, isHttps })
  const world = { brand, database, publicUrl: config.publicUrl, now }
  const dynamicData = createDynamicDataService(createDynamicDataResolvers(database, brand), (error, type) =>
    log.error({ err: error, type }, 'dynamic data failed'),
  )
  const pages = createPageService({ world, dynamicData, version, onError })
  const cache = createHtmlCache(config.htmlCacheBytes)
  parts.events.subscribe(() => cache.clear())
  const documents = createDocumentService({
    brand: brand.key,
    ownHost: new URL(config.publicUrl).host,
    policy,
    build: parts.build,
    pages,
    cache,
    now,
    onError,
  })
  const pageRoutes = { documents, pages, headers: { common, policy }, metrics, brand: brand.key, secret: config.secret }

  logRequests(app)
  measureRequests(app, metrics)
  if (config.mode !== 'development') answerFromCache(app, pageRoutes)
  addCommonHeaders(app, common)
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_LIMIT_MS,
    pressureHandler: () => {
      throw new ProblemException('unavailable', { retryAfterS: 5 })
    },
  })
  addCsrfRule(app)
  await addRateLimits(app, { enabled: config.rateLimits, redis: parts.redis })
  await app.register(cookie)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await app.register(swagger, {
    openapi: { info: { title: 'Firkant', version: API_VERSION, description: 'What the browser and others may rely on.' } },
    transform: jsonSchemaTransform,
  })

  await parts.addMiddleware?.(app)
  await app.register(async (shop) => {
    registerHealthRoutes(shop, { isReady: async () => !parts.isStopping?.() && (await database.isReachable()) }, metrics)
    shop.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
    if (config.mode !== 'development') await registerAssets(shop, (await parts.build()).clientFolder)
    const imageCache = await openImageCache({ folder: join(config.dataDir, 'image-cache'), maxBytes: config.imageCacheBytes })
    registerImageRoutes(shop, createImageService({ source: createFolderImageSource(config.mediaDir), cache: imageCache, log: shop.log }))
    registerTelemetryRoutes(shop)
    registerDynamicDataRoutes(shop, dynamicData, { brand, now })
    registerSiteFiles(shop, world)
    registerPageRoutes(shop, pageRoutes)
    shop.setNotFoundHandler((request, reply) =>
      sendProblem(reply, new ProblemException(request.url.startsWith('/api/client/') ? 'unknown-call' : 'not-found')),
    )
  })
  return app
}

async function registerAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    list: false,
  })
}
