import { SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { findProvedCustomers, type CustomerRow } from '../customer/customer-store.ts'
import { insertSoftLogin, SOFT_TOKEN_PREFIX } from '../customer/soft-logins.ts'
import { createTokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { languageOf } from '../newsletter/end-subscription.ts'
import { newsletterLink, unsubscribePurpose } from '../newsletter/newsletter-links.ts'
import { listSubscribers } from '../newsletter/newsletter-store.ts'
import { loadNewsletterContent, type NewsletterContent } from './newsletter-content.ts'
import { newsletterIssueMail } from './newsletter-issue-mail.ts'

export interface NewsletterContext extends Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret'> {
  readonly now: Date
}

interface IssueContext extends NewsletterContext {
  readonly issue: string
  /** Loaded once, however many read it. */
  readonly contentIn: (language: MarketLanguage) => Promise<NewsletterContent>
}

interface Subscriber {
  readonly id: string
  readonly email: string
  readonly language: string
  /** Only of those who agreed to be recognised. */
  readonly customer: Pick<CustomerRow, 'id' | 'forename'> | undefined
}

const issueKey = (issue: string) => `newsletter:${issue}:`

async function listRecipients({ db, brand }: NewsletterContext, issue: string): Promise<readonly Subscriber[]> {
  const subscribers = await listSubscribers(db, brand.key, issueKey(issue))
  const agreed = subscribers.filter(({ personalisedAt }) => personalisedAt !== null).map(({ emailKey }) => emailKey)
  // A subscriber is not greeted by the name that a stranger registered their address with.
  const customers = await findProvedCustomers(db, brand.key, agreed)
  return subscribers.map(({ id, email, emailKey, language, personalisedAt }) => ({
    id,
    email,
    language,
    customer: personalisedAt === null ? undefined : customers.get(emailKey),
  }))
}

/** The link of a customer who agreed recognises them; that of anybody else is a plain one. */
async function sendTo(context: IssueContext, subscriber: Subscriber): Promise<void> {
  const { db, brand, publicUrl, secret, now, issue } = context
  const language = languageOf(brand, subscriber)
  const content = await context.contentIn(language)
  const tokens = createTokenMarks()
  const { id: subscriptionId, customer } = subscriber
  await db.transaction(async (tx) => {
    const known =
      customer &&
      (await insertSoftLogin(tx, secret, { brand: brand.key, customerId: customer.id, subscriptionId, now }))
    const recognises = known && `${SOFT_LOGIN_PARAM}=${SOFT_TOKEN_PREFIX}${tokens.mark(known)}`
    const linkTo = (url: string) => (recognises ? `${url}${url.includes('?') ? '&' : '?'}${recognises}` : url)
    const newsletterStep = (step: 'preferences' | 'unsubscribe') =>
      newsletterLink({ brand, publicUrl, language, tokens }, step, unsubscribePurpose(subscriptionId))
    const message = newsletterIssueMail({
      brandName: brand.name,
      language,
      forename: customer?.forename,
      shopUrl: linkTo(publicUrl + localizePath(brand, language, '/')),
      content,
      linkTo,
      preferencesUrl: newsletterStep('preferences'),
      unsubscribeUrl: newsletterStep('unsubscribe'),
    })
    const key = issueKey(issue) + subscriptionId
    await queueMail(tx, { key, brand, language, publicUrl, recipient: subscriber.email, message, tokens })
  })
}

/** Sends an issue to everybody who confirmed and has not got it; how many. */
export async function sendNewsletter(context: NewsletterContext, issue: string): Promise<number> {
  const subscribers = await listRecipients(context, issue)
  const loaded = new Map<MarketLanguage, Promise<NewsletterContent>>()
  const contentIn = (language: MarketLanguage) => {
    const content = loaded.get(language) ?? loadNewsletterContent({ ...context, language })
    loaded.set(language, content)
    return content
  }
  for (const subscriber of subscribers) await sendTo({ ...context, issue, contentIn }, subscriber)
  return subscribers.length
}
