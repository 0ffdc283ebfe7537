import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { readReturnForm, RETURN_FIELDS } from '@firkant/domain/my-pages/return-form.ts'
import { fromShop } from '../../platform/http/plain-forms.ts'
import { findOrderOfCustomerByNumber } from '../orders/customer-orders.ts'
import type { WithdrawalService } from '../returns/withdrawal-service.ts'
import { buyerOf } from '../returns/withdrawal-view.ts'
import { myPagesForm, type MyPagesFormContext } from './my-pages-form.ts'

/** Each sends a mail. */
const RETURNS_PER_MINUTE = 10
const KEY = /^[0-9a-f-]{36}$/

export interface ReturnFormOptions extends MyPagesFormContext {
  readonly withdrawals: Pick<WithdrawalService, 'withdraw'>
}

export function registerReturnForm(forms: FastifyInstance, options: ReturnFormOptions): void {
  const { db, brand, withdrawals } = options
  forms.post(
    MY_PAGES_FORMS.makeReturn,
    fromShop(RETURNS_PER_MINUTE),
    myPagesForm(options, async ({ fields, customer, paths, address }) => {
      const number = fields.get(MY_PAGES_PARAMS.order) ?? ''
      const stored = await findOrderOfCustomerByNumber(db, { brand: brand.key, customerId: customer.id }, number)
      if (!stored) return address(paths.returns)
      const { lines, way } = readReturnForm(fields)
      const given = fields.get(RETURN_FIELDS.key) ?? ''
      const key = KEY.test(given) ? given : randomUUID()
      const done = await withdrawals.withdraw({
        orderId: stored.id,
        who: buyerOf(stored),
        lines,
        key,
        kind: 'return',
        way,
      })
      const params = new URLSearchParams({
        [MY_PAGES_PARAMS.order]: number,
        ...(done.ok ? { [MY_PAGES_PARAMS.made]: done.value.id } : { [MY_PAGES_PARAMS.wrong]: done.code }),
      })
      return `${address(paths.returns)}?${params}`
    }),
  )
}
