import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { ACTOR_NAMES, RETURN_NAMES, STATE_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderSteps } from './order-steps.tsx'
import { StateBadge } from './state-badge.tsx'

function Returns({ returns, currency }: Pick<DeskOrder, 'returns' | 'currency'>): ReactNode {
  const { text, money, moment } = useTexts()
  if (returns.length === 0) return undefined
  return (
    <section className="card" aria-labelledby="returns">
      <h2 id="returns">{text('returns')}</h2>
      <ul className="list">
        {returns.map(({ id, state, refundMinor, createdAt, lines }) => (
          <li key={id}>
            <p>
              {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
              {' · '}
              {text('refund', { amount: money(refundMinor, currency) })}
            </p>
            <p className="quiet">
              {moment(createdAt)} · {text(RETURN_NAMES[state])}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mails({ mails }: Pick<DeskOrder, 'mails'>): ReactNode {
  const { text, moment } = useTexts()
  return (
    <section className="card" aria-labelledby="mails">
      <h2 id="mails">{text('mails')}</h2>
      {mails.length === 0 && <p className="quiet">{text('noMails')}</p>}
      <ul className="list">
        {mails.map(({ id, subject, recipient, sentAt, error }) => (
          <li key={id}>
            <p>{subject}</p>
            <p className={error ? 'problem' : 'quiet'}>
              {recipient} · {sentAt && text('mailSent', { at: moment(sentAt) })}
              {!sentAt && (error ? text('mailFailed', { error }) : text('mailWaits'))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ history }: Pick<DeskOrder, 'history'>): ReactNode {
  const { text, moment } = useTexts()
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">{text('history')}</h2>
      <ol className="list" data-kind="path">
        {history.map(({ state, at, actor }) => (
          <li key={`${state} ${at}`}>
            <p>{text(STATE_NAMES[state])}</p>
            <p className="quiet">
              {moment(at)} {text(ACTOR_NAMES[actor] ?? 'actorShop')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Buyer({ order }: { readonly order: DeskOrder }): ReactNode {
  const { text } = useTexts()
  const { buyer, billingAddress, shippingAddress, shippingName, estimatedDelivery, parcel } = order
  return (
    <section className="card" aria-labelledby="buyer">
      <h2 id="buyer">{text('buyer')}</h2>
      <p>
        {buyer.company && <>{buyer.company}, </>}
        {buyer.name}
      </p>
      <p>
        <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
        <br />
        <a href={`tel:${buyer.mobile}`}>{buyer.mobile}</a>
      </p>
      <h3>{text('shipping')}</h3>
      <address>{shippingAddress.join('\n')}</address>
      <p className="quiet">
        {shippingName}. {estimatedDelivery}
      </p>
      {parcel && (
        <p>
          {text('parcel')}:{' '}
          <a href={parcel.url} target="_blank" rel="noreferrer">
            {parcel.carrier} {parcel.number}
          </a>
        </p>
      )}
      <h3>{text('billing')}</h3>
      <address>{billingAddress.join('\n')}</address>
    </section>
  )
}

/** For whoever carries it: printed with address and goods alone. */
function DeliveryNote({ wayIn }: Pick<DeskOrder, 'wayIn'>): ReactNode {
  const { text } = useTexts()
  if (!wayIn) return undefined
  return (
    <section className="card" aria-labelledby="way-in">
      <h2 id="way-in">{text('wayIn')}</h2>
      <ul className="list">
        {wayIn.pieces.map(({ sku, name, fits, head, margin }) => (
          <li key={sku} data-fits={fits}>
            <p>
              <b>{name}</b>
            </p>
            <p className={fits ? undefined : 'problem'}>
              {head}: {margin}
            </p>
          </li>
        ))}
      </ul>
      {wayIn.pieces.length === 0 && <p className="quiet">{text('wayInUnknown')}</p>}
      <p className="quiet">{wayIn.places.join(' · ')}</p>
      <button type="button" className="button no-print" onClick={() => window.print()}>
        {text('printNote')}
      </button>
    </section>
  )
}

function Order({
  order,
  replace,
}: {
  readonly order: DeskOrder
  readonly replace: (order: DeskOrder) => void
}): ReactNode {
  const { moment } = useTexts()
  return (
    <>
      <div className="order-head">
        <h1>{order.number}</h1>
        <StateBadge state={order.state} />
        <p className="quiet">
          {order.buyer.name} · {moment(order.placedAt)}
        </p>
      </div>
      <div className="order-columns">
        <div>
          <OrderSteps order={order} replace={replace} />
          <OrderLines order={order} />
          <DeliveryNote wayIn={order.wayIn} />
          <Returns returns={order.returns} currency={order.currency} />
          <OrderNotes order={order} replace={replace} />
        </div>
        <div>
          <Buyer order={order} />
          <Mails mails={order.mails} />
          <History history={order.history} />
        </div>
      </div>
    </>
  )
}

export function OrderPage({ number }: { readonly number: string }): ReactNode {
  const { text } = useTexts()
  const order = useLoaded(`order ${number}`, () => callServer('GET /api/studio/orders/:number', { param: number }))
  return (
    <>
      <Link href="/studio/orders" className="back">
        {text('orders')}
      </Link>
      {order.failure === 'not-found' ? (
        <h1>{text('notFoundOrder', { number })}</h1>
      ) : (
        <WhenLoaded of={order}>{(found) => <Order order={found} replace={order.replace} />}</WhenLoaded>
      )}
    </>
  )
}
