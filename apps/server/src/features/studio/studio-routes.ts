import type { FastifyRequest } from 'fastify'
import { ORDINARY_PATTERNS } from '@firkant/domain/content/patterns/page-patterns.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { DESK_PERMISSIONS } from '@firkant/domain/studio/desk-steps.ts'
import type { DeskAnswer, DeskError, studioCalls } from '@firkant/domain/studio/studio-calls.ts'
import { permissionsOf, type StudioPermission } from '@firkant/domain/studio/studio-permissions.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { findCodeSeed } from '../employee/employee-store.ts'
import type { StoredOrder } from '../orders/order-store.ts'
import { listChanges } from './change-log.ts'
import { listDeskOrders } from './desk-list.ts'
import { deskOrderOf } from './desk-order.ts'
import { getDeskOrder, registerDeskReturn, takeDeskStep, writeDeskNote } from './desk-work.ts'
import { beginEnrolment, confirmEnrolment } from './second-factor.ts'
import { requireStudio, type StudioContext, type StudioEmployee } from './studio-at-work.ts'
import { loadStudioFigures } from './studio-figures.ts'
import { listJobs, retryJobs } from './studio-jobs.ts'

const SEARCHES_PER_MINUTE = 120
const STEPS_PER_MINUTE = 60
const PROOFS_PER_MINUTE = 10

type DeskCall = Extract<keyof typeof studioCalls, `${string}order${string}`>

interface DeskRequest {
  readonly request: FastifyRequest
  readonly permission: StudioPermission
  readonly number: string
  readonly work: (employee: StudioEmployee, stored: StoredOrder) => Promise<DeskError | undefined>
}

/** Whatever came of it, the answer has the order as it is now. */
async function answerDesk(
  context: StudioContext,
  { request, permission, number, work }: DeskRequest,
): Promise<DeskAnswer> {
  const employee = await requireStudio(request, context, permission)
  const errorCode = await work(employee, await getDeskOrder(context, number))
  const order = await deskOrderOf(context.database.main, await getDeskOrder(context, number), {
    ...context,
    role: employee.role,
  })
  return { success: errorCode === undefined, ...(errorCode && { errorCode }), order }
}

function deskRoutes(context: StudioContext): Pick<CallRoutes<typeof studioCalls>, DeskCall> {
  const { main } = context.database
  const brand = context.brand.key
  return {
    'GET /api/studio/orders': {
      perMinute: SEARCHES_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'seeOrders')
        const { said = '', work } = request.query
        return listDeskOrders(main, { brand, said, work })
      },
    },
    'GET /api/studio/orders/:number': {
      perMinute: SEARCHES_PER_MINUTE,
      async answer(request) {
        const { role } = await requireStudio(request, context, 'seeOrders')
        return deskOrderOf(main, await getDeskOrder(context, request.params.number), { ...context, role })
      },
    },
    'POST /api/studio/order/step': {
      perMinute: STEPS_PER_MINUTE,
      answer: (request) =>
        answerDesk(context, {
          request,
          permission: DESK_PERMISSIONS[request.body.step],
          number: request.body.number,
          work: (employee, stored) => takeDeskStep(context, employee, { stored, wanted: request.body }),
        }),
    },
    'POST /api/studio/order/return': {
      perMinute: STEPS_PER_MINUTE,
      answer: (request) =>
        answerDesk(context, {
          request,
          permission: 'takeReturns',
          number: request.body.number,
          work: (employee, stored) => registerDeskReturn(context, employee, { stored, wanted: request.body }),
        }),
    },
    'POST /api/studio/order/note': {
      perMinute: STEPS_PER_MINUTE,
      answer: (request) =>
        answerDesk(context, {
          request,
          permission: 'writeNotes',
          number: request.body.number,
          work: (employee, stored) => writeDeskNote(context, employee, { stored, text: request.body.text }),
        }),
    },
  }
}

function codeRoutes(
  context: StudioContext,
): Pick<CallRoutes<typeof studioCalls>, 'POST /api/studio/code/begin' | 'POST /api/studio/code/confirm'> {
  return {
    'POST /api/studio/code/begin': {
      perMinute: PROOFS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context)
        return beginEnrolment(context, employee, { ...request.body, ip: request.ip })
      },
    },
    'POST /api/studio/code/confirm': {
      perMinute: PROOFS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context)
        const errorCode = await confirmEnrolment(context, employee, request.body)
        return { success: errorCode === undefined, ...(errorCode && { errorCode }) }
      },
    },
  }
}

export function studioRoutes(context: StudioContext): CallRoutes<typeof studioCalls> {
  const { main } = context.database
  const { key, name, homeMarket, markets, pagePatterns = ORDINARY_PATTERNS } = context.brand
  const { language } = MARKETS[homeMarket]
  return {
    'GET /api/studio/me': {
      async answer(request) {
        const { id, displayName, email, role } = await requireStudio(request, context)
        const hasCode = (await findCodeSeed(main, id)) !== undefined
        const permissions = [...permissionsOf(role)]
        const languages = markets.map((each) => MARKETS[each].language)
        const brand = {
          key,
          name,
          language,
          languages,
          patterns: { ...pagePatterns, offered: [...pagePatterns.offered] },
        }
        return { name: displayName, email, role, permissions, hasCode, brand }
      },
    },
    'GET /api/studio/figures': {
      async answer(request) {
        const { role } = await requireStudio(request, context, 'seeFigures')
        return loadStudioFigures(context, role)
      },
    },
    ...deskRoutes(context),
    'GET /api/studio/jobs': {
      async answer(request) {
        await requireStudio(request, context, 'seeJobs')
        return { jobs: await listJobs(context) }
      },
    },
    'POST /api/studio/jobs/retry': {
      perMinute: STEPS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'retryJobs')
        const retried = await retryJobs(context, employee, request.body.ids)
        return { success: retried > 0, retried, jobs: await listJobs(context) }
      },
    },
    'GET /api/studio/changes': {
      async answer(request) {
        await requireStudio(request, context, 'readChanges')
        return listChanges(main, key, request.query.before)
      },
    },
    ...codeRoutes(context),
  }
}
