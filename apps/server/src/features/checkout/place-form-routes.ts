import type { z } from 'zod'
import type { checkoutFormRows } from '@firkant/domain/checkout/checkout-form-rows.ts'
import { sectionOfStep, type CheckoutSection } from '@firkant/domain/checkout/checkout-sections.ts'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { placeOrderSchema } from '@firkant/domain/orders/placing/place-order-schema.ts'
import type { PlaceOrderAnswer, PlaceOrderRequest } from '@firkant/domain/orders/placing/place-order.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { leadToCheckout, type CheckoutFormOptions, type SectionOutcome } from './checkout-form-routes.ts'
import type { PlacingOptions } from './checkout-routes.ts'
import type { CheckoutService } from './checkout-service.ts'

type PlaceForm = z.output<(typeof checkoutFormRows)['checkout.place']['fields']>
/** Only who is served in a store has a receipt. */
type SentPlacing = Omit<PlaceForm, 'receiptNumber' | 'acceptTerms'> & Partial<Pick<PlaceForm, 'receiptNumber'>>

function readShown({
  shownToPay,
  shownCurrency,
  shownArrivesOn,
  shownPartDays,
}: SentPlacing): Pick<PlaceOrderRequest, 'shown'> {
  const toPay = Number(shownToPay?.trim() || Number.NaN)
  const currency = CURRENCIES.find((each) => each === shownCurrency)
  const partDays = shownPartDays?.trim() ? shownPartDays.trim().split(/\s+/) : undefined
  return Number.isFinite(toPay) && currency
    ? { shown: { toPay, currency, arrivesOn: shownArrivesOn?.trim() || undefined, ...(partDays && { partDays }) } }
    : {}
}

export function readPlacing(sent: SentPlacing): PlaceOrderRequest {
  const parsed = placeOrderSchema.safeParse({
    cartId: sent.cartId,
    cartVersion: Number(sent.cartVersion?.trim() || Number.NaN),
    idempotencyKey: sent.idempotencyKey,
    acceptTerms: true,
    receiptNumber: sent.receiptNumber?.trim() || undefined,
    ...readShown(sent),
  })
  if (!parsed.success) throw new ProblemException('invalid-request', { detail: 'The form lacks a field.' })
  return parsed.data
}

function refusalOf(answer: Extract<PlaceOrderAnswer, { success: false }>): SectionOutcome {
  const [error] = answer.validation.validationErrors
  const section: CheckoutSection = error?.step ? sectionOfStep(error.step) : 'review'
  return { section, refused: error?.code }
}

/** Placing the order without scripts: leads to the next page, or back with the error in the address. */
export function placeOrderForms(
  checkout: Pick<CheckoutService, 'placeOrder' | 'reopen'>,
  options: CheckoutFormOptions & PlacingOptions,
): Pick<FormHandlers<typeof checkoutFormRows>, 'checkout.place' | 'checkout.reopen'> {
  return {
    async 'checkout.place'(input, sent) {
      const requester = sent.knownRequester()
      const refused = (outcome: SectionOutcome) => leadToCheckout(sent, outcome, options)
      if (!input.acceptTerms) return refused({ section: 'review', wrong: [{ field: 'acceptTerms', fault: 'missing' }] })
      const answer = await checkout.placeOrder(requester, readPlacing(input))
      if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
      if (!answer.success) return refused(refusalOf(answer))
      options.notePurchase(sent.request, answer.orderId)
      return { to: 'payment', address: answer.next.url }
    },
    async 'checkout.reopen'(_input, sent) {
      const { isOpen, url } = await checkout.reopen(sent.knownRequester())
      if (url !== undefined) return { to: 'payment', address: url }
      return leadToCheckout(sent, { section: 'review', refused: isOpen ? undefined : 'cart-locked' }, options)
    },
  }
}
