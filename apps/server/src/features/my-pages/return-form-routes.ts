import { randomUUID } from 'node:crypto'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { readReturnForm } from '@firkant/domain/my-pages/return-form.ts'
import { findOrderOfCustomerByNumber } from '../orders/customer-orders.ts'
import type { WithdrawalService } from '../returns/withdrawal-service.ts'
import { buyerOf } from '../returns/withdrawal-view.ts'
import type { MyPagesFormContext, MyPagesHandlers } from './my-pages-form.ts'

const KEY = /^[0-9a-f-]{36}$/

export interface ReturnFormOptions extends MyPagesFormContext {
  readonly withdrawals: Pick<WithdrawalService, 'withdraw'>
}

export function returnForms({
  db,
  brand,
  withdrawals,
}: ReturnFormOptions): Pick<MyPagesHandlers, 'myPages.makeReturn'> {
  return {
    async 'myPages.makeReturn'(input, { sender: { customer, paths }, addressOf }) {
      const { order: number } = input
      const address = addressOf(paths.returns)
      const stored = await findOrderOfCustomerByNumber(db, { brand: brand.key, customerId: customer.id }, number)
      if (!stored) return { to: 'myPages', address }
      const { lines, way } = readReturnForm(input)
      const key = KEY.test(input.key) ? input.key : randomUUID()
      const done = await withdrawals.withdraw({
        orderId: stored.id,
        who: buyerOf(stored),
        lines,
        key,
        kind: 'return',
        way,
      })
      const query = new URLSearchParams({
        [MY_PAGES_PARAMS.order]: number,
        ...(done.ok ? { [MY_PAGES_PARAMS.made]: done.value.id } : { [MY_PAGES_PARAMS.wrong]: done.code }),
      })
      return { to: 'myPages', address, query }
    },
  }
}
