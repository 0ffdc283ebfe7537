import { randomUUID } from 'node:crypto'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { isLanguage, MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { LINK_LIFE_MS, reviewableLines } from '@firkant/domain/reviews/review-invitation.ts'
import {
  MAX_REVIEW_PHOTOS,
  readTyped,
  validateReview,
  type ReviewFault,
  type TypedReview,
} from '@firkant/domain/reviews/written-review.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { findSoldProduct } from '../../catalog/product-store.ts'
import { deriveToken } from '../../mail/mail-tokens.ts'
import type { StoredOrder } from '../../orders/order-store.ts'
import { unpublishReview } from '../publish-review.ts'
import {
  deleteReview,
  findByCancelLink,
  findByLink,
  insertAsked,
  listOfOrder,
  lockByLink,
  refuseMails,
  renewAsked,
  saveDraft,
  saveWritten,
  type BuyerReview,
} from './buyer-review-store.ts'
import { askPurpose, hashesOf, ownPurpose } from './review-links.ts'
import { addPhotos, storePhotos, listPhotos, removePhotos } from './review-photo-store.ts'

export type ReviewOptions = Pick<ShopContext, 'db' | 'brand' | 'secret' | 'now' | 'files'>

type SentReview = Parameters<typeof readTyped>[0] & { readonly removed: readonly string[] }

export type WriteOutcome =
  | { readonly type: 'unknown' }
  /** What was typed is kept with the link. */
  | { readonly type: 'fault'; readonly fault: ReviewFault }
  | { readonly type: 'written'; readonly ownToken: string }

export interface ReviewService {
  readonly open: (token: string) => Promise<BuyerReview | undefined>
  readonly write: (token: string, sent: SentReview, files: readonly Buffer[]) => Promise<WriteOutcome>
  readonly erase: (token: string) => Promise<boolean>
  readonly mayCancel: (token: string) => Promise<boolean>
  /** True also if already ended. */
  readonly cancel: (token: string) => Promise<boolean>
  /** For a customer who asks by themselves: the token of the line's review. */
  readonly openLine: (stored: StoredOrder, lineId: string) => Promise<string | undefined>
  readonly ownToken: (id: string) => string
}

export const languageOf = ({ brand }: Pick<ReviewOptions, 'brand'>, language: string): MarketLanguage =>
  marketOf(brand, isLanguage(language) ? language : 'en').language

/** The line of an order that may be reviewed, written down once. */
export async function insertLine(
  tx: Queries,
  { brand, secret, now }: Pick<ReviewOptions, 'brand' | 'secret' | 'now'>,
  {
    stored,
    line,
  }: { readonly stored: StoredOrder; readonly line: { readonly id: string; readonly sku?: string | undefined } },
): Promise<BuyerReview | undefined> {
  const { sku } = line
  const sold = sku === undefined ? undefined : await findSoldProduct(tx, brand.key, sku)
  if (!sold || sku === undefined) return undefined
  const id = randomUUID()
  const { email } = stored.order.buyer
  return insertAsked(tx, {
    id,
    brand: brand.key,
    orderId: stored.id,
    lineId: line.id,
    sku,
    productKey: sold.key,
    designKey: sold.designKey,
    family: sold.family,
    customerId: stored.customerId,
    email,
    emailKey: emailKey(email),
    language: marketOfOrder(brand, stored).language,
    state: 'asked',
    author: stored.order.billingAddress.firstName.slice(0, 40),
    ...hashesOf(secret, id),
    askedAt: now(),
    expiresAt: new Date(now().getTime() + LINK_LIFE_MS),
  })
}

export function marketOfOrder(brand: ReviewOptions['brand'], { order }: StoredOrder) {
  const market = brand.markets.find((key) => key === order.market) ?? brand.homeMarket
  return MARKETS[market]
}

async function writeLocked(
  tx: Queries,
  row: BuyerReview,
  {
    typed,
    taken,
    removed,
    now,
  }: {
    readonly typed: TypedReview
    readonly taken: Awaited<ReturnType<typeof storePhotos>>
    readonly removed: readonly string[]
    readonly now: Date
  },
): Promise<ReviewFault | undefined> {
  const valid = validateReview(typed)
  const kept = (await listPhotos(tx, row.id)).filter(({ id }) => !removed.includes(id))
  const added = taken.ok ? taken.value.length : 0
  const fault = (): ReviewFault | undefined => {
    if (!valid.ok) return valid.code
    if (!taken.ok) return taken.code
    return kept.length + added > MAX_REVIEW_PHOTOS ? 'tooManyPhotos' : undefined
  }
  const found = fault()
  if (found !== undefined || !valid.ok || !taken.ok) {
    await saveDraft(tx, row.id, typed)
    return found
  }
  await saveWritten(tx, row, { written: valid.value, now })
  await removePhotos(tx, row.id, { ids: removed, now })
  await addPhotos(tx, row.id, { taken: taken.value, now })
  return undefined
}

export function createReviewService(options: ReviewOptions): ReviewService {
  const { db, brand, secret } = options
  const linkOf = (token: string) => ({ brand: brand.key, hash: hashToken(token), now: options.now() })
  const ownToken = (id: string) => deriveToken(secret, ownPurpose(id))
  return {
    open: (token) => findByLink(db, linkOf(token)),
    async write(token, sent, photos) {
      const known = await findByLink(db, linkOf(token))
      if (!known) return { type: 'unknown' }
      // Pictures are made before the row is locked: they take seconds.
      const taken = await storePhotos(options, photos)
      return db.transaction(async (tx): Promise<WriteOutcome> => {
        const row = await lockByLink(tx, linkOf(token))
        if (!row) return { type: 'unknown' }
        const typed = readTyped(sent, row.family)
        const fault = await writeLocked(tx, row, { typed, taken, removed: sent.removed, now: options.now() })
        return fault === undefined ? { type: 'written', ownToken: ownToken(row.id) } : { type: 'fault', fault }
      })
    },
    erase: (token) =>
      db.transaction(async (tx) => {
        const row = await lockByLink(tx, linkOf(token))
        if (!row || row.state === 'asked') return false
        await unpublishReview(tx, row)
        await deleteReview(tx, row.id)
        return true
      }),
    mayCancel: async (token) => (await findByCancelLink(db, brand.key, hashToken(token))) !== undefined,
    cancel: (token) =>
      db.transaction(async (tx) => {
        const row = await findByCancelLink(tx, brand.key, hashToken(token))
        if (row) await refuseMails(tx, row, options.now())
        return row !== undefined
      }),
    openLine: (stored, lineId) =>
      db.transaction(async (tx) => {
        const { order, state, returns: returned } = stored
        const line = reviewableLines({ state, lines: order.lines, returned }).find(({ id }) => id === lineId)
        if (!line) return undefined
        await insertLine(tx, options, { stored, line })
        const row = (await listOfOrder(tx, stored.id)).find((each) => each.lineId === lineId)
        if (!row) return undefined
        if (row.state !== 'asked') return ownToken(row.id)
        await renewAsked(tx, row.id, new Date(options.now().getTime() + LINK_LIFE_MS))
        return deriveToken(secret, askPurpose(row.id))
      }),
    ownToken,
  }
}
