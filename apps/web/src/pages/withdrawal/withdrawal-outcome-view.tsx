import type { ReactNode } from 'react'
import type { WithdrawalWho } from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import type { WithdrawalOutcome } from '@firkant/domain/orders/withdrawal/withdrawal-outcome.ts'
import { WithdrawnWorth } from '../order/withdrawn-worth.tsx'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import style from './withdrawal-page.module.css'

/** Withdrawn lines and their value. */
export function OutcomeLines({ outcome, isDone }: { outcome: WithdrawalOutcome; isDone: boolean }): ReactNode {
  const { text } = useWithdrawalTexts()
  return (
    <section className={style.card} data-done={isDone || undefined}>
      <h2 className={style.subtitle} data-part="withdrawal-subtitle">
        {text(outcome.rule === 'return' ? 'own.what' : isDone ? 'whatDone' : 'what')}
      </h2>
      <WithdrawnWorth
        outcome={outcome}
        labels={{ payment: text(`sum.${outcome.money.outcome}`), giftCards: text('sum.giftCards') }}
      />
    </section>
  )
}

export function OutcomeWho({ who }: { who: WithdrawalWho }): ReactNode {
  const { text } = useWithdrawalTexts()
  return (
    <section>
      <h2 className={style.subtitle} data-part="withdrawal-subtitle">
        {text('who')}
      </h2>
      <dl className={style.who}>
        <dt className={style.whoName}>{text('name')}</dt>
        <dd className={style.whoValue}>{who.name}</dd>
        <dt className={style.whoName}>{text('orderNumber')}</dt>
        <dd className={style.whoValue}>{who.orderNumber}</dd>
        <dt className={style.whoName}>{text('email')}</dt>
        <dd className={style.whoValue}>{who.email}</dd>
      </dl>
    </section>
  )
}

/** The buyer's next steps, and the date of the refund. */
export function OutcomeNext({ outcome }: { outcome: WithdrawalOutcome }): ReactNode {
  const { text, dayText } = useWithdrawalTexts()
  const { next, sendBackBy, refundBy, money } = outcome
  const day = dayText(refundBy)
  return (
    <section>
      <h2 className={style.subtitle} data-part="withdrawal-subtitle">
        {text('follows')}
      </h2>
      <ul className={style.next}>
        <li>{text(`next.${next}`, { day: dayText(sendBackBy ?? refundBy) })}</li>
        {money.toPayment > 0 && <li>{text(`refund.${money.outcome}`, { day })}</li>}
        {money.toGiftCards > 0 && <li>{text('refund.giftCards', { day })}</li>}
        {next === 'return' && <li>{text('refundWait')}</li>}
      </ul>
    </section>
  )
}
