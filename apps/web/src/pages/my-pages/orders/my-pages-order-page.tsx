import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { BoughtAgain, MyPagesOrderModel } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { OrderArrival } from '../../order/arrival/order-arrival.tsx'
import { OrderBody } from '../../order/order-body.tsx'
import { MyNotice } from '../my-notice.tsx'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import style from './my-pages-order-page.module.css'
import { myPagesTexts } from '../my-pages.texts.ts'

function AgainNotice({ added, cartUrl }: BoughtAgain): ReactNode {
  const { text, plural } = useTexts(myPagesTexts)
  return (
    <MyNotice tone={added > 0 ? 'good' : 'bad'}>
      {added > 0 ? plural('buyAgainSome', added) : text('buyAgainNone')}{' '}
      {added > 0 && (
        <a href={cartUrl} data-part="text-link">
          {text('toCart')}
        </a>
      )}
    </MyNotice>
  )
}

function Actions({ order, returnUrl }: MyPagesOrderModel): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(myPagesTexts)
  return (
    <div className={style.actions}>
      <form method="post" action={MY_PAGES_FORMS.buyAgain}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name={MY_PAGES_PARAMS.order} value={order.number} />
        <button type="submit" data-part="button">
          {text('buyAgain')}
        </button>
      </form>
      {returnUrl !== undefined && (
        <a href={returnUrl} data-part="text-link">
          {text('makeReturn')}
        </a>
      )}
    </div>
  )
}

/** One order: how far it is, what was bought, and what can be done with it. */
export function MyPagesOrderPage({ page }: { page: PageWith<'MyPagesOrderPage'> }): ReactNode {
  const { text, language } = useTexts(myPagesTexts)
  const { model } = page
  const { order, boughtAgain } = model
  return (
    <MyPagesFrame
      model={model}
      lead={
        <>
          <p>{text('placedOn', { date: formatDate(language, new Date(order.placedAt)) })}</p>
          <OrderArrival order={order} />
        </>
      }
    >
      {boughtAgain && <AgainNotice {...boughtAgain} />}
      <Actions {...model} />
      <div className={style.order}>
        <OrderBody order={order} />
      </div>
    </MyPagesFrame>
  )
}
