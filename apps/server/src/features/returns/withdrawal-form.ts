import type { WithdrawnLine } from '@firkant/domain/orders/withdrawal-statement.ts'
import { WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import type { GivenForm } from './withdrawal-service.ts'

/** A checkbox for each line, and beside it how many where there are several. */
function linesOf(fields: URLSearchParams): readonly WithdrawnLine[] | undefined {
  if (!fields.has(WITHDRAWAL_FIELDS.hasLines)) return undefined
  return fields.getAll(WITHDRAWAL_FIELDS.line).map((lineItemId) => {
    const written = fields.get(WITHDRAWAL_FIELDS.quantity + lineItemId) ?? '1'
    return { lineItemId, quantity: /^\d{1,6}$/.test(written) ? Number(written) : 0 }
  })
}

export function readWithdrawalForm(fields: URLSearchParams): GivenForm {
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
