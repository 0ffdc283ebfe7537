import type { ReactNode } from 'react'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { refreshCustomer } from '../../features/customer/sign-in/finish-login.ts'
import { RegistrationForm } from '../../features/customer/sign-in/forms/registration-form.tsx'
import { signInTexts } from '../../features/customer/sign-in/sign-in.texts.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { SignInPage } from './sign-in-page.tsx'

export function RegistrationPage({ page }: { page: PageWith<'RegistrationPage'> }): ReactNode {
  const shop = useShop()
  const { text } = useTexts(signInTexts)
  const { pages } = useFrame()
  const { returnUrl, result } = page.model
  const registered = async (merged: MergedAtLogin | undefined) => {
    await refreshCustomer(shop, merged)
    window.location.assign(returnUrl ?? pages?.myPagesStartPageUrl ?? '/')
  }
  return (
    <SignInPage view="Registration" heading={text('register.heading')}>
      <RegistrationForm returnUrl={returnUrl} result={result} onRegistered={(merged) => void registered(merged)} />
    </SignInPage>
  )
}
