import { moneyBackOf } from '@firkant/domain/orders/returns/money-back.ts'
import type { MailPart } from '../../mail/mail-message.ts'
import type { ReturnRow, StoredOrder } from '../order-store.ts'
import { amountIn, dayText, lineImage, type OrderMailFacts } from './order-mail-parts.ts'
import type { OrderMailTexts, MailMoney } from './order-mail-texts.ts'

export function mailMoney({ order }: StoredOrder, { receipt }: ReturnRow): MailMoney {
  const { next, refund } = receipt
  const { outcome, toPayment, toGiftCards } = moneyBackOf(order, { next, parts: refund.parts })
  const write = amountIn(order.currency)
  return {
    outcome,
    ...(toPayment > 0 && { toPayment: write(toPayment) }),
    ...(toGiftCards > 0 && { toGiftCards: write(toGiftCards) }),
  }
}

function moneySums({ receipt: { sums } }: OrderMailTexts, { outcome, toPayment, toGiftCards }: MailMoney) {
  return [
    ...(toPayment === undefined ? [] : [{ label: sums[outcome], amount: toPayment, isTotal: true }]),
    ...(toGiftCards === undefined ? [] : [{ label: sums.giftCards, amount: toGiftCards, isTotal: true }]),
  ]
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What was withdrawn, when (in the market's time zone), and what happens next. */
export function withdrawalParts(facts: OrderMailFacts): readonly MailPart[] {
  const { stored, texts, returned, brand } = facts
  if (!returned) throw new Error('A withdrawal receipt needs the return it is about')
  const { receipt } = returned
  const { day, hour, minute } = receipt.receivedLocally
  const write = amountIn(stored.order.currency)
  const { goods, deliveryMinor } = receipt.refund
  const money = mailMoney(stored, returned)
  const { legalName, address } = brand.organisation
  const variables = {
    day: dayText(stored, day),
    time: `${twoDigits(hour)}.${twoDigits(minute)}`,
    name: receipt.name,
    email: receipt.email,
    number: receipt.orderNumber,
    money,
    refundBy: dayText(stored, receipt.refundBy),
    ...(receipt.sendBackBy !== undefined && { sendBackBy: dayText(stored, receipt.sendBackBy) }),
    address: [legalName, ...address].join(', '),
  }
  return [
    { kind: 'list', items: texts.receipt.facts(variables) },
    { kind: 'section', text: texts.receipt.what[receipt.rule ?? 'withdrawal'] },
    {
      kind: 'goods',
      goods: receipt.lines.map(({ lineItemId, name, quantity, refund }) => ({
        name,
        details: [stored.shown.lines[lineItemId]?.subtitle ?? ''].filter(Boolean),
        image: lineImage(facts, lineItemId, name),
        quantity: texts.pieces(quantity),
        amount: write(refund.incl),
      })),
    },
    {
      kind: 'sums',
      sums: [
        { label: texts.receipt.refundGoods, amount: write(goods.incl) },
        ...(deliveryMinor > 0 ? [{ label: texts.receipt.refundDelivery, amount: write(deliveryMinor) }] : []),
        ...moneySums(texts, money),
      ],
    },
    ...texts.receipt.next(variables).map((text) => ({ kind: 'text', text }) as const),
  ]
}
