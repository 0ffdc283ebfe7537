import { EMPLOYEE_EVENTS } from '@firkant/domain/employee/employee-events.ts'
import { EMPLOYEE_PERMISSIONS, mayEmployee, type EmployeePermission } from '@firkant/domain/employee/employee-roles.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import {
  EMPLOYEE_PARAMS,
  EMPLOYEE_RESULTS,
  EMPLOYEE_VIEWS,
  type AuditLog,
  type EmployeePageModel,
  type EmployeeSafety,
  type EmployeeView,
} from '@firkant/domain/page/models/employee-models.ts'
import { INSIGHTS_PATH } from '@firkant/domain/page/models/insights-models.ts'
import { listAuditEvents, listEmployeeNames, readAuditFilter } from '../../features/employee/audit-log.ts'
import { loadStoreDay } from '../../features/employee/employee-day.ts'
import { listEmployeePasskeys } from '../../features/employee/employee-passkeys.ts'
import { findAtWork, findCodeSeed, type EmployeeAtWork } from '../../features/employee/employee-store.ts'
import { loadLookedUpOrder } from '../../features/employee/find-customer-order.ts'
import { listStores } from '../../features/stores/store-store.ts'
import { hashToken, listSessions } from '../../platform/sessions/session-service.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { buildEmployeeLoginPage } from './employee-login-page.ts'

const NAMES = { da: 'Min arbejdsdag', nb: 'Min arbeidsdag', sv: 'Min arbetsdag' } as const

/** A view without a permission is everybody's. */
const NEEDED: Readonly<Partial<Record<EmployeeView, EmployeePermission>>> = { order: 'findOrder', log: 'readAudit' }

function mayOpen({ role }: EmployeeAtWork, view: EmployeeView): boolean {
  const needed = NEEDED[view]
  return needed === undefined || mayEmployee(role, needed)
}

function addressOf({ language, address }: PageRequest, params: Readonly<Record<string, string>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== '')
  const page = address(FIXED_PATHS.employeeLogin[language])
  return given.length === 0 ? page : `${page}?${new URLSearchParams(given)}`
}

async function loadSafety(
  deps: PageDependencies,
  request: PageRequest,
  { id }: EmployeeAtWork,
): Promise<EmployeeSafety> {
  const db = deps.database.main
  const [codeSeed, passkeys, sessions] = await Promise.all([
    findCodeSeed(db, id),
    listEmployeePasskeys(db, id),
    listSessions(db, { kind: 'employee', subjectId: id }, request.now),
  ])
  const current = hashToken(request.employeeToken ?? '')
  return {
    hasCode: codeSeed !== undefined,
    passkeys: passkeys.map(({ id: passkeyId, name, createdAt, lastUsedAt }) => ({
      id: passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    })),
    sessions: sessions.map(({ id: sessionId, device, network, lastSeenAt, tokenHash }) => ({
      id: sessionId,
      device,
      network,
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: tokenHash === current,
    })),
  }
}

async function loadLog(deps: PageDependencies, request: PageRequest): Promise<AuditLog> {
  const db = deps.database.main
  const brand = request.brand.key
  const given = (name: keyof typeof EMPLOYEE_PARAMS) => paramOf(request, EMPLOYEE_PARAMS[name])
  const { page, ...filter } = readAuditFilter({
    employee: given('employee'),
    day: given('day'),
    kind: given('kind'),
    page: given('page'),
  })
  const [{ events, hasOlder }, employees, stores] = await Promise.all([
    listAuditEvents(db, { brand, filter, page }),
    listEmployeeNames(db, brand),
    listStores(deps.database.replica, request.market.key),
  ])
  const urlOf = (at: number) => addressOf(request, { view: 'log', ...filter, page: String(at) })
  return {
    filter,
    employees,
    kinds: EMPLOYEE_EVENTS,
    events: events.map(({ id, at, employeeName, kind, storeKey, subject, reason }) => ({
      id,
      at: at.toISOString(),
      employeeName,
      kind,
      ...(storeKey && { storeName: stores.find(({ key }) => key === storeKey)?.name ?? storeKey }),
      ...(subject && { subject }),
      ...(reason && { reason }),
    })),
    ...(page > 1 && { newerUrl: urlOf(page - 1) }),
    ...(hasOlder && { olderUrl: urlOf(page + 1) }),
  }
}

type ViewPart = Pick<EmployeePageModel, 'day' | 'order' | 'safety' | 'log'>

async function loadView(
  deps: PageDependencies,
  request: PageRequest,
  { employee, view }: { readonly employee: EmployeeAtWork; readonly view: EmployeeView },
): Promise<ViewPart> {
  const { brand, language, now } = request
  const db = deps.database.main
  if (view === 'safety') return { safety: await loadSafety(deps, request, employee) }
  if (view === 'log') return { log: await loadLog(deps, request) }
  if (view === 'today') {
    const { storeKey } = employee
    return storeKey === null ? {} : { day: await loadStoreDay(db, { brand: brand.key, storeKey, language, now }) }
  }
  const lookup = paramOf(request, EMPLOYEE_PARAMS.lookup)
  if (!/^\d{1,15}$/.test(lookup)) return {}
  const order = await loadLookedUpOrder(db, employee, { brand, now, lookup: Number(lookup) })
  return order ? { order } : {}
}

/** The page of whoever is at work; for everybody else, the login. */
export async function buildEmployeePage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, now, employeeToken: token } = request
  const employee = await findAtWork(deps.database.main, { token, brand: brand.key, now })
  if (!employee) return buildEmployeeLoginPage(deps, request)
  const wanted = paramOf(request, EMPLOYEE_PARAMS.view)
  const given = paramOf(request, EMPLOYEE_PARAMS.result)
  const views = EMPLOYEE_VIEWS.filter((each) => mayOpen(employee, each))
  const view = views.find((each) => each === wanted) ?? 'today'
  const stores = await listStores(deps.database.replica, request.market.key)
  const store = stores.find(({ key }) => key === employee.storeKey)
  const result = EMPLOYEE_RESULTS.find((each) => each === given)
  const built = privatePage<'EmployeePage'>(request, {
    componentName: 'EmployeePage',
    model: {
      view,
      views: views.map((each) => ({ view: each, url: addressOf(request, each === 'today' ? {} : { view: each }) })),
      displayName: employee.displayName,
      role: employee.role,
      may: EMPLOYEE_PERMISSIONS.filter((each) => mayEmployee(employee.role, each)),
      ...(mayEmployee(employee.role, 'readInsights') && { insightsUrl: request.address(INSIGHTS_PATH) }),
      ...(store && { store: { id: store.key, displayName: store.name } }),
      ...(result && { result }),
      ...(await loadView(deps, request, { employee, view })),
    },
    name: NAMES[request.language],
    paths: FIXED_PATHS.employeeLogin,
    trackingPageType: 'employee',
  })
  return { ...built, visitorData: ['employee'] }
}
