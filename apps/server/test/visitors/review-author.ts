import { randomUUID } from 'node:crypto'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { line } from '@firkant/domain/orders/order-test-shop.ts'
import { deriveToken } from '../../src/features/mail/mail-tokens.ts'
import { sendReviewInvitations } from '../../src/features/reviews/send-invitations.ts'
import { askPurpose, cancelPurpose, ownPurpose } from '../../src/features/reviews/written/review-links.ts'
import { addTestOrder, type TestOrder } from '../samples/test-orders.ts'
import type { TestShop } from '../test-shop.ts'

const BRAND = 'hjemly'

/** A buyer whose goods have come, with the links of the mails that they get. */
export async function deliveredBuyer(
  shop: TestShop,
  given: TestOrder & { readonly email?: string; readonly agrees?: boolean } = {},
) {
  const { email = `${randomUUID()}@example.dk`, agrees = true, ...order } = given
  const { pool, main: db } = shop.database
  const stored = await addTestOrder(db, { state: 'delivered', lines: [line('RUG', 1)], ...order })
  await pool.query(
    `update orders set email = $2, document = jsonb_set(document, '{buyer,email}', to_jsonb($2::text)) where id = $1`,
    [stored.id, email],
  )
  if (agrees)
    await pool.query(
      `insert into newsletter_subscriptions (brand, email, email_key, language, state, unsubscribe_hash, requested_at, confirmed_at)
        values ($1, $2, $3, 'da', 'confirmed', $2, now(), now()) on conflict do nothing`,
      [BRAND, email, emailKey(email)],
    )
  const { secret, now } = shop
  const send = sendReviewInvitations({ db, brand: BRANDS[BRAND], publicUrl: 'http://shop.test', secret, now })
  const ask = () => send({ orderId: stored.id })
  const rows = async () => (await pool.query('select * from buyer_reviews where order_id = $1', [stored.id])).rows
  const mails = async () =>
    (
      await pool.query('select key, subject, text, headers from mails where recipient = $1 order by created_at', [
        email,
      ])
    ).rows
  async function links() {
    const [row] = await rows()
    const of = (purpose: Parameters<typeof deriveToken>[1]) => deriveToken(secret, purpose)
    return { ask: of(askPurpose(row.id)), own: of(ownPurpose(row.id)), cancel: of(cancelPurpose(row.id)) }
  }
  return { email, stored, ask, rows, mails, links }
}

export interface SentReview {
  readonly token: string
  readonly photos?: readonly Buffer[]
  readonly [field: string]: unknown
}

export const GOOD_REVIEW = {
  rating: '4',
  title: 'Blødt under fødderne',
  text: 'Det ligger fladt fra første dag og fnugger ikke.',
  author: 'Anna',
}

/** The form as a browser sends it, with scripts or without. */
export async function sendReview({ origin }: Pick<TestShop, 'origin'>, { token, photos = [], ...fields }: SentReview) {
  const body = new FormData()
  body.set('token', token)
  for (const [name, value] of Object.entries({ ...GOOD_REVIEW, ...fields })) body.set(name, String(value))
  for (const [at, bytes] of photos.entries()) body.append('photo', new File([new Uint8Array(bytes)], `../../${at}.php`))
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${origin}/anmeldelse`, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}
