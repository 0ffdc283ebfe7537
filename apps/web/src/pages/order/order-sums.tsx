import type { ReactNode } from 'react'
import { isByInvoice, type OrderView } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './order-sums.module.css'
import { moneyIn } from './order-money.ts'
import { orderTexts } from './order.texts.ts'
import { returnTexts } from './return.texts.ts'

interface SumProps {
  readonly name: string
  readonly label: string
  readonly children: ReactNode
}

function Sum({ name, label, children }: SumProps): ReactNode {
  return (
    <div className={style.sum} data-sum={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Payments: gift cards first, the rest by the chosen method. */
function Means({ order }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderTexts)
  const money = moneyIn(order.currency)
  const { totals, payment, state } = order
  if (state === 'cancelled') return null
  return (
    <>
      {totals.giftCards > 0 && (
        <Sum name="gift-cards" label={text('giftCards')}>
          {money(totals.giftCards)}
        </Sum>
      )}
      {payment && (
        <Sum name="paid" label={text(`means.${payment.standing}`, { way: payment.name.toLowerCase() })}>
          {money(totals.toPay)}
        </Sum>
      )}
      <AfterReturns order={order} />
    </>
  )
}

/** Refunds, and the order's sum after them. */
function AfterReturns({ order: { totals, payment, currency, returns } }: { order: OrderView }): ReactNode {
  const { text } = useTexts(returnTexts)
  const money = moneyIn(currency)
  if (returns.length === 0) return null
  return (
    <>
      {totals.comingBack > 0 && (
        <Sum name="coming-back" label={text(isByInvoice({ payment }) ? 'comingOff' : 'comingBack')}>
          −{money(totals.comingBack)}
        </Sum>
      )}
      {totals.paidBack > 0 && (
        <Sum name="refunded" label={text(isByInvoice({ payment }) ? 'deductedSum' : 'paidBack')}>
          −{money(totals.paidBack)}
        </Sum>
      )}
      <Sum name="left" label={text('left')}>
        {money(totals.left.inclVat)}
      </Sum>
    </>
  )
}

export function OrderSums({ order }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderTexts)
  const money = moneyIn(order.currency)
  const { goods, discount, shipping, total, vat } = order.totals
  return (
    <dl className={style.sums}>
      <Sum name="goods" label={text('goods')}>
        {money(goods.inclVat)}
      </Sum>
      {discount.inclVat > 0 && (
        <Sum name="discount" label={text('discount')}>
          −{money(discount.inclVat)}
        </Sum>
      )}
      <Sum name="delivery" label={text('delivery')}>
        {shipping.inclVat > 0 ? money(shipping.inclVat) : text('free')}
      </Sum>
      <Sum name="total" label={text('total')}>
        {money(total.inclVat)}
      </Sum>
      <Sum name="vat" label={text('vat', { percent: order.vatPercent })}>
        {money(vat)}
      </Sum>
      <Means order={order} />
    </dl>
  )
}
