import type { FormEvent, ReactNode } from 'react'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import type { Placing } from '../../../features/checkout/use-place-order.ts'
import { checkoutRefusal, placingRefusal } from '../../../features/checkout/fault-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { GuaranteeNotice } from '../../../features/law/guarantee-notice.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { OrderSums } from '../summary/order-sums.tsx'
import { NewTab, TermsLine } from './order-terms.tsx'
import { OrderFields } from './order-fields.tsx'
import type { PartProps } from './part-props.ts'
import style from './review.module.css'
import { SectionFrame } from './section-frame.tsx'

interface ReviewProps extends PartProps {
  readonly placing: Placing
}

/** Why the last attempt was refused. */
function PlacingNotice({ placing, page }: Pick<ReviewProps, 'placing' | 'page'>): ReactNode {
  const shop = useShop()
  const texts = useTexts(checkoutTexts)
  const placed = placing.errors[0]?.code
  const code = placed ?? (placing.state === 'idle' ? page.refused : undefined)
  const isOfOrder = placed !== undefined || page.section === 'review'
  return (
    <div role="alert" className={style.notice} hidden={code === undefined}>
      {code !== undefined && (isOfOrder ? placingRefusal(shop, texts, code) : checkoutRefusal(shop, texts, { code }))}
    </div>
  )
}

function ReviewForm(props: ReviewProps): ReactNode {
  const { model, page, placing } = props
  const { text } = useTexts(checkoutTexts)
  const isBusy = placing.state === 'placing' || placing.state === 'leaving'
  const state: AsyncState = isBusy ? 'pending' : 'idle'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) placing.place(model)
  }
  return (
    <form method="post" action={CHECKOUT_FORM_PATHS.place} className={style.form} onSubmit={submit}>
      <OrderFields model={model} page={page} />
      <OrderSums model={model} />
      <p className={style.small}>{text('vatIncluded')}</p>
      <GuaranteeNotice notice={page.guarantee} level="h3">
        <p>
          <NewTab href={page.guarantee.url}>{text('guaranteeLink')}</NewTab>
        </p>
      </GuaranteeNotice>
      <TermsLine page={page} isRefused={page.wrong.some(({ field }) => field === 'acceptTerms')} />
      <PlacingNotice placing={placing} page={page} />
      <AsyncButton
        state={state}
        part="button"
        variant="place"
        disabled={!model.checkout.canPlaceOrder}
        status={{ pending: text('placing') }}
      >
        <span>{text('place')}</span>
      </AsyncButton>
    </form>
  )
}

export function ReviewPart(props: ReviewProps): ReactNode {
  const { page, state, onEdit } = props
  return (
    <SectionFrame section="review" state={state} pageUrl={page.pageUrl} onEdit={onEdit}>
      <ReviewForm {...props} />
    </SectionFrame>
  )
}
