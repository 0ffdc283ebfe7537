import { readReturnUrl } from '@firkant/domain/customer/sign-in-forms.ts'
import type { storeFormRows } from '@firkant/domain/stores/store-form-rows.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { ensureVisitor } from '../../platform/visitors/visitor-identity.ts'
import { chooseVisitorStore } from './chosen-store.ts'
import type { StoreRoutesOptions } from './store-routes.ts'

/** Choosing a store without scripts. */
export function storeForms({
  database,
  brand,
  now,
}: Pick<StoreRoutesOptions, 'database' | 'brand' | 'now'>): FormHandlers<typeof storeFormRows> {
  return {
    async 'stores.choose'(sent, { request, reply, market, back, addressOf }) {
      const visitor = { visitorHash: ensureVisitor(request, reply), brand: brand.key, market: market.key }
      const storeId = sent.storeId || null
      if (!(await chooseVisitorStore(database, visitor, { storeId, now: now() })))
        throw new ProblemException('invalid-request', { detail: 'The field storeId is a store of this market.' })
      const returnUrl = readReturnUrl(back)
      return returnUrl === undefined ? { to: 'start', address: addressOf('/') } : { to: 'back', address: returnUrl }
    },
  }
}
