import { AccountLinkPage } from './account-link/account-link-page.tsx'
import { NewsletterPage } from './newsletter/newsletter-page.tsx'
import { StockAlertPage } from './stock-alert/stock-alert-page.tsx'

/** One chunk: small pages that the links of mails open. */
export const mailLinkViews = { AccountLinkPage, NewsletterSignupPage: NewsletterPage, StockAlertPage } as const
