import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { validateReturn } from '@firkant/domain/orders/returns/return-right.ts'
import { DESK_STEPS, deskBar } from '@firkant/domain/studio/desk-steps.ts'
import type { DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import type { StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { listMailsOf } from '../mail/outbox-store.ts'
import { orderMailKeys } from '../orders/mails/order-mail-keys.ts'
import { listNotes } from '../orders/notes/order-notes.ts'
import { fulfilmentOf, isPickup, refundedMinor } from '../orders/order-fulfilment.ts'
import type { StoredOrder } from '../orders/order-store.ts'
import { orderViewOf } from '../orders/order-view-of.ts'
import { loadDeliveryNote } from './delivery-note.ts'
import type { StudioContext } from './studio-at-work.ts'

function addressLines(address: CartAddress): string[] {
  const { firstName, lastName, streetName, streetNumber = '', additional = '', postalCode, city, countryCode } = address
  return [
    `${firstName} ${lastName}`,
    `${streetName} ${streetNumber}`.trim(),
    additional,
    `${postalCode} ${city}`,
    countryCode,
  ].filter(Boolean)
}

type Viewing = Pick<StudioContext, 'brand' | 'now'> & { readonly role: StudioRole }

/** Pieces by line that can still be returned, by law or by the brand's promise. */
function returnablePieces(stored: StoredOrder, { brand, now }: Viewing): ReadonlyMap<string, number> {
  const open = validateReturn(stored.order, fulfilmentOf(stored), { now: now(), ownReturn: brand.ownReturn })
  return open.ok ? open.value.pieces : new Map()
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

function stepsOf(stored: StoredOrder, role: StudioRole, returnable: ReadonlyMap<string, number>): DeskOrder['steps'] {
  const facts = {
    state: stored.state,
    isPickup: isPickup(stored),
    hasAnnounced: stored.returns.some(({ state }) => state === 'announced'),
    returnablePieces: sumOf(returnable.values()),
  }
  return DESK_STEPS.map((step) => {
    const bar = deskBar(step, facts, role)
    return { step, ...(bar && { bar }) }
  })
}

function linesOf(stored: StoredOrder, returnable: ReadonlyMap<string, number>): DeskOrder['lines'] {
  const { returnedPieces } = fulfilmentOf(stored)
  return stored.order.lines.map(({ id, sku, name, quantity, paid }) => ({
    id,
    ...(sku !== undefined && { sku }),
    name,
    subtitle: stored.shown.lines[id]?.subtitle ?? '',
    quantity,
    paidMinor: paid.incl,
    returnable: returnable.get(id) ?? 0,
    returned: returnedPieces.get(id) ?? 0,
  }))
}

function returnsOf({ returns, order }: StoredOrder): DeskOrder['returns'] {
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? ''
  return returns.map(({ id, state, refundMinor, createdAt, lines }) => ({
    id,
    state,
    refundMinor,
    createdAt: createdAt.toISOString(),
    lines: lines.map(({ lineItemId, quantity }) => ({ name: nameOf(lineItemId), quantity })),
  }))
}

async function mailsOf(db: Drizzle, brand: string, stored: StoredOrder): Promise<DeskOrder['mails']> {
  const rows = await listMailsOf(db, brand, orderMailKeys(stored))
  return rows.map(({ id, subject, recipient, createdAt, sentAt, lastError }) => ({
    id,
    subject,
    recipient,
    createdAt: createdAt.toISOString(),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(!sentAt && lastError !== null && { error: lastError }),
  }))
}

async function notesOf(db: Drizzle, { id: orderId }: StoredOrder): Promise<DeskOrder['notes']> {
  const rows = await listNotes(db, [orderId])
  return rows.map(({ id, employeeName, text, at }) => ({ id, by: employeeName, text, at: at.toISOString() }))
}

/** An order as the desk sees it. Amounts are minor units. */
export async function deskOrderOf(db: Drizzle, stored: StoredOrder, viewing: Viewing): Promise<DeskOrder> {
  const { brand, now, role } = viewing
  const view = orderViewOf(stored, { brand, now: now(), token: '' })
  const { order, state } = stored
  const { buyer, totals, billingAddress } = order
  const returnable = returnablePieces(stored, viewing)
  const { language } = MARKETS[order.market]
  const wayIn = await loadDeliveryNote(db, { brand: brand.key, language }, stored)
  return {
    number: order.number,
    state,
    market: order.market,
    currency: order.currency,
    placedAt: order.placedAt.toISOString(),
    isPickup: isPickup(stored),
    buyer: {
      name: `${billingAddress.firstName} ${billingAddress.lastName}`,
      email: buyer.email,
      mobile: buyer.mobile,
      ...(buyer.companyName !== undefined && { company: buyer.companyName }),
    },
    billingAddress: addressLines(billingAddress),
    shippingAddress: addressLines(order.shippingAddress),
    shippingName: stored.shown.shippingName,
    estimatedDelivery: stored.shown.estimatedDelivery,
    ...(view.parcel && { parcel: { ...view.parcel } }),
    ...(wayIn && { wayIn }),
    payment: { name: stored.shown.paymentName, ...(view.payment && { standing: view.payment.standing }) },
    lines: linesOf(stored, returnable),
    totals: {
      goodsMinor: totals.goods.incl,
      discountMinor: totals.discount.incl,
      shippingMinor: totals.shipping.incl,
      totalMinor: totals.total.incl,
      refundedMinor: refundedMinor(stored),
    },
    returns: returnsOf(stored),
    history: stored.history.map(({ toState, at, actor }) => ({ state: toState, at: at.toISOString(), actor })),
    steps: stepsOf(stored, role, returnable),
    mails: await mailsOf(db, brand.key, stored),
    notes: await notesOf(db, stored),
  }
}
