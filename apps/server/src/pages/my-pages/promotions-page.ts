import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { OFFER_ERRORS } from '@firkant/domain/promotions/personal-offer.ts'
import { paramOf } from '../page-envelope.ts'
import { MY_PAGE_NAMES, myPage, type BuildMyPage } from './my-page.ts'

const OUTCOMES = ['activated', ...OFFER_ERRORS] as const

export const buildPromotionsPage: BuildMyPage<object> = async (deps, request, context) => {
  const written = paramOf(request, MY_PAGES_PARAMS.outcome)
  const outcome = OUTCOMES.find((each) => each === written)
  const result = await myPage(deps, request, {
    ...context,
    content: {
      componentName: 'MyPagesPromotionsPage',
      heading: MY_PAGE_NAMES.offers[request.language],
      model: { ...(outcome && { outcome }) },
    },
  })
  return { ...result, visitorData: ['customer', 'personalDiscounts'] }
}
