import type { FastifyInstance } from 'fastify'
import { readReturnUrl } from '@firkant/domain/customer/sign-in-forms.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { CHOOSE_STORE_FORM, STORE_FORM_FIELDS } from '@firkant/domain/stores/chosen-store.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { ensureVisitor } from '../../platform/visitors/visitor-identity.ts'
import { chooseVisitorStore } from './chosen-store.ts'
import { CHOICES_PER_MINUTE, type StoreRoutesOptions } from './store-routes.ts'

/** Choosing a store without scripts; an empty field forgets it. Leads back to the page that the form was on. */
export async function registerStoreForms(
  app: FastifyInstance,
  { database, brand, now }: Pick<StoreRoutesOptions, 'database' | 'brand' | 'now'>,
): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(CHOOSE_STORE_FORM, fromShop(CHOICES_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      const { key: market, language } = marketOf(brand, spokenLanguage(brand, fields))
      const visitor = { visitorHash: ensureVisitor(request, reply), brand: brand.key, market }
      const storeId = fields.get(STORE_FORM_FIELDS.store) || null
      if (!(await chooseVisitorStore(database, visitor, { storeId, now: now() })))
        throw new ProblemException('invalid-request', { detail: 'The field storeId is a store of this market.' })
      const back = readReturnUrl(fields.get(STORE_FORM_FIELDS.back)) ?? localizePath(brand, language, '/')
      return reply.header('cache-control', 'no-store').redirect(back, 303)
    })
  })
}
