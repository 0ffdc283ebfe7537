import type { ReactNode } from 'react'
import type { OrderConfirmationModel } from '@firkant/domain/page/models/order-models.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { QrImage } from '@firkant/ui/qr-image/qr-image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { orderTexts } from '../order/order.texts.ts'
import style from './pay-by-link.module.css'

type Pay = NonNullable<Extract<OrderConfirmationModel, { status: 'waiting' }>['pay']>

/** A screen shows the code; on the phone that pays, the button opens the page or the app. */
export function PayByLink({ pay, number }: { pay: Pay; number: string }): ReactNode {
  const { text } = useTexts(orderTexts)
  const total = formatTotal({ minor: minorOfDecimal(pay.total), currency: pay.currency })
  return (
    <>
      <p>{text(pay.isSwish ? 'swishText' : 'payText', { number, total })}</p>
      <p>
        <a href={pay.url} data-part="button">
          {text(pay.isSwish ? 'swishOpen' : 'payNow')}
        </a>
      </p>
      <div className={style.scan}>
        <QrImage code={pay.qr} label={text(pay.isSwish ? 'swishScan' : 'payScan')} />
        <p>{text(pay.isSwish ? 'swishScan' : 'payScan')}</p>
      </div>
    </>
  )
}
