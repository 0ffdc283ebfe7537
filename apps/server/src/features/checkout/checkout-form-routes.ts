import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { cartCommandsSchema } from '@firkant/domain/cart/commands/cart-commands.ts'
import { CHECKOUT_PARAMS } from '@firkant/domain/checkout/checkout-address.ts'
import type { FieldReader, InvalidField } from '@firkant/domain/checkout/checkout-fields.ts'
import type { checkoutFormRows } from '@firkant/domain/checkout/checkout-form-rows.ts'
import {
  CHECKOUT_FORMS,
  readCheckoutForm,
  writeFieldErrors,
  commandFieldErrors,
  type CheckoutForm,
  type ReadForm,
} from '@firkant/domain/checkout/checkout-forms.ts'
import { openSection, sectionAnchor, type CheckoutSection } from '@firkant/domain/checkout/checkout-sections.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { FormHandlers, SentForm } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { RequesterContext, Requester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'

export interface CheckoutFormOptions extends RequesterContext {
  /** The checkout's path in a language, without the language prefix. */
  readonly checkoutPath: (language: MarketLanguage) => Promise<string>
}

/** Result of a form, for the page's address. */
export interface SectionOutcome {
  readonly section: CheckoutSection
  readonly wrong?: readonly InvalidField[]
  readonly refused?: string | undefined
  readonly detail?: string | undefined
}

export async function leadToCheckout(
  { addressOf, market }: SentForm,
  { section, wrong = [], refused, detail }: SectionOutcome,
  { checkoutPath }: CheckoutFormOptions,
) {
  const isRefused = wrong.length > 0 || refused !== undefined
  const query = new URLSearchParams({
    ...(isRefused && { [CHECKOUT_PARAMS.section]: section }),
    ...(wrong.length > 0 && { [CHECKOUT_PARAMS.wrong]: writeFieldErrors(wrong) }),
    ...(refused !== undefined && { [CHECKOUT_PARAMS.refused]: refused }),
    ...(detail !== undefined && { [CHECKOUT_PARAMS.detail]: detail }),
  })
  const address = addressOf(await checkoutPath(market.language))
  return { to: 'checkout', address, query, fragment: sectionAnchor(section) } as const
}

function outcomeOf(
  form: CheckoutForm,
  { commands, wrong }: ReadForm,
  answer: CartApplyResponse | undefined,
): SectionOutcome {
  const section = CHECKOUT_FORMS[form]
  const error = answer?.validation.validationErrors[0]
  if (error) {
    const named = commandFieldErrors(error, commands[error.commandIndex])
    return { section, wrong: [...wrong, ...named], refused: error.code, detail: error.detail }
  }
  if (wrong.length > 0) return { section, wrong }
  // A code form is one of several in its section: the visitor may not be done there.
  const isWhole = form === section
  return { section: isWhole ? openSection(answer?.checkoutResponse?.missing ?? []) : section }
}

/** A section of the checkout without scripts: valid fields are saved, and the page names the invalid ones. */
async function applyForm(
  form: CheckoutForm,
  readField: FieldReader,
  {
    carts,
    requester,
    countries,
  }: { carts: CartService; requester: Requester; countries: CheckoutFormOptions['brand']['markets'] },
): Promise<SectionOutcome> {
  const place = { market: requester.market.key, countries }
  const read = readCheckoutForm(form, readField, place)
  if (read.commands.length === 0) return outcomeOf(form, read, undefined)
  const parsed = cartCommandsSchema.safeParse(read.commands)
  if (!parsed.success) throw new ProblemException('invalid-request', { detail: 'The form lacks a field.' })
  return outcomeOf(form, read, await carts.apply(requester, parsed.data))
}

export function checkoutDetailForms(
  carts: CartService,
  options: CheckoutFormOptions,
): Pick<FormHandlers<typeof checkoutFormRows>, 'checkout.details'> {
  return {
    async 'checkout.details'({ form, ...values }, sent) {
      const typed: Readonly<Record<string, string>> = values
      const given = { carts, requester: sent.knownRequester(), countries: options.brand.markets }
      return leadToCheckout(sent, await applyForm(form, (name) => typed[name] ?? '', given), options)
    },
  }
}
