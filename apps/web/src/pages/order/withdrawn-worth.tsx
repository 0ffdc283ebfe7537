import type { ReactNode } from 'react'
import type { WithdrawalOutcome } from '@firkant/domain/orders/withdrawal/withdrawal-outcome.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { moneyIn } from './order-money.ts'
import { orderTexts } from './order.texts.ts'
import style from './withdrawn-worth.module.css'

interface WorthProps {
  readonly outcome: WithdrawalOutcome
  /** What happens to the amount, and to the gift cards' share of it. */
  readonly labels: { readonly payment: string; readonly giftCards: string }
}

/** Withdrawn lines, their value, and how it is refunded. */
export function WithdrawnWorth({ outcome, labels }: WorthProps): ReactNode {
  const { text, plural } = useTexts(orderTexts)
  const { toPayment, toGiftCards } = outcome.money
  const money = moneyIn(outcome.currency)
  return (
    <div className={style.worth}>
      <ul className={style.lines}>
        {outcome.lines.map(({ id, name, quantity, refund }) => (
          <li key={id}>
            <span>
              {name} <small>{plural('pieces', quantity)}</small>
            </span>
            <span>{money(refund)}</span>
          </li>
        ))}
      </ul>
      <dl className={style.sums}>
        {outcome.delivery > 0 && (
          <div>
            <dt>{text('delivery')}</dt>
            <dd>{money(outcome.delivery)}</dd>
          </div>
        )}
        {(toPayment > 0 || toGiftCards === 0) && (
          <div data-sum="total">
            <dt>{labels.payment}</dt>
            <dd>{money(toPayment)}</dd>
          </div>
        )}
        {toGiftCards > 0 && (
          <div data-sum="total">
            <dt>{labels.giftCards}</dt>
            <dd>{money(toGiftCards)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
