import type { ReactNode } from 'react'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import { ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { MAX_WRITTEN_NUMBER_LENGTH, parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import type { OrderPageModel } from '@firkant/domain/page/models/order-models.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './order-page.module.css'
import { orderTexts } from './order.texts.ts'

type FindOrderProps = Omit<Extract<OrderPageModel, { status: 'form' }>, 'status' | 'breadcrumbs'>

function FindForm({ wrong }: Pick<FindOrderProps, 'wrong'>): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(orderTexts)
  return (
    <form method="post" action={ORDER_FORM_PATHS.find} className={style.form}>
      <input type="hidden" name="language" value={language} />
      <TextField
        name="orderNumber"
        label={text('orderNumber')}
        hint={text('orderNumberHint')}
        required
        maxLength={MAX_WRITTEN_NUMBER_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        messages={{ missing: text('emptyOrderNumber') }}
        check={(typed) => (parseOrderNumber(typed) === undefined ? text('wrongOrderNumber') : undefined)}
        problem={wrong.includes('orderNumber') ? text('wrongOrderNumber') : undefined}
      />
      <TextField
        name="email"
        type="email"
        label={text('email')}
        required
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        inputMode="email"
        messages={{ missing: text('emptyEmail'), invalid: text('wrongEmail') }}
        problem={wrong.includes('email') ? text('wrongEmail') : undefined}
      />
      <button type="submit" data-part="button">
        {text('send')}
      </button>
    </form>
  )
}

/** Sends the order's link by mail. The answer is the same whether or not the order exists. */
export function FindOrder({ isExpired, isSent, wrong }: FindOrderProps): ReactNode {
  const { text } = useTexts(orderTexts)
  if (isSent)
    return (
      <div className={style.narrow}>
        <h1 className={style.narrowTitle} data-part="find-order-title">
          {text('sentHeading')}
        </h1>
        <p role="status">{text('sentText')}</p>
      </div>
    )
  return (
    <div className={style.narrow}>
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text('findHeading')}
      </h1>
      {isExpired && (
        <p className={style.notice} data-of="expired" data-part="find-order-expired" role="status">
          {text('expired')}
        </p>
      )}
      <p>{text('findText')}</p>
      <FindForm wrong={wrong} />
    </div>
  )
}
