import { orderPath } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { findLatestOrderOfCustomer } from '../../features/orders/customer-orders.ts'
import { orderViewOf } from '../../features/orders/order-view-of.ts'
import { MY_PAGE_NAMES, myPage, urlsOf, type BuildMyPage } from './my-page.ts'

export const buildMyStartPage: BuildMyPage<object> = async (deps, request, context) => {
  const { customer, paths } = context
  const { brand, now, language } = request
  const stored = await findLatestOrderOfCustomer(deps.database.main, { brand: brand.key, customerId: customer.id })
  const url = stored && orderPath(paths, stored.order.number)
  const result = await myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesStartPage',
      heading: MY_PAGE_NAMES.start[language],
      model: {
        urls: urlsOf(request, paths),
        ...(stored &&
          url !== undefined && {
            latest: {
              order: orderViewOf(stored, { brand, now, token: deps.orders.linkTo(stored.id, now) }),
              url: request.address(url),
            },
          }),
      },
    },
  })
  return { ...result, visitorData: ['customer', 'wishlist', 'personalDiscounts'] }
}
