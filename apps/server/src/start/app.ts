import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { CALLS } from '@firkant/domain/calls/calls.ts'
import { FORMS } from '@firkant/domain/forms/forms.ts'
import { MAX_BODY_BYTES } from '@firkant/domain/http/problem.ts'
import { PICTURE_CONTENT_TYPE } from '@firkant/domain/studio/media/picture-headers.ts'
import { API_VERSION } from '@firkant/domain/version/server-version.ts'
import { watchAnswers } from '../features/experiences/watch-answers.ts'
import { registerFilmRoutes } from '../features/images/film-routes.ts'
import { openImageCache } from '../features/images/image-cache.ts'
import { registerImageRoutes, allowPictures } from '../features/images/image-routes.ts'
import { createImageService } from '../features/images/image-service.ts'
import { createFolderImageSource } from '../features/images/image-source.ts'
import { createMadePictures, createPictureQueue, measurePictures } from '../features/images/made-pictures.ts'
import { shareImageCache } from '../features/images/shared-image-cache.ts'
import { createStoreImageSource } from '../features/images/store-image-source.ts'
import { createStoredImageSource } from '../features/images/stored/stored-image-source.ts'
import { LAW_FILES_PATH } from '../features/law/law-files.ts'
import { registerListPreview } from '../features/lists/sharing/list-preview-routes.ts'
import { registerMailFonts } from '../features/mail/mail-font-routes.ts'
import { registerOutboxRoutes } from '../features/mail/outbox-routes.ts'
import { addChosenHome } from '../features/market/country-routes.ts'
import { madeFolder } from '../features/models-3d/model-folders.ts'
import { registerModelRoutes } from '../features/models-3d/model-routes.ts'
import { createModelService } from '../features/models-3d/model-service.ts'
import { createReviewPhotoSource } from '../features/reviews/photo-source.ts'
import { registerStudioFiles, STUDIO_ASSETS_PATH } from '../features/studio/studio-files.ts'
import { askStoreFirst } from '../platform/file-store/stored-folder.ts'
import { registerForms } from '../platform/forms/form-routes.ts'
import { registerCalls } from '../platform/http/call-routes.ts'
import { addCommonHeaders } from '../platform/http/common-headers.ts'
import { addCsrfRule } from '../platform/http/csrf-rule.ts'
import { asProblem, handleErrors, RETRY_AFTER_S, sendProblem } from '../platform/http/error-handler.ts'
import { PROBES, registerHealthRoutes } from '../platform/http/health-routes.ts'
import { createLongPathRefuser } from '../platform/http/long-paths.ts'
import { registerMetricsRoutes } from '../platform/http/metrics-routes.ts'
import { measureRequests, type Metrics } from '../platform/http/metrics.ts'
import { ownOrigin } from '../platform/http/own-origin.ts'
import { ProblemException } from '../platform/http/problem.ts'
import { addRateLimits } from '../platform/http/rate-limits.ts'
import { CLOSED_POLICY } from '../platform/http/security-headers.ts'
import { addTextRule } from '../platform/http/text-rule.ts'
import { trustOf } from '../platform/http/trusted-proxies.ts'
import { logRequests } from '../platform/logging/logger.ts'
import type { ShopContext } from '../platform/shop-context.ts'
import { addVisitorIds, createVisitorIds } from '../platform/visitors/visitor-identity.ts'
import { ASSETS_PATH, registerAssets } from '../render/dictionaries/asset-routes.ts'
import { registerPageRoutes } from '../render/page-routes.ts'
import { registerSiteFiles } from '../render/sitemap/site-files.ts'
import { registerStateRoutes } from '../render/state/state-routes.ts'
import type { AppParts } from './app-parts.ts'
import { createCallRoutes } from './call-routes.ts'
import type { Config } from './config.ts'
import { createFormService } from './form-handlers.ts'
import { registerOrderRoutes } from './order-routes.ts'
import { createServices, type Services } from './services.ts'

