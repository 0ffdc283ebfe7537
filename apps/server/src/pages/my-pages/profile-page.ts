import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { readProfileOutcome } from '@firkant/domain/my-pages/profile-form.ts'
import { loadProfile } from '../../features/customer/profile.ts'
import { listCustomerSessions } from '../../features/customer/session-list.ts'
import { paramOf } from '../page-envelope.ts'
import { MY_PAGE_NAMES, myPage, urlsOf, type BuildMyPage } from './my-page.ts'

export const buildProfilePage: BuildMyPage<object> = async (deps, request, context) => {
  const { brand, language, market, now, customerToken = '' } = request
  const { customer, paths } = context
  const db = deps.database.main
  const [profile, sessions] = await Promise.all([
    loadProfile({ db, now: () => now }, customer.id),
    listCustomerSessions(db, { customerId: customer.id, token: customerToken, now }),
  ])
  const outcome = readProfileOutcome(paramOf(request, MY_PAGES_PARAMS.outcome), paramOf(request, MY_PAGES_PARAMS.wrong))
  const others = brand.markets.filter((key) => key !== market.key)
  const result = await myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesProfilePage',
      heading: MY_PAGE_NAMES.profile[language],
      model: {
        profile,
        sessions,
        countries: [market.key, ...others],
        urls: urlsOf(request, paths),
        ...(outcome && { outcome }),
      },
    },
  })
  return { ...result, visitorData: ['customer', 'loginPages'] }
}
