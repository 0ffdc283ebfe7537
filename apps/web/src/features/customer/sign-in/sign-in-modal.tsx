import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import { siteModals } from '../../../platform/panels/site-modals.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { finishLogin, refreshCustomer } from './finish-login.ts'
import { ForgotPasswordForm } from './forms/forgot-password-form.tsx'
import { LoginForm } from './forms/login-form.tsx'
import { RegistrationForm } from './forms/registration-form.tsx'
import style from './forms/sign-in-form.module.css'
import { SignInStage } from './sign-in-stage.tsx'
import { nextView, SIGN_IN_VIEWS, type SignInView } from './sign-in-views.ts'
import { signInTexts } from './sign-in.texts.ts'
import '#brand/art-sign-in.css'

export const SIGN_IN_HEADING = 'sign-in-heading'

export interface SignInModalProps {
  readonly firstView: SignInView
  /** Why it opened by itself. */
  readonly isRequired: boolean
  readonly onSignedIn: () => void
  readonly autoSubmit?: string | undefined
}

/** The content of the login modal: one of three views. */
export function SignInModal({ firstView, isRequired, onSignedIn, autoSubmit }: SignInModalProps): ReactNode {
  const shop = useShop()
  const { pages } = useFrame()
  const { text } = useTexts(signInTexts)
  const [view, setView] = useState(firstView)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasChanged = useRef(false)
  useEffect(() => {
    // The link that was pressed is gone with its view.
    if (hasChanged.current) heading.current?.focus({ preventScroll: true })
  }, [view])
  const go = (to: SignInView) => {
    hasChanged.current = true
    setView(nextView(view, to))
  }
  const loggedIn = (merged: MergedAtLogin | undefined) => {
    onSignedIn()
    void finishLogin(shop, merged)
  }
  const registered = async (merged: MergedAtLogin | undefined) => {
    onSignedIn()
    await refreshCustomer(shop, merged)
    if (!isRequired && pages) window.location.assign(pages.myPagesStartPageUrl)
    siteModals.closeAll()
  }
  return (
    <SignInStage view={view} place="modal">
      <h2 ref={heading} id={SIGN_IN_HEADING} tabIndex={-1} className={style.heading}>
        {text(SIGN_IN_VIEWS[view].heading)}
      </h2>
      {isRequired && view === 'Login' && <p className={style.required}>{text('modal.required')}</p>}
      {view === 'Login' && <LoginForm go={go} onLoggedIn={loggedIn} />}
      {view === 'Registration' && <RegistrationForm go={go} onRegistered={(merged) => void registered(merged)} />}
      {view === 'ResetPassword' && <ForgotPasswordForm go={go} autoSubmit={autoSubmit} />}
    </SignInStage>
  )
}
