import type { FastifyInstance } from 'fastify'
import { sectionOfStep, type CheckoutSection } from '@firkant/domain/checkout/checkout-sections.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { PlaceOrderAnswer, PlaceOrderRequest } from '@firkant/domain/orders/place-order.ts'
import { placeOrderSchema } from '@firkant/domain/orders/place-order-schema.ts'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { fieldsOf, fromShop, readPlainForms } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { formRequester, sendToCheckout, type CheckoutFormOptions, type FormOutcome } from './checkout-form-routes.ts'
import type { PlacingOptions } from './checkout-routes.ts'
import type { CheckoutService } from './checkout-service.ts'

const PLACINGS_PER_MINUTE = 30

function readShown(fields: URLSearchParams): Pick<PlaceOrderRequest, 'shown'> {
  const toPay = Number(fields.get('shownToPay')?.trim() || Number.NaN)
  const currency = CURRENCIES.find((each) => each === fields.get('shownCurrency'))
  return Number.isFinite(toPay) && currency ? { shown: { toPay, currency } } : {}
}

function readRequest(fields: URLSearchParams): PlaceOrderRequest {
  const parsed = placeOrderSchema.safeParse({
    cartId: fields.get('cartId'),
    cartVersion: Number(fields.get('cartVersion')?.trim() || Number.NaN),
    idempotencyKey: fields.get('idempotencyKey'),
    acceptTerms: true,
    receiptNumber: fields.get('receiptNumber')?.trim() || undefined,
    ...readShown(fields),
  })
  if (!parsed.success) throw new ProblemException('invalid-request', { detail: 'The form lacks a field.' })
  return parsed.data
}

function refusalOf(answer: Extract<PlaceOrderAnswer, { success: false }>): FormOutcome {
  const [error] = answer.validation.validationErrors
  const section: CheckoutSection = error?.step ? sectionOfStep(error.step) : 'review'
  return { section, refused: error?.code }
}

/** Placing the order without scripts: redirects to the next page, or back with the error in the address. */
export async function registerPlaceFormRoutes(
  app: FastifyInstance,
  checkout: Pick<CheckoutService, 'placeOrder' | 'reopen'>,
  options: CheckoutFormOptions & PlacingOptions,
): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(CHECKOUT_FORM_PATHS.place, fromShop(PLACINGS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      const requester = formRequester(request, reply, options)
      const there = { ...options, language: requester.market.language }
      if (fields.get('acceptTerms') === null)
        return sendToCheckout(reply, { section: 'review', wrong: [{ field: 'acceptTerms', fault: 'missing' }] }, there)
      const answer = await checkout.placeOrder(requester, readRequest(fields))
      if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
      if (!answer.success) return sendToCheckout(reply, refusalOf(answer), there)
      options.notePurchase(request, answer.orderId)
      return reply.header('cache-control', 'no-store').redirect(answer.next.url, 303)
    })
    forms.post(CHECKOUT_FORM_PATHS.reopen, fromShop(PLACINGS_PER_MINUTE), async (request, reply) => {
      const requester = formRequester(request, reply, options)
      const { isOpen, url } = await checkout.reopen(requester)
      if (url !== undefined) return reply.header('cache-control', 'no-store').redirect(url, 303)
      return sendToCheckout(
        reply,
        { section: 'review', refused: isOpen ? undefined : 'cart-locked' },
        { ...options, language: requester.market.language },
      )
    })
  })
}
