import { createStudioPreview } from '../../features/change-sets/studio-preview.ts'
import type { DynamicDataService } from '../../features/dynamic-data/dynamic-data-service.ts'
import { createChosenHome } from '../../features/market/chosen-home.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import type { ShopEvent } from '../../platform/events/shop-events.ts'
import { commonHeaders } from '../../platform/http/common-headers.ts'
import type { Metrics } from '../../platform/http/metrics.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createFailureAnswerer } from '../../render/answer-failure.ts'
import { createCacheAnswerer } from '../../render/cache/answer-from-cache.ts'
import { createHtmlCache } from '../../render/cache/html-cache.ts'
import { createDocumentDictionaries } from '../../render/dictionaries/document-dictionaries.ts'
import { createDocumentService, type DocumentServiceOptions } from '../../render/document-service.ts'
import { createEarlyHints } from '../../render/document/early-hints.ts'
import { createLeadElsewhere } from '../../render/lead-elsewhere.ts'
import { createOpenedLinks } from '../../render/opened-links.ts'
import type { PageRoutesOptions } from '../../render/page-routes.ts'
import { createPageService } from '../../render/page-service.ts'
import { PREVIEW_PARAM } from '../../render/preview/preview-link.ts'
import { createRenderQueue } from '../../render/render-queue.ts'
import { createSitemapCache } from '../../render/sitemap/sitemap-cache.ts'
import { createPageStates } from '../../render/state/page-states.ts'
import { watchLoopDelay } from '../../render/waiting-room/loop-delay.ts'
import { openWaitingRoom } from '../../render/waiting-room/open-waiting-room.ts'
import type { AppParts } from '../app-parts.ts'
import { SERVER_VERSION } from '../server-version.ts'

/** A state is a sixth of its document, and kept longer. */
const SHARE_OF_STATES = 1 / 4

type CacheAnswerer = ReturnType<typeof createCacheAnswerer>

/** Who chose another country is sent there, whatever is cached. */
function unlessSentHome(chosenHome: ReturnType<typeof createChosenHome>, answer: CacheAnswerer): CacheAnswerer {
  return (request, response) => chosenHome(request) === undefined && answer(request, response)
}

function openDocuments(options: Omit<DocumentServiceOptions, 'cache' | 'states'>, cacheBytes: number) {
  const [cache, states] = [createHtmlCache(cacheBytes), createPageStates(cacheBytes * SHARE_OF_STATES)]
  return { cache, states, documents: createDocumentService({ ...options, cache, states }) }
}

const doorOf = ({ crowdedMs, overloadMs, newcomersPerSecond }: AppParts['config']) => ({
  crowdedMs,
  isOff: crowdedMs > overloadMs,
  rush: newcomersPerSecond,
})

interface Answering {
  readonly deps: PageDependencies
  readonly dynamicData: DynamicDataService
  readonly metrics: Metrics
  readonly countView: PageRoutesOptions['countView']
}

/** Documents, and what is answered when there is none. */
export function createAnswers(
  parts: AppParts,
  context: ShopContext,
  { deps, dynamicData, metrics, countView }: Answering,
) {
  const { config, build } = parts
  const { brand, isHttps, secret, now, log } = context
  const { tagContainer, notificationsUrl } = config
  const policy = { isHttps, isDevelopment: config.mode === 'development', tagContainer, notificationsUrl }
  const version = parts.version ?? SERVER_VERSION
  const onError = (error: unknown) => log.error({ err: error }, 'page could not be built or rendered')
  const common = commonHeaders({ version, ...policy })
  const pages = createPageService({ deps, dynamicData, version, onError })
  const sitemap = createSitemapCache(deps)
  const ownHost = new URL(config.publicUrl).host
  const own = { brand: brand.key, ownHost, policy, build, pages, now, onError }
  const { cache, states, documents } = openDocuments(own, config.htmlCacheBytes)
  const earlyHints = config.earlyHints ? createEarlyHints(() => build(brand.key)) : undefined
  const dictionaries = config.compressionDictionaries
    ? createDocumentDictionaries((key) => cache.getLast(key, now().getTime()))
    : undefined
  const shownBy = { documents, pages, renderQueue: createRenderQueue(), policy, dictionaries, metrics, countView }
  const links = createOpenedLinks({ secret })
  const findStudioPreview = createStudioPreview(context)
  const pageRoutes: PageRoutesOptions = {
    ...shownBy,
    links,
    brand: brand.key,
    secret,
    now,
    earlyHints,
    findStudioPreview,
  }
  const chosenHome = createChosenHome(brand, PREVIEW_PARAM)
  return {
    answerFromCache: unlessSentHome(chosenHome, createCacheAnswerer({ ...shownBy, common, log })),
    waitingRoom: openWaitingRoom({
      context,
      policy,
      common,
      registry: metrics.registry,
      ...doorOf(config),
      pool: context.database.pool,
      delayMs: parts.loopDelayMs ?? watchLoopDelay(),
    }),
    answerFailure: createFailureAnswerer({ ...shownBy, brand }),
    leadElsewhere: createLeadElsewhere({ ...shownBy, brand, publicUrl: context.publicUrl }),
    chosenHome,
    pageRoutes,
    states,
    metrics,
    common,
    sitemap,
    changed({ productKeys, ofOffersOnly }: ShopEvent): void {
      // Price and stock do not change addresses.
      if (!productKeys && !ofOffersOnly) sitemap.changed()
      if (productKeys) cache.offersChanged(productKeys)
      else cache.clear()
    },
  }
}
