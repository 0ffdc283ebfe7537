import type { RegistrationError } from '../customer/registration.ts'

/** Which page offers it, and shows what came of it. */
export type OrderAccountPage = 'confirmation' | 'order'

/** The parameter that tells what came of it: `made`, or why not. */
export const ORDER_ACCOUNT_PARAM = 'account'
export const ORDER_ACCOUNT_MADE = 'made'

/** An account of a guest's order, made with a password alone. */
export type OrderAccount =
  | {
      readonly status: 'offered'
      readonly email: string
      /** Of the order's link. */
      readonly token: string
      readonly page: OrderAccountPage
      readonly problem?: RegistrationError | undefined
    }
  | { readonly status: 'made'; readonly email: string }