const FILES_OF_PAGES = [ASSETS_PATH, '/images/', '/media/', STUDIO_ASSETS_PATH]
/** Report every delay: the handler compares it with a limit that may change. */
const ANY_DELAY_MS = 0.000_001
const LOAD_SAMPLE_MS = 1000
const LOOK_AT_DOOR_MS = 1000
const REQUEST_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 10_000

type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Long paths and cached documents are answered before the framework sees the request. */
function createHttpServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  first: readonly Answerer[],
  isStopping: AppParts['isStopping'],
): Server {
  const times = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS }
  return createServer(times, (request, response) => {
    // Who keeps a connection learns that it ends, before anything is sent into a closed one.
    if (isStopping?.()) response.setHeader('connection', 'close')
    if (!first.some((answer) => answer(request, response))) handler(request, response)
  })
}

function openApp(
  { config, log, isStopping }: AppParts,
  { answerFromCache, common, waitingRoom }: Services['answers'],
): FastifyInstance {
  const refuseLong = createLongPathRefuser({ common, log })
  const { answer, notKept } = waitingRoom
  const first = config.mode === 'development' ? [refuseLong] : [refuseLong, answer, answerFromCache, notKept]
  const app = fastify({
    serverFactory: (handler) => createHttpServer(handler, first, isStopping),
    loggerInstance: log,
    // logRequests writes one line per answer instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustOf(config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // Requests on connections that are still open during shutdown are answered before they are closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // These errors bypass the hooks, so their headers are set here.
    frameworkErrors: (error, _request, reply) =>
      void sendProblem(reply.headers({ ...common, 'content-security-policy': CLOSED_POLICY }), asProblem(error)),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

/** The order of this list is the order in which a request passes through. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts
  const services = createServices({ ...parts, ownUrl: () => ownOrigin(app.server) })
  const { answers } = services
  const app = openApp(parts, answers)
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute)
  const looking = setInterval(answers.waitingRoom.look, parts.lookEveryMs ?? LOOK_AT_DOOR_MS).unref()
  app.addHook('onClose', async () => clearInterval(looking))
  handleErrors(app, answers.answerFailure, answers.metrics)
  logRequests(app)
  measureRequests(app, answers.metrics)
  addCommonHeaders(app, answers.common)
  const limitMs = parts.eventLoopLimitMs ?? (() => config.overloadMs)
  await app.register(underPressure, {
    maxEventLoopDelay: ANY_DELAY_MS,
    sampleInterval: LOAD_SAMPLE_MS,
    pressureHandler: (request, ...[, , delay = 0]) => {
      const overloadMs = limitMs()
      if (delay <= overloadMs) return
      // The event loop did not run twice within a sample: the delay is about one sample, which a higher limit allows.
      if (delay === Number.POSITIVE_INFINITY && overloadMs > LOAD_SAMPLE_MS) return
      // A page that was admitted needs its files, images and films: they are cheap, or have a queue of their own.
      if (FILES_OF_PAGES.some((path) => request.url.startsWith(path))) return
      if (PROBES.includes(request.routeOptions.url)) return
      throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'overload' })
    },
  })
  addCsrfRule(app)
  addTextRule(app)
  await addRateLimits(app, { enabled: config.rateLimits, redis: parts.redis })
  await app.register(cookie)
  addVisitorIds(app, createVisitorIds(services.context))
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await app.register(swagger, {
    openapi: {
      info: { title: 'Firkant', version: API_VERSION, description: 'What the browser and others may rely on.' },
    },
    transform: jsonSchemaTransform,
  })
  await parts.addMiddleware?.(app)
  await app.register((shop) => registerRoutes(shop, parts, services))
  return app
}

async function registerRoutes(app: FastifyInstance, parts: AppParts, services: Services): Promise<void> {
  const { config } = parts
  const { context, answers, learning } = services
  registerHealthRoutes(app, parts)
  registerMetricsRoutes(app, answers.metrics, { ...config.metrics, host: config.host })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  // Without Vite in front the build is served, in development too.
  const own = parts.addMiddleware ? [] : [(await parts.build(config.brand)).clientFolder]
  await app.register((assets) =>
    registerAssets(assets, {
      clientFolders: [...new Set([...own, ...kitFolders(parts)])],
      hasDictionaries: config.compressionDictionaries,
      previousFolder: config.previousBuildDir && join(config.previousBuildDir, config.brand, 'client'),
    }),
  )
  await app.register(async (scope) => {
    const { files } = context
    const { documentsDir: folder } = config
    if (files) askStoreFirst(scope, { files, prefix: 'documents', folder, isServed: () => true })
    await registerFolder(scope, folder, '/documents/')
  })
  if (config.lawNoticeDir !== undefined) await registerFolder(app, config.lawNoticeDir, LAW_FILES_PATH)
  await registerPictures(app, config, { context, metrics: answers.metrics })
  const { signals, purchases, experiences } = learning
  for (const buffer of [signals, purchases, services.counting.insights, experiences.exposures])
    app.addHook('onClose', () => buffer.stop())
  // They stay open by themselves, and the server would wait for them.
  app.addHook('preClose', () => services.live.close())
  watchAnswers(app, experiences)
  // Bytes as they are; a route that reads none of them refuses the body by its schema.
  app.addContentTypeParser(PICTURE_CONTENT_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  registerCalls(app, CALLS, createCallRoutes(services))
  await registerForms(app, FORMS, createFormService(services))
  await registerOrderRoutes(app, config, services)
  addChosenHome(app, answers.chosenHome)
  if (!config.isProduction) registerOutboxRoutes(app, context)
  registerMailFonts(app, context.brand)
  registerStudioFiles(app, { folder: join(config.buildDir, 'studio'), ...context })
  registerSiteFiles(app, { sitemap: answers.sitemap, publicUrl: context.publicUrl })
  registerStateRoutes(app, { ...answers.pageRoutes, states: answers.states })
  registerPageRoutes(app, answers.pageRoutes)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, new ProblemException(request.url.startsWith('/api/client/') ? 'unknown-call' : 'not-found')),
  )
}

async function registerPictures(
  app: FastifyInstance,
  config: Config,
  { context, metrics }: { readonly context: ShopContext; readonly metrics: Metrics },
): Promise<void> {
  const cache = await openImageCache({ folder: join(config.dataDir, 'image-cache'), maxBytes: config.imageCacheBytes })
  const { files } = context
  const folder = createFolderImageSource(config.mediaDir)
  const media = files ? createStoreImageSource(files, folder) : folder
  const source = createReviewPhotoSource(context, createStoredImageSource(context, media))
  const allows = config.rateLimits ? allowPictures(context.now) : undefined
  const queue = createPictureQueue()
  measurePictures(metrics.registry, queue)
  const shared =
    files &&
    shareImageCache(cache, files, (error) =>
      app.log.warn({ err: error }, 'a picture could not be shared with other hosts; each makes it by itself'),
    )
  const pictures = createMadePictures({ cache, shared, log: app.log, queue, ...(allows && { allows }) })
  registerImageRoutes(app, createImageService({ source, pictures, log: app.log }))
  registerListPreview(app, { ...context, source, pictures, log: app.log })
  await registerFilmRoutes(app, config.mediaDir, files)
  registerModels(app, config, context)
}

/** A model takes some dozens of milliseconds to make: a page shows one or a few, a loop all. */
const NEW_MODELS_PER_MINUTE = 60

function registerModels(app: FastifyInstance, config: Config, { database, publicUrl, now }: ShopContext): void {
  const folders = { given: config.modelsDir, made: madeFolder(config.dataDir) }
  const allows = config.rateLimits ? allowPictures(now, NEW_MODELS_PER_MINUTE) : async () => true
  registerModelRoutes(app, { models: createModelService({ db: database.replica, folders }), publicUrl, allows })
}

/** Manuals and care guides (PDF files that a product page links to), and the official files of the law. */
async function registerFolder(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    maxAge: '1d',
    index: false,
    list: false,
  })
}

/** In development the gallery shows the components of the other brands, in their own styles. */
function kitFolders({ kitDir }: AppParts): readonly string[] {
  if (kitDir === undefined) return []
  return BRAND_KEYS.map((brand) => join(kitDir, brand, 'client')).filter((folder) => existsSync(join(folder, 'assets')))
}
