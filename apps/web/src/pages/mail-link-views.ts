import { AccountLinkPage } from './account-link/account-link-page.tsx'
import { HandOverPage } from './hand-over/hand-over-page.tsx'
import { NewsletterPage } from './newsletter/newsletter-page.tsx'
import { StockAlertPage } from './stock-alert/stock-alert-page.tsx'

/** One chunk: small pages that the links of mails and scanned codes open. */
export const mailLinkViews = {
  AccountLinkPage,
  HandOverPage,
  NewsletterSignupPage: NewsletterPage,
  StockAlertPage,
} as const
