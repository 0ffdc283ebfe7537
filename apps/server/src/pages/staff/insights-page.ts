import { mayEmployee } from '@firkant/domain/employee/employee-roles.ts'
import { PERIOD_LENGTHS, readLength } from '@firkant/domain/insights/insight-period.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { INSIGHTS_PARAMS, INSIGHTS_PATH, type InsightsPageModel } from '@firkant/domain/page/models/insights-models.ts'
import { findAtWork } from '../../features/employee/employee-store.ts'
import { loadInsights } from '../../features/insights/load-insights.ts'
import { errorResult, redirectResult } from '../bare-pages.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES = { da: 'Indsigt', nb: 'Innsikt', sv: 'Insikter' } as const
const PATHS = { da: INSIGHTS_PATH, nb: INSIGHTS_PATH, sv: INSIGHTS_PATH } as const

async function loadModel(deps: PageDependencies, request: PageRequest): Promise<InsightsPageModel> {
  const { brand, now, address, language } = request
  const length = readLength(paramOf(request, INSIGHTS_PARAMS.days))
  const asked = paramOf(request, INSIGHTS_PARAMS.market)
  const market = brand.markets.find((key) => key === asked) ?? request.market.key
  const urlOf = (days: number, of: string) =>
    `${address(INSIGHTS_PATH)}?${new URLSearchParams({ [INSIGHTS_PARAMS.days]: String(days), [INSIGHTS_PARAMS.market]: of })}`
  return {
    length,
    periods: PERIOD_LENGTHS.map((each) => ({ length: each, url: urlOf(each, market) })),
    markets: brand.markets.map((key) => ({ market: key, url: urlOf(length, key) })),
    employeeUrl: address(FIXED_PATHS.employeeLogin[language]),
    figures: await loadInsights(deps.database.replica, { brand, market, length, now }),
  }
}

/** Nobody at work is led to the login; for a role that may not see it there is no such page. No answer is cached. */
export async function buildInsightsPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, now, address, language, employeeToken: token } = request
  const employee = await findAtWork(deps.database.main, { token, brand: brand.key, now })
  if (!employee)
    return { ...redirectResult(request, address(FIXED_PATHS.employeeLogin[language]), 302), isPublic: false }
  if (!mayEmployee(employee.role, 'readInsights')) return errorResult(request, 404)
  return privatePage<'InsightsPage'>(request, {
    componentName: 'InsightsPage',
    model: await loadModel(deps, request),
    name: NAMES[language],
    paths: PATHS,
    trackingPageType: 'employee',
  })
}
