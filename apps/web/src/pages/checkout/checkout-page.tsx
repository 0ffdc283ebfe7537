import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import {
  openSection,
  sectionAnchor,
  sectionOfStep,
  sectionState,
  type CheckoutSection,
} from '@firkant/domain/checkout/checkout-sections.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Loading, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { checkoutTexts } from '../../features/checkout/checkout.texts.ts'
import { usePaymentOutcome, type PaymentOutcome } from '../../features/checkout/use-payment-outcome.ts'
import { usePlaceOrder, type Placing } from '../../features/checkout/use-place-order.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { FieldGuard, Guard } from '../../platform/guard.tsx'
import { CartChanges } from '../cart/cart-changes-view.tsx'
import { BrokenData, FailedPanel } from '../../shell/panels/panel-states.tsx'
import { PartFailure } from '../../shell/part-failure.tsx'
import { AddressPart } from './sections/address-part.tsx'
import style from './checkout-page.module.css'
import { ContactPart } from './sections/contact-part.tsx'
import { DeliveryPart } from './sections/delivery-part.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { PayingNotice } from './paying-notice.tsx'
import { PaymentPart } from './sections/payment-part.tsx'
import { ReviewPart } from './sections/review-part.tsx'
import { UnavailableLines } from './unavailable-lines.tsx'
import { UnsureNotice } from './unsure-notice.tsx'
import '#brand/art-checkout.css'

type CheckoutPageProps = { readonly page: PageWith<'CheckoutPage'> }

/** Which section is open. The focus follows when the visitor moves on. */
function useOpenPart({ checkout }: CheckoutModel, first: CheckoutSection | undefined) {
  const [asked, setAsked] = useState(first)
  const open = openSection(checkout.missing, asked)
  const shown = useRef(open)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    const section = document.getElementById(sectionAnchor(open))
    section?.querySelector('h2')?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [open])
  return { asked, setAsked }
}

/** After a failed payment the visitor may want another payment method. */
function useOtherPayment({ shown }: PaymentOutcome, setAsked: (section: CheckoutSection) => void): void {
  const isBack = shown !== 'unread' && shown !== 'none'
  useEffect(() => {
    if (isBack) setAsked('payment')
  }, [isBack, setAsked])
}

/** An error that names a missing detail opens its section. */
function useMissingStep({ errors }: Placing, setAsked: (section: CheckoutSection) => void): void {
  const step = errors.find((error) => error.step)?.step
  useEffect(() => {
    if (step) setAsked(sectionOfStep(step))
  }, [step, setAsked])
}

interface PartsProps extends CheckoutPageProps {
  readonly model: CheckoutModel
  readonly placing: Placing
  readonly outcome: PaymentOutcome
}

function Parts({ model, page, placing, outcome }: PartsProps): ReactNode {
  const { asked, setAsked } = useOpenPart(model, page.model.section)
  useOtherPayment(outcome, setAsked)
  useMissingStep(placing, setAsked)
  const part = (section: CheckoutSection) => ({
    model,
    page: page.model,
    state: sectionState(section, model.checkout.missing, asked),
    onEdit: setAsked,
    onDone: () => setAsked(undefined),
  })
  return (
    <div className={style.parts}>
      <FieldGuard fallback={<PartFailure />}>
        <ContactPart {...part('contact')} />
      </FieldGuard>
      <FieldGuard fallback={<PartFailure />}>
        <AddressPart {...part('address')} />
      </FieldGuard>
      <FieldGuard fallback={<PartFailure />}>
        <DeliveryPart {...part('delivery')} />
      </FieldGuard>
      <FieldGuard fallback={<PartFailure />}>
        <PaymentPart {...part('payment')} outcome={outcome} />
      </FieldGuard>
      <FieldGuard fallback={<PartFailure />}>
        <ReviewPart {...part('review')} placing={placing} />
      </FieldGuard>
    </div>
  )
}

function FilledCheckout(props: PartsProps): ReactNode {
  const { model, placing } = props
  const refused = placing.errors.flatMap(({ lineItemId }) => lineItemId ?? [])
  return (
    <div className={style.columns}>
      <Guard fallback={<PartFailure />}>
        <OrderSummary model={model} />
      </Guard>
      <div className={style.main}>
        {model.paying ? (
          <PayingNotice paying={model.paying} />
        ) : (
          <>
            <Guard>
              <CartChanges cart={model.cart} />
            </Guard>
            <Guard>
              <UnavailableLines cart={model.cart} refused={refused} />
            </Guard>
            <Parts {...props} />
          </>
        )}
      </div>
    </div>
  )
}

function isFilled(model: CheckoutModel | null | undefined): model is CheckoutModel {
  return !!model && model.cart.items.length + model.cart.customLineItems.length > 0
}

function CheckoutContent({ page }: CheckoutPageProps): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const { status, data } = useDynamicData('checkout')
  const tried = usePlaceOrder(data?.cart.version)
  const outcome = usePaymentOutcome(tried.answered)
  const placing = {
    ...tried,
    place: (shown: CheckoutModel) => {
      outcome.clear()
      tried.place(shown)
    },
  }
  const model = placing.placed ?? data
  if (!model && status === 'failed') return <FailedPanel type="checkout" />
  if (!model && status === 'pending')
    return (
      <Loading label={text('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )
  return (
    <>
      <UnsureNotice placing={placing} />
      {isFilled(model) ? <FilledCheckout {...{ model, page, placing, outcome }} /> : <EmptyCheckout />}
    </>
  )
}

/** One page in sections. All state is the server's, so a reload or another day continues where the visitor was. */
export function CheckoutPage({ page }: CheckoutPageProps): ReactNode {
  const { text } = useTexts(checkoutTexts)
  return (
    <div className={style.page}>
      <header className={style.head} data-part="checkout-head">
        <h1 className={style.title} data-part="checkout-title">
          {text('heading')}
        </h1>
      </header>
      <div className={style.content}>
        <FieldGuard fallback={<BrokenData type="checkout" />}>
          <CheckoutContent page={page} />
        </FieldGuard>
      </div>
    </div>
  )
}
