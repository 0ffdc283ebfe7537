import type { ReactNode } from 'react'
import type { OrderConfirmationModel } from '@firkant/domain/page/models/order-models.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { QrImage } from '@firkant/ui/qr-image/qr-image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { orderTexts } from '../order/order.texts.ts'
import style from './pay-by-link.module.css'

type Pay = NonNullable<Extract<OrderConfirmationModel, { status: 'waiting' }>['pay']>

/** The store's screen shows the code; the buyer's phone, which opened it, the button. */
export function PayByLink({ pay, number }: { pay: Pay; number: string }): ReactNode {
  const { text } = useTexts(orderTexts)
  const total = formatTotal({ minor: minorOfDecimal(pay.total), currency: pay.currency })
  return (
    <>
      <p>{text('payText', { number, total })}</p>
      <p>
        <a href={pay.url} data-part="button">
          {text('payNow')}
        </a>
      </p>
      <div className={style.scan}>
        <QrImage code={pay.qr} label={text('payScan')} />
        <p>{text('payScan')}</p>
      </div>
    </>
  )
}
