import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SIGN_IN_FORMS, type ForgotPasswordResult } from '@firkant/domain/customer/sign-in-forms.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../../../platform/announcer.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { EmailInput } from './email-input.tsx'
import { failureOfCall } from './form-failure.ts'
import { fieldOf } from './form-field.ts'
import { FormFailure, FormFrame, SubmitButton } from './form-frame.tsx'
import style from './sign-in-form.module.css'
import { signInTexts, type SignInTextKey } from '../sign-in.texts.ts'
import { ViewLink, type GoToView } from './view-link.tsx'

/** What is said → what is shown instead of the form, or beside it. */
const RESULT_FAILURES: Readonly<Record<ForgotPasswordResult, SignInTextKey | undefined>> = {
  sent: undefined,
  failed: 'forgot.failed',
  emptyEmail: 'error.email',
}

function useForgotPassword(result: ForgotPasswordResult | undefined) {
  const { api, reportError } = useShop()
  const { text } = useTexts(signInTexts)
  const { state, run } = useAsyncAction()
  const [isSent, setSent] = useState(result === 'sent')
  const [failure, setFailure] = useState(result && RESULT_FAILURES[result])

  async function send(email: string): Promise<boolean> {
    const failed = await api.post('ct/customer/forgotpassword', { email }).then(
      ({ success }) => (success ? undefined : ('forgot.failed' as const)),
      (error: unknown) => {
        reportError(error, 'warn')
        return failureOfCall(error, 'forgot.failed')
      },
    )
    setFailure(failed)
    setSent(failed === undefined)
    announcer.announce(text(failed ?? 'forgot.sent'))
    return failed === undefined
  }
  return { state, isSent, failure, ask: (email: string) => void run(() => send(email)) }
}

/** The focused button is gone with the form: the focus moves to what came of it. */
function Sent(): ReactNode {
  const { text } = useTexts(signInTexts)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={message} tabIndex={-1} className={style.done} data-part="sign-in-done">
      <p>{text('forgot.sent')}</p>
      <p className={style.doneHint}>{text('forgot.sentHint')}</p>
    </div>
  )
}

interface ForgotPasswordFormProps {
  readonly go?: GoToView | undefined
  readonly result?: ForgotPasswordResult | undefined
  /** For a customer who is recognised: the shop knows the address, so that nothing has to be typed. */
  readonly autoSubmit?: string | undefined
}

export function ForgotPasswordForm({ go, result, autoSubmit }: ForgotPasswordFormProps): ReactNode {
  const { text } = useTexts(signInTexts)
  const { state, isSent, failure, ask } = useForgotPassword(result)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (autoSubmit === undefined || hasAsked.current) return
    hasAsked.current = true
    ask(autoSubmit)
  })
  return (
    <div className={style.whole}>
      {isSent ? (
        <Sent />
      ) : (
        <>
          <p className={style.intro}>{text('forgot.intro')}</p>
          <FormFrame
            action={SIGN_IN_FORMS.forgotPassword}
            name="forgot-password"
            onSubmit={(form) => ask(fieldOf(form, 'email'))}
          >
            <EmailInput
              autoComplete="username"
              enterKeyHint="send"
              problem={failure === 'error.email' ? text(failure) : undefined}
            />
            <FormFailure>{failure && failure !== 'error.email' ? text(failure) : undefined}</FormFailure>
            <SubmitButton state={state} label={text('forgot.submit')} pending={text('forgot.pending')} />
          </FormFrame>
        </>
      )}
      <p className={style.other}>
        <ViewLink view="Login" go={go}>
          {text('login.back')}
        </ViewLink>
      </p>
    </div>
  )
}
