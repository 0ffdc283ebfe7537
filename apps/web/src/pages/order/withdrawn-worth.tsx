import type { ReactNode } from 'react'
import type { WithdrawalOutcome } from '@firkant/domain/orders/withdrawal-outcome.ts'
import { moneyIn, useOrderTexts } from './use-order-texts.ts'
import style from './withdrawn-worth.module.css'

/** What was or will be withdrawn, and what it is worth; `total` says what becomes of the sum. */
export function WithdrawnWorth({ outcome, total }: { outcome: WithdrawalOutcome; total: string }): ReactNode {
  const { text, plural } = useOrderTexts()
  const money = moneyIn(outcome.currency)
  return (
    <div className={style.worth}>
      <ul className={style.lines}>
        {outcome.lines.map(({ id, name, quantity, refund }) => (
          <li key={id} data-part="withdrawn-line">
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
        <div data-sum="total">
          <dt>{total}</dt>
          <dd>{money(outcome.total)}</dd>
        </div>
      </dl>
    </div>
  )
}
