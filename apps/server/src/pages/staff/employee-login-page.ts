import { readWait, SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import { EMPLOYEE_LOGIN_ERRORS } from '@firkant/domain/employee/employee-calls.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES = { da: 'For medarbejdere', nb: 'For medarbeidere', sv: 'För medarbetare' } as const
const RESULTS = ['failed', 'tooMany', ...EMPLOYEE_LOGIN_ERRORS] as const

/** Where employees sign in and out, beside whatever customer is signed in. */
export function buildEmployeeLoginPage(_deps: PageDependencies, request: PageRequest): PageResult {
  const given = paramOf(request, SIGN_IN_PARAMS.result)
  const wait = readWait(paramOf(request, SIGN_IN_PARAMS.until), request.now)
  const result = RESULTS.find((each) => each === given)
  const built = privatePage<'EmployeeLoginPage'>(request, {
    componentName: 'EmployeeLoginPage',
    model: { result: result === 'tooMany' && wait === 0 ? undefined : result, ...(wait > 0 && { wait }) },
    name: NAMES[request.language],
    paths: FIXED_PATHS.employeeLogin,
    trackingPageType: 'login',
  })
  return { ...built, visitorData: ['employee', 'loginPages'] }
}
