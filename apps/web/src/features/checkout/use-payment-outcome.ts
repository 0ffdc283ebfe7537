import { useEffect, useState } from 'react'
import { PAYMENT_OUTCOMES } from '@firkant/domain/checkout/checkout-address.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { checkoutTexts } from './checkout.texts.ts'

type Outcome = (typeof PAYMENT_OUTCOMES)[number]

export interface PaymentOutcome {
  /** Before hydration `:target` shows the message that the fragment names. */
  readonly shown: Outcome | 'none' | 'unread'
  /** The buyer tries something else: the last payment's message goes. */
  readonly clear: () => void
}

/** Message for a buyer who returns from a payment, shown once: a reload is not a second decline. */
export function usePaymentOutcome(onBack: () => void): PaymentOutcome {
  const { dynamicData } = useShop()
  const { text } = useTexts(checkoutTexts)
  const [shown, setShown] = useState<PaymentOutcome['shown']>('unread')
  useEffect(() => {
    const { hash, pathname, search } = window.location
    const outcome = PAYMENT_OUTCOMES.find((each) => hash === `#${each}`)
    setShown((known) => outcome ?? (known === 'unread' ? 'none' : known))
    if (!outcome) return
    window.history.replaceState(window.history.state, '', pathname + search)
    announcer.announce(text(outcome))
    onBack()
    // Other tabs still show the open payment.
    void dynamicData.changed(['cart', 'checkout'])
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { shown, clear: () => setShown('none') }
}
