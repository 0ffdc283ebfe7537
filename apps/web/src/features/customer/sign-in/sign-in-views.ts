import type { LoginPagesModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WellKnownPageKey } from '@firkant/domain/well-known/well-known-pages.ts'
import type { SignInTextKey } from './sign-in.texts.ts'

export type SignInView = 'Login' | 'Registration' | 'ResetPassword'

interface ViewRow {
  readonly heading: SignInTextKey
  readonly background: Exclude<keyof LoginPagesModel, 'passwordRegex'>
  /** The page with the same form, for a new tab and without scripts. */
  readonly page: WellKnownPageKey
  readonly leadsTo: readonly SignInView[]
}

/** The views of the login modal, and where each leads. */
export const SIGN_IN_VIEWS: Readonly<Record<SignInView, ViewRow>> = {
  Login: {
    heading: 'login.heading',
    background: 'loginBackground',
    page: 'loginPageUrl',
    leadsTo: ['Registration', 'ResetPassword'],
  },
  Registration: {
    heading: 'register.heading',
    background: 'registrationBackground',
    page: 'registrationPageUrl',
    leadsTo: ['Login'],
  },
  ResetPassword: {
    heading: 'forgot.heading',
    background: 'resetPasswordBackground',
    page: 'forgotPasswordPageUrl',
    leadsTo: ['Login'],
  },
}

/** The next view; a view that the present one does not lead to is not entered. */
export function nextView(from: SignInView, to: SignInView): SignInView {
  return SIGN_IN_VIEWS[from].leadsTo.includes(to) ? to : from
}
