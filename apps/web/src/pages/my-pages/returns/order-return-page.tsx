import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { MyPagesReturnModel } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { Guard } from '../../../platform/guard.tsx'
import { MyPagesFrame, MySection } from '../my-pages-frame.tsx'
import { OrderRow } from '../orders/order-row.tsx'
import listStyle from '../orders/order-row.module.css'
import { ReturnLines } from './return-lines.tsx'
import { ReturnMade } from './return-made.tsx'
import style from './order-return-page.module.css'
import { myPagesTexts } from '../my-pages.texts.ts'
import { myReturnTexts } from './my-return.texts.ts'

type StepOf<Step extends MyPagesReturnModel['step']> = Extract<MyPagesReturnModel, { step: Step }>

function UnderWay({ underWay }: Pick<StepOf<'orders'>, 'underWay'>): ReactNode {
  const { text, language } = useTexts(myReturnTexts)
  const { plural } = useTexts(myPagesTexts)
  return (
    <ul className={style.returns}>
      {underWay.map(({ id, number, url, state, announcedAt, pieces }) => (
        <li key={id} className={style.return} data-state={state}>
          <div>
            <h3 className={style.returnTitle}>
              <a href={url} data-part="text-link">
                {text('returnOf', { number })}
              </a>
            </h3>
            <p className={style.facts}>
              {text('announced', { date: formatDate(language, new Date(announcedAt)) })} · {plural('pieces', pieces)}
            </p>
          </div>
          <p className={style.state} data-state={state}>
            {text(`state.${state}`)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function ChooseOrder({ orders, underWay, pageUrl }: StepOf<'orders'>): ReactNode {
  const { text } = useTexts(myReturnTexts)
  return (
    <>
      <MySection heading={text('choose')} part="my-return-orders">
        {orders.length === 0 ? (
          <EmptyState title={text('none')} level={3} picture={<Icon name="return" />} place="panel">
            <p>{text('noneText')}</p>
          </EmptyState>
        ) : (
          <ul className={listStyle.orders}>
            {orders.map((order) => (
              <OrderRow
                key={order.orderId}
                order={{ ...order, url: `${pageUrl}?${MY_PAGES_PARAMS.order}=${order.number}` }}
                heading="h3"
              />
            ))}
          </ul>
        )}
      </MySection>
      {underWay.length > 0 && (
        <MySection heading={text('underWay')} part="my-returns-section">
          <UnderWay underWay={underWay} />
        </MySection>
      )}
    </>
  )
}

function Closed({ number, orderUrl, pageUrl }: StepOf<'closed'>): ReactNode {
  const { text } = useTexts(myReturnTexts)
  return (
    <EmptyState
      title={text('closed', { number })}
      picture={<Icon name="clock" />}
      place="panel"
      ways={
        <>
          <a href={orderUrl} data-part="button">
            {text('toOrder')}
          </a>
          <a href={pageUrl} data-part="text-link">
            {text('other')}
          </a>
        </>
      }
    >
      <p>{text('closedText')}</p>
    </EmptyState>
  )
}

function Step({ model }: { model: MyPagesReturnModel }): ReactNode {
  switch (model.step) {
    case 'orders':
      return <ChooseOrder {...model} />
    case 'lines':
      return <ReturnLines {...model} />
    case 'closed':
      return <Closed {...model} />
    case 'made':
      return <ReturnMade {...model} />
  }
}

/** From an order to its return: choose the order, its lines, how they come back; then what happens. */
export function OrderReturnPage({ page }: { page: PageWith<'OrderReturnPage'> }): ReactNode {
  const { text } = useTexts(myReturnTexts)
  const { model } = page
  return (
    <MyPagesFrame model={model} {...(model.step === 'orders' && { lead: <p>{text('lead')}</p> })}>
      <Guard>
        <Step model={model} />
      </Guard>
    </MyPagesFrame>
  )
}
