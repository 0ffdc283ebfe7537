import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { OfferedGood, PlanGood, RoomPlanModel } from '@firkant/domain/page/models/room-plan-model.ts'
import { addToPlan } from '@firkant/domain/room-plan/add-to-plan.ts'
import { PLAN_PARAM, planAddress, readPlan } from '@firkant/domain/room-plan/plan-address.ts'
import { editPlan, isEdited } from '@firkant/domain/room-plan/plan-form.ts'
import { EMPTY_ROOM, MAX_PLANNED, type RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import { listCartSkus } from '../../features/cart/cart-store.ts'
import type { CardContext } from '../../features/catalog/product-cards.ts'
import { loadPlanGoods } from '../../features/catalog/room-plan/plan-goods.ts'
import { findListOwner } from '../../features/lists/list-owner.ts'
import { onConnection } from '../../platform/database/messages/message-transaction.ts'
import { redirectResult } from '../bare-pages.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Din rumplan', nb: 'Din romplan', sv: 'Din rumsplan' }
/** Of the visitor's own, beside what stands in the plan. */
const MAX_OFFERED = 40
const SKU = /^[\w.-]{1,40}$/

interface Wanted {
  readonly sku: string
  readonly from: OfferedGood['from']
}

/** What the visitor was looking at, has in the cart and on the wish list, each once. */
async function listWanted(deps: PageDependencies, request: PageRequest, asked: string | undefined): Promise<Wanted[]> {
  const { brand, market, now, customerToken, visitorHash } = request
  const requester = { market, now, customerToken, visitorHash }
  const owner = await findListOwner(deps.database.main, brand.key, requester)
  const [cart, wishlist] = await Promise.all([
    onConnection(deps.database.pool, (connection) => listCartSkus(connection, owner)),
    deps.lists.wishlist(requester),
  ])
  const all: Wanted[] = [
    ...(asked === undefined ? [] : [{ sku: asked, from: 'asked' as const }]),
    ...cart.map((sku) => ({ sku, from: 'cart' as const })),
    ...wishlist.products.map(({ currentSku }) => ({ sku: currentSku, from: 'list' as const })),
  ]
  return all.filter(({ sku }, index) => all.findIndex((other) => other.sku === sku) === index).slice(0, MAX_OFFERED)
}

function problemOf(
  given: string | null,
  plan: RoomPlan,
  known: ReadonlyMap<string, PlanGood>,
): RoomPlanModel['problem'] {
  const read = given === null ? undefined : readPlan(given)
  if (read && !read.isRead) return read.refusal
  if (plan.furniture.some(({ sku }) => !known.has(sku))) return 'unknown'
  return plan.furniture.length >= MAX_PLANNED ? 'full' : undefined
}

/** Not cached: it offers what the visitor has. Without scripts its form leads to the address of the changed plan. */
export async function buildRoomPlanPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, market, now, address } = request
  const query = new URLSearchParams(request.search)
  const pageUrl = address(request.path)
  const given = query.get(PLAN_PARAM)
  const read = given === null ? undefined : readPlan(given)
  const sent = read?.isRead ? read.plan : EMPTY_ROOM
  const named = query.get(SKU_PARAM)
  const asked = named !== null && SKU.test(named) ? named : undefined
  const wanted = await listWanted(deps, request, asked)

  const context: CardContext = { brand: brand.key, market, address, now }
  const skus = [...new Set([...sent.furniture, ...wanted].map(({ sku }) => sku))]
  const goods = await loadPlanGoods({ db: deps.database.replica, catalog: deps.catalog }, context, skus)
  const known = new Map(goods.map((good) => [good.sku, good]))
  const problem = problemOf(given, sent, known)
  const whole: RoomPlan = { ...sent, furniture: sent.furniture.filter(({ sku }) => known.has(sku)) }

  const edit = editPlan(whole, { pieces: known, query })
  if (isEdited(query) && edit.wrong.length === 0) return redirectResult(request, planAddress(pageUrl, edit.plan), 302)
  const added = (sku: string) => planAddress(pageUrl, addToPlan(edit.plan, known, sku))
  const plan = asked !== undefined && known.has(asked) ? addToPlan(edit.plan, known, asked) : edit.plan

  const translations = translationsAt(request, FIXED_PATHS.roomPlan)
  const name = NAMES[language]
  const shownUrl = given === null ? pageUrl : planAddress(pageUrl, plan)
  return {
    page: buildPage(request, {
      componentName: 'RoomPlanPage',
      url: shownUrl,
      cache: 'partial',
      meta: {
        title: `${name} – ${brand.name}`,
        translations: translations.map((each) => ({
          ...each,
          path: given === null ? each.path : planAddress(each.path, plan),
        })),
      },
      trackingPageType: 'room-plan',
      model: {
        breadcrumbs: [
          { name: brand.name, url: address('/') },
          { name, url: pageUrl },
        ],
        pageUrl,
        plan,
        problem,
        wrong: edit.wrong,
        isGiven: given !== null,
        ...(asked !== undefined && known.has(asked) && { asked }),
        goods,
        offered: wanted.flatMap(({ sku, from }): OfferedGood[] =>
          known.has(sku) ? [{ sku, from, addUrl: added(sku) }] : [],
        ),
      },
    }),
    validUntil: undefined,
    isPublic: false,
  }
}
