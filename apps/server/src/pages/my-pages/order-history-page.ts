import { PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import { MY_PAGES_PARAMS, orderPath, type MyPagesPaths } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { OrderSummary } from '@firkant/domain/page/models/my-pages-models.ts'
import {
  listOrdersOfCustomer,
  MAX_ORDER_SEARCH_LENGTH,
  ORDERS_PER_PAGE,
} from '../../features/orders/customer-orders.ts'
import { paramOf } from '../page-envelope.ts'
import type { PageRequest } from '../page-request.ts'
import { MY_PAGE_NAMES, myPage, type BuildMyPage } from './my-page.ts'

type ListedOrder = Awaited<ReturnType<typeof listOrdersOfCustomer>>['rows'][number]

/** An order in a list of the customer's. */
export function summaryOf(
  { id, number, state, document }: ListedOrder,
  request: PageRequest,
  paths: MyPagesPaths,
): OrderSummary {
  const { placedAt, totals, currency, lines, shown, paymentMethodKey, shipping } = document
  const products = lines.filter(({ kind }) => kind !== 'service')
  return {
    orderId: id,
    number,
    url: request.address(orderPath(paths, number) ?? '/'),
    state,
    isByInvoice: paymentMethodKey === 'invoice',
    isPickup: shipping.methodKey.startsWith(PICKUP_PREFIX),
    placedAt,
    total: decimalOf(totals.total.incl),
    currency,
    pieces: products.reduce((sum, { quantity }) => sum + quantity, 0),
    products: products.map((line) => ({ name: line.name, image: shown.lines[line.id]?.image })),
  }
}

/** What is no number shows the first page. */
function pageIn(request: PageRequest): number {
  const written = paramOf(request, MY_PAGES_PARAMS.page)
  return /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1
}

export const buildOrderHistoryPage: BuildMyPage<object> = async (deps, request, context) => {
  const { brand, language } = request
  const q = paramOf(request, MY_PAGES_PARAMS.search).trim().slice(0, MAX_ORDER_SEARCH_LENGTH)
  const page = pageIn(request)
  const owner = { brand: brand.key, customerId: context.customer.id }
  const { total, rows } = await listOrdersOfCustomer(deps.database.main, owner, { page, q })
  const isPastEnd = page > 1 && rows.length === 0
  return myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesOrderHistoryPage',
      heading: MY_PAGE_NAMES.orders[language],
      ...(isPastEnd && { httpStatus: 404 }),
      model: {
        orders: rows.map((row) => summaryOf(row, request, context.paths)),
        total,
        page,
        pageSize: ORDERS_PER_PAGE,
        q,
        pageUrl: request.address(request.path),
      },
    },
  })
}
