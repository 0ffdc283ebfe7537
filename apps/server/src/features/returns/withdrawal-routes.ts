import type { z } from 'zod'
import type { orderCalls } from '@firkant/domain/orders/order-calls.ts'
import { WITHDRAWALS_PER_MINUTE, type orderFormRows } from '@firkant/domain/orders/order-form-rows.ts'
import { ORDER_TOKEN_PARAM, WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import type { withdrawSchema, WithdrawAnswer } from '@firkant/domain/orders/withdrawal/withdraw-schema.ts'
import { validateWithdrawer, type WithdrawnLine } from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { WithdrawalService } from './withdrawal-service.ts'

type StatedForm = z.output<(typeof orderFormRows)['orders.withdraw']['fields']>

/** A checkbox per line, and a quantity where there are several pieces. */
function linesOf(sent: StatedForm): readonly WithdrawnLine[] | undefined {
  if (!sent[WITHDRAWAL_FIELDS.hasLines]) return undefined
  const quantities = sent[WITHDRAWAL_FIELDS.quantity]
  return sent[WITHDRAWAL_FIELDS.line].map((lineItemId) => {
    const written = quantities.find(([id]) => id === lineItemId)?.[1] ?? '1'
    return { lineItemId, quantity: /^\d{1,6}$/.test(written) ? Number(written) : 0 }
  })
}

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

/** The same as plain forms: each step leads to the next page. */
export function withdrawalForms(
  withdrawals: WithdrawalService,
): Pick<FormHandlers<typeof orderFormRows>, 'orders.withdraw' | 'orders.confirmWithdrawal'> {
  const pageOf = (token: string) =>
    ({ to: 'withdrawal', query: new URLSearchParams({ [ORDER_TOKEN_PARAM]: token }) }) as const
  return {
    async 'orders.withdraw'(sent) {
      const { name, orderNumber, email, token } = sent
      return pageOf(await withdrawals.state({ who: { name, orderNumber, email }, lines: linesOf(sent), token }))
    },
    async 'orders.confirmWithdrawal'({ token }) {
      return pageOf(await withdrawals.confirm(token))
    },
  }
}
