import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { reviewableLines } from '@firkant/domain/reviews/review-invitation.ts'
import { reviewPath } from '@firkant/domain/reviews/review-steps.ts'
import { loadMailedProducts } from '../../features/catalog/mailed-products.ts'
import { listRecentOrdersOfCustomer } from '../../features/orders/customer-orders.ts'
import { listOfCustomer } from '../../features/reviews/written/buyer-review-store.ts'
import { MY_PAGE_NAMES, myPage, type BuildMyPage } from './my-page.ts'

const OFFERED_FOR_MS = 365 * DAY_MS
const OFFERED_ORDERS = 10

/** What the customer wrote, to change or erase, and what they could write about. */
export const buildReviewsPage: BuildMyPage<object> = async (deps, request, context) => {
  const { brand, language, now, address } = request
  const db = deps.database.main
  const customerId = context.customer.id
  const since = new Date(now.getTime() - OFFERED_FOR_MS)
  const [written, orders] = await Promise.all([
    listOfCustomer(db, customerId),
    listRecentOrdersOfCustomer(db, { brand: brand.key, customerId }, { since, limit: OFFERED_ORDERS }),
  ])
  const keys = [...new Set(written.map(({ productKey }) => productKey))]
  const products = await loadMailedProducts(db, { brand, language, now }, keys)
  const done = new Set(written.map(({ orderId, lineId }) => `${orderId} ${lineId}`))
  return myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesReviewsPage',
      heading: MY_PAGE_NAMES.reviews[language],
      model: {
        own: written.map(({ id, sku, productKey, state, rating, title, reason, answer }) => ({
          name: products.get(sku)?.name ?? productKey,
          state,
          ...(rating !== null && { rating }),
          title,
          ...(reason !== null && { reason }),
          ...(answer !== null && { answer }),
          url: `${address(reviewPath(language, 'write'))}?${new URLSearchParams({ [TOKEN_PARAM]: deps.reviews.ownToken(id) })}`,
        })),
        open: orders.flatMap(({ id, order, state, returns: returned }) =>
          reviewableLines({ state, lines: order.lines, returned })
            .filter((line) => !done.has(`${id} ${line.id}`))
            .map((line) => ({ number: order.number, lineId: line.id, name: line.name })),
        ),
      },
    },
  })
}
