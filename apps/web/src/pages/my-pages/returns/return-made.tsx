import type { ReactNode } from 'react'
import type { ReturnWay } from '@firkant/domain/orders/returns/return-states.ts'
import type { MyPagesReturnModel } from '@firkant/domain/page/models/my-pages-models.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { OrderReturns } from '../../order/order-returns.tsx'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { MyNotice } from '../my-notice.tsx'
import style from './return-made.module.css'
import { myReturnTexts } from './my-return.texts.ts'
import '#brand/art-order.css'

type MadeModel = Extract<MyPagesReturnModel, { step: 'made' }>

const NEXT = { parcel: 'madeParcel', pickup: 'madePickup', store: 'madeStore' } as const satisfies Record<
  ReturnWay,
  string
>

/** To cut out and put on or into the parcel. */
function Label({ order, from, to }: Pick<MadeModel, 'order' | 'from'> & { to: readonly string[] }): ReactNode {
  const { text } = useTexts(myReturnTexts)
  const hasScript = useHasScript()
  const block = (name: 'labelFrom' | 'labelTo', lines: readonly string[]) => (
    <div>
      <dt className={style.term}>{text(name)}</dt>
      <dd className={style.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  )
  return (
    <section className={style.label}>
      <h2 className={style.title}>{text('label')}</h2>
      <dl className={style.parts}>
        {block('labelFrom', from)}
        {block('labelTo', to)}
        <div>
          <dt className={style.term}>{text('labelOrder')}</dt>
          <dd className={style.number}>{order.number}</dd>
        </div>
      </dl>
      {hasScript && (
        <button type="button" data-part="button" className={style.print} onClick={() => window.print()}>
          {text('print')}
        </button>
      )}
    </section>
  )
}

/** What happens now, the label, and the state of the return until its refund. */
export function ReturnMade({ order, orderUrl, returnId, way, from }: MadeModel): ReactNode {
  const { text } = useTexts(myReturnTexts)
  const made = order.returns.find(({ id }) => id === returnId)
  const to = made?.sendBackTo
  return (
    <>
      <MyNotice tone="good">
        <strong>{text('made')}.</strong> {text(to ? NEXT[way] : 'madeNothing')}
      </MyNotice>
      {to && <Label order={order} from={from} to={to} />}
      <OrderReturns order={{ ...order, returns: made ? [made] : [] }} />
      <p>
        <a href={orderUrl} data-part="text-link">
          {text('toOrder')}
        </a>
      </p>
    </>
  )
}
