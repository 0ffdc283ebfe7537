import type { Order } from '@firkant/domain/orders/order.ts'
import { confirmByOf } from '@firkant/domain/orders/placing/invoice-limits.ts'
import { paidWithOf } from '@firkant/domain/orders/returns/money-back.ts'
import { returnRightOf } from '@firkant/domain/orders/returns/return-right.ts'
import { lastWithdrawalDay } from '@firkant/domain/orders/withdrawal/withdrawal-window.ts'
import type { MailMessage, MailPart } from '../../mail/mail-message.ts'
import { hasCalendar } from '../calendar/order-calendar.ts'
import { mayMove } from '../delivery-day/offered-days.ts'
import { isPickup, fulfilmentOf } from '../order-fulfilment.ts'
import { lawAppendix, lawParts } from './order-mail-law.ts'
import {
  addressesPart,
  amountIn,
  dayText,
  detailsPart,
  goodsPart,
  momentText,
  nextPart,
  sumsPart,
  type OrderMailFacts,
} from './order-mail-parts.ts'
import { mailMoney, withdrawalParts } from './order-mail-receipt.ts'
import type { OrderMailKind, OrderMailVariables, MailOwnReturn } from './order-mail-texts.ts'

/** A consumer, of anything that was not made to their wishes. */
const mayWithdraw = ({ buyer, lines }: Order) =>
  buyer.customerType === 'private' && lines.some(({ kind, isMadeToOrder }) => kind === 'goods' && !isMadeToOrder)

/** Calculated for the moment of the purchase: the mail may be read much later. */
function ownReturnOf({ stored, brand }: OrderMailFacts): MailOwnReturn | undefined {
  const { order } = stored
  if (order.buyer.customerType === 'company') return undefined
  const { own } = returnRightOf(order, fulfilmentOf(stored), { now: order.placedAt, ownReturn: brand.ownReturn })
  if (!own) return undefined
  const { days, condition, until } = own
  return { days, condition, ...(until !== undefined && { until: dayText(stored, until) }) }
}

function mailVariablesOf(facts: OrderMailFacts): OrderMailVariables {
  const { stored, returned, soldOut } = facts
  const { order, shown } = stored
  const lastDay = lastWithdrawalDay(order.market, fulfilmentOf(stored).parts)
  const own = ownReturnOf(facts)
  return {
    number: order.number,
    firstName: order.billingAddress.firstName,
    isPickup: isPickup(stored),
    estimatedDelivery: shown.estimatedDelivery,
    paidWith: paidWithOf(order),
    hasGiftCards: order.giftCards.length > 0,
    ...(lastDay !== undefined && mayWithdraw(order) && { lastDay: dayText(stored, lastDay) }),
    ...(own && { own }),
    confirmBy: momentText(stored, confirmByOf(order)),
    toPay: amountIn(order.currency)(order.totals.toPayMinor),
    soldOut: order.lines.filter(({ items }) => items.some(({ sku }) => soldOut.includes(sku))).map(({ name }) => name),
    ...(returned && { money: mailMoney(stored, returned) }),
  }
}

function contentOf(what: OrderMailKind, facts: OrderMailFacts): readonly MailPart[] {
  const { texts, links, stored } = facts
  const toOrder: MailPart = { kind: 'button', text: texts.toOrder, url: links.order }
  const goods: readonly MailPart[] = [{ kind: 'section', text: texts.yourGoods }, goodsPart(facts)]
  const withdraw: readonly MailPart[] = mayWithdraw(stored.order)
    ? [{ kind: 'link', text: texts.withdrawHere, url: links.withdraw }]
    : []
  switch (what) {
    case 'pay':
      return [{ kind: 'button', text: texts.payOrder, url: links.pay }, ...goods, sumsPart(facts)]
    case 'confirm':
      return [{ kind: 'button', text: texts.confirmOrder, url: links.confirm }, ...goods, sumsPart(facts)]
    case 'confirmation':
      return [
        toOrder,
        ...goods,
        sumsPart(facts),
        { kind: 'section', text: texts.details },
        detailsPart(facts),
        addressesPart(facts),
        { kind: 'link', text: texts.toReceipt, url: links.receipt },
        ...lawParts(facts, ownReturnOf(facts)),
      ]
    case 'packed':
    case 'shipped':
      return [toOrder, ...goods, detailsPart(facts), addressesPart(facts), ...withdraw]
    case 'delivered':
      return [toOrder, ...goods, ...withdraw]
    case 'cancelled':
      return [...goods, toOrder]
    case 'soldOut':
      return [{ kind: 'button', text: texts.toCart, url: links.cart }, ...goods]
    case 'dayMoved':
      return [toOrder, ...goods]
    case 'daySlipped':
      return [{ kind: 'button', text: texts.toMoveDay, url: links.moveDay }, ...goods, ...withdraw]
    case 'latePayment':
      return []
    case 'returned':
    case 'refunded':
    case 'link':
      return [toOrder]
    case 'withdrawal':
    case 'returnNotice':
      return facts.isForBuyer ? [...withdrawalParts(facts), toOrder] : withdrawalParts(facts)
  }
}

/** Before everything else: when it comes, and what happens until then. */
function nextOf(what: OrderMailKind, facts: OrderMailFacts): readonly MailPart[] {
  const { next } = facts.texts
  if (what === 'packed' || what === 'shipped' || what === 'dayMoved' || what === 'daySlipped')
    return nextPart(facts, [])
  if (what !== 'confirmation') return []
  const { order } = facts.stored
  const paidWith = paidWithOf(order)
  return nextPart(facts, [
    isPickup(facts.stored) ? next.pickup : next.pack,
    ...(paidWith === 'card' ? [next.pay] : []),
    ...(paidWith === 'wallet' ? [next.reserved] : []),
    ...(paidWith === 'swish' ? [next.taken] : []),
    ...(paidWith === 'invoice' ? [next.invoice] : []),
    ...(order.invoiceDays === undefined ? [] : [next.invoiceTerms(order.invoiceDays)]),
    next.follow,
  ])
}

/** What a reader wants next, before they have to look for it. */
const WITH_WAYS: readonly OrderMailKind[] = ['confirmation', 'packed', 'shipped', 'dayMoved']

function waysOf(what: OrderMailKind, { texts, links, stored, now }: OrderMailFacts): readonly MailPart[] {
  if (!WITH_WAYS.includes(what)) return []
  const moving = mayMove(stored, now) ? [{ text: texts.toMoveDay, url: links.moveDay }] : []
  const calendar = hasCalendar(stored) ? [{ text: texts.toCalendar, url: links.calendar }] : []
  return [{ kind: 'links', links: [...calendar, ...moving, { text: texts.toHelp, url: links.help }] }]
}

/** One of an order's mails, in the brand and the language it was bought in. */
export function orderMail(what: OrderMailKind, facts: OrderMailFacts): MailMessage {
  const variables = mailVariablesOf(facts)
  const { subject, preview, heading, paragraphs: texts } = facts.texts.mails[what]
  return {
    subject: subject(variables),
    preview: preview(variables),
    parts: [
      { kind: 'heading', text: heading(variables) },
      ...nextOf(what, facts),
      ...waysOf(what, facts),
      ...texts(variables).map((text) => ({ kind: 'text', text }) as const),
      ...contentOf(what, facts),
    ],
    ...(what === 'confirmation' && { appendix: lawAppendix(facts, ownReturnOf(facts)) }),
  }
}
