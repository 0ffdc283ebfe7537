import type { ReactNode } from 'react'
import { WITHDRAWAL_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { WithdrawalModel } from '@firkant/domain/page/order-models.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import style from './withdrawal-page.module.css'

/** Why this order can't be withdrawn from, plainly, and whom to write to. */
export function WithdrawalRefused(props: Extract<WithdrawalModel, { step: 'refused' }>): ReactNode {
  const { reason, orderNumber, right, breadcrumbs } = props
  const { text, dayText, language } = useWithdrawalTexts()
  const { footer } = useFrame()
  const { withdrawUntil, own } = right
  const days = { day: withdrawUntil === undefined ? '' : dayText(withdrawUntil) }
  const isPlain = reason === 'tooLate' && withdrawUntil === undefined
  const why =
    reason === 'tooLate' && own?.until !== undefined
      ? text('refused.tooLateOwn', { ...days, days: own.days, ownDay: dayText(own.until) })
      : text(isPlain ? 'refused.tooLatePlain' : `refused.${reason}`, days)
  return (
    <>
      <header className={style.head} data-part="withdrawal-head" role="status">
        <h1 className={style.title} data-part="withdrawal-title">
          {text('refusedHeading', { number: orderNumber })}
        </h1>
        <p data-part="withdrawal-reason" data-reason={reason}>
          {why}
        </p>
      </header>
      {footer && <p>{text('help', { email: footer.company.email })}</p>}
      <p>
        <a href={breadcrumbs.at(-1)?.url ?? WITHDRAWAL_PATHS[language]} data-part="text-link">
          {text('another')}
        </a>
      </p>
    </>
  )
}
