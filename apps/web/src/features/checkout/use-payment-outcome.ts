import { useEffect, useState } from 'react'
import { PAYMENT_OUTCOMES } from '@firkant/domain/checkout/checkout-address.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useCheckoutTexts } from './use-checkout-texts.ts'

type Outcome = (typeof PAYMENT_OUTCOMES)[number]

export interface PaymentOutcome {
  /** Until somebody has looked at the address, the browser shows the part that it names. */
  readonly shown: Outcome | 'none' | 'unread'
  /** The buyer tries something else: what was said of the last payment is over. */
  readonly clear: () => void
}

/** What the buyer who comes back from a payment is told, once: a reload is no second decline. */
export function usePaymentOutcome(onBack: () => void): PaymentOutcome {
  const { dynamicData } = useShop()
  const { text } = useCheckoutTexts()
  const [shown, setShown] = useState<PaymentOutcome['shown']>('unread')
  useEffect(() => {
    const { hash, pathname, search } = window.location
    const outcome = PAYMENT_OUTCOMES.find((each) => hash === `#${each}`)
    setShown((known) => outcome ?? (known === 'unread' ? 'none' : known))
    if (!outcome) return
    window.history.replaceState(window.history.state, '', pathname + search)
    announcer.announce(text(outcome))
    onBack()
    // The other tabs still show a payment that is under way.
    void dynamicData.changed(['cart', 'checkout'])
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { shown, clear: () => setShown('none') }
}
