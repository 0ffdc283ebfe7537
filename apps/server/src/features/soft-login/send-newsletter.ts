import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { customers } from '../customer/customer-tables.ts'
import { insertSoftLogin, SOFT_TOKEN_PREFIX } from '../customer/soft-logins.ts'
import { mails } from '../mail/mail-tables.ts'
import { createTokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { languageOf } from '../newsletter/end-subscription.ts'
import { newsletterLink, unsubscribePurpose } from '../newsletter/newsletter-links.ts'
import { newsletterSubscriptions as subscriptions } from '../newsletter/newsletter-tables.ts'
import { newsletterIssueMail } from './newsletter-issue-mail.ts'

export interface NewsletterContext {
  readonly db: Drizzle
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly secret: string
  readonly now: Date
}

interface Subscriber {
  readonly id: string
  readonly email: string
  readonly language: string
  readonly customerId: string | null
  readonly forename: string | null
}

/** Confirmed addresses that have not got this issue; the customer only of those who agreed to be recognised. */
async function listSubscribers({ db, brand }: NewsletterContext, issue: string): Promise<readonly Subscriber[]> {
  const isOwner = and(
    isNotNull(subscriptions.personalisedAt),
    // A subscriber is not greeted by the name that a stranger registered their address with.
    isNotNull(customers.emailProvedAt),
    eq(customers.brand, subscriptions.brand),
    sql`lower(${customers.email}) = ${subscriptions.emailKey}`,
  )
  const hasIssue = sql`exists (select from ${mails} where ${mails.brand} = ${subscriptions.brand}
    and ${mails.key} = ${`newsletter:${issue}:`} || ${subscriptions.id}::text)`
  return db
    .select({
      id: subscriptions.id,
      email: subscriptions.email,
      language: subscriptions.language,
      customerId: customers.id,
      forename: customers.forename,
    })
    .from(subscriptions)
    .leftJoin(customers, isOwner)
    .where(and(eq(subscriptions.brand, brand.key), eq(subscriptions.state, 'confirmed'), sql`not ${hasIssue}`))
}

/** The link of a customer who agreed recognises them; that of anybody else is a plain one. */
async function sendTo(context: NewsletterContext, issue: string, subscriber: Subscriber): Promise<void> {
  const { db, brand, publicUrl, secret, now } = context
  const language = languageOf(brand, subscriber)
  const tokens = createTokenMarks()
  const { customerId, forename } = subscriber
  await db.transaction(async (tx) => {
    const known =
      customerId === null
        ? undefined
        : await insertSoftLogin(tx, secret, { brand: brand.key, customerId, subscriptionId: subscriber.id, now })
    const recognises = known ? `?${SOFT_LOGIN_PARAM}=${SOFT_TOKEN_PREFIX}${tokens.mark(known)}` : ''
    const linkTo = (step: 'preferences' | 'unsubscribe') =>
      newsletterLink({ brand, publicUrl, language, tokens }, step, unsubscribePurpose(subscriber.id))
    const message = newsletterIssueMail({
      brandName: brand.name,
      language,
      forename: forename ?? undefined,
      shopUrl: publicUrl + localizePath(brand, language, '/') + recognises,
      preferencesUrl: linkTo('preferences'),
      unsubscribeUrl: linkTo('unsubscribe'),
    })
    const key = `newsletter:${issue}:${subscriber.id}`
    await queueMail(tx, { key, brand, language, recipient: subscriber.email, message, tokens })
  })
}

/** Sends an issue to everybody who confirmed and has not got it; how many. */
export async function sendNewsletter(context: NewsletterContext, issue: string): Promise<number> {
  const subscribers = await listSubscribers(context, issue)
  for (const subscriber of subscribers) await sendTo(context, issue, subscriber)
  return subscribers.length
}
