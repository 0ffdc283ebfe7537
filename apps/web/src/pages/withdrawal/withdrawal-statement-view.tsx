import type { ReactNode } from 'react'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import { MAX_WRITTEN_NUMBER_LENGTH, parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { ORDER_FORM_PATHS, WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import type { WithdrawalFieldError } from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import type { WithdrawalModel } from '@firkant/domain/page/models/order-models.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import type { ReturnRight } from '@firkant/domain/orders/returns/return-right.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useWithdrawalTexts, type WithdrawalTexts } from './use-withdrawal-texts.ts'
import { WithdrawalChoices } from './withdrawal-choices.tsx'
import style from './withdrawal-page.module.css'

function byLaw({ text, dayText }: WithdrawalTexts, { rule, withdrawUntil }: ReturnRight): string {
  if (withdrawUntil === undefined) return text('intro')
  return text(rule === 'return' ? 'own.lawOver' : 'until', { day: dayText(withdrawUntil) })
}

function byPromise({ text, dayText }: WithdrawalTexts, { rule, own }: ReturnRight): readonly string[] {
  if (!own) return []
  const { days, condition, until } = own
  const day = until === undefined ? '' : dayText(until)
  const last = rule === 'return' ? text('own.now', { days, day }) : text('own.after', { days, day })
  return [until === undefined ? text('own.afterDelivery', { days }) : last, text(`own.${condition}`)]
}

/** Periods that apply: first the statutory one, then the shop's own promise and its conditions. */
function ReturnRights({ right }: { right: ReturnRight | undefined }): ReactNode {
  const texts = useWithdrawalTexts()
  const [law, ...own] = right ? [byLaw(texts, right), ...byPromise(texts, right)] : [texts.text('intro')]
  return (
    <>
      <p>{law}</p>
      {own.length > 0 && <p>{own.join(' ')}</p>}
    </>
  )
}

const MAX_NAME_LENGTH = 200

type StatementProps = Extract<WithdrawalModel, { step: 'statement' }>

function Who({ given, problems, token }: Pick<StatementProps, 'given' | 'problems' | 'token'>): ReactNode {
  const { text } = useWithdrawalTexts()
  const errorText = (error: WithdrawalFieldError | undefined) => error && text(error)
  return (
    <>
      <TextField
        name="name"
        label={text('name')}
        required
        maxLength={MAX_NAME_LENGTH}
        autoComplete="name"
        defaultValue={given.name}
        messages={{ missing: text('emptyName') }}
        problem={errorText(problems.name)}
      />
      <TextField
        name="orderNumber"
        label={text('orderNumber')}
        hint={text('orderNumberHint')}
        required
        maxLength={MAX_WRITTEN_NUMBER_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={given.orderNumber}
        messages={{ missing: text('emptyOrderNumber') }}
        check={(typed) => (parseOrderNumber(typed) === undefined ? text('invalidOrderNumber') : undefined)}
        problem={errorText(problems.orderNumber)}
      />
      <TextField
        name="email"
        type="email"
        label={text('email')}
        hint={text(token === undefined ? 'emailHintUnknown' : 'emailHint')}
        required
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        inputMode="email"
        defaultValue={given.email}
        messages={{ missing: text('emptyEmail'), invalid: text('invalidEmail') }}
        problem={errorText(problems.email)}
      />
    </>
  )
}

/** First step: name, order, and e-mail for the receipt. */
export function WithdrawalStatement(props: StatementProps): ReactNode {
  const { given, problems, isUnknown, isExpired, token, choices, madeToOrder, right } = props
  const { language } = useShop()
  const { text } = useWithdrawalTexts()
  const notice = (isUnknown && text('unknown')) || (isExpired && text('expired'))
  return (
    <>
      <header className={style.head}>
        <p className={style.at}>{text('step', { at: 1 })}</p>
        <h1 className={style.title} data-part="withdrawal-title">
          {text(right?.rule === 'return' ? 'own.heading' : 'heading')}
        </h1>
        <ReturnRights right={right} />
      </header>
      {notice && (
        <p className={style.notice} data-part="form-outcome" data-tone="negative" role="alert">
          {notice}
        </p>
      )}
      <form method="post" action={ORDER_FORM_PATHS.withdraw} className={style.form}>
        <input type="hidden" name="language" value={language} />
        {token !== undefined && <input type="hidden" name={WITHDRAWAL_FIELDS.token} value={token} />}
        {choices && <WithdrawalChoices choices={choices} problem={problems.lines && text(problems.lines)} />}
        {madeToOrder && <p data-part="withdrawal-exempt">{text('madeToOrder', { names: madeToOrder.join(', ') })}</p>}
        <Who given={given} problems={problems} token={token} />
        <button type="submit" data-part="button">
          {text('next')}
        </button>
      </form>
    </>
  )
}
