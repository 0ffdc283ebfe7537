import type { ReactNode } from 'react'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { finishLogin } from '../../features/customer/sign-in/finish-login.ts'
import { LoginForm } from '../../features/customer/sign-in/forms/login-form.tsx'
import style from '../../features/customer/sign-in/forms/sign-in-form.module.css'
import { signInTexts } from '../../features/customer/sign-in/sign-in.texts.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { SignInPage } from './sign-in-page.tsx'

export function LoginPage({ page }: { page: PageWith<'LoginPage'> }): ReactNode {
  const shop = useShop()
  const { text } = useTexts(signInTexts)
  const { pages } = useFrame()
  // As the document came: a login on this page leads on by itself.
  const customer = shop.dynamicData.readSent('customer').data
  const myPages = pages?.myPagesStartPageUrl ?? '/'
  const isLoggedIn = useDynamicData('customer').data?.isLoggedIn && customer?.isLoggedIn
  const { returnUrl, result, wait } = page.model
  const loggedIn = async (merged: MergedAtLogin | undefined) => {
    await finishLogin(shop, merged)
    window.location.assign(returnUrl ?? myPages)
  }
  return (
    <SignInPage view="Login" heading={text('login.heading')}>
      {isLoggedIn ? (
        <div className={style.done} data-part="sign-in-done">
          <p>{text('login.alreadyIn', { email: customer.email ?? '' })}</p>
          <p>
            <a href={returnUrl ?? myPages} data-part="button">
              {text('login.toMyPages')}
            </a>
          </p>
        </div>
      ) : (
        <LoginForm returnUrl={returnUrl} result={result} wait={wait} onLoggedIn={(merged) => void loggedIn(merged)} />
      )}
    </SignInPage>
  )
}
