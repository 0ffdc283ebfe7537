import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { ACCOUNT_MAILS_DA } from './account-mail-texts-da.ts'
import { ACCOUNT_MAILS_NB } from './account-mail-texts-nb.ts'
import { ACCOUNT_MAILS_SV } from './account-mail-texts-sv.ts'

export type AccountMailKind =
  | 'welcome'
  | 'proveEmail'
  | 'passkeyAdded'
  | 'addressInUse'
  | 'resetPassword'
  | 'createPassword'
  | 'passwordChanged'
  | 'confirmEmail'
  | 'emailChanged'
  | 'deletionRequested'
  | 'deleted'

export interface AccountMailFacts {
  readonly brand: string
  readonly forename: string
  /** Written out, in the language of the mail. */
  readonly date?: string | undefined
  readonly newEmail?: string | undefined
}

export interface AccountMailTexts {
  readonly subject: (brand: string) => string
  readonly preview: string
  readonly heading: (facts: AccountMailFacts) => string
  readonly text: (facts: AccountMailFacts) => string
  /** Only with a link. */
  readonly button?: string
  readonly note: string
}

export type AccountMails = Readonly<Record<AccountMailKind, AccountMailTexts>>

export const ACCOUNT_MAILS: Readonly<Record<MarketLanguage, AccountMails>> = {
  da: ACCOUNT_MAILS_DA,
  nb: ACCOUNT_MAILS_NB,
  sv: ACCOUNT_MAILS_SV,
}
