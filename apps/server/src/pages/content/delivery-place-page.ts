import { WRONG_POSTCODE_PARAM } from '@firkant/domain/delivery/delivery-place.ts'
import { FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { DeliveryPlacePageModel } from '@firkant/domain/page/models/delivery-place-model.ts'
import { loadCardFacts } from '../../features/catalog/product-cards.ts'
import { loadArrivals } from '../../features/catalog/promises/arrivals.ts'
import { readDeliveryScores } from '../../features/delivery/delivery-scores.ts'
import { findVisitorPlace, type KnownPlace } from '../../features/delivery/visitor-postcode.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Hvor skal vi levere?', nb: 'Hvor skal vi levere?', sv: 'Vart ska vi leverera?' } as const

/** What the visitor was looking at, and when it comes: the answer for those without scripts. */
async function findLooked(
  deps: PageDependencies,
  { brand, market, now, address, query }: PageRequest,
  known: KnownPlace | undefined,
): Promise<DeliveryPlacePageModel['looked']> {
  const sku = query.get('sku')
  const db = deps.database.replica
  const sold = sku && known ? await deps.catalog.findSold(brand.key, sku) : undefined
  if (!sku || !known || !sold) return undefined
  const context = { brand: brand.key, market, now, address }
  const [facts] = await loadCardFacts(deps.catalog, context, [sold.productKey])
  const wanted = { ...known, skus: [sku], scores: await readDeliveryScores(db, now) }
  const { arrivals } = await loadArrivals({ db, catalog: deps.catalog }, context, wanted)
  const delivery = arrivals[sku]
  return facts && delivery && { name: facts.row.name, delivery }
}

/** Saying the postcode without scripts. Not cached: it shows the visitor's own. */
export async function buildDeliveryPlacePage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, market, visitorHash, query, search } = request
  const from = readFrom(query.get(FROM_PARAM))
  const kept = new URLSearchParams([...query].filter(([name]) => name === FROM_PARAM || name === 'sku'))
  const visitor = { visitorHash, brand: brand.key, market: market.key }
  const known = await findVisitorPlace(deps.database.main, visitor)
  const page = buildPage(request, {
    componentName: 'DeliveryPlacePage',
    url: request.address(request.path) + (kept.size > 0 ? `?${String(kept)}` : ''),
    cache: 'partial',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.deliveryPlace),
    },
    trackingPageType: 'deliveryPlace',
    model: {
      from: from ?? request.address('/'),
      place: known?.place ?? null,
      isWrong: new URLSearchParams(search).has(WRONG_POSTCODE_PARAM),
      looked: await findLooked(deps, request, known),
    },
  })
  return { page, validUntil: undefined, isPublic: false }
}
