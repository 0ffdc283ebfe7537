import type { Currency } from '../market/market.ts'
import { MINOR_PER_MAJOR, type Money } from './money.ts'

const NO_BREAK_SPACE = '\u00a0'

interface PriceStyle {
  readonly thousands: string
  readonly wholeSuffix: string
  readonly unit: string
  /** Norwegian totals drop the decimals of a whole amount. */
  readonly totalDropsZeroDecimals: boolean
}

const PRICE_STYLES: Readonly<Record<Currency, PriceStyle>> = {
  DKK: { thousands: '.', wholeSuffix: ',-', unit: 'kr.', totalDropsZeroDecimals: false },
  NOK: { thousands: NO_BREAK_SPACE, wholeSuffix: ',-', unit: 'kr', totalDropsZeroDecimals: true },
  SEK: { thousands: NO_BREAK_SPACE, wholeSuffix: ':-', unit: 'kr', totalDropsZeroDecimals: false },
}

function digits(money: Money, style: PriceStyle): { whole: string; decimals: string; isWhole: boolean } {
  const absolute = Math.abs(Math.round(money.minor))
  const minor = absolute % MINOR_PER_MAJOR
  const grouped = String((absolute - minor) / MINOR_PER_MAJOR).replace(/\B(?=(\d{3})+$)/g, style.thousands)
  const sign = money.minor < 0 ? '-' : ''
  return { whole: sign + grouped, decimals: String(minor).padStart(2, '0'), isWhole: minor === 0 }
}

/**
 * What one thing costs or saves, where it stands by itself: on a card, on the product's page, in a line of a cart or an
 * order, beside a way of delivery: `1.299,-`, `1 299:-`, `1.299,50`.
 */
export function formatPrice(money: Money): string {
  const style = PRICE_STYLES[money.currency]
  const { whole, decimals, isWhole } = digits(money, style)
  return isWhole ? whole + style.wholeSuffix : `${whole},${decimals}`
}

/**
 * Every other amount: sums (subtotal, discount, freight, total, VAT), amounts in a sentence, and documents that are read
 * by themselves (receipt, mail): `1.299,00 kr.`, `1 299 kr`.
 */
export function formatTotal(money: Money): string {
  const style = PRICE_STYLES[money.currency]
  const { whole, decimals, isWhole } = digits(money, style)
  const number = isWhole && style.totalDropsZeroDecimals ? whole : `${whole},${decimals}`
  return number + NO_BREAK_SPACE + style.unit
}
