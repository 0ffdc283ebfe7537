import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { DELETION_OUTCOMES } from '@firkant/domain/page/models/my-pages-models.ts'
import { loadProfile } from '../../features/customer/profile.ts'
import { listCustomerSessions } from '../../features/customer/session-list.ts'
import { findHome } from '../../features/fit/visitor-home.ts'
import { listOrdersOfCustomer } from '../../features/orders/customer-orders.ts'
import { loadPersonalOffers } from '../../features/promotions/personal-offers.ts'
import { paramOf } from '../page-envelope.ts'
import { MY_PAGE_NAMES, myPage, urlsOf, type BuildMyPage } from './my-page.ts'

/** What the shop knows of the customer, to read; the file has all of it. */
export const buildDataPage: BuildMyPage<object> = async (deps, request, context) => {
  const { brand, language, now, customerToken = '' } = request
  const { customer, paths } = context
  const db = deps.database.main
  const customerId = customer.id
  const [profile, sessions, orders, offers, home] = await Promise.all([
    loadProfile({ db, now: () => now }, customerId),
    listCustomerSessions(db, { customerId, token: customerToken, now }),
    listOrdersOfCustomer(db, { brand: brand.key, customerId }, { page: 1 }),
    loadPersonalOffers({ db, brand }, { customerId, market: marketOf(brand, language), now }),
    findHome(db, { brand: brand.key, customerId, visitorHash: undefined }),
  ])
  const result = await myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesDataPage',
      heading: MY_PAGE_NAMES.data[language],
      model: {
        profile,
        sessions,
        orders: orders.rows.map(({ number, document: { placedAt, totals, currency } }) => ({
          number,
          placedAt,
          total: decimalOf(totals.total.incl),
          currency,
        })),
        orderCount: orders.total,
        offers: offers.filter(({ state }) => state !== 'open').map(({ title }) => title),
        wayIn: { url: request.address(FIXED_PATHS.wayIn[language]), isSaid: home !== undefined },
        urls: urlsOf(request, paths),
      },
    },
  })
  return { ...result, visitorData: ['customer', 'wishlist'] }
}

export const buildDeletionPage: BuildMyPage<object> = async (deps, request, context) => {
  const { language, now } = request
  const { deletesAt, hasPassword } = await loadProfile({ db: deps.database.main, now: () => now }, context.customer.id)
  const written = paramOf(request, MY_PAGES_PARAMS.outcome)
  const outcome = DELETION_OUTCOMES.find((each) => each === written)
  return myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesDeletionPage',
      heading: MY_PAGE_NAMES.deletion[language],
      model: {
        hasPassword,
        urls: urlsOf(request, context.paths),
        ...(deletesAt !== undefined && { deletesAt }),
        ...(outcome && { outcome }),
      },
    },
  })
}
