import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import type { EmployeePermission } from '@firkant/domain/employee/employee-roles.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { EMPLOYEE_PARAMS, type EmployeeResult, type EmployeeView } from '@firkant/domain/page/employee-models.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { endSessionById, endSessions } from '../../platform/sessions/session-service.ts'
import { readKnownRequester } from '../../platform/visitors/requester.ts'
import { UUID } from '../cart/cart-store.ts'
import type { CartService } from '../cart/cart-service.ts'
import { requireEmployee, type RequestingEmployee } from './employee-at-work.ts'
import type { EmployeeContext } from './employee-log-in.ts'
import { removeEmployeePasskey } from './employee-passkeys.ts'
import { recordEvent } from './employee-store.ts'
import { releaseReservation } from './end-reservation.ts'
import { findCustomerOrder } from './find-customer-order.ts'
import { sellReservation } from './sell-reservation.ts'

const FORMS_PER_MINUTE = 60
const LOOKUPS_PER_MINUTE = 20

interface PageFormContext extends EmployeeContext {
  readonly carts: CartService
}

interface SentForm {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly employee: RequestingEmployee
  readonly language: MarketLanguage
  readonly field: (name: string) => string
}

interface Next {
  readonly view: EmployeeView
  readonly result?: EmployeeResult
  readonly lookup?: number
}

/** Leads to one of the employee's views, or to another page of the shop. */
type Answer = (context: PageFormContext, form: SentForm) => Promise<Next | { readonly path: string }>

const isNobody = (error: unknown) => error instanceof ProblemException && error.code === 'sign-in-required'

const release: Answer = async (context, { employee, field }) => {
  const id = field('id')
  const isDone = UUID.test(id) && (await releaseReservation(context, employee, id))
  return { view: 'today', result: isDone ? 'released' : 'gone' }
}

const sell: Answer = async (context, { request, reply, employee, language, field }) => {
  const id = field('id')
  const { brand, now } = context
  const requester = readKnownRequester(request, reply, { brand, now, language })
  const outcome = UUID.test(id) ? await sellReservation(context, employee, { id, requester }) : 'gone'
  return outcome === 'inCart' ? { path: FIXED_PATHS.cart[language] } : { view: 'today', result: outcome }
}

const findOrder: Answer = async (context, { employee, field }) => {
  const given = { number: field('number'), proof: field('proof'), reason: field('reason'), text: field('text') }
  return { view: 'order', ...(await findCustomerOrder(context, employee, given)) }
}

const removePasskey: Answer = async (context, { employee, field }) => {
  const isDone = await removeEmployeePasskey(context, employee, field('id'))
  return { view: 'safety', result: isDone ? 'passkeyRemoved' : 'gone' }
}

const endOwnSessions: Answer = async ({ database, brand, now }, { employee, field }) => {
  const owner = { kind: 'employee', subjectId: employee.id } as const
  const id = field('id')
  const isDone = await database.main.transaction(async (tx) => {
    const ended = UUID.test(id)
      ? await endSessionById(tx, owner, id)
      : field('others') !== '' && (await endSessions(tx, owner, employee.token)) > 0
    if (ended) await recordEvent(tx, { brand: brand.key, employee, at: now(), kind: 'sessionsEnded' })
    return ended
  })
  return { view: 'safety', result: isDone ? 'sessionEnded' : 'gone' }
}

interface PageForm {
  readonly answer: Answer
  readonly permission?: EmployeePermission
  readonly perMinute?: number
}

const PAGE_FORMS = {
  release: { answer: release, permission: 'reserve' },
  sell: { answer: sell, permission: 'reserve' },
  findOrder: { answer: findOrder, permission: 'findOrder', perMinute: LOOKUPS_PER_MINUTE },
  removePasskey: { answer: removePasskey },
  endSessions: { answer: endOwnSessions },
} as const satisfies Partial<Record<keyof typeof EMPLOYEE_FORMS, PageForm>>

function addressOf({ brand }: EmployeeContext, language: MarketLanguage, next?: Next): string {
  const page = localizePath(brand, language, FIXED_PATHS.employeeLogin[language])
  if (!next) return page
  const { view, result, lookup } = next
  const query = new URLSearchParams({
    [EMPLOYEE_PARAMS.view]: view,
    ...(result && { [EMPLOYEE_PARAMS.result]: result }),
    ...(lookup !== undefined && { [EMPLOYEE_PARAMS.lookup]: String(lookup) }),
  })
  return `${page}?${query}`
}

async function answerForm(
  context: PageFormContext,
  { answer, permission }: PageForm,
  { request, reply }: Pick<SentForm, 'request' | 'reply'>,
): Promise<string> {
  const fields = fieldsOf(request)
  const { language } = marketOf(context.brand, spokenLanguage(context.brand, fields))
  try {
    const employee = await requireEmployee(request, context, permission)
    const field = (name: string) => fields.get(name) ?? ''
    const next = await answer(context, { request, reply, employee, language, field })
    return 'path' in next ? localizePath(context.brand, language, next.path) : addressOf(context, language, next)
  } catch (error) {
    if (!isNobody(error)) throw error
    return addressOf(context, language)
  }
}

/** Forms of the employee's own page. Whoever is not at work is led to the login. */
export async function registerEmployeePageForms(app: FastifyInstance, context: PageFormContext): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    for (const [name, form] of Object.entries<PageForm>(PAGE_FORMS))
      forms.post(
        EMPLOYEE_FORMS[name as keyof typeof PAGE_FORMS],
        fromShop(form.perMinute ?? FORMS_PER_MINUTE),
        async (request, reply) =>
          reply.header('cache-control', 'no-store').redirect(await answerForm(context, form, { request, reply }), 303),
      )
  })
}
