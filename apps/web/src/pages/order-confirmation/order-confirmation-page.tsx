import { useEffect, useState, type ReactNode } from 'react'
import { isTakenNow, PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { isByInvoice, isByWallet, type OrderView } from '@firkant/domain/orders/order-view.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { Guard } from '../../platform/guard.tsx'
import { OrderAccount } from '../order/account/order-account.tsx'
import { BoughtPictures } from '../order/arrival/bought-pictures.tsx'
import { OrderArrival } from '../order/arrival/order-arrival.tsx'
import { MeasureWay } from '../order/help/measure-way.tsx'
import { OrderContact } from '../order/help/order-contact.tsx'
import { OrderFacts } from '../order/order-facts.tsx'
import { OrderLines } from '../order/order-lines-view.tsx'
import style from '../order/order-page.module.css'
import { OrderSums } from '../order/order-sums.tsx'
import { orderTexts } from '../order/order.texts.ts'
import { useInvoiceTerms } from '../order/receipt/use-invoice-terms.ts'
import { PayByLink } from './pay-by-link.tsx'
import { AskConfirmation, ConfirmOrder } from './confirm-order.tsx'
import { pageRefresher } from '../../platform/navigation/loading/page-refresher.ts'
import '#brand/art-order.css'

const LOOK_EVERY_MS = 2500
/** Banks answer within seconds; after this the mail informs the buyer. */
const MAX_LOOKS = 72
/** As long as a store holds the goods. */
const MAX_LOOKS_BY_LINK = 1080

/** The payment event may arrive after the buyer: the page polls, and has a reload link without scripts. */
function WaitingForBank({ number, reloadUrl, pay }: Extract<Model, { status: 'waiting' }>): ReactNode {
  const { text } = useTexts(orderTexts)
  const [looks, setLooks] = useState(0)
  const isLong = looks >= (pay ? MAX_LOOKS_BY_LINK : MAX_LOOKS)
  useEffect(() => {
    if (isLong) return undefined
    let isUnmounted = false
    const timer = setTimeout(
      () => void pageRefresher.refresh().then(() => !isUnmounted && setLooks(looks + 1)),
      LOOK_EVERY_MS,
    )
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [looks, isLong])
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="waiting">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text(pay ? (pay.isSwish ? 'swishHeading' : 'payHeading') : 'waitingHeading')}
      </h1>
      {pay && <PayByLink pay={pay} number={number} />}
      <p role="status">{text(isLong ? 'waitingLong' : pay ? 'payWaiting' : 'waitingText', { number })}</p>
      <p>
        <a href={reloadUrl} data-part="text-link">
          {text('reload')}
        </a>
      </p>
    </div>
  )
}

type Model = PageWith<'OrderConfirmationPage'>['model']

function nextMoney(order: OrderView) {
  if (isByInvoice(order)) return 'nextInvoice'
  if (order.payment?.methodKey === 'swish') return 'nextTaken_swish'
  return isByWallet(order) ? 'nextReserved' : 'nextPay'
}

function Next({ order }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderTexts)
  const terms = useInvoiceTerms(order)
  const { methodKey } = order.shipping
  const isPickup = methodKey.startsWith(PICKUP_PREFIX)
  const isTaken = isTakenNow(methodKey)
  const isPaid = isTaken || order.payment?.methodKey === 'inStore'
  return (
    <section className={style.card} data-of="next" data-part="confirmation-next">
      <h2 className={style.cardTitle} data-part="order-card-title">
        {text('nextHeading')}
      </h2>
      <ol className={style.next}>
        <li>
          {text(isTaken ? 'nextTaken' : isPickup ? 'nextPickup' : 'nextPack')} {order.shipping.estimatedDelivery}
        </li>
        {order.payment && !isPaid && (
          <li>
            {text(nextMoney(order))} {terms}
          </li>
        )}
        <li>{text('nextFollow')}</li>
      </ol>
      <p>
        <a href={order.orderUrl} data-part="button">
          {text('toOrder')}
        </a>
      </p>
    </section>
  )
}

function ThanksHead({ order }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderTexts)
  const { number, buyer, billingAddress } = order
  return (
    <header className={style.head} data-of="thanks" data-part="confirmation-head">
      <div className={style.thanks}>
        <h1 className={style.title} data-of="thanks" data-part="order-title">
          {text('thanksHeading', { name: billingAddress.firstName })}
        </h1>
        <p data-part="order-head-text">{text('thanksText', { number, email: buyer.email })}</p>
        <OrderArrival order={order} />
      </div>
      <BoughtPictures order={order} />
    </header>
  )
}

function Thanks({ order, account }: Extract<Model, { status: 'thanks' }>): ReactNode {
  const { text } = useTexts(orderTexts)
  const { pages } = useFrame()
  return (
    <article className={style.page} data-part="order-confirmation" data-status="thanks">
      <ThanksHead order={order} />
      <div className={style.columns} data-of="thanks">
        <div className={style.main}>
          <Next order={order} />
          <Guard>
            <MeasureWay order={order} />
          </Guard>
          <section>
            <h2 className={style.subtitle}>{text('lines')}</h2>
            <OrderLines order={order} />
          </section>
          <section>
            <h2 className={style.subtitle}>{text('facts')}</h2>
            <OrderFacts order={order} />
          </section>
        </div>
        <aside className={style.side}>
          <section className={style.card}>
            <h2 className={style.cardTitle} data-part="order-card-title">
              {text('sums')}
            </h2>
            <OrderSums order={order} />
            <a href={order.receiptUrl} data-part="text-link">
              {text('receipt')}
            </a>
          </section>
          <Guard>
            <OrderAccount account={account} />
          </Guard>
          <Guard>
            <OrderContact order={order} />
          </Guard>
          <p className={style.ways}>
            {order.withdrawal.isOpen && (
              <a href={order.withdrawal.url} data-part="text-link">
                {text('withdraw')}
              </a>
            )}
            <a href={pages?.startPageUrl ?? '/'} data-part="text-link">
              {text('continueShopping')}
            </a>
          </p>
        </aside>
      </div>
    </article>
  )
}

const CANCELLED_TEXTS = {
  unconfirmed: 'unconfirmedText',
  soldOut: 'soldOutText',
  unpaid: 'cancelledText',
} as const

function Cancelled({ number, cartUrl, reason }: Extract<Model, { status: 'cancelled' }>): ReactNode {
  const { text } = useTexts(orderTexts)
  const { pages } = useFrame()
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="cancelled">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text(reason === 'soldOut' ? 'soldOutHeading' : 'cancelledHeading')}
      </h1>
      <p>{text(CANCELLED_TEXTS[reason], { number })}</p>
      <p className={style.ways}>
        <a href={pages?.checkoutPageUrl ?? cartUrl} data-part="button">
          {text('toCheckout')}
        </a>
        <a href={cartUrl} data-part="text-link">
          {text('toCart')}
        </a>
      </p>
    </div>
  )
}

/** Result of placing an order: confirmed, waiting for the bank or the buyer, or cancelled. */
export function OrderConfirmationPage({ page }: { page: PageWith<'OrderConfirmationPage'> }): ReactNode {
  const { model } = page
  switch (model.status) {
    case 'thanks':
      return <Thanks {...model} />
    case 'waiting':
      return <WaitingForBank {...model} />
    case 'askConfirmation':
      return <AskConfirmation {...model} />
    case 'confirm':
      return <ConfirmOrder {...model} />
    case 'cancelled':
      return <Cancelled {...model} />
  }
}
