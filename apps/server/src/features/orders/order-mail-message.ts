import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { confirmByOf } from '@firkant/domain/orders/invoice-limits.ts'
import { paidWithOf } from '@firkant/domain/orders/money-back.ts'
import { returnRightOf } from '@firkant/domain/orders/return-right.ts'
import { lastWithdrawalDay } from '@firkant/domain/orders/withdrawal-window.ts'
import type { MailMessage, MailPart } from '../mail/mail-message.ts'
import { isPickup, fulfilmentOf } from './order-fulfilment.ts'
import {
  addressesPart,
  amountIn,
  dayText,
  detailsPart,
  goodsPart,
  momentText,
  sumsPart,
  type OrderMailFacts,
} from './order-mail-parts.ts'
import { mailMoney, withdrawalParts } from './order-mail-receipt.ts'
import type { OrderMailKind, OrderMailVariables, MailOwnReturn } from './order-mail-texts.ts'

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
  const { stored, returned } = facts
  const { order, shown } = stored
  const lastDay = lastWithdrawalDay(order.market, fulfilmentOf(stored).parts)
  const mayWithdraw = lastDay !== undefined && order.buyer.customerType === 'private'
  const own = ownReturnOf(facts)
  return {
    number: order.number,
    firstName: order.billingAddress.firstName,
    isPickup: isPickup(stored),
    estimatedDelivery: shown.estimatedDelivery,
    paidWith: paidWithOf(order),
    hasGiftCards: order.giftCards.length > 0,
    ...(mayWithdraw && { lastDay: dayText(stored, lastDay) }),
    ...(own && { own }),
    confirmBy: momentText(stored, confirmByOf(order)),
    toPay: amountIn(order.currency)(order.totals.toPayMinor),
    ...(returned && { money: mailMoney(stored, returned) }),
  }
}

/** What the law requires on a durable medium: the seller, the terms and the right of withdrawal. */
function lawParts(facts: OrderMailFacts): readonly MailPart[] {
  const { stored, texts, brand, links, terms } = facts
  const own = ownReturnOf(facts)
  const { legalName, address, email, phone, companyNumber } = brand.organisation
  const formattedPhone = formatPhone(MARKETS[stored.order.market].language, phone)
  const seller = { name: legalName, address: address.join(', '), email }
  const { heading, right, how, form, follows } = texts.withdrawal
  const withdrawal: readonly MailPart[] = [
    { kind: 'section', text: heading },
    { kind: 'note', text: right },
    { kind: 'note', text: how(seller) },
    { kind: 'link', text: texts.withdrawHere, url: links.withdraw },
    { kind: 'note', text: follows(seller) },
    ...(own ? [{ kind: 'note', text: texts.withdrawal.own(own) } as const] : []),
    { kind: 'note', text: form(seller, stored.order.number) },
  ]
  return [
    { kind: 'section', text: texts.seller },
    { kind: 'note', text: [legalName, ...address, companyNumber, email, formattedPhone].join(', ') },
    ...(stored.order.buyer.customerType === 'private' ? withdrawal : []),
    ...(terms.length > 0 ? [{ kind: 'section', text: texts.terms } as const, ...terms] : []),
  ]
}

function contentOf(what: OrderMailKind, facts: OrderMailFacts): readonly MailPart[] {
  const { texts, links, stored } = facts
  const toOrder: MailPart = { kind: 'button', text: texts.toOrder, url: links.order }
  const goods: readonly MailPart[] = [{ kind: 'section', text: texts.yourGoods }, goodsPart(facts)]
  const isPrivate = stored.order.buyer.customerType === 'private'
  const withdraw: readonly MailPart[] = isPrivate
    ? [{ kind: 'link', text: texts.withdrawHere, url: links.withdraw }]
    : []
  switch (what) {
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
        ...lawParts(facts),
      ]
    case 'packed':
    case 'shipped':
      return [toOrder, ...goods, detailsPart(facts), addressesPart(facts), ...withdraw]
    case 'delivered':
      return [toOrder, ...goods, ...withdraw]
    case 'cancelled':
      return [...goods, toOrder]
    case 'returned':
    case 'refunded':
    case 'link':
      return [toOrder]
    case 'withdrawal':
    case 'returnNotice':
      return facts.isForBuyer ? [...withdrawalParts(facts), toOrder] : withdrawalParts(facts)
  }
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
      ...texts(variables).map((text) => ({ kind: 'text', text }) as const),
      ...contentOf(what, facts),
    ],
  }
}
