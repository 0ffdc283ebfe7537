import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cartCommandsSchema } from '@firkant/domain/cart/cart-commands.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { CHECKOUT_PARAMS } from '@firkant/domain/checkout/checkout-address.ts'
import type { InvalidField } from '@firkant/domain/checkout/checkout-fields.ts'
import {
  CHECKOUT_FORMS,
  isCheckoutForm,
  readCheckoutForm,
  writeFieldErrors,
  commandFieldErrors,
  type CheckoutForm,
  type ReadForm,
} from '@firkant/domain/checkout/checkout-forms.ts'
import { openSection, sectionAnchor, type CheckoutSection } from '@firkant/domain/checkout/checkout-sections.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readKnownRequester, type RequesterContext, type Requester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'

export interface CheckoutFormOptions extends RequesterContext {
  /** The checkout's path in a language, without the language prefix. */
  readonly checkoutPath: (language: MarketLanguage) => Promise<string>
}

/** Result of a form, for the page's address. */
export interface FormOutcome {
  readonly section: CheckoutSection
  readonly wrong?: readonly InvalidField[]
  readonly refused?: string | undefined
  readonly detail?: string | undefined
}

export async function sendToCheckout(
  reply: FastifyReply,
  { section, wrong = [], refused, detail }: FormOutcome,
  { brand, checkoutPath, language }: CheckoutFormOptions & { readonly language: MarketLanguage },
): Promise<FastifyReply> {
  const isRefused = wrong.length > 0 || refused !== undefined
  const said = new URLSearchParams({
    ...(isRefused && { [CHECKOUT_PARAMS.section]: section }),
    ...(wrong.length > 0 && { [CHECKOUT_PARAMS.wrong]: writeFieldErrors(wrong) }),
    ...(refused !== undefined && { [CHECKOUT_PARAMS.refused]: refused }),
    ...(detail !== undefined && { [CHECKOUT_PARAMS.detail]: detail }),
  })
  const address = localizePath(brand, language, await checkoutPath(language))
  const query = said.size > 0 ? `?${said}` : ''
  return reply.header('cache-control', 'no-store').redirect(`${address}${query}#${sectionAnchor(section)}`, 303)
}

export function formRequester(request: FastifyRequest, reply: FastifyReply, options: RequesterContext): Requester {
  return readKnownRequester(request, reply, { ...options, language: spokenLanguage(options.brand, fieldsOf(request)) })
}

function outcomeOf(
  form: CheckoutForm,
  { commands, wrong }: ReadForm,
  answer: CartApplyResponse | undefined,
): FormOutcome {
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
  fields: URLSearchParams,
  {
    carts,
    requester,
    countries,
  }: { carts: CartService; requester: Requester; countries: CheckoutFormOptions['brand']['markets'] },
): Promise<FormOutcome> {
  const place = { market: requester.market.key, countries }
  const read = readCheckoutForm(form, (name) => fields.get(name) ?? '', place)
  if (read.commands.length === 0) return outcomeOf(form, read, undefined)
  const parsed = cartCommandsSchema.safeParse(read.commands)
  if (!parsed.success) throw new ProblemException('invalid-request', { detail: 'The form lacks a field.' })
  return outcomeOf(form, read, await carts.apply(requester, parsed.data))
}

export async function registerCheckoutFormRoutes(
  app: FastifyInstance,
  carts: CartService,
  options: CheckoutFormOptions,
): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(CHECKOUT_FORM_PATHS.details, fromShop(), async (request, reply) => {
      const fields = fieldsOf(request)
      const form = fields.get('form') ?? ''
      if (!isCheckoutForm(form)) throw new ProblemException('invalid-request', { detail: 'There is no such form.' })
      const requester = formRequester(request, reply, options)
      const outcome = await applyForm(form, fields, { carts, requester, countries: options.brand.markets })
      return sendToCheckout(reply, outcome, { ...options, language: requester.market.language })
    })
  })
}
