import type { ReactNode } from 'react'
import type { WithdrawalModel } from '@firkant/domain/page/models/order-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { ORDER_FORM_PATHS, WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import { OutcomeLines, OutcomeNext, OutcomeWho } from './withdrawal-outcome-view.tsx'
import style from './withdrawal-page.module.css'
import { useFrame } from '../../platform/use-frame.ts'
import { WithdrawalStatement } from './withdrawal-statement-view.tsx'
import '#brand/art-order.css'

/** Second step: review and confirm. */
function WithdrawalConfirm(props: Extract<WithdrawalModel, { step: 'confirm' }>): ReactNode {
  const { token, changeUrl, who, outcome } = props
  const { language } = useShop()
  const { text } = useWithdrawalTexts()
  const isOwn = outcome.rule === 'return'
  return (
    <>
      <header className={style.head}>
        <p className={style.at}>{text('step', { at: 2 })}</p>
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

/** Last step: receipt with date and time; the same is sent by mail. */
function WithdrawalReceipt(props: Extract<WithdrawalModel, { step: 'receipt' }>): ReactNode {
  const { who, receivedAt, outcome, sendBackTo } = props
  const { text, language } = useWithdrawalTexts()
  const moment = new Date(receivedAt)
  const params = { day: formatDate(language, moment), time: formatTime(language, moment), email: who.email }
  return (
    <>
      <div className={style.head} role="status">
        <p className={style.at}>{text('step', { at: 3 })}</p>
        <h1 className={style.title} data-part="withdrawal-title">
          {text(outcome.rule === 'return' ? 'own.receiptHeading' : 'receiptHeading')}
        </h1>
        <p>{text('receiptIntro', params)}</p>
      </div>
      <OutcomeLines outcome={outcome} isDone />
      <OutcomeNext outcome={outcome} />
      {outcome.next === 'return' && (
        <section>
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

/** Why this order can't be withdrawn from, and whom to contact. */
function WithdrawalRefused(props: Extract<WithdrawalModel, { step: 'refused' }>): ReactNode {
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
      <div className={style.head} role="status">
        <h1 className={style.title} data-part="withdrawal-title">
          {text('refusedHeading', { number: orderNumber })}
        </h1>
        <p>{why}</p>
      </div>
      {footer && <p>{text('help', { email: footer.company.email })}</p>}
      <p>
        <a href={breadcrumbs.at(-1)?.url ?? FIXED_PATHS.withdrawal[language]} data-part="text-link">
          {text('another')}
        </a>
      </p>
    </>
  )
}

function Step({ model }: { model: WithdrawalModel }): ReactNode {
  switch (model.step) {
    case 'statement':
      return <WithdrawalStatement {...model} />
    case 'confirm':
      return <WithdrawalConfirm {...model} />
    case 'receipt':
      return <WithdrawalReceipt {...model} />
    case 'refused':
      return <WithdrawalRefused {...model} />
  }
}

/** The withdrawal function: statement, confirmation, receipt. Plain forms, so that it works everywhere. */
export function WithdrawalPage({ page }: { page: PageWith<'WithdrawalPage'> }): ReactNode {
  const { model } = page
  return (
    <>
      <Breadcrumbs crumbs={model.breadcrumbs} />
      <div className={style.page}>
        <Step model={model} />
      </div>
    </>
  )
}
