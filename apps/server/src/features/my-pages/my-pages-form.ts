import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { loginAddress } from '@firkant/domain/customer/sign-in-forms.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { myPagesPaths, type MyPagesPaths } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { fieldsOf, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { listWellKnownPages } from '../content/content-store.ts'
import { findPageCustomer, type PageCustomer } from '../customer/page-customer.ts'

export interface MyPagesFormContext {
  readonly db: Drizzle
  readonly brand: BrandDefinition
  readonly now: () => Date
}

/** A form that a signed-in customer sent from one of their pages. */
export interface MyPagesForm {
  readonly fields: URLSearchParams
  readonly language: MarketLanguage
  readonly customer: PageCustomer
  readonly paths: MyPagesPaths
  readonly address: (path: string | undefined) => string
}

type Answer = (form: MyPagesForm, request: FastifyRequest, reply: FastifyReply) => Promise<string>

/** Answers with the address of the page that shows the outcome. Who is not signed in is sent to sign in. */
export function myPagesForm({ db, brand, now }: MyPagesFormContext, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = fieldsOf(request)
    const { language } = marketOf(brand, spokenLanguage(brand, fields))
    const pages = await listWellKnownPages(db, { brand: brand.key, language })
    const paths = myPagesPaths(pages, language)
    const address = (path = '/') => localizePath(brand, language, path)
    const token = readSessionToken(request, 'customer')
    const customer = await findPageCustomer(db, { token, brand: brand.key, now: now() })
    const signIn = loginAddress(address(pages.loginPageUrl), address(paths.start))
    const to = customer ? await answer({ fields, language, customer, paths, address }, request, reply) : signIn
    return reply.header('cache-control', 'no-store').redirect(to, 303)
  }
}
