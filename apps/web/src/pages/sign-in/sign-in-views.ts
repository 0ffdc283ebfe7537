import { LoginPage } from './login-page.tsx'
import { CreatePasswordPage, ForgotPasswordPage, ResetPasswordPage } from './password-pages.tsx'
import { RegistrationPage } from './registration-page.tsx'

/** One chunk: each of these pages leads to another. */
export const signInViews = {
  LoginPage,
  RegistrationPage,
  ForgotPasswordPage,
  CreatePasswordPage,
  ResetPasswordPage,
} as const
