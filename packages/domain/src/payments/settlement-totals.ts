import type { Currency } from '../market/market.ts'
import type { MoneyMovement } from './money-movements.ts'

/** What the books write of one movement. */
export interface SettledMovement extends MoneyMovement {
  /** The day of its market. */
  readonly day: string
  readonly provider: string
  readonly currency: Currency
  readonly vatPercent: number
  readonly vatMinor: number
  readonly orderNumber: string
}

export interface SettlementTotal extends Pick<SettledMovement, 'day' | 'provider' | 'currency' | 'vatPercent'> {
  readonly capturedMinor: number
  readonly refundedMinor: number
  /** Captured less refunded, with the VAT in it. */
  readonly netMinor: number
  readonly vatMinor: number
}

const groupOf = ({ day, provider, currency, vatPercent }: SettledMovement) =>
  [day, provider, currency, vatPercent].join(' ')

function addTo(total: SettlementTotal | undefined, movement: SettledMovement): SettlementTotal {
  const { day, provider, currency, vatPercent, type, minor, vatMinor } = movement
  const sign = type === 'captured' ? 1 : -1
  return {
    day,
    provider,
    currency,
    vatPercent,
    capturedMinor: (total?.capturedMinor ?? 0) + (type === 'captured' ? minor : 0),
    refundedMinor: (total?.refundedMinor ?? 0) + (type === 'refunded' ? minor : 0),
    netMinor: (total?.netMinor ?? 0) + sign * minor,
    vatMinor: (total?.vatMinor ?? 0) + sign * vatMinor,
  }
}

/** One line for each day, provider, currency and rate of VAT. */
export function settlementTotals(movements: readonly SettledMovement[]): readonly SettlementTotal[] {
  const totals = new Map<string, SettlementTotal>()
  for (const movement of movements) totals.set(groupOf(movement), addTo(totals.get(groupOf(movement)), movement))
  return [...totals.entries()].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, total]) => total)
}
