import type { ReactNode } from 'react'
import { OPEN_ACCOUNT_ID, ORDER_FORM_PATHS, ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import type { OrderAccount as OrderAccountModel } from '@firkant/domain/orders/order-account.ts'
import { MIN_PASSWORD_LENGTH, PASSWORD_PATTERN } from '@firkant/domain/customer/password-rule.ts'
import { PasswordInput } from '../../../features/customer/sign-in/forms/password-input.tsx'
import { REGISTRATION_ERROR_TEXTS } from '../../../features/customer/sign-in/forms/use-registration.ts'
import { signInTexts } from '../../../features/customer/sign-in/sign-in.texts.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderHelpTexts } from '../order-help.texts.ts'
import style from '../order-page.module.css'

type Offered = Extract<OrderAccountModel, { status: 'offered' }>

/** A plain form: everything but the password is in the order, which the token opens. */
function AccountForm({ token, page, problem }: Offered): ReactNode {
  const { text, language } = useTexts(signInTexts)
  const { text: helpText } = useTexts(orderHelpTexts)
  const { pages } = useFrame()
  const isRefused = problem === 'registrationFailed'
  return (
    <form method="post" action={ORDER_FORM_PATHS.openAccount} className={style.form}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={ORDER_TOKEN_PARAM} value={token} />
      <input type="hidden" name="page" value={page} />
      <PasswordInput
        name="password"
        label={helpText('accountPassword')}
        hint={text('field.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="go"
        minLength={MIN_PASSWORD_LENGTH}
        pattern={PASSWORD_PATTERN}
        missing={text('error.password')}
        invalid={text('error.passwordRule')}
        problem={problem && !isRefused ? text(REGISTRATION_ERROR_TEXTS[problem]) : undefined}
      />
      {isRefused && (
        <p role="alert" data-part="order-account-refused">
          {text(REGISTRATION_ERROR_TEXTS[problem])}{' '}
          {pages && (
            <a href={pages.loginPageUrl} data-part="text-link">
              {helpText('accountLogIn')}
            </a>
          )}
        </p>
      )}
      <button type="submit" data-part="button" className={style.quiet}>
        {helpText('accountSubmit')}
      </button>
    </form>
  )
}

/** A guest makes an account of the order by choosing a password. */
export function OrderAccount({ account }: { account: OrderAccountModel | undefined }): ReactNode {
  const { text } = useTexts(orderHelpTexts)
  const { pages } = useFrame()
  if (!account) return null
  const isMade = account.status === 'made'
  return (
    <section id={OPEN_ACCOUNT_ID} className={style.card} data-part="order-account" data-status={account.status}>
      <h2 className={style.cardTitle} data-part="order-card-title">
        {text(isMade ? 'accountMade' : 'accountHeading')}
      </h2>
      <p role={isMade ? 'status' : undefined}>
        {text(isMade ? 'accountMadeText' : 'accountText', { email: account.email })}
      </p>
      {!isMade && <AccountForm {...account} />}
      {isMade && pages && (
        <p>
          <a href={pages.myPagesStartPageUrl} data-part="text-link">
            {text('accountToMyPages')}
          </a>
        </p>
      )}
    </section>
  )
}
