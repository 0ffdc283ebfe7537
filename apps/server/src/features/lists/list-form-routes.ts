import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { loginAddress, readReturnUrl } from '@firkant/domain/customer/sign-in-forms.ts'
import type { listFormRows } from '@firkant/domain/lists/list-form-rows.ts'
import { LIST_PARAMS, type ListForm } from '@firkant/domain/lists/list-forms.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { FormHandlers, SenderRule, SentForm } from '../../platform/forms/form-routes.ts'
import { listWellKnownPages } from '../content/content-store.ts'
import { LIST_FORM_ANSWERS, type ListFormAnswer, type ListFormBody, type ListServices } from './list-forms.ts'

const OUTCOME = ['done', 'refused', 'deleted', 'added', 'skipped', 'present'] as const
/** Of those that were skipped: an address has its limits. */
const MAX_NAMED = 30
const ANY_ORIGIN = 'https://shop.invalid'

/** Writes this outcome in place of an older one. */
function writeOutcome(params: URLSearchParams, form: ListForm, answer: ListFormAnswer): void {
  for (const name of OUTCOME) params.delete(LIST_PARAMS[name])
  const { refused, deleted, added, present, skipped = [] } = answer
  if (refused === undefined) params.set(LIST_PARAMS.done, form)
  else params.set(LIST_PARAMS.refused, refused)
  if (deleted !== undefined) params.set(LIST_PARAMS.deleted, deleted)
  if (added !== undefined) params.set(LIST_PARAMS.added, String(added))
  if (present !== undefined) params.set(LIST_PARAMS.present, String(present))
  for (const code of skipped.slice(0, MAX_NAMED)) params.append(LIST_PARAMS.skipped, code)
}

/** Lists page for what makes or deletes; else the page that the form was on. */
function leadAfter(form: ListForm, sent: SentForm, answer: ListFormAnswer) {
  const { shown, deleted } = answer
  const back = shown === undefined && deleted === undefined ? readReturnUrl(sent.back) : undefined
  if (back === undefined) {
    const query = new URLSearchParams(shown === undefined ? {} : { [LIST_PARAMS.list]: shown })
    writeOutcome(query, form, answer)
    return { to: 'shoppingLists', query } as const
  }
  const url = new URL(back, ANY_ORIGIN)
  writeOutcome(url.searchParams, form, answer)
  return { to: 'back', address: url.pathname + url.search + url.hash } as const
}

/** Every change of lists without scripts: leads to the page that shows what came of it. */
export function listForms(services: ListServices): FormHandlers<typeof listFormRows> {
  const answer = <Name extends ListForm>(form: Name, body: ListFormBody<Name>, sent: SentForm) =>
    LIST_FORM_ANSWERS[form](services, sent.knownRequester(), body)
  const handle =
    <Name extends ListForm>(form: Name) =>
    async (body: ListFormBody<Name>, sent: SentForm) =>
      leadAfter(form, sent, await answer(form, body, sent))
  return {
    'lists.add': handle('add'),
    'lists.remove': handle('remove'),
    'lists.set': handle('set'),
    'lists.move': handle('move'),
    'lists.create': handle('create'),
    'lists.rename': handle('rename'),
    'lists.delete': handle('delete'),
    'lists.undelete': handle('undelete'),
    'lists.share': handle('share'),
    'lists.unshare': handle('unshare'),
    'lists.keep': handle('keep'),
    'lists.alerts': handle('alerts'),
    async 'lists.addToCart'(body, sent) {
      const added = await answer('addToCart', body, sent)
      const isWhole = added.refused === undefined && added.skipped?.length === 0
      return isWhole ? { to: 'cart' } : leadAfter('addToCart', sent, added)
    },
  }
}

/** Everybody has a wish list; what needs a login says so itself. */
export function listOwnerRule({
  db,
  brand,
}: {
  readonly db: Drizzle
  readonly brand: BrandDefinition
}): SenderRule<undefined> {
  return {
    find: async () => undefined,
    async login({ back, market, addressOf }) {
      const { language } = market
      const pages = await listWellKnownPages(db, { brand: brand.key, language })
      return loginAddress(
        addressOf(pages.loginPageUrl),
        readReturnUrl(back) ?? addressOf(FIXED_PATHS.shoppingLists[language]),
      )
    },
  }
}
