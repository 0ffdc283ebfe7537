import { chosenBeforehand, isPaidLater, PAYMENT_METHOD_KEYS } from '../cart/shipping/shipping-methods.ts'
import type { LawGap } from './duty.ts'
import type { LawFacts } from './law-facts.ts'

export interface WayToPay {
  readonly key: string
  readonly isPaidLater: boolean
  readonly isChosenBeforehand: boolean
}

/** As the checkout lists them. */
export const WAYS_TO_PAY: readonly WayToPay[] = PAYMENT_METHOD_KEYS.map((key) => ({
  key,
  isPaidLater: isPaidLater(key),
  isChosenBeforehand: key === chosenBeforehand(PAYMENT_METHOD_KEYS),
}))

/** What is paid at once stands first, and what is paid later is chosen by the buyer alone. */
export function paymentOrderGaps({ waysToPay, storefronts }: LawFacts): readonly LawGap[] {
  const lastDirect = waysToPay.findLastIndex((way) => !way.isPaidLater)
  const fields = waysToPay.flatMap(({ key, isPaidLater: isLater, isChosenBeforehand: isChosen }, index) => [
    ...(isLater && index < lastDirect ? [`way to pay ${key}: stands before ${waysToPay[lastDirect]?.key}`] : []),
    ...(isLater && isChosen ? [`way to pay ${key}: is chosen beforehand`] : []),
  ])
  return fields.map((field) => ({
    of: 'brand',
    key: 'checkout',
    brands: storefronts.map(({ brand }) => brand),
    field,
  }))
}
