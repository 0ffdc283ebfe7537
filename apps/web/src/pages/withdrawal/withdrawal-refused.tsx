import type { ReactNode } from 'react'
import { WITHDRAWAL_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { WithdrawalModel } from '@firkant/domain/page/order-models.ts'
import { useFrame } from '../../shell/use-frame.ts'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import style from './withdrawal-page.module.css'

/** Why this order can't be withdrawn from, plainly, and whom to write to. */
export function WithdrawalRefused(props: Extract<WithdrawalModel, { step: 'refused' }>): ReactNode {
  const { reason, orderNumber, lastDay, breadcrumbs } = props
  const { text, dayText, language } = useWithdrawalTexts()
  const { footer } = useFrame()
  const isLate = reason === 'tooLate'
  const why =
    isLate && lastDay === undefined
      ? text('refused.tooLatePlain')
      : text(`refused.${reason}`, { day: lastDay === undefined ? '' : dayText(lastDay) })
  return (
    <>
      <header className={style.head} data-part="withdrawal-head" role="status">
        <h1>{text('refusedHeading', { number: orderNumber })}</h1>
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
