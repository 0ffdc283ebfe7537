import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EmployeePermission } from '@firkant/domain/employee/employee-roles.ts'
import type { handOverCalls } from '@firkant/domain/employee/hand-over-calls.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { readKnownRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import { requireEmployee } from '../employee/employee-at-work.ts'
import { readPriceLimits, removeAgreedPrice, setAgreedPrice } from './agree-price.ts'
import type { HandOverContext, Seller } from './hand-over-context.ts'
import { makeHandOver, readHandOver, withdrawHandOver } from './make-hand-over.ts'

/** More than anybody sells in a minute. */
const PER_MINUTE = 60
/** A tablet asks every few seconds while a link waits, and several tablets share an address. */
const POLLS_PER_MINUTE = 240

type Asked = FastifyRequest<{ Querystring: { language: Language } }>

export function handOverRoutes(context: HandOverContext, options: RequesterContext): CallRoutes<typeof handOverCalls> {
  async function sellerOf(request: Asked, reply: FastifyReply, permission: EmployeePermission): Promise<Seller> {
    const employee = await requireEmployee(request, context, permission)
    const { language } = request.query
    return { employee, requester: readKnownRequester(request, reply, { ...options, language }) }
  }
  return {
    'POST /api/client/employee/handover': {
      perMinute: PER_MINUTE,
      async answer(request, reply) {
        const made = await makeHandOver(context, await sellerOf(request, reply, 'takeOrder'))
        return made.ok ? { success: true, link: made.value } : { success: false, errorCode: made.code }
      },
    },
    'GET /api/client/employee/handover': {
      perMinute: POLLS_PER_MINUTE,
      async answer(request) {
        return { state: await readHandOver(context, await requireEmployee(request, context, 'takeOrder')) }
      },
    },
    'POST /api/client/employee/handover/withdraw': {
      perMinute: PER_MINUTE,
      async answer(request, reply) {
        return { success: await withdrawHandOver(context, await sellerOf(request, reply, 'takeOrder')) }
      },
    },
    'GET /api/client/employee/price': {
      perMinute: PER_MINUTE,
      async answer(request, reply) {
        const seller = await sellerOf(request, reply, 'setPrice')
        const read = await readPriceLimits(context, seller, request.query.lineItemId)
        return read.ok ? { success: true, ...read.value } : { success: false, errorCode: read.code }
      },
    },
    'POST /api/client/employee/price': {
      perMinute: PER_MINUTE,
      async answer(request, reply) {
        const seller = await sellerOf(request, reply, 'setPrice')
        const set = await setAgreedPrice(context, seller, request.body)
        return set.ok ? { success: true } : { success: false, errorCode: set.code }
      },
    },
    'POST /api/client/employee/price/remove': {
      perMinute: PER_MINUTE,
      async answer(request, reply) {
        const seller = await sellerOf(request, reply, 'setPrice')
        const removed = await removeAgreedPrice(context, seller, request.body.lineItemId)
        return removed.ok ? { success: true } : { success: false, errorCode: removed.code }
      },
    },
  }
}
