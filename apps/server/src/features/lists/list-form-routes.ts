import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginAddress, readReturnUrl } from '@firkant/domain/customer/sign-in-forms.ts'
import { LIST_FORMS, LIST_PARAMS, RETURN_FIELD, type ListForm } from '@firkant/domain/lists/list-forms.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readKnownRequester } from '../../platform/visitors/requester.ts'
import { listWellKnownPages } from '../content/content-store.ts'
import { answerListForm, type ListFormAnswer } from './list-forms.ts'
import { ALERTS_PER_MINUTE, NEW_LISTS_PER_MINUTE, PURCHASES_PER_MINUTE, type ListRoutesOptions } from './list-routes.ts'

const PER_MINUTE: Readonly<Partial<Record<ListForm, number>>> = {
  create: NEW_LISTS_PER_MINUTE,
  undelete: NEW_LISTS_PER_MINUTE,
  share: NEW_LISTS_PER_MINUTE,
  keep: NEW_LISTS_PER_MINUTE,
  addToCart: PURCHASES_PER_MINUTE,
  alerts: ALERTS_PER_MINUTE,
}

const OUTCOME = ['done', 'refused', 'deleted', 'added', 'skipped', 'present'] as const
/** Of those that were skipped: an address has its limits. */
const MOST_NAMED = 30
const ANY_ORIGIN = 'https://shop.invalid'

/** The address with this outcome in place of an older one. */
function withOutcome(address: string, form: ListForm, answer: ListFormAnswer): string {
  const url = new URL(address, ANY_ORIGIN)
  for (const name of OUTCOME) url.searchParams.delete(LIST_PARAMS[name])
  const { refused, deleted, added, present, skipped = [] } = answer
  if (refused === undefined) url.searchParams.set(LIST_PARAMS.done, form)
  else url.searchParams.set(LIST_PARAMS.refused, refused)
  if (deleted !== undefined) url.searchParams.set(LIST_PARAMS.deleted, deleted)
  if (added !== undefined) url.searchParams.set(LIST_PARAMS.added, String(added))
  if (present !== undefined) url.searchParams.set(LIST_PARAMS.present, String(present))
  for (const code of skipped.slice(0, MOST_NAMED)) url.searchParams.append(LIST_PARAMS.skipped, code)
  return url.pathname + url.search + url.hash
}

interface Place {
  readonly form: ListForm
  readonly fields: URLSearchParams
  readonly address: (path: string) => string
  readonly language: MarketLanguage
}

/** Lists page for what makes, deletes or adds; else the page that the form was on. */
function addressAfter({ form, fields, address, language }: Place, answer: ListFormAnswer): string {
  if (form === 'addToCart' && answer.refused === undefined && answer.skipped?.length === 0)
    return address(FIXED_PATHS.cart[language])
  const listsPage = address(FIXED_PATHS.shoppingLists[language])
  const { shown } = answer
  const own = shown === undefined ? listsPage : `${listsPage}?${new URLSearchParams({ [LIST_PARAMS.list]: shown })}`
  const isElsewhere = shown !== undefined || answer.deleted !== undefined
  return withOutcome(isElsewhere ? own : (readReturnUrl(fields.get(RETURN_FIELD)) ?? own), form, answer)
}

/** The heart of a package has it in the address: a button holds one field. */
function allFields(request: FastifyRequest): URLSearchParams {
  const mark = request.url.indexOf('?')
  const all = new URLSearchParams(mark < 0 ? '' : request.url.slice(mark))
  for (const [name, value] of fieldsOf(request)) all.set(name, value)
  return all
}

type FormOptions = ListRoutesOptions & { readonly db: Drizzle }

async function answerForm(
  form: ListForm,
  options: FormOptions,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { brand, db } = options
  const fields = allFields(request)
  const { language } = marketOf(brand, spokenLanguage(brand, fields))
  const address = (path: string) => localizePath(brand, language, path)
  const place = { form, fields, address, language }
  try {
    const asking = readKnownRequester(request, reply, { ...options, language })
    return addressAfter(place, await answerListForm(form, options, { asking, fields }))
  } catch (error) {
    if (!(error instanceof ProblemException) || error.code !== 'sign-in-required') throw error
    const pages = await listWellKnownPages(db, { brand: brand.key, language })
    const back = readReturnUrl(fields.get(RETURN_FIELD)) ?? address(FIXED_PATHS.shoppingLists[language])
    return loginAddress(address(pages.loginPageUrl ?? '/'), back)
  }
}

/** Every change of lists without scripts: redirects to the page that shows what came of it. */
export async function registerListForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    for (const form of Object.keys(LIST_FORMS) as readonly ListForm[])
      forms.post(LIST_FORMS[form], fromShop(PER_MINUTE[form]), async (request, reply) => {
        const to = await answerForm(form, options, { request, reply })
        return reply.header('cache-control', 'no-store').redirect(to, 303)
      })
  })
}
