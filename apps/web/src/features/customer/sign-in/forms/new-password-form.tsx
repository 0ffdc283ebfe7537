import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ResetPasswordError } from '@firkant/domain/customer/customer-calls.ts'
import { SIGN_IN_FORMS, SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import { RadioGroup } from '@firkant/ui/field/radio-group.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../../../platform/announcer.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { failureOfCall } from './form-failure.ts'
import { fieldOf } from './form-field.ts'
import { FormFailure, FormFrame, SubmitButton } from './form-frame.tsx'
import { NewPasswordInputs, PASSWORD_ERROR_TEXTS } from './new-password-inputs.tsx'
import style from './sign-in-form.module.css'
import { signInTexts } from '../sign-in.texts.ts'
import { ViewLink } from './view-link.tsx'

type Refusal = ResetPasswordError | 'tooMany' | 'failed'

function useNewPassword(token: string, result: Refusal | undefined) {
  const { texts, api, reportError } = useShop()
  const own = useTexts(signInTexts)
  const { state, run } = useAsyncAction()
  const [refusal, setRefusal] = useState(result)
  const [isDone, setDone] = useState(false)

  const textOf = (code: Refusal) => {
    if (code === 'invalidToken') return own.text('reset.invalidHeading')
    if (code === 'tooMany') return own.text('error.tooMany')
    return code === 'failed' ? texts.text('error.genericRetry') : own.text(PASSWORD_ERROR_TEXTS[code])
  }

  async function send(form: FormData): Promise<boolean> {
    const keepStored = fieldOf(form, SIGN_IN_PARAMS.keepStored) === 'true'
    const chosen = {
      password: fieldOf(form, 'password'),
      confirmPassword: fieldOf(form, 'confirmPassword'),
      ...(keepStored && { keepStored }),
    }
    const refused = await api.post('ct/customer/resetpassword', { token, ...chosen }).then(
      ({ success, errorCode }): Refusal | undefined => (success ? undefined : (errorCode ?? 'failed')),
      (error: unknown): Refusal => {
        reportError(error, 'warn')
        return failureOfCall(error, 'forgot.failed') === 'error.tooMany' ? 'tooMany' : 'failed'
      },
    )
    setRefusal(refused)
    setDone(refused === undefined)
    announcer.announce(refused ? textOf(refused) : own.text('reset.done'))
    return refused === undefined
  }
  return {
    state,
    refusal,
    isDone,
    textOf,
    save: (form: FormData) => void run(() => send(form)),
    clear: () => setRefusal(undefined),
  }
}

interface OutcomeProps {
  readonly heading: string
  readonly text: string
  readonly children: ReactNode
}

/** In the place of the form; takes the focus that the form had. */
function Outcome({ heading, text, children }: OutcomeProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={style.done} data-part="sign-in-done">
      <p>
        <strong>{heading}</strong>
      </p>
      <p>{text}</p>
      <p>{children}</p>
    </div>
  )
}

/** Without a default: who forgot their password must not lose their lists, nor a stranger's remain, by inattention. */
function KeepChoice(): ReactNode {
  const { text } = useTexts(signInTexts)
  return (
    <RadioGroup
      name={SIGN_IN_PARAMS.keepStored}
      label={text('reset.keepLegend')}
      hint={text('reset.keepHint')}
      required
      messages={{ missing: text('reset.keepMissing') }}
      choices={[
        { value: 'true', label: text('reset.keep') },
        { value: 'false', label: text('reset.empty') },
      ]}
    />
  )
}

interface NewPasswordFormProps {
  readonly token: string
  /** What lies in the account may be a stranger's. */
  readonly asksToKeep?: boolean | undefined
  readonly intro: string
  /** Of an account that the shop opened. */
  readonly isFirst?: boolean
  readonly result?: ResetPasswordError | 'tooMany' | undefined
}

/** Behind the link of a mail: a new password, or the first one. */
export function NewPasswordForm(props: NewPasswordFormProps): ReactNode {
  const { token, asksToKeep = false, intro, isFirst = false, result } = props
  const { text } = useTexts(signInTexts)
  const hasToken = token !== ''
  const { state, refusal, isDone, textOf, save, clear } = useNewPassword(token, hasToken ? result : 'invalidToken')
  if (isDone)
    return (
      <Outcome heading={text('reset.done')} text={text('reset.doneText')}>
        <ViewLink view="Login" go={undefined}>
          {text('login.submit')}
        </ViewLink>
      </Outcome>
    )
  if (refusal === 'invalidToken')
    return (
      <Outcome heading={text('reset.invalidHeading')} text={text('reset.invalidText')}>
        <ViewLink view="ResetPassword" go={undefined}>
          {text('reset.newLink')}
        </ViewLink>
      </Outcome>
    )
  const isOfForm = refusal === 'tooMany' || refusal === 'failed'
  return (
    <div className={style.whole}>
      <p className={style.intro}>{intro}</p>
      <FormFrame action={SIGN_IN_FORMS.newPassword} name="new-password" onSubmit={save}>
        <input type="hidden" name={SIGN_IN_PARAMS.token} value={token} />
        {isFirst && <input type="hidden" name={SIGN_IN_PARAMS.isFirst} value="true" />}
        <NewPasswordInputs label={text('field.newPassword')} problem={isOfForm ? undefined : refusal} onEdit={clear} />
        {asksToKeep && <KeepChoice />}
        <FormFailure>{isOfForm ? textOf(refusal) : undefined}</FormFailure>
        <SubmitButton state={state} label={text('reset.submit')} pending={text('reset.pending')} />
      </FormFrame>
    </div>
  )
}
