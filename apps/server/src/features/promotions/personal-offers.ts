import type { Market } from '@firkant/domain/market/market.ts'
import {
  personalOffersOf,
  refuseActivation,
  type OfferError,
  type PersonalOffer,
} from '@firkant/domain/promotions/personal-offer.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadPromotionPerson, readPromotions } from './promotion-store.ts'
import { activatedOffers } from './promotion-tables.ts'

export type OfferContext = Pick<ShopContext, 'db' | 'brand'>

export interface OfferOwner {
  readonly customerId: string
  readonly market: Market
  readonly now: Date
}

/** Offers of a customer, whom it is enough to recognise. */
export async function loadPersonalOffers(
  { db, brand }: OfferContext,
  { customerId, market, now }: OfferOwner,
): Promise<readonly PersonalOffer[]> {
  const [promotions, person] = await Promise.all([
    readPromotions(db, brand.key),
    loadPromotionPerson(() => db, { brand: brand.key, customerId }),
  ])
  const requester = { market: market.key, now, isLoggedIn: true, codes: new Set<string>(), ...person }
  return personalOffersOf(promotions, requester, market)
}

/** Undefined when activated. */
export async function activateOffer(
  context: OfferContext,
  owner: OfferOwner,
  offerKey: string,
): Promise<OfferError | undefined> {
  const refusal = refuseActivation(await loadPersonalOffers(context, owner), offerKey)
  if (refusal) return refusal
  const { customerId, now: activatedAt } = owner
  await context.db
    .insert(activatedOffers)
    .values({ brand: context.brand.key, customerId, promotionKey: offerKey, activatedAt })
    .onConflictDoNothing()
  return undefined
}
