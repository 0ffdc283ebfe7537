import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import type { WithdrawalModel } from '@firkant/domain/page/order-models.ts'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import { OutcomeLines, OutcomeNext, OutcomeWho } from './withdrawal-outcome.tsx'
import style from './withdrawal-page.module.css'

/** The last step: what was received and when; the same goes out by mail. */
export function WithdrawalReceipt(props: Extract<WithdrawalModel, { step: 'receipt' }>): ReactNode {
  const { who, receivedAt, outcome, sendBackTo } = props
  const { text, language } = useWithdrawalTexts()
  const moment = new Date(receivedAt)
  const told = { day: formatDate(language, moment), time: formatTime(language, moment), email: who.email }
  return (
    <>
      <header className={style.head} data-part="withdrawal-head" role="status">
        <p className={style.at} data-part="withdrawal-at">
          {text('step', { at: 3 })}
        </p>
        <h1 className={style.title} data-part="withdrawal-title">
          {text(outcome.rule === 'return' ? 'own.receiptHeading' : 'receiptHeading')}
        </h1>
        <p>{text('receiptIntro', told)}</p>
      </header>
      <OutcomeLines outcome={outcome} isDone />
      <OutcomeNext outcome={outcome} />
      {outcome.next === 'return' && (
        <section data-part="withdrawal-address">
          <h2 className={style.subtitle} data-part="withdrawal-subtitle">
            {text('sendBackTo')}
          </h2>
          {sendBackTo.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      <OutcomeWho who={who} />
    </>
  )
}
