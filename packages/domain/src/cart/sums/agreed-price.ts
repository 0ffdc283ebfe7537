import { DAY_MS } from '../../duration/duration.ts'
import type { MarketKey, MarketLanguage } from '../../market/market.ts'
import type { CurrentPrice } from '../../pricing/price-log.ts'
import { fail, succeed, type Result } from '../../result/result.ts'
import type { AgreedPrice, CartLine } from '../cart-line.ts'

/** Such an offer stands as long as a written one would. */
const AGREED_DAYS = 30

/** Shown with the line in cart, order, mails and invoice. */
export const AGREED_NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Pris aftalt i butikken',
  nb: 'Pris avtalt i butikken',
  sv: 'Pris avtalat i butiken',
}

export const PRICE_REASONS = ['displayItem', 'damage', 'priceMatch', 'together', 'complaint', 'other'] as const
export type PriceReason = (typeof PRICE_REASONS)[number]
export const PRICE_NOTE_LENGTH = { least: 3, most: 200 } as const

interface Moment {
  readonly market: MarketKey
  readonly now: Date
}

/** Agreed for exactly this quantity, in one market and currency, for a while. */
export function isAgreed({ agreed, quantity }: CartLine, { market, now }: Moment): boolean {
  return agreed?.market === market && agreed.quantity === quantity && now < new Date(agreed.until)
}

/**
 * What the line costs by agreement: never more than anybody pays. It is no reduction in the sense of the law, so nothing
 * is compared with it.
 */
export function withAgreedPrice(line: CartLine, price: CurrentPrice, moment: Moment): CurrentPrice {
  const { agreed } = line
  if (!agreed || !isAgreed(line, moment) || agreed.minor >= price.currentMinor) return price
  return { currentMinor: agreed.minor, regularMinor: agreed.minor }
}

/** `beyondLimit`: lower than this employee may go; `notLower`: the ordinary price, or more. */
export type AgreedPriceError = 'invalidPrice' | 'notLower' | 'beyondLimit'

/** The lowest price of a piece that the limit allows. */
export function lowestAgreed(ordinaryMinor: number, limitPercent: number): number {
  return Math.max(0, Math.ceil((ordinaryMinor * (100 - limitPercent)) / 100))
}

export interface WantedPrice extends Moment {
  /** Of a piece. */
  readonly minor: number
  readonly ordinaryMinor: number
  /** At most this much off, in per cent. */
  readonly limitPercent: number
}

export function agreePrice(line: CartLine, wanted: WantedPrice): Result<AgreedPrice, AgreedPriceError> {
  const { minor, ordinaryMinor, limitPercent, market, now } = wanted
  if (!Number.isSafeInteger(minor) || minor < 0) return fail('invalidPrice')
  if (minor >= ordinaryMinor) return fail('notLower')
  if (minor < lowestAgreed(ordinaryMinor, limitPercent)) return fail('beyondLimit')
  const until = new Date(now.getTime() + AGREED_DAYS * DAY_MS).toISOString()
  return succeed({ market, minor, quantity: line.quantity, until })
}
