import {
  HAND_OVER_HOME,
  HAND_OVER_RESULT_PARAM,
  HAND_OVER_RESULTS,
  handOverPath,
  type HandOverState,
} from '@firkant/domain/employee/hand-over.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { readHandOverPage } from '../../features/hand-over/read-hand-over.ts'
import { buildPage, paramOf } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Din kurv fra butikken',
  nb: 'Handlekurven din fra butikken',
  sv: 'Din varukorg från butiken',
}

const STATUS: Readonly<Record<HandOverState, 200 | 404 | 410>> = {
  ready: 200,
  own: 200,
  yours: 200,
  used: 410,
  expired: 410,
  withdrawn: 410,
  unknown: 404,
}

/** Behind the code that a customer scans in the store. */
export async function buildHandOverPage(
  { database }: PageDependencies,
  request: PageRequest,
  code: string,
): Promise<PageResult> {
  const { brand, language, customerToken, visitorHash, now } = request
  const reading = { brand: brand.key, language, code, customerToken, visitorHash, now }
  const read = await readHandOverPage(database.main, reading)
  const action = request.address(handOverPath(code))
  const given = paramOf(request, HAND_OVER_RESULT_PARAM)
  const page = buildPage(request, {
    componentName: 'HandOverPage',
    cache: 'partial',
    httpStatus: STATUS[read.state],
    url: request.address(HAND_OVER_HOME),
    meta: { title: `${NAMES[language]} – ${brand.name}`, translations: [], canonicalPath: HAND_OVER_HOME },
    trackingPageType: 'hand-over',
    model: {
      ...read,
      action,
      result: HAND_OVER_RESULTS.find((result) => result === given),
      cartUrl: request.address(FIXED_PATHS.cart[language]),
    },
  })
  return { page, validUntil: undefined, isPublic: false, visitorData: ['cart'] }
}
