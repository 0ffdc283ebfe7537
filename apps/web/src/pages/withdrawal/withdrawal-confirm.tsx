import type { ReactNode } from 'react'
import { ORDER_FORM_PATHS, WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import type { WithdrawalModel } from '@firkant/domain/page/order-models.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import { OutcomeLines, OutcomeNext, OutcomeWho } from './withdrawal-outcome.tsx'
import style from './withdrawal-page.module.css'

/** The second step: what will be withdrawn, and the button that does it. */
export function WithdrawalConfirm(props: Extract<WithdrawalModel, { step: 'confirm' }>): ReactNode {
  const { token, changeUrl, who, outcome } = props
  const { language } = useShop()
  const { text } = useWithdrawalTexts()
  const isOwn = outcome.rule === 'return'
  return (
    <>
      <header className={style.head} data-part="withdrawal-head">
        <p className={style.at} data-part="withdrawal-at">
          {text('step', { at: 2 })}
        </p>
        <h1 className={style.title} data-part="withdrawal-title">
          {text(isOwn ? 'own.confirmHeading' : 'confirmHeading')}
        </h1>
        <p>{text(isOwn ? 'own.confirmIntro' : 'confirmIntro')}</p>
      </header>
      <OutcomeLines outcome={outcome} isDone={false} />
      <OutcomeWho who={who} />
      <OutcomeNext outcome={outcome} />
      <form method="post" action={ORDER_FORM_PATHS.confirmWithdrawal} className={style.ways}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name={WITHDRAWAL_FIELDS.token} value={token} />
        <button type="submit" data-part="button" data-variant="confirm-withdrawal">
          {text(isOwn ? 'own.confirm' : 'confirm')}
        </button>
        <a href={changeUrl} data-part="text-link">
          {text('change')}
        </a>
      </form>
    </>
  )
}
