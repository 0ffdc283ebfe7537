import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { readBoughtAgain } from '@firkant/domain/my-pages/buy-again.ts'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { findOrderOfCustomerByNumber } from '../../features/orders/customer-orders.ts'
import { orderViewOf } from '../../features/orders/order-view-of.ts'
import { errorResult } from '../bare-pages.ts'
import { paramOf } from '../page-envelope.ts'
import { MY_PAGE_NAMES, myPage, urlsOf, type BuildMyPage } from './my-page.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Ordre', nb: 'Ordre', sv: 'Order' }

/** One order of the customer; another customer's does not exist. */
export const buildMyOrderPage: BuildMyPage<{ readonly number: string }> = async (deps, request, context) => {
  const { brand, now, language } = request
  const { customer, paths, number } = context
  const owner = { brand: brand.key, customerId: customer.id }
  const stored = await findOrderOfCustomerByNumber(deps.database.main, owner, number)
  // Not the shared not-found page: that is cached by path.
  if (!stored) return errorResult(request, 404)
  const { orders: ordersUrl = request.address('/'), returns } = urlsOf(request, paths)
  const order = orderViewOf(stored, { brand, now, token: deps.orders.linkTo(stored.id, now) })
  const again = readBoughtAgain(paramOf(request, MY_PAGES_PARAMS.outcome))
  return myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesOrderPage',
      heading: `${NAMES[language]} ${number}`,
      above: [{ name: MY_PAGE_NAMES.orders[language], url: ordersUrl }],
      model: {
        order,
        ordersUrl,
        ...(returns !== undefined &&
          order.withdrawal.isOpen && { returnUrl: `${returns}?${MY_PAGES_PARAMS.order}=${number}` }),
        ...(again && { boughtAgain: { ...again, cartUrl: request.address(FIXED_PATHS.cart[language]) } }),
      },
    },
  })
}
