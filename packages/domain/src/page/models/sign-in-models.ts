import type { ResetPasswordError } from '../../customer/customer-calls.ts'
import type { RegistrationError } from '../../customer/registration.ts'
import type { ForgotPasswordResult, LoginResult } from '../../customer/sign-in-forms.ts'
import type { EmployeeLoginError } from '../../employee/employee-calls.ts'

/** `result`: what came of a plain form. */
export interface LoginPageModel {
  readonly returnUrl?: string | undefined
  readonly result?: LoginResult | undefined
  /** Seconds until the next attempt, after too many. */
  readonly wait?: number | undefined
}

export interface RegistrationPageModel {
  readonly returnUrl?: string | undefined
  readonly result?: RegistrationError | 'tooMany' | undefined
}

export interface ForgotPasswordPageModel {
  readonly result?: ForgotPasswordResult | undefined
}

/** Behind the link of a mail: a new password, or the first one. */
export interface NewPasswordPageModel {
  readonly token: string
  /** The mailbox was never proved: its owner says what becomes of what lies in the account. */
  readonly asksToKeep?: boolean | undefined
  readonly result?: ResetPasswordError | 'tooMany' | undefined
}

/** The result of a plain form. */
export interface EmployeeLoginPageModel {
  readonly result?: 'failed' | 'tooMany' | EmployeeLoginError | undefined
  /** Seconds until the next attempt, after too many. */
  readonly wait?: number | undefined
}
