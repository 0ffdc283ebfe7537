import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MY_PAGES_PARAMS, orderPath } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { validateReturn } from '@firkant/domain/orders/returns/return-right.ts'
import { RETURN_REFUSALS } from '@firkant/domain/orders/withdrawal/withdraw-schema.ts'
import type { MyPagesReturnModel, ReturnUnderWay } from '@firkant/domain/page/models/my-pages-models.ts'
import { findOrderOfCustomerByNumber, listRecentOrdersOfCustomer } from '../../features/orders/customer-orders.ts'
import { fulfilmentOf } from '../../features/orders/order-fulfilment.ts'
import type { StoredOrder } from '../../features/orders/order-store.ts'
import { orderViewOf } from '../../features/orders/order-view-of.ts'
import { errorResult } from '../bare-pages.ts'
import { paramOf } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import { MY_PAGE_NAMES, myPage, type BuildMyPage, type MyPageContext } from './my-page.ts'
import { summaryOf } from './order-history-page.ts'

/** Longer than any brand's own right of return, with the time that delivery takes. */
const RECENT_MS = 200 * DAY_MS
const MAX_ORDERS = 12

type Step = { [Name in MyPagesReturnModel['step']]: Omit<Extract<MyPagesReturnModel, { step: Name }>, keyof Frame> }
type Frame = Pick<MyPagesReturnModel, 'heading' | 'breadcrumbs' | 'forename' | 'links' | 'pageUrl'>

interface OpenOrder {
  readonly stored: StoredOrder
  readonly orderUrl: string
}

const opened = (stored: StoredOrder, { brand, now }: PageRequest) =>
  validateReturn(stored.order, fulfilmentOf(stored), { now, ownReturn: brand.ownReturn })

async function ordersStep(
  deps: PageDependencies,
  request: PageRequest,
  { customer, paths }: MyPageContext,
): Promise<Step['orders']> {
  const owner = { brand: request.brand.key, customerId: customer.id }
  const since = new Date(request.now.getTime() - RECENT_MS)
  const recent = await listRecentOrdersOfCustomer(deps.database.main, owner, { since, limit: MAX_ORDERS })
  const urlOf = ({ order }: StoredOrder) => request.address(orderPath(paths, order.number) ?? '/')
  return {
    step: 'orders',
    orders: recent
      .filter((stored) => opened(stored, request).ok)
      .map((stored) => {
        const { id, order, shown, state } = stored
        const document = { ...order, shown, placedAt: order.placedAt.toISOString() }
        return summaryOf({ id, number: order.number, state, document }, request, paths)
      }),
    underWay: recent.flatMap((stored) =>
      stored.returns.map(({ id, state, createdAt, lines }): ReturnUnderWay => ({
        id,
        number: stored.order.number,
        url: urlOf(stored),
        state,
        announcedAt: createdAt.toISOString(),
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })),
    ),
  }
}

function madeStep(deps: PageDependencies, request: PageRequest, { stored, orderUrl }: OpenOrder) {
  const made = stored.returns.find(({ id }) => id === paramOf(request, MY_PAGES_PARAMS.made))
  if (!made) return undefined
  const { brand, now } = request
  const { firstName, lastName, streetName, streetNumber = '', postalCode, city } = stored.order.shippingAddress
  return {
    step: 'made',
    order: orderViewOf(stored, { brand, now, token: deps.orders.linkTo(stored.id, now) }),
    orderUrl,
    returnId: made.id,
    way: made.way ?? 'parcel',
    from: [`${firstName} ${lastName}`, `${streetName} ${streetNumber}`.trim(), `${postalCode} ${city}`],
  } satisfies Step['made']
}

function linesStep(request: PageRequest, { stored, orderUrl }: OpenOrder): Step['lines'] | Step['closed'] {
  const { order, shown } = stored
  const open = opened(stored, request)
  if (!open.ok) return { step: 'closed', number: order.number, orderUrl }
  const { pieces, right } = open.value
  const refused = RETURN_REFUSALS.find((each) => each === paramOf(request, MY_PAGES_PARAMS.wrong))
  return {
    step: 'lines',
    number: order.number,
    choices: order.lines.flatMap(({ id, name }) => {
      const most = pieces.get(id) ?? 0
      const { subtitle = '', image } = shown.lines[id] ?? {}
      return most > 0 ? [{ id, name, subtitle, most, ...(image && { image }) }] : []
    }),
    right,
    formKey: randomUUID(),
    ...(refused && { refused }),
  }
}

/** Choose an order, choose of its lines, and what happens then. */
export const buildMyReturnPage: BuildMyPage<object> = async (deps, request, context) => {
  const { brand, language } = request
  const { customer, paths } = context
  const number = paramOf(request, MY_PAGES_PARAMS.order)
  const owner = { brand: brand.key, customerId: customer.id }
  const stored = number === '' ? undefined : await findOrderOfCustomerByNumber(deps.database.main, owner, number)
  if (number !== '' && !stored) return errorResult(request, 404)
  const orderUrl = request.address(orderPath(paths, number) ?? '/')
  const step = stored
    ? (madeStep(deps, request, { stored, orderUrl }) ?? linesStep(request, { stored, orderUrl }))
    : await ordersStep(deps, request, context)
  const name = MY_PAGE_NAMES.returns[language]
  return myPage(deps, request, {
    ...context,
    content: {
      componentName: 'OrderReturnPage',
      heading: name,
      model: { ...step, pageUrl: request.address(request.path) },
    },
  })
}
