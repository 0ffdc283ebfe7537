import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { orderCalls } from '@firkant/domain/orders/order-calls.ts'
import { ORDER_FORM_PATHS, ORDER_TOKEN_PARAM, WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import type { withdrawSchema, WithdrawAnswer } from '@firkant/domain/orders/withdraw-schema.ts'
import { validateWithdrawer, type WithdrawnLine } from '@firkant/domain/orders/withdrawal-statement.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import type { GivenForm, WithdrawalService } from './withdrawal-service.ts'

/** A checkbox per line, and a quantity where there are several pieces. */
function linesOf(fields: URLSearchParams): readonly WithdrawnLine[] | undefined {
  if (!fields.has(WITHDRAWAL_FIELDS.hasLines)) return undefined
  return fields.getAll(WITHDRAWAL_FIELDS.line).map((lineItemId) => {
    const written = fields.get(WITHDRAWAL_FIELDS.quantity + lineItemId) ?? '1'
    return { lineItemId, quantity: /^\d{1,6}$/.test(written) ? Number(written) : 0 }
  })
}

function readWithdrawalForm(fields: URLSearchParams): GivenForm {
  return {
    who: {
      name: fields.get('name') ?? '',
      orderNumber: fields.get('orderNumber') ?? '',
      email: fields.get('email') ?? '',
    },
    lines: linesOf(fields),
    token: fields.get(WITHDRAWAL_FIELDS.token) ?? '',
  }
}

/** A person mistypes once or twice; more attempts are guessing at other people's orders. */
export const WITHDRAWALS_PER_MINUTE = 10

async function withdrawAtOnce(
  withdrawals: WithdrawalService,
  body: z.infer<typeof withdrawSchema>,
): Promise<WithdrawAnswer> {
  const { token = '', lines, idempotencyKey, ...who } = body
  const validated = validateWithdrawer(who)
  if (!validated.ok) return { success: false, problems: validated.problems }
  const stored = await withdrawals.findOrder({ who: validated.value, token })
  if (!stored) return { success: false, errorCode: 'orderNotFound' }
  const done = await withdrawals.withdraw({
    orderId: stored.id,
    who: validated.value,
    lines,
    key: idempotencyKey,
    kind: 'withdrawal',
  })
  if (!done.ok) return { success: false, errorCode: done.code }
  const { id, receipt } = done.value
  return {
    success: true,
    returnId: id,
    receipt: {
      orderNumber: receipt.orderNumber,
      receivedAt: receipt.receivedAt,
      refundBy: receipt.refundBy,
      ...(receipt.sendBackBy !== undefined && { sendBackBy: receipt.sendBackBy }),
    },
  }
}

export function withdrawalRoutes(
  withdrawals: WithdrawalService,
): Pick<CallRoutes<typeof orderCalls>, 'POST /api/client/ct/orders/withdraw'> {
  return {
    'POST /api/client/ct/orders/withdraw': {
      perMinute: WITHDRAWALS_PER_MINUTE,
      answer: ({ body }) => withdrawAtOnce(withdrawals, body),
    },
  }
}

/** The same as plain forms: each step redirects to the next page. */
export async function registerWithdrawalForms(
  app: FastifyInstance,
  withdrawals: WithdrawalService,
  brand: BrandDefinition,
): Promise<void> {
  const answer = (reply: FastifyReply, fields: URLSearchParams, token: string) => {
    const { language } = marketOf(brand, spokenLanguage(brand, fields))
    const page = localizePath(brand, language, FIXED_PATHS.withdrawal[language])
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${page}?${new URLSearchParams({ [ORDER_TOKEN_PARAM]: token })}`, 303)
  }
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(ORDER_FORM_PATHS.withdraw, fromShop(WITHDRAWALS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      return answer(reply, fields, await withdrawals.state(readWithdrawalForm(fields)))
    })
    forms.post(ORDER_FORM_PATHS.confirmWithdrawal, fromShop(WITHDRAWALS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      return answer(reply, fields, await withdrawals.confirm(fields.get(WITHDRAWAL_FIELDS.token) ?? ''))
    })
  })
}
