import { moneyBackOf } from '@firkant/domain/orders/money-back.ts'
import type { MailPart } from '../mail/mail-message.ts'
import { amountIn, dayText, type OrderMailFacts } from './order-mail-parts.ts'
import type { OrderMailWords, MailMoney } from './order-mail-words.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'

export function mailMoney({ order }: StoredOrder, { receipt }: ReturnRow): MailMoney {
  const { next, refund } = receipt
  const { fate, toPayment, toGiftCards } = moneyBackOf(order, { next, parts: refund.parts })
  const write = amountIn(order.currency)
  return {
    fate,
    ...(toPayment > 0 && { toPayment: write(toPayment) }),
    ...(toGiftCards > 0 && { toGiftCards: write(toGiftCards) }),
  }
}

function moneySums({ receipt: { sums } }: OrderMailWords, { fate, toPayment, toGiftCards }: MailMoney) {
  return [
    ...(toPayment === undefined ? [] : [{ label: sums[fate], amount: toPayment, isTotal: true }]),
    ...(toGiftCards === undefined ? [] : [{ label: sums.giftCards, amount: toGiftCards, isTotal: true }]),
  ]
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What was withdrawn, when it came on the buyer's clock, and what follows. */
export function withdrawalParts({ stored, words, returned, brand }: OrderMailFacts): readonly MailPart[] {
  if (!returned) throw new Error('A receipt tells of a withdrawal')
  const { receipt } = returned
  const { day, hour, minute } = receipt.receivedLocally
  const write = amountIn(stored.order.currency)
  const { goods, deliveryMinor } = receipt.refund
  const money = mailMoney(stored, returned)
  const { legalName, address } = brand.organisation
  const told = {
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
    { kind: 'list', items: words.receipt.facts(told) },
    { kind: 'section', text: words.receipt.what[receipt.rule ?? 'withdrawal'] },
    {
      kind: 'goods',
      goods: receipt.lines.map(({ lineItemId, name, quantity, refund }) => ({
        name,
        details: [stored.shown.lines[lineItemId]?.subtitle ?? ''].filter(Boolean),
        quantity: words.pieces(quantity),
        amount: write(refund.incl),
      })),
    },
    {
      kind: 'sums',
      sums: [
        { label: words.receipt.refundGoods, amount: write(goods.incl) },
        ...(deliveryMinor > 0 ? [{ label: words.receipt.refundDelivery, amount: write(deliveryMinor) }] : []),
        ...moneySums(words, money),
      ],
    },
    ...words.receipt.next(told).map((text) => ({ kind: 'text', text }) as const),
  ]
}
