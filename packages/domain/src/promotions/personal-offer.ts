import type { Market, MarketLanguage } from '../market/market.ts'
import { formatPrice } from '../money/format-price.ts'
import { assertNever } from '../result/result.ts'
import { refusalOf } from './promotion-conditions.ts'
import type { MarketAmounts, Promotion, PromotionEffect, PromotionRequester } from './promotion.ts'

export const OFFER_STATES = ['open', 'activated', 'used'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** A customer's own offer, as they see it. */
export interface PersonalOffer {
  readonly offerKey: string
  /** Such as `20 %`. */
  readonly discountValue: string
  readonly title: string
  readonly description: string
  /** Absent if it has no end. */
  readonly validUntil?: string | undefined
  readonly state: OfferState
}

type Words = Readonly<Record<MarketLanguage, string>>
const FREE_DELIVERY: Words = { da: 'Fri fragt', nb: 'Fri frakt', sv: 'Fri frakt' }
const GIFT: Words = { da: 'Gave', nb: 'Gave', sv: 'Present' }

const amountText = (minor: MarketAmounts, { key, currency }: Market) =>
  formatPrice({ minor: minor[key] ?? 0, currency })

function valueOf(effect: PromotionEffect, market: Market): string {
  switch (effect.type) {
    case 'percent':
      return `${String(effect.percent).replace('.', ',')}\u00a0%`
    case 'amount':
    case 'fixedPrice':
      return amountText(effect.minor, market)
    case 'cheapestFree':
      return `${effect.of} for ${effect.of - 1}`
    case 'gift':
      return GIFT[market.language]
    case 'freeDelivery':
      return FREE_DELIVERY[market.language]
    default:
      return assertNever(effect)
  }
}

function stateOf(promotion: Promotion, requester: PromotionRequester): OfferState | undefined {
  if (requester.used.has(promotion.key)) return refusalOf(promotion, withoutUses(requester)) ? undefined : 'used'
  if (refusalOf(promotion, requester)) return undefined
  return requester.activated.has(promotion.key) ? 'activated' : 'open'
}

const withoutUses = (requester: PromotionRequester): PromotionRequester => ({ ...requester, used: new Set() })

const ORDER: Readonly<Record<OfferState, number>> = { activated: 0, open: 1, used: 2 }

/** The offers that are meant for this customer now; those used last. */
export function personalOffersOf(
  promotions: readonly Promotion[],
  requester: PromotionRequester,
  market: Market,
): readonly PersonalOffer[] {
  const offers = promotions.flatMap((promotion): PersonalOffer[] => {
    const { key, names, descriptions, conditions, effect } = promotion
    const state = conditions.isPersonal ? stateOf(promotion, requester) : undefined
    if (!state) return []
    return [
      {
        offerKey: key,
        discountValue: valueOf(effect, market),
        title: names[market.language],
        description: descriptions?.[market.language] ?? '',
        ...(conditions.to && { validUntil: conditions.to.toISOString() }),
        state,
      },
    ]
  })
  return offers.toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
}

export const OFFER_ERRORS = ['offerNotFound', 'offerUsed'] as const
export type OfferError = (typeof OFFER_ERRORS)[number]

/** Undefined if it may be activated; a second time changes nothing. */
export function refuseActivation(offers: readonly PersonalOffer[], offerKey: string): OfferError | undefined {
  const offer = offers.find((each) => each.offerKey === offerKey)
  if (!offer) return 'offerNotFound'
  return offer.state === 'used' ? 'offerUsed' : undefined
}
