import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { ForgotPasswordForm } from '../../features/customer/sign-in/forms/forgot-password-form.tsx'
import { NewPasswordForm } from '../../features/customer/sign-in/forms/new-password-form.tsx'
import { signInTexts } from '../../features/customer/sign-in/sign-in.texts.ts'
import { SignInPage } from './sign-in-page.tsx'

export function ForgotPasswordPage({ page }: { page: PageWith<'ForgotPasswordPage'> }): ReactNode {
  const { text } = useTexts(signInTexts)
  return (
    <SignInPage view="ResetPassword" heading={text('forgot.heading')}>
      <ForgotPasswordForm result={page.model.result} />
    </SignInPage>
  )
}

export function ResetPasswordPage({ page }: { page: PageWith<'ResetPasswordPage'> }): ReactNode {
  const { text } = useTexts(signInTexts)
  return (
    <SignInPage view="ResetPassword" heading={text('reset.heading')}>
      <NewPasswordForm {...page.model} intro={text('reset.intro')} />
    </SignInPage>
  )
}

/** For the first password of an account that the shop opened. */
export function CreatePasswordPage({ page }: { page: PageWith<'CreatePasswordPage'> }): ReactNode {
  const { text } = useTexts(signInTexts)
  return (
    <SignInPage view="ResetPassword" heading={text('create.heading')}>
      <NewPasswordForm {...page.model} intro={text('create.intro')} isFirst />
    </SignInPage>
  )
}
