import { CATALOG_KEY } from '@firkant/domain/catalog/catalog-records.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { SampleChoice, SampleGroup, SamplesModel } from '@firkant/domain/page/models/samples-model.ts'
import {
  SAMPLE_CHOSEN_PARAM,
  SAMPLE_FAULT_PARAM,
  SAMPLE_FAULTS,
  SAMPLES_OF_PARAM,
} from '@firkant/domain/samples/sample-form.ts'
import { findCart, type CartRow } from '../../features/cart/cart-store.ts'
import { loadCardFacts, productPath } from '../../features/catalog/product-cards.ts'
import { findListOwner } from '../../features/lists/list-owner.ts'
import { loadSamples, type Sample } from '../../features/samples/load-samples.ts'
import { onConnection } from '../../platform/database/messages/message-transaction.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Gratis prøver af stof og træ',
  nb: 'Gratis prøver av stoff og tre',
  sv: 'Gratis prover av tyg och trä',
}

interface Shown {
  readonly cart: CartRow | undefined
  readonly chosen: ReadonlySet<string>
}

function choiceOf(
  { sku, colour, hex, image, isAvailable, isOfProduct }: Sample,
  { cart, chosen }: Shown,
): SampleChoice {
  const isInCart = cart?.lines.some((line) => line.sku === sku) ?? false
  // What the visitor is looking at is chosen beforehand, unless they chose otherwise.
  const isChosen = isAvailable && !isInCart && (chosen.size > 0 ? chosen.has(sku) : isOfProduct)
  return { sku, colour, hex, image, isAvailable, isInCart, isChosen }
}

function groupsOf(samples: readonly Sample[], shown: Shown): readonly SampleGroup[] {
  const byMaterial = Map.groupBy(samples, ({ material }) => material)
  return [...byMaterial].map(([material, of]) => ({ material, samples: of.map((each) => choiceOf(each, shown)) }))
}

async function findCartOf(
  { database }: PageDependencies,
  { brand, market, now, customerToken, visitorHash }: PageRequest,
) {
  const owner = await findListOwner(database.main, brand.key, { market, now, customerToken, visitorHash })
  return onConnection(database.pool, (connection) => findCart(connection, owner))
}

/** The product that the visitor came from, if the brand sells it. */
async function findOf(deps: PageDependencies, request: PageRequest): Promise<SamplesModel['of']> {
  const { brand, market, address, now, search } = request
  const key = new URLSearchParams(search).get(SAMPLES_OF_PARAM) ?? ''
  if (!CATALOG_KEY.test(key)) return undefined
  const [facts] = await loadCardFacts(deps.catalog, { brand: brand.key, market, address, now }, [key])
  return facts && { key, name: facts.row.name, url: address(productPath(facts.row)) }
}

/** Not cached: it shows what lies in the visitor's cart. */
export async function buildSamplesPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, address, search } = request
  const query = new URLSearchParams(search)
  const [of, cart] = await Promise.all([findOf(deps, request), findCartOf(deps, request)])
  const context = { brand: brand.key, language, ...(of && { of: { productKey: of.key } }) }
  const samples = await loadSamples(deps.database.replica, context)
  const shown: Shown = { cart, chosen: new Set(query.getAll(SAMPLE_CHOSEN_PARAM)) }
  const known = new Set(samples.map(({ sku }) => sku))
  const fault = SAMPLE_FAULTS.find((each) => each === query.get(SAMPLE_FAULT_PARAM))
  const url = address(request.path)
  const page = buildPage(request, {
    componentName: 'SamplesPage',
    url: of ? `${url}?${SAMPLES_OF_PARAM}=${of.key}` : url,
    cache: 'partial',
    meta: { title: `${NAMES[language]} – ${brand.name}`, translations: translationsAt(request, FIXED_PATHS.samples) },
    trackingPageType: 'samples',
    model: {
      of,
      own: samples.filter(({ isOfDesign }) => isOfDesign).map((each) => choiceOf(each, shown)),
      others: groupsOf(
        samples.filter(({ isOfDesign }) => !isOfDesign),
        shown,
      ),
      inCart: cart?.lines.reduce((sum, { sku, quantity }) => sum + (known.has(sku) ? quantity : 0), 0) ?? 0,
      isReminded: cart?.details.remindOfSamples ?? false,
      fault,
    },
  })
  return { page, validUntil: undefined, isPublic: false }
}
