import { windowText } from '@firkant/domain/delivery/delivery-plan.ts'
import { lockDayOf } from '@firkant/domain/delivery/move-day.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  DAY_OUTCOMES,
  FIND_ORDER_FIELDS,
  FIND_ORDER_PARAMS,
  ORDER_DAY_PARAM,
  ORDER_TOKEN_PARAM,
} from '@firkant/domain/orders/order-pages.ts'
import type { DayOfPart, OrderDayModel, OrderPageModel } from '@firkant/domain/page/models/order-models.ts'
import { promisedParts } from '../../features/delivery/delivery-places.ts'
import { readDeliveryPlans } from '../../features/delivery/load-delivery.ts'
import { isAwaited, namesOfLines, offeredDays } from '../../features/orders/delivery-day/offered-days.ts'
import type { StoredOrder } from '../../features/orders/order-store.ts'
import { orderViewOf } from '../../features/orders/order-view-of.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { orderAccountOf } from './order-account.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Din ordre', nb: 'Ordren din', sv: 'Din order' }

function formOf(request: PageRequest, isExpired: boolean) {
  const wrong = paramOf(request, FIND_ORDER_PARAMS.wrong).split(',')
  return {
    status: 'form',
    isExpired,
    isSent: paramOf(request, FIND_ORDER_PARAMS.sent) !== '',
    wrong: FIND_ORDER_FIELDS.filter((field) => wrong.includes(field)),
  } as const
}

function crumbsOf({ brand, language, address }: PageRequest) {
  return [
    { name: brand.name, url: address('/') },
    { name: NAMES[language], url: address(FIXED_PATHS.order[language]) },
  ]
}

const orderPage = (request: PageRequest, model: OrderPageModel) =>
  privatePage(request, {
    componentName: 'OrderPage',
    model,
    name: NAMES[request.language],
    paths: FIXED_PATHS.order,
    trackingPageType: 'order',
  })

async function orderDayOf(
  { database }: PageDependencies,
  request: PageRequest,
  { stored, token }: { readonly stored: StoredOrder; readonly token: string },
): Promise<OrderDayModel | undefined> {
  const promised = promisedParts(stored.shown)
  if (promised.length === 0 || !isAwaited(stored)) return undefined
  const delivery = (await readDeliveryPlans(database.main))[stored.order.market]
  const parts = promised.map(({ part, promised: { day, window } }): DayOfPart => ({
    part,
    names: namesOfLines(stored.order, stored.shown.parts?.[part]?.lineIds ?? []),
    chosen: { day, window: window ? windowText(window) : '' },
    ...offeredDays(stored, { delivery, part, now: request.now }),
    until: lockDayOf(day),
  }))
  const outcome = DAY_OUTCOMES.find((each) => each === paramOf(request, ORDER_DAY_PARAM))
  return { token, parts, ...(outcome && { outcome }) }
}

/** For an invalid link: the way to get a new one. */
export function wrongLinkPage(request: PageRequest): PageResult {
  const form = { status: 'form', isExpired: false, isSent: false, wrong: [] } as const
  const result = orderPage(request, { ...form, breadcrumbs: crumbsOf(request) })
  return { ...result, page: { ...result.page, httpStatus: 404 } }
}

/** One order by the token of its link; without a token, the form that sends the link. */
export async function buildOrderPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, now } = request
  const token = paramOf(request, ORDER_TOKEN_PARAM)
  const opened = token === '' ? undefined : await deps.orders.open(token, now)
  if (opened?.type === 'wrong') return wrongLinkPage(request)
  const breadcrumbs = crumbsOf(request)
  if (opened?.type !== 'order') return orderPage(request, { ...formOf(request, opened !== undefined), breadcrumbs })
  const { stored } = opened
  const offered = await orderAccountOf(deps, request, { stored, token, page: 'order' })
  return orderPage(request, {
    status: 'order',
    order: orderViewOf(stored, { brand, now, token }),
    ...offered,
    day: await orderDayOf(deps, request, { stored, token }),
    breadcrumbs,
  })
}
