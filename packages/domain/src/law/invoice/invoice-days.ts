import { MARKET_KEYS, type MarketKey } from '../../market/market.ts'
import { fail, succeed, type Result } from '../../result/result.ts'

export const SELLER_SIZES = ['large', 'small'] as const
export type SellerSize = (typeof SELLER_SIZES)[number]

/** Directive 2023/2225: within these days of the delivery, without interest and fees, a seller's own invoice is no credit. */
export const MAX_INVOICE_DAYS: Readonly<Record<SellerSize, number>> = { large: 14, small: 50 }
const MIN_INVOICE_DAYS = 2

export type InvoiceDays = Readonly<Record<MarketKey, number>>

/** No credit for a seller of any size. */
export const SHORT_INVOICE_DAYS: InvoiceDays = { DK: 14, NO: 14, SE: 14 }

const PAIR = /^(?<market>[A-Z]{2})=(?<days>\d{1,4})$/

/** `DK=14,SE=10`; a market that is not named has the shortest limit. Fails with what to do. */
export function readInvoiceDays(text: string, size: SellerSize): Result<InvoiceDays, string> {
  const days: Record<MarketKey, number> = { ...SHORT_INVOICE_DAYS }
  const max = MAX_INVOICE_DAYS[size]
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const { market: named, days: given } = PAIR.exec(part.trim())?.groups ?? {}
    const market = MARKET_KEYS.find((each) => each === named)
    if (!market) return fail(`"${part.trim()}" is no market with its days, such as DK=14`)
    const count = Number(given)
    if (count < MIN_INVOICE_DAYS) return fail(`${market} needs at least ${MIN_INVOICE_DAYS} days`)
    if (count > max) {
      const orSmall = size === 'large' && count <= MAX_INVOICE_DAYS.small
      const way = orSmall
        ? `, or set SELLER_SIZE=small where the firm is no large one (up to ${MAX_INVOICE_DAYS.small})`
        : ''
      return fail(
        `${market} has ${count}, and an invoice of more than ${max} days is credit for a ${size} seller (2023/2225): write at most ${market}=${max}${way}`,
      )
    }
    days[market] = count
  }
  return succeed(days)
}
